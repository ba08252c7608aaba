// @generated from models/com/linkedin/usage/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  FieldUsageCounts: FieldUsageCounts;
  UsageAggregation: UsageAggregation;
  UsageAggregationMetrics: UsageAggregationMetrics;
  UserUsageCounts: UserUsageCounts;
}
/**
 * How often one column was used.
 */
export interface FieldUsageCounts {
  /**
   * Path of the column in the dataset's schema.
   */
  fieldName: string;
  /**
   * Queries in the window that used it.
   */
  count: number;
}
/**
 * @deprecated
 * Use of one resource, added up over a window of time.
 * Deprecated: Send the time series aspect datasetUsageStatistics.
 */
export interface UsageAggregation {
  /**
   * Start of the window, in epoch milliseconds.
   */
  bucket: number;
  /**
   * Length of the window.
   */
  duration: com_linkedin_common.WindowDuration;
  /**
   * What was used, mostly a dataset.
   */
  resource: com_linkedin_common.Urn;
  /**
   * The figures.
   */
  metrics: UsageAggregationMetrics;
}
/**
 * Figures about the use of a resource in one window. A figure that was not collected is absent.
 */
export interface UsageAggregationMetrics {
  /**
   * Users that used the resource at least once.
   */
  uniqueUserCount?: number;
  /**
   * How often each of them used it.
   */
  users?: UserUsageCounts[];
  /**
   * Queries that ran against the resource.
   */
  totalSqlQueries?: number;
  /**
   * Texts of the most frequent queries, the most frequent first.
   */
  topSqlQueries?: string[];
  /**
   * How often each column was used.
   */
  fields?: FieldUsageCounts[];
}
/**
 * How often one user used a resource.
 */
export interface UserUsageCounts {
  /**
   * The user; absent when only an e-mail address is known.
   */
  user?: com_linkedin_common.Urn;
  /**
   * Queries by this user in the window.
   */
  count: number;
  /**
   * E-mail address under which the source knows the user; absent when it knows none.
   */
  userEmail?: string;
}
