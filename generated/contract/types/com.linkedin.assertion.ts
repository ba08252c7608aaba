// @generated from models/com/linkedin/assertion/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_timeseries from './com.linkedin.timeseries.js';

/**
 * Verdicts of an evaluation.
 *
 * - `SUCCESS`: The data met the rule.
 * - `FAILURE`: The data broke the rule.
 */
export type AssertionResultType = 'SUCCESS' | 'FAILURE';
/**
 * How far an evaluation has come.
 *
 * - `COMPLETE`: Evaluated to the end, whatever the verdict.
 */
export type AssertionRunStatus = 'COMPLETE';
/**
 * Figures that can be derived from the data before it is compared. Common to all tools.
 *
 * - `ROW_COUNT`: How many rows there are.
 * - `COLUMNS`: The list of columns.
 * - `COLUMN_COUNT`: How many columns there are.
 * - `IDENTITY`: Each value by itself, with nothing computed.
 * - `MEAN`: Average of the values.
 * - `MEDIAN`: Value in the middle when all are sorted.
 * - `UNIQUE_COUNT`: How many different values occur.
 * - `UNIQUE_PROPOTION`: Different values divided by rows, from 0 to 1. The spelling is fixed by stored data.
 * - `NULL_COUNT`: How many values are null.
 * - `NULL_PROPORTION`: Null values divided by rows, from 0 to 1.
 * - `STDDEV`: Standard deviation of the values.
 * - `MIN`: Smallest value.
 * - `MAX`: Largest value.
 * - `SUM`: All values added up.
 * - `_NATIVE_`: A figure that only the tool knows; nativeType and nativeParameters describe it.
 */
export type AssertionStdAggregation =
  | 'ROW_COUNT'
  | 'COLUMNS'
  | 'COLUMN_COUNT'
  | 'IDENTITY'
  | 'MEAN'
  | 'MEDIAN'
  | 'UNIQUE_COUNT'
  | 'UNIQUE_PROPOTION'
  | 'NULL_COUNT'
  | 'NULL_PROPORTION'
  | 'STDDEV'
  | 'MIN'
  | 'MAX'
  | 'SUM'
  | '_NATIVE_';
/**
 * Comparisons between what was derived and what is demanded. Common to all tools.
 *
 * - `BETWEEN`: From minValue to maxValue, both included.
 * - `LESS_THAN`: Below value.
 * - `LESS_THAN_OR_EQUAL_TO`: Below value or equal to it.
 * - `GREATER_THAN`: Above value.
 * - `GREATER_THAN_OR_EQUAL_TO`: Above value or equal to it.
 * - `EQUAL_TO`: The same as value.
 * - `NOT_NULL`: Never null; takes no parameter.
 * - `CONTAIN`: Holds value somewhere in the text or list.
 * - `END_WITH`: Text that ends in value.
 * - `START_WITH`: Text that begins with value.
 * - `REGEX_MATCH`: Text that matches value as a regular expression of the tool's dialect.
 * - `IN`: One of the members that value lists.
 * - `NOT_IN`: None of the members that value lists.
 * - `_NATIVE_`: A comparison that only the tool knows; nativeType and nativeParameters describe it.
 */
export type AssertionStdOperator =
  | 'BETWEEN'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'EQUAL_TO'
  | 'NOT_NULL'
  | 'CONTAIN'
  | 'END_WITH'
  | 'START_WITH'
  | 'REGEX_MATCH'
  | 'IN'
  | 'NOT_IN'
  | '_NATIVE_';
/**
 * Ways to read the text of an operand.
 *
 * - `STRING`: As it stands.
 * - `NUMBER`: A decimal number.
 * - `LIST`: A JSON array whose order counts.
 * - `SET`: A JSON array whose order does not count.
 * - `UNKNOWN`: The tool did not say.
 */
export type AssertionStdParameterType = 'STRING' | 'NUMBER' | 'LIST' | 'SET' | 'UNKNOWN';
/**
 * Kinds of assets that a rule can be about.
 *
 * - `DATASET`: A rule about a dataset, its columns or its schema.
 */
export type AssertionType = 'DATASET';
/**
 * Parts of a dataset that a rule can look at.
 *
 * - `DATASET_COLUMN`: Values of the columns that fields names.
 * - `DATASET_ROWS`: Rows as a whole, for instance how many there are.
 * - `DATASET_SCHEMA`: Names and types of the columns.
 * - `UNKNOWN`: The tool did not say.
 */
export type DatasetAssertionScope = 'DATASET_COLUMN' | 'DATASET_ROWS' | 'DATASET_SCHEMA' | 'UNKNOWN';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  AssertionInfo: AssertionInfo;
  AssertionResult: AssertionResult;
  AssertionResultType: AssertionResultType;
  AssertionRunEvent: AssertionRunEvent;
  AssertionRunStatus: AssertionRunStatus;
  AssertionStdAggregation: AssertionStdAggregation;
  AssertionStdOperator: AssertionStdOperator;
  AssertionStdParameter: AssertionStdParameter;
  AssertionStdParameterType: AssertionStdParameterType;
  AssertionStdParameters: AssertionStdParameters;
  AssertionType: AssertionType;
  BatchSpec: BatchSpec;
  DatasetAssertionInfo: DatasetAssertionInfo;
  DatasetAssertionScope: DatasetAssertionScope;
}
/**
 * What an assertion demands of the data, as the tool that checks it defines the rule.
 */
