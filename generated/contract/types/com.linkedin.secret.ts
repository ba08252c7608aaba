// @generated from models/com/linkedin/secret/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataHubSecretValue: DataHubSecretValue;
}
/**
 * A value that recipes refer to by name rather than contain.
 */
export interface DataHubSecretValue {
  /**
   * Name that recipes refer to; unique in an installation.
   */
  name: string;
  /**
   * The secret, encrypted by the service that takes it in; never the plain text.
   */
  value: string;
  /**
   * What the secret gives access to.
   */
  description?: string;
  /**
   * When the secret was entered, and by whom.
   */
  created?: com_linkedin_common.AuditStamp;
}
