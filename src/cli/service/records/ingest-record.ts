/**
 * Records of metadata files as calls of the service. Two forms are known: snapshot events (`proposedSnapshot`) and
 * proposals (`aspectName`, with the aspect as text or as an object). Takes parsed JSON with exact numbers; makes no
 * calls.
 */
import { writeExactJson } from '../../../kernel/exact-json.js';
import { isMembers, type Members } from '../../../kernel/members.js';
import { wireName } from './avro-json.js';
import type { SchemaLibrary } from './schema-library.js';

/** `name`: what a report calls the record. */
export type IngestCall =
  | { readonly kind: 'proposal'; readonly name: string; readonly key: string; readonly body: object }
  | { readonly kind: 'snapshot'; readonly name: string; readonly key: string; readonly body: object }
  | { readonly kind: 'unreadable'; readonly name: string; readonly reason: string };

const JSON_TYPE = 'application/json';
const PATCH_TYPE = 'application/json-patch+json';

/**
 * The call for one record; `key` orders calls of one entity.
 * @param number position of the record in its file, from 1; names a record without a URN
 */
export function ingestCall(record: unknown, number: number, schemas: SchemaLibrary): IngestCall {
  const call = readCall(record, schemas);
  return call.kind === 'unreadable' ? { ...call, name: `record ${String(number)}` } : call;
}

function readCall(record: unknown, schemas: SchemaLibrary): IngestCall {
  if (!isMembers(record)) return unreadable('it is not a JSON object');
  if (record['proposedSnapshot'] !== undefined) return snapshotCall(record, schemas);
  if (record['aspectName'] !== undefined || record['entityType'] !== undefined) return proposalCall(record);
  return unreadable('it is neither a snapshot event nor a proposal');
}

function proposalCall(record: Members): IngestCall {
  const urn = textOf(record['entityUrn']);
  const known = ['entityType', 'entityUrn', 'entityKeyAspect', 'changeType', 'aspectName', 'systemMetadata'];
  const proposal = Object.fromEntries(known.flatMap((name) => (isGiven(record[name]) ? [[name, record[name]]] : [])));
  const { aspect } = record;
  const body = {
    proposal: isGiven(aspect) ? { ...proposal, aspect: aspectOf(aspect, record['changeType']) } : proposal,
  };
  return { kind: 'proposal', name: `${urn} ${textOf(record['aspectName'])}`, key: urn, body };
}

/** The aspect in its wire form; an aspect given as an object becomes text. */
function aspectOf(aspect: unknown, change: unknown): unknown {
  if (!isMembers(aspect) || aspect['json'] === undefined) return aspect;
  return { value: writeExactJson(aspect['json']), contentType: change === 'PATCH' ? PATCH_TYPE : JSON_TYPE };
}

function snapshotCall(record: Members, schemas: SchemaLibrary): IngestCall {
  const { proposedSnapshot, systemMetadata } = record;
  const [[avroName, snapshot] = ['', undefined]] = isMembers(proposedSnapshot) ? Object.entries(proposedSnapshot) : [];
  if (!isMembers(snapshot)) return unreadable('its proposedSnapshot has no member named by a snapshot record');
  const { urn, aspects } = snapshot;
  if (!Array.isArray(aspects)) return unreadable(`the snapshot of ${textOf(urn)} has no list of aspects`);
  const value = { [wireName(avroName)]: { urn, aspects: aspects.map((aspect) => aspectToWire(aspect, schemas)) } };
  const body = { entity: { value }, ...(isGiven(systemMetadata) ? { systemMetadata } : {}) };
  return { kind: 'snapshot', name: textOf(urn), key: textOf(urn), body };
}

/** An aspect whose record is not in the model keeps its form: the server names it in its refusal. */
function aspectToWire(aspect: unknown, schemas: SchemaLibrary): unknown {
  if (!isMembers(aspect)) return aspect;
  return Object.fromEntries(
    Object.entries(aspect).map(([avroName, value]) => {
      const reader = schemas.reader(avroName);
      return [wireName(avroName), reader === undefined ? value : reader.toWire(value)];
    }),
  );
}

function unreadable(reason: string): IngestCall {
  return { kind: 'unreadable', name: 'record', reason };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
