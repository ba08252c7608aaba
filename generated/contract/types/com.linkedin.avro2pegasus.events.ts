// @generated from models/com/linkedin/avro2pegasus/events/ by "npm run generate". Do not edit.

/**
 * A random identifier in its 16 raw bytes, most significant byte first.
 */
export type UUID = string;

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  KafkaAuditHeader: KafkaAuditHeader;
  UUID: UUID;
}
/**
 * Envelope data that a producer puts on an event so that its delivery can be traced and counted.
 */
export interface KafkaAuditHeader {
  /**
   * When the producer made the event, in epoch milliseconds, UTC.
   */
  time: number;
  /**
   * Host that produced the event.
   */
  server: string;
  /**
   * Process on that host, for hosts which run several producers.
   */
  instance?: string;
  /**
   * Application that produced the event.
   */
  appName: string;
  /**
   * Identity of this event, chosen at random by the producer; copies made by a retry share it.
   */
  messageId: UUID;
  /**
   * Format of this header, so that old readers can recognise a newer layout.
   */
  auditVersion?: number;
  /**
   * Environment in which the producer ran, as a URN.
   */
  fabricUrn?: string;
  /**
   * Address of the broker cluster that first received the event.
   */
  clusterConnectionString?: string;
}
