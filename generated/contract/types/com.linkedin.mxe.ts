// @generated from models/com/linkedin/mxe/ by "npm run generate". Do not edit.
import type * as com_linkedin_avro2pegasus_events from './com.linkedin.avro2pegasus.events.js';
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_events_metadata from './com.linkedin.events.metadata.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  FailedMetadataChangeProposal: FailedMetadataChangeProposal;
  GenericAspect: GenericAspect;
  GenericPayload: GenericPayload;
  MetadataChangeLog: MetadataChangeLog;
  MetadataChangeProposal: MetadataChangeProposal;
  PlatformEvent: PlatformEvent;
  PlatformEventHeader: PlatformEventHeader;
  SystemMetadata: SystemMetadata;
}
/**
 * A proposal that could not be carried out, kept for whoever sent it.
 */
export interface FailedMetadataChangeProposal {
  /**
   * Delivery data of this event, not of the proposal inside.
   */
  auditHeader?: com_linkedin_avro2pegasus_events.KafkaAuditHeader;
  /**
   * The proposal as it arrived.
   */
  metadataChangeProposal: MetadataChangeProposal;
  /**
   * Why it was refused, for people to read.
   */
  error: string;
}
/**
 * An aspect of any kind, in serialised form.
 */
export interface GenericAspect {
  /**
   * The aspect as text in the encoding that contentType names; a JSON string on the wire, bytes in
   * Avro.
   */
  value: string;
  /**
   * How to read the value; application/json unless it is a patch.
   */
  contentType: string;
}
/**
 * Content of an event whose schema the envelope does not know.
 */
export interface GenericPayload {
  /**
   * The content, serialised in the format of contentType.
   */
  value: string;
  /**
   * Media type of the content, such as application/json.
   */
  contentType: string;
}
/**
 * A change that has been carried out, with what was there before.
 */
export interface MetadataChangeLog {
  /**
   * Delivery data that the sender adds when the proposal travels as an event.
   */
  auditHeader?: com_linkedin_avro2pegasus_events.KafkaAuditHeader;
  /**
   * Entity type by its registered name, such as dataset.
   */
  entityType: string;
  /**
   * Entity to change; it may be left out when entityKeyAspect is there to build it from.
   */
  entityUrn?: com_linkedin_common.Urn;
  /**
   * Key of the entity, from which its URN is built when entityUrn is absent.
   */
  entityKeyAspect?: GenericAspect;
  /**
   * What to do with the aspect.
   */
  changeType: com_linkedin_events_metadata.ChangeType;
  /**
   * Aspect by its registered name, such as upstreamLineage.
   */
  aspectName?: string;
  /**
   * New value of the aspect, or the patch to apply; absent for a removal.
   */
  aspect?: GenericAspect;
  /**
   * Which run the proposal belongs to, and when it was seen.
   */
  systemMetadata?: SystemMetadata;
  /**
   * The aspect before the change; absent when it was not there.
   */
  previousAspectValue?: GenericAspect;
  /**
   * Bookkeeping of the aspect before the change; absent when it was not there.
   */
  previousSystemMetadata?: SystemMetadata;
  /**
   * When the change was committed, and by whom.
   */
  created?: com_linkedin_common.AuditStamp;
}
/**
 * A request to change one aspect of one entity.
 */
export interface MetadataChangeProposal {
  /**
   * Delivery data that the sender adds when the proposal travels as an event.
   */
  auditHeader?: com_linkedin_avro2pegasus_events.KafkaAuditHeader;
  /**
   * Entity type by its registered name, such as dataset.
   */
  entityType: string;
  /**
   * Entity to change; it may be left out when entityKeyAspect is there to build it from.
   */
  entityUrn?: com_linkedin_common.Urn;
  /**
   * Key of the entity, from which its URN is built when entityUrn is absent.
   */
  entityKeyAspect?: GenericAspect;
  /**
   * What to do with the aspect.
   */
  changeType: com_linkedin_events_metadata.ChangeType;
  /**
   * Aspect by its registered name, such as upstreamLineage.
   */
  aspectName?: string;
  /**
   * New value of the aspect, or the patch to apply; absent for a removal.
   */
  aspect?: GenericAspect;
  /**
   * Which run the proposal belongs to, and when it was seen.
   */
  systemMetadata?: SystemMetadata;
}
/**
 * Envelope for anything that happens in the catalog and that others may want to react to.
 */
export interface PlatformEvent {
  /**
   * When the event came about.
   */
  header: PlatformEventHeader;
  /**
   * Kind of event, such as entityChangeEvent; decides what the payload holds.
   */
  name: string;
  /**
   * The event itself.
   */
  payload: GenericPayload;
}
/**
 * What is known of every event, whatever its kind.
 */
export interface PlatformEventHeader {
  /**
   * When the event came about, in epoch milliseconds.
   */
  timestampMillis: number;
}
/**
 * Bookkeeping that is stored beside an aspect: which run wrote it, and when.
 */
export interface SystemMetadata {
  /**
   * When the source was last seen in this state, in epoch milliseconds, UTC; the service fills in
   * the time of arrival for 0.
   */
  lastObserved?: number;
  /**
   * Run that first wrote this value.
   */
  runId?: string;
  /**
   * Run that last confirmed or wrote this value; filled in by the service.
   */
  lastRunId?: string;
  /**
   * Pipeline that the run belongs to.
   */
  pipelineName?: string;
  /**
   * Model registry that defined the aspect when it was written.
   */
  registryName?: string;
  /**
   * Which release of that registry was in use.
   */
  registryVersion?: string;
  /**
   * Further facts about the run, such as the client and its version.
   */
  properties?: {
    [k: string]: string;
  };
}
