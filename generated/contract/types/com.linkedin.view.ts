// @generated from models/com/linkedin/view/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_metadata_query_filter from './com.linkedin.metadata.query.filter.js';

/**
 * Who may use a view.
 *
 * - `PERSONAL`: The user who made it.
 * - `GLOBAL`: Every user of the installation.
 */
export type DataHubViewType = 'PERSONAL' | 'GLOBAL';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataHubViewDefinition: DataHubViewDefinition;
  DataHubViewInfo: DataHubViewInfo;
  DataHubViewType: DataHubViewType;
}
/**
 * What a view lets through.
 */
export interface DataHubViewDefinition {
  /**
   * Entity types that the view is confined to; empty for every type.
   */
  entityTypes: string[];
  /**
   * Conditions that entities have to meet.
   */
  filter: com_linkedin_metadata_query_filter.Filter;
}
/**
 * A saved restriction of searches that people can switch on.
 */
export interface DataHubViewInfo {
  /**
   * Name shown to people.
   */
  name: string;
  /**
   * What the view is good for.
   */
  description?: string;
  /**
   * Whether others may use the view.
   */
  type: DataHubViewType;
  /**
   * What the view lets through.
   */
  definition: DataHubViewDefinition;
  /**
   * When the view was saved, and by whom.
   */
  created: com_linkedin_common.AuditStamp;
  /**
   * When the view was last changed, and by whom.
   */
  lastModified: com_linkedin_common.AuditStamp;
}
