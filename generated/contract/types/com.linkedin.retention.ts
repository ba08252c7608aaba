// @generated from models/com/linkedin/retention/ by "npm run generate". Do not edit.

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataHubRetentionConfig: DataHubRetentionConfig;
  Retention: Retention;
  TimeBasedRetention: TimeBasedRetention;
  VersionBasedRetention: VersionBasedRetention;
}
/**
 * How long older versions of an aspect are kept. The latest version always stays.
 */
export interface DataHubRetentionConfig {
  /**
   * The limits.
   */
  retention: Retention;
}
/**
 * Limits on the older versions of an aspect; one beyond any of them is removed.
 */
export interface Retention {
  /**
   * Limit by number; absent when the number does not matter.
   */
  version?: VersionBasedRetention;
  /**
   * Limit by age; absent when the age does not matter.
   */
  time?: TimeBasedRetention;
}
/**
 * Keeps versions up to an age.
 */
export interface TimeBasedRetention {
  /**
   * Age in seconds at which a version is removed.
   */
  maxAgeInSeconds: number;
}
/**
 * Keeps a number of versions.
 */
export interface VersionBasedRetention {
  /**
   * How many replaced versions are kept beside the latest one.
   */
  maxVersions: number;
}
