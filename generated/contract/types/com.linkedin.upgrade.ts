// @generated from models/com/linkedin/upgrade/ by "npm run generate". Do not edit.

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataHubUpgradeRequest: DataHubUpgradeRequest;
  DataHubUpgradeResult: DataHubUpgradeResult;
}
/**
 * That an upgrade job was started.
 */
export interface DataHubUpgradeRequest {
  /**
   * When the job was started, in epoch milliseconds.
   */
  timestampMs: number;
  /**
   * Version that the job brings about; a later one makes it run again.
   */
  version: string;
}
/**
 * That an upgrade job was completed. Absent while it runs, and after it failed.
 */
export interface DataHubUpgradeResult {
  /**
   * When the job was completed, in epoch milliseconds.
   */
  timestampMs: number;
  /**
   * Figures and notes that the job leaves behind; absent when it has none.
   */
  result?: {
    [k: string]: string;
  };
}
