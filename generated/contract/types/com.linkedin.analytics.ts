// @generated from models/com/linkedin/analytics/ by "npm run generate". Do not edit.
import type * as com_linkedin_metadata_query_filter from './com.linkedin.metadata.query.filter.js';
import type * as com_linkedin_timeseries from './com.linkedin.timeseries.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  GetTimeseriesAggregatedStatsResponse: GetTimeseriesAggregatedStatsResponse;
}
/**
 * Figures of the points of a time series, with the question that they answer.
 */
export interface GetTimeseriesAggregatedStatsResponse {
  /**
   * Type of the entities.
   */
  entityName: string;
  /**
   * The time series.
   */
  aspectName: string;
  /**
   * What was to be computed.
   */
  aggregationSpecs?: com_linkedin_timeseries.AggregationSpec[];
  /**
   * Which points were to be counted.
   */
  filter?: com_linkedin_metadata_query_filter.Filter;
  /**
   * What they were put together by, the outermost first.
   */
  groupingBuckets?: com_linkedin_timeseries.GroupingBucket[];
  /**
   * A row for each group: its keys, then its figures.
   */
  table: com_linkedin_timeseries.GenericTable;
}
