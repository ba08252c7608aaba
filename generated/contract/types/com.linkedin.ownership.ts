// @generated from models/com/linkedin/ownership/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  OwnershipTypeInfo: OwnershipTypeInfo;
}
/**
 * A kind of ownership that an organisation defines for itself.
 */
export interface OwnershipTypeInfo {
  /**
   * Name shown to people.
   */
  name: string;
  /**
   * What an owner of this kind answers for.
   */
  description?: string;
  /**
   * When the kind was defined, and by whom.
   */
  created: com_linkedin_common.AuditStamp;
  /**
   * When its name or description last changed, and by whom.
   */
  lastModified: com_linkedin_common.AuditStamp;
}
