// @generated from models/com/linkedin/dataprocess/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_timeseries from './com.linkedin.timeseries.js';

/**
 * Moments in the life of a run.
 *
 * - `STARTED`: Began to work.
 * - `COMPLETE`: Ended, well or not.
 */
export type DataProcessRunStatus = 'STARTED' | 'COMPLETE';
/**
 * Ways in which a run comes about.
 *
 * - `BATCH_SCHEDULED`: By a timetable.
 * - `BATCH_AD_HOC`: Because somebody or something asked for it.
 * - `STREAMING`: Runs all the time and handles data as it arrives.
 */
export type DataProcessType = 'BATCH_SCHEDULED' | 'BATCH_AD_HOC' | 'STREAMING';
/**
 * Endings of a run, common to all orchestrators.
 *
 * - `SUCCESS`: Did its work.
 * - `FAILURE`: Gave up after an error.
 * - `SKIPPED`: Was left out on purpose and did nothing.
 * - `UP_FOR_RETRY`: Failed this time and will be tried again.
 */
export type RunResultType = 'SUCCESS' | 'FAILURE' | 'SKIPPED' | 'UP_FOR_RETRY';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataProcessInfo: DataProcessInfo;
  DataProcessInstanceInput: DataProcessInstanceInput;
  DataProcessInstanceOutput: DataProcessInstanceOutput;
  DataProcessInstanceProperties: DataProcessInstanceProperties;
  DataProcessInstanceRelationships: DataProcessInstanceRelationships;
  DataProcessInstanceRunEvent: DataProcessInstanceRunEvent;
  DataProcessInstanceRunResult: DataProcessInstanceRunResult;
  DataProcessRunStatus: DataProcessRunStatus;
  DataProcessType: DataProcessType;
  RunResultType: RunResultType;
}
/**
 * What a data process reads and writes. Newer connectors describe tasks by DataJobInputOutput.
 */
export interface DataProcessInfo {
  /**
   * Datasets read; absent when the orchestrator does not know.
   */
  inputs?: com_linkedin_common.DatasetUrn[];
  /**
   * Datasets written; absent when the orchestrator does not know.
   */
  outputs?: com_linkedin_common.DatasetUrn[];
}
/**
 * What one run read.
 */
export interface DataProcessInstanceInput {
  /**
   * Datasets that this run took its data from.
   */
  inputs: com_linkedin_common.Urn[];
}
/**
 * What one run wrote.
 */
export interface DataProcessInstanceOutput {
  /**
   * Datasets that this run made or changed.
   */
  outputs: com_linkedin_common.Urn[];
}
/**
 * What the orchestrator says about one run.
 */
export interface DataProcessInstanceProperties {
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
   * Label of the run for people, usually that of its task with a date or number.
   */
  name: string;
  /**
   * How the run came about; absent when the orchestrator does not tell.
   */
  type?: DataProcessType;
  /**
   * When the run was first reported, and by whom; not when it started, which its events say.
   */
  created: com_linkedin_common.AuditStamp;
}
/**
 * How one run is connected to its template and to other runs.
 */
export interface DataProcessInstanceRelationships {
  /**
   * Task or pipeline of which this is a run; absent for ad hoc runs.
   */
  parentTemplate?: com_linkedin_common.Urn;
  /**
   * Run that this one is a part of, as the run of a task is of its pipeline's run.
   */
  parentInstance?: com_linkedin_common.Urn;
  /**
   * Runs that had to end before this one could start; empty when there are none.
   */
  upstreamInstances: com_linkedin_common.Urn[];
}
/**
 * A run started or ended, as an event in time.
 */
export interface DataProcessInstanceRunEvent {
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
   * Page of the asset in its own tool.
   */
  externalUrl?: com_linkedin_common.Url;
  /**
   * What happened to the run at timestampMillis.
   */
  status: DataProcessRunStatus;
  /**
   * Number of the try, counted from 1; absent when the orchestrator does not retry.
   */
  attempt?: number;
  /**
   * How the run ended; only with status COMPLETE.
   */
  result?: DataProcessInstanceRunResult;
}
/**
 * How a run ended.
 */
export interface DataProcessInstanceRunResult {
  /**
   * The ending in common terms.
   */
  type: RunResultType;
  /**
   * The ending in the orchestrator's own words, such as upstream_failed.
   */
  nativeResultType: string;
}
