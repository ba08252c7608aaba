// @generated from models/com/linkedin/usage/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * How far a question about usage goes back.
 *
 * - `HOUR`: The last hour.
 * - `DAY`: The last day.
 * - `WEEK`: The last seven days.
 * - `MONTH`: The last thirty days.
 * - `QUARTER`: The last 91 days.
 * - `YEAR`: The last 365 days.
 * - `ALL`: Everything that is known.
 */
export type UsageTimeRange = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR' | 'ALL';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  FieldUsageCounts: FieldUsageCounts;
  UsageAggregation: UsageAggregation;
  UsageAggregationMetrics: UsageAggregationMetrics;
  UsageQueryResult: UsageQueryResult;
  UsageQueryResultAggregations: UsageQueryResultAggregations;
  UsageTimeRange: UsageTimeRange;
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
 * How much a resource was used in a range of time.
 */
export interface UsageQueryResult {
  /**
   * The windows of the range, from the first to the last one with figures, the earliest first.
   */
  buckets?: UsageAggregation[];
  /**
   * The figures of all windows together.
   */
  aggregations?: UsageQueryResultAggregations;
}
/**
 * Figures of several windows of time, added up.
 */
export interface UsageQueryResultAggregations {
  /**
   * How many users there were.
   */
  uniqueUserCount?: number;
  /**
   * How often each user used the resource, by name.
   */
  users?: UserUsageCounts[];
  /**
   * How often each field was used, by name.
   */
  fields?: FieldUsageCounts[];
  /**
   * Queries in all windows; absent when none has a figure.
   */
  totalSqlQueries?: number;
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
