// @generated from models/com/linkedin/test/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Languages for rules of metadata tests.
 *
 * - `JSON`: A JSON document.
 */
export type TestDefinitionType = 'JSON';
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
  TestDefinition: TestDefinition;
  TestDefinitionType: TestDefinitionType;
  TestInfo: TestInfo;
  TestResult: TestResult;
  TestResultType: TestResultType;
  TestResults: TestResults;
}
/**
 * The rule of a metadata test.
 */
export interface TestDefinition {
  /**
   * Language in which the rule is written.
   */
  type: TestDefinitionType;
  /**
   * The rule as JSON text; present when type is JSON.
   */
  json?: string;
}
/**
 * What a metadata test demands of the entities it is run on.
 */
export interface TestInfo {
  /**
   * Title shown to people.
   */
  name: string;
  /**
   * Heading under which tests are grouped, free to choose.
   */
  category: string;
  /**
   * What the test is good for; absent when its author gave none.
   */
  description?: string;
  /**
   * The rule that decides whether an entity passes.
   */
  definition: TestDefinition;
}
/**
 * Outcome of one metadata test on an entity.
 */
export interface TestResult {
  /**
   * What was checked.
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
