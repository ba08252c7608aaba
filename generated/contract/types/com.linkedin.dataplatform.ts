// @generated from models/com/linkedin/dataplatform/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Families of technologies.
 *
 * - `FILE_SYSTEM`: Files in directories.
 * - `KEY_VALUE_STORE`: Values found by a key.
 * - `MESSAGE_BROKER`: Streams of messages in topics.
 * - `OBJECT_STORE`: Objects in buckets.
 * - `OLAP_DATASTORE`: Stores laid out for aggregation over many rows.
 * - `OTHERS`: None of the other families.
 * - `QUERY_ENGINE`: Engines that query data kept elsewhere.
 * - `RELATIONAL_DB`: Tables with SQL and transactions.
 * - `SEARCH_ENGINE`: Inverted indices over documents.
 */
export type PlatformType =
  | 'FILE_SYSTEM'
  | 'KEY_VALUE_STORE'
  | 'MESSAGE_BROKER'
  | 'OBJECT_STORE'
  | 'OLAP_DATASTORE'
  | 'OTHERS'
  | 'QUERY_ENGINE'
  | 'RELATIONAL_DB'
  | 'SEARCH_ENGINE';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataPlatformInfo: DataPlatformInfo;
  PlatformType: PlatformType;
}
/**
 * What the catalog knows of a technology that holds data.
 */
export interface DataPlatformInfo {
  /**
   * Name used inside URNs, in lower case.
   */
  name: string;
  /**
   * Name shown to people.
   */
  displayName?: string;
  /**
   * Family of technologies that the platform belongs to.
   */
  type: PlatformType;
  /**
   * Text between the parts of a dataset's name, such as a dot or a slash; empty when names have no
   * parts.
   */
  datasetNameDelimiter: string;
  /**
   * Picture of the platform's logo.
   */
  logoUrl?: com_linkedin_common.Url;
}
