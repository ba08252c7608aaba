import type { DEFAULT_TOPICS } from '../platform/config/settings.js';

/** A topic by its setting: what it is called is up to whoever runs the broker. */
export type EventTopic = keyof typeof DEFAULT_TOPICS;

/** The record of each topic, by its Avro name. */
export const TOPIC_RECORDS: Readonly<Record<EventTopic, string>> = {
  proposalTopic: 'com.linkedin.pegasus2avro.mxe.MetadataChangeProposal',
  failedProposalTopic: 'com.linkedin.pegasus2avro.mxe.FailedMetadataChangeProposal',
  versionedLogTopic: 'com.linkedin.pegasus2avro.mxe.MetadataChangeLog',
  timeseriesLogTopic: 'com.linkedin.pegasus2avro.mxe.MetadataChangeLog',
  platformEventTopic: 'com.linkedin.pegasus2avro.mxe.PlatformEvent',
};
