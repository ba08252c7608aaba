// @generated from models/com/linkedin/execution/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  ExecutionRequestInput: ExecutionRequestInput;
  ExecutionRequestResult: ExecutionRequestResult;
  ExecutionRequestSignal: ExecutionRequestSignal;
  ExecutionRequestSource: ExecutionRequestSource;
  StructuredExecutionReport: StructuredExecutionReport;
}
/**
 * The work that an executor is asked to do. Written once, by whoever asks.
 */
export interface ExecutionRequestInput {
  /**
   * Kind of work, such as RUN_INGEST; decides which arguments the executor expects.
   */
  task: string;
  /**
   * Arguments of the task by name.
   */
  args: {
    [k: string]: string;
  };
  /**
   * Which executor is meant to take the request; executors pass over requests for others.
   */
  executorId: string;
  /**
   * What made the request come about.
   */
  source: ExecutionRequestSource;
  /**
   * When the work was asked for, in epoch milliseconds.
   */
  requestedAt: number;
}
/**
 * How a request is going or how it ended. The executor writes it anew as the work proceeds.
 */
export interface ExecutionRequestResult {
  /**
   * State that the executor reports, such as PENDING, RUNNING, SUCCESS or FAILURE.
   */
  status: string;
  /**
   * The run's log or its end, for people to read.
   */
  report?: string;
  /**
   * What the run found, for programs to read; absent when the task makes no such report.
   */
  structuredReport?: StructuredExecutionReport;
  /**
   * When the executor took up the work, in epoch milliseconds; absent until it has.
   */
  startTimeMs?: number;
  /**
   * How long the work took, in milliseconds; absent until it has ended.
   */
  durationMs?: number;
}
/**
 * A message to the executor while it works on a request.
 */
export interface ExecutionRequestSignal {
  /**
   * What the executor is to do, such as KILL.
   */
  signal: string;
  /**
   * Executor that the message is for; absent when whichever has the request should heed it.
   */
  executorId?: string;
  /**
   * When the signal was given, and by whom.
   */
  createdAt: com_linkedin_common.AuditStamp;
}
/**
 * What made an execution request come about.
 */
export interface ExecutionRequestSource {
  /**
   * How the request was made, such as MANUAL_INGESTION_SOURCE or SCHEDULED_INGESTION_SOURCE.
   */
  type: string;
  /**
   * Ingestion source that is to be run; absent when the request is about something else.
   */
  ingestionSource?: com_linkedin_common.Urn;
}
/**
 * Findings of a run in a form that programs read.
 */
export interface StructuredExecutionReport {
  /**
   * Kind of report, which tells how to understand its content.
   */
  type: string;
  /**
   * The report as text in the format of contentType.
   */
  serializedValue: string;
  /**
   * Media type of serializedValue, such as application/json.
   */
  contentType: string;
}
