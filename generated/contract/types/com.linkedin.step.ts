// @generated from models/com/linkedin/step/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataHubStepStateProperties: DataHubStepStateProperties;
}
/**
 * How far a guided step, such as a tour of a page, has been taken. Written by the pages that show
 * it.
 */
export interface DataHubStepStateProperties {
  /**
   * State of the step, under names known to the page that shows it.
   */
  properties?: {
    [k: string]: string;
  };
  /**
   * When the state last changed, and by whom.
   */
  lastModified: com_linkedin_common.AuditStamp;
}
