// @generated from models/com/linkedin/datajob/datahub/ by "npm run generate". Do not edit.
import type * as com_linkedin_datajob from './com.linkedin.datajob.js';
import type * as com_linkedin_timeseries from './com.linkedin.timeseries.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DatahubIngestionCheckpoint: DatahubIngestionCheckpoint;
  DatahubIngestionRunSummary: DatahubIngestionRunSummary;
  IngestionCheckpointState: IngestionCheckpointState;
}
/**
 * What an ingestion job has to remember from one run to the next, as an event in time.
 */
export interface DatahubIngestionCheckpoint {
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
   * Name that the pipeline has in its recipe; runs are matched by it.
   */
  pipelineName: string;
  /**
   * Source that was read, so that pipelines over several installations stay apart.
   */
  platformInstanceId: string;
  /**
   * The job's settings, serialised by the job itself.
   */
  config: string;
  /**
   * What the job remembers.
   */
  state: IngestionCheckpointState;
  /**
   * Run that left this checkpoint behind.
   */
  runId: string;
}
/**
 * Report of one ingestion run, sent when it ends.
 */
export interface DatahubIngestionRunSummary {
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
   * Name that the pipeline has in its recipe.
   */
  pipelineName: string;
  /**
   * Source that was read.
   */
  platformInstanceId: string;
  /**
   * Identity of the run; aspects written by it carry the same one.
   */
  runId: string;
  /**
   * How the run ended.
   */
  runStatus: com_linkedin_datajob.JobStatus;
  /**
   * Units of work that the sink took.
   */
  numWorkUnitsCommitted?: number;
  /**
   * Units of work that the source made.
   */
  numWorkUnitsCreated?: number;
  /**
   * Events sent to the catalog.
   */
  numEvents?: number;
  /**
   * Different entities that the run touched.
   */
  numEntities?: number;
  /**
   * Aspects that the run wrote.
   */
  numAspects?: number;
  /**
   * Calls made to the source system.
   */
  numSourceAPICalls?: number;
  /**
   * Time spent in calls to the source, in milliseconds.
   */
  totalLatencySourceAPICalls?: number;
  /**
   * Calls made to the catalog.
   */
  numSinkAPICalls?: number;
  /**
   * Time spent in calls to the catalog, in milliseconds.
   */
  totalLatencySinkAPICalls?: number;
  /**
   * Warnings that the run reported.
   */
  numWarnings?: number;
  /**
   * Errors that the run reported.
   */
  numErrors?: number;
  /**
   * Entities left out by a filter or after a failure.
   */
  numEntitiesSkipped?: number;
  /**
   * Recipe of the run as text, without its secrets.
   */
  config?: string;
  /**
   * Anything else that the source reports, as text in a form of its own.
   */
  custom_summary?: string;
  /**
   * Version of the program that ran.
   */
  softwareVersion?: string;
  /**
   * Machine on which it ran.
   */
  systemHostName?: string;
  /**
   * Operating system of that machine.
   */
  operatingSystemName?: string;
  /**
   * Processors that the machine offered.
   */
  numProcessors?: number;
  /**
   * Memory that the machine had, in bytes.
   */
  totalMemory?: number;
  /**
   * Memory that was free on it, in bytes.
   */
  availableMemory?: number;
}
/**
 * An ingestion job's memory in serialised form. Only the job itself can read it.
 */
export interface IngestionCheckpointState {
  /**
   * Layout of the payload, for jobs that meet memory from an older release.
   */
  formatVersion: string;
  /**
   * How the payload was serialised and packed, such as utf-8 or base85-bz2-json.
   */
  serde: string;
  /**
   * The memory itself; one character for each byte in JSON.
   */
  payload?: string;
}
