// @generated from models/com/linkedin/role/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  Actors: Actors;
  RoleProperties: RoleProperties;
  RoleUser: RoleUser;
}
/**
 * Who has a role in an outside system.
 */
export interface Actors {
  /**
   * Users provisioned with the role; absent when this is not known.
   */
  users?: RoleUser[];
}
/**
 * A role by which an outside system grants access to data.
 */
export interface RoleProperties {
  /**
   * Name shown to people.
   */
  name: string;
  /**
   * What the role gives access to.
   */
  description?: string;
  /**
   * What the role permits, such as READ, WRITE or ADMIN.
   */
  type: string;
  /**
   * Page on which people apply for the role; absent when there is none.
   */
  requestUrl?: string;
  /**
   * When the role was made in the outside system, and by whom.
   */
  created?: com_linkedin_common.AuditStamp;
}
/**
 * One of those to whom an outside system grants what the role permits.
 */
export interface RoleUser {
  /**
   * The user, provisioned by the outside system.
   */
  user: com_linkedin_common.Urn;
}
