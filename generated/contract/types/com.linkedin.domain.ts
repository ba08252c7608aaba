// @generated from models/com/linkedin/domain/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DomainProperties: DomainProperties;
  Domains: Domains;
}
/**
 * What people should know of a business domain.
 */
export interface DomainProperties {
  /**
   * Name shown to people.
   */
  name: string;
  /**
   * Which part of the business the domain covers.
   */
  description?: string;
  /**
   * When the domain was made, and by whom.
   */
  created?: com_linkedin_common.AuditStamp;
}
/**
 * Business domains that an asset belongs to.
 */
export interface Domains {
  /**
   * The domains; the catalog's own pages show the first one.
   */
  domains: com_linkedin_common.Urn[];
}
