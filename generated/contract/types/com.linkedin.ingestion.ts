// @generated from models/com/linkedin/ingestion/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataHubIngestionSourceConfig: DataHubIngestionSourceConfig;
  DataHubIngestionSourceInfo: DataHubIngestionSourceInfo;
  DataHubIngestionSourceSchedule: DataHubIngestionSourceSchedule;
}
/**
 * How an ingestion source is run.
 */
export interface DataHubIngestionSourceConfig {
  /**
   * The connector's configuration as JSON text, with references to secrets in place of their
   * values.
   */
  recipe: string;
  /**
   * Release of the ingestion framework to run with; absent when the executor may choose.
   */
  version?: string;
  /**
   * Executor that runs the source; absent for the default one.
   */
  executorId?: string;
  /**
   * Whether runs write a log with every detail; absent means no.
   */
  debugMode?: boolean;
}
/**
 * A connector set up to collect metadata, by hand or on a schedule.
 */
export interface DataHubIngestionSourceInfo {
  /**
   * Name shown to people.
   */
  name: string;
  /**
   * Connector that does the work, such as mysql or bigquery.
   */
  type: string;
  /**
   * Technology that metadata is collected from; absent when a source is of no platform in
   * particular.
   */
  platform?: com_linkedin_common.Urn;
  /**
   * When the source is run by itself; absent when people start it.
   */
  schedule?: DataHubIngestionSourceSchedule;
  /**
   * What is run, and with which settings.
   */
  config: DataHubIngestionSourceConfig;
}
/**
 * Times at which an ingestion source is run.
 */
export interface DataHubIngestionSourceSchedule {
  /**
   * Five-part cron expression for the times.
   */
  interval: string;
  /**
   * Zone that the times are meant in, named as in the tz database, such as Europe/Berlin.
   */
  timezone: string;
}