export interface AssertionInfo {
  /**
   * Free pairs of name and value; searchable as name=value.
   */
  customProperties?: {
    [k: string]: string;
  };
  /**
   * Page of the asset in its own tool.
   */
  externalUrl?: com_linkedin_common.Url;
  /**
   * Kind of asset that the rule is about; it tells which of the fields below is filled in.
   */
  type: AssertionType;
  /**
   * The rule itself; present when type is DATASET.
   */
  datasetAssertion?: DatasetAssertionInfo;
}
/**
 * Outcome of one evaluation of an assertion, with the figures behind it.
 */
export interface AssertionResult {
  /**
   * Whether the data met the rule.
   */
  type: AssertionResultType;
  /**
   * Rows that were looked at; absent when the tool does not count them.
   */
  rowCount?: number;
  /**
   * Rows among them whose checked column was null.
   */
  missingCount?: number;
  /**
   * Rows among them that broke the rule.
   */
  unexpectedCount?: number;
  /**
   * Figure measured, for rules that compare an aggregate such as a mean with a bound.
   */
  actualAggValue?: number | ('NaN' | 'Infinity' | '-Infinity');
  /**
   * Whatever else the tool reports, under its own names.
   */
  nativeResults?: {
    [k: string]: string;
  };
  /**
   * Page in the tool that shows this evaluation.
   */
  externalUrl?: string;
}
/**
 * One evaluation of an assertion against the data, as an event in time.
 */
export interface AssertionRunEvent {
  /**
   * Moment of the event or beginning of its bucket, in epoch milliseconds, UTC.
   */
  timestampMillis: number;
  /**
   * Length of the bucket; absent when the value is about a moment.
   */
  eventGranularity?: com_linkedin_timeseries.TimeWindowSize;
  /**
   * Part that the value is about; the whole dataset unless stated.
   */
  partitionSpec?: com_linkedin_timeseries.PartitionSpec;
  /**
   * Identity of the report, by which a repeated one is recognised; chosen by the sender.
   */
  messageId?: string;
  /**
   * Identifies the run of the tool; all assertions evaluated together share it.
   */
  runId: string;
  /**
   * Assertion evaluated; the same as the entity that carries the event.
   */
  assertionUrn: com_linkedin_common.Urn;
  /**
   * Asset that was checked, usually a dataset.
   */
  asserteeUrn: com_linkedin_common.Urn;
  /**
   * Part of the data that was checked; absent when it was all of it.
   */
  batchSpec?: BatchSpec;
  /**
   * How far the evaluation has come.
   */
  status: AssertionRunStatus;
  /**
   * Verdict and figures; absent if the tool reported only that the evaluation took place.
   */
  result?: AssertionResult;
  /**
   * Parameters with which this run was started, such as the date it was made for.
   */
  runtimeContext?: {
    [k: string]: string;
  };
}
/**
 * An operand of a comparison. All operands travel as text.
 */
export interface AssertionStdParameter {
  /**
   * The operand written out; lists and sets as a JSON array.
   */
  value: string;
  /**
   * How to read the text.
   */
  type: AssertionStdParameterType;
}
/**
 * Operands of a comparison; the operator tells which of them it takes.
 */
export interface AssertionStdParameters {
  /**
   * The only operand of operators that take one.
   */
  value?: AssertionStdParameter;
  /**
   * Upper bound, included.
   */
  maxValue?: AssertionStdParameter;
  /**
   * Lower bound, included.
   */
  minValue?: AssertionStdParameter;
}
/**
 * Tells which part of the data an evaluation looked at.
 */
export interface BatchSpec {
  /**
   * Free pairs of name and value; searchable as name=value.
   */
  customProperties?: {
    [k: string]: string;
  };
  /**
   * Identity of the part in the tool that checked it, for instance a partition.
   */
  nativeBatchId?: string;
  /**
   * Query that selects the part, in the language of the data's platform.
   */
  query?: string;
  /**
   * Most rows that were read; absent when there was no limit.
   */
  limit?: number;
}
/**
 * A rule about a dataset: which part of it, which figure, which comparison.
 */
export interface DatasetAssertionInfo {
  /**
   * Dataset that is checked.
   */
  dataset: com_linkedin_common.Urn;
  /**
   * What part of the dataset the rule looks at.
   */
  scope: DatasetAssertionScope;
  /**
   * Columns that are checked, as schemaField URNs; absent for rules about whole rows.
   */
  fields?: com_linkedin_common.Urn[];
  /**
   * Figure that is derived before comparing; absent when the tool does not tell.
   */
  aggregation?: AssertionStdAggregation;
  /**
   * Comparison that decides the verdict.
   */
  operator: AssertionStdOperator;
  /**
   * Operands of the comparison; absent for operators that need none.
   */
  parameters?: AssertionStdParameters;
  /**
   * Name of the rule in the tool, such as expect_column_values_to_be_unique.
   */
  nativeType?: string;
  /**
   * Parameters of the rule under the tool's own names.
   */
  nativeParameters?: {
    [k: string]: string;
  };
  /**
   * The rule as code or SQL, for tools in which people write it themselves.
   */
  logic?: string;
}
