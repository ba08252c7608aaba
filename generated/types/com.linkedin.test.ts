// @generated from models/com/linkedin/test/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Outcomes of a metadata test.
 *
 * - `SUCCESS`: The entity meets the rule.
 * - `FAILURE`: The entity breaks the rule.
 */
export type TestResultType = 'SUCCESS' | 'FAILURE';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  TestResult: TestResult;
  TestResultType: TestResultType;
  TestResults: TestResults;
}
/**
 * Outcome of one metadata test on an entity.
 */
export interface TestResult {
  /**
   * The test.
   */
  test: com_linkedin_common.Urn;
  /**
   * Whether the entity passed.
   */
  type: TestResultType;
}
/**
 * Metadata tests that were run on an entity, with their latest outcome.
 */
export interface TestResults {
  /**
   * Tests whose rule the entity breaks.
   */
  failing: TestResult[];
  /**
   * Tests whose rule the entity meets.
   */
  passing: TestResult[];
}
