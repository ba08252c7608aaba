// @generated from models/com/linkedin/timeseries/ by "npm run generate". Do not edit.

/**
 * How the values of a field become one.
 *
 * - `LATEST`: The value of the latest point that has one.
 * - `SUM`: The sum of all values.
 * - `CARDINALITY`: How many different values there are.
 */
export type AggregationType = 'LATEST' | 'SUM' | 'CARDINALITY';
/**
 * Units by which time is cut into buckets.
 *
 * - `SECOND`: One second.
 * - `MINUTE`: Sixty seconds.
 * - `HOUR`: Sixty minutes.
 * - `DAY`: A calendar day, UTC.
 * - `WEEK`: Seven days, from Monday.
 * - `MONTH`: From the first of a month to its last day.
 * - `QUARTER`: Three calendar months.
 * - `YEAR`: From the first of January to the end of December.
 */
export type CalendarInterval = 'SECOND' | 'MINUTE' | 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';
/**
 * What points are put together by.
 *
 * - `DATE_GROUPING_BUCKET`: By intervals of their time.
 * - `STRING_GROUPING_BUCKET`: By the text of a field.
 */
export type GroupingBucketType = 'DATE_GROUPING_BUCKET' | 'STRING_GROUPING_BUCKET';
/**
 * Kinds of parts of a dataset.
 *
 * - `FULL_TABLE`: All of it.
 * - `QUERY`: Rows that a query selects.
 * - `PARTITION`: One partition of the platform's own making.
 */
export type PartitionType = 'FULL_TABLE' | 'QUERY' | 'PARTITION';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  AggregationSpec: AggregationSpec;
  AggregationType: AggregationType;
  CalendarInterval: CalendarInterval;
  GenericTable: GenericTable;
  GroupingBucket: GroupingBucket;
  GroupingBucketType: GroupingBucketType;
  PartitionSpec: PartitionSpec;
  PartitionType: PartitionType;
  TimeWindow: TimeWindow;
  TimeWindowSize: TimeWindowSize;
  TimeseriesAspectBase: TimeseriesAspectBase;
  TimeseriesIndexSizeResult: TimeseriesIndexSizeResult;
  TimeseriesIndicesSizesResult: TimeseriesIndicesSizesResult;
}
/**
 * A figure that is computed from the points of a time series.
 */
export interface AggregationSpec {
  /**
   * Field of the aspect, by its dotted path; a field of the items of a list has the list before it.
   */
  fieldPath: string;
  /**
   * How its values become one.
   */
  aggregationType: AggregationType;
}
/**
 * A table whose cells are texts.
 */
export interface GenericTable {
  /**
   * What each column has, such as timestampMillis or latest_rowCount.
   */
  columnNames: string[];
  /**
   * Types of the columns, such as long.
   */
  columnTypes: string[];
  /**
   * The rows, each with a cell for each column; the text NULL where there is no value.
   */
  rows?: string[][];
}
/**
 * What points of a time series are put together by.
 */
export interface GroupingBucket {
  /**
   * Field of the aspect, by its dotted path; timestampMillis for intervals of time.
   */
  key: string;
  /**
   * Whether intervals or texts are meant.
   */
  type: GroupingBucketType;
  /**
   * Length of the intervals; only for these.
   */
  timeWindowSize?: TimeWindowSize;
}
/**
 * Which part of a dataset a time-series value is about.
 */
export interface PartitionSpec {
  /**
   * What kind of part it is.
   */
  type?: PartitionType;
  /**
   * Name of the part, such as its partition values or a query.
   */
  partition: string;
  /**
   * Span of time that the part covers, for data split by time.
   */
  timePartition?: TimeWindow;
}
/**
 * A span of time.
 */
export interface TimeWindow {
  /**
   * Beginning of the span, in epoch milliseconds, UTC; it belongs to the span.
   */
  startTimeMillis: number;
  /**
   * How long the span lasts.
   */
  length: TimeWindowSize;
}
/**
 * Length of a span of time.
 */
export interface TimeWindowSize {
  /**
   * Unit to count in.
   */
  unit: CalendarInterval;
  /**
   * How many units.
   */
  multiple?: number;
}
/**
 * Mix-in of every time-series aspect: when the value applies, and to what part.
 */
export interface TimeseriesAspectBase {
  /**
   * Moment of the event or beginning of its bucket, in epoch milliseconds, UTC.
   */
  timestampMillis: number;
  /**
   * Length of the bucket; absent when the value is about a moment.
   */
  eventGranularity?: TimeWindowSize;
  /**
   * Part that the value is about; the whole dataset unless stated.
   */
  partitionSpec?: PartitionSpec;
  /**
   * Identity of the report, by which a repeated one is recognised; chosen by the sender.
   */
  messageId?: string;
}
/**
 * How much the points of a time series take, over all entities of a type.
 */
export interface TimeseriesIndexSizeResult {
  /**
   * Name that the index of the series has in a search server.
   */
  indexName: string;
  /**
   * Type of the entities.
   */
  entityName: string;
  /**
   * Short name of the time series.
   */
  aspectName: string;
  /**
   * Size of the points, in units of 1,048,576 bytes.
   */
  sizeMb: number | ('NaN' | 'Infinity' | '-Infinity');
}
/**
 * How much the points of time series take.
 */
export interface TimeseriesIndicesSizesResult {
  /**
   * One for each time series of each entity type, also for those without points.
   */
  indexSizes: TimeseriesIndexSizeResult[];
}
