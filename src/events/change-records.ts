/**
 * Entries of the change log as the records in which they are published: the aspect as JSON bytes inside an envelope.
 * Absent members are `null`, as Avro has them.
 */
import type { ChangeEntry, TimeRange } from '../change-log/change-log.port.js';
import type { SystemMetadata } from '../kernel/audit-stamp.js';
import type { EventMessage, EventRecord } from './event-broker.port.js';

const JSON_TYPE = 'application/json';

/** The message of an entry, on the topic of its kind. */
export function changeMessage(entry: ChangeEntry): EventMessage {
  return {
    topic: entry.kind === 'timeseries' ? 'timeseriesLogTopic' : 'versionedLogTopic',
    key: entry.urn,
    record: {
      auditHeader: null,
      entityType: entry.entityType,
      entityUrn: entry.urn,
      entityKeyAspect: null,
      changeType: entry.change,
      aspectName: entry.aspect,
      aspect: aspectRecord(entry.json),
      systemMetadata: systemRecord(entry.system, entry.range),
      previousAspectValue: aspectRecord(entry.previousJson),
      previousSystemMetadata: entry.previousSystem === undefined ? null : systemRecord(entry.previousSystem),
      created: { time: entry.time, actor: entry.actor, impersonator: null, message: null },
    },
  };
}

/** JSON text inside the envelope of a value. */
export function aspectRecord(json: string | undefined, contentType = JSON_TYPE): EventRecord | null {
  return json === undefined ? null : { value: Buffer.from(json), contentType };
}

/** @param range of deleted points: the record has no member for it, so that it is among the properties (D-149) */
export function systemRecord(system: Partial<SystemMetadata>, range?: TimeRange): EventRecord {
  const { lastObserved, runId, lastRunId, pipelineName, registryName, registryVersion, properties } = system;
  const ends = range === undefined ? {} : rangeTexts(range);
  const all = { ...properties, ...ends };
  return {
    lastObserved: lastObserved ?? 0,
    ...(runId === undefined ? {} : { runId }),
    ...(lastRunId === undefined ? {} : { lastRunId }),
    pipelineName: pipelineName ?? null,
    registryName: registryName ?? null,
    registryVersion: registryVersion ?? null,
    properties: Object.keys(all).length === 0 ? null : all,
  };
}

function rangeTexts({ startTime, endTime }: TimeRange): Readonly<Record<string, string>> {
  return {
    ...(startTime === undefined ? {} : { startTimeMillis: String(startTime) }),
    ...(endTime === undefined ? {} : { endTimeMillis: String(endTime) }),
  };
}
