// @generated from models/com/linkedin/platform/event/v1/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  EntityChangeEvent: EntityChangeEvent;
  Parameters: Parameters;
}
/**
 * One change of an entity in words that a program can react to, such as a tag added or an owner
 * removed.
 */
export interface EntityChangeEvent {
  /**
   * Entity type of what changed, such as dataset.
   */
  entityType: string;
  /**
   * The entity that changed.
   */
  entityUrn: com_linkedin_common.Urn;
  /**
   * Area in which it changed, such as TAG, OWNER or LIFECYCLE.
   */
  category: string;
  /**
   * What was done in that area, such as ADD, REMOVE or MODIFY.
   */
  operation: string;
  /**
   * What the operation was done with, mostly a URN: the tag that was added, the owner that was
   * removed. Absent when category and operation say it all.
   */
  modifier?: string;
  /**
   * Further details, which depend on category and operation.
   */
  parameters?: Parameters;
  /**
   * When the change was made, and by whom.
   */
  auditStamp: com_linkedin_common.AuditStamp;
  /**
   * Version of this event's layout, counted from 0; grows when fields change their meaning.
   */
  version: number;
}
/**
 * Details of a change as named values. It has no fields of its own: names and values depend on the
 * kind of change.
 */
export interface Parameters {}
