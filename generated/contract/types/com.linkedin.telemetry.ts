// @generated from models/com/linkedin/telemetry/ by "npm run generate". Do not edit.

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  TelemetryClientId: TelemetryClientId;
}
/**
 * Under which name an installation reports figures about its use.
 */
export interface TelemetryClientId {
  /**
   * Random identity, generated at the first start, that tells nothing of who runs the installation.
   */
  clientId: string;
}
