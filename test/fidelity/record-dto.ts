/** Parses the records of a metadata file and makes the requests that a client would send for them. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { aspects } from '../../generated/service/registry/aspects.js';
import { isList, isObject, type ExactValue, type ExactObject, readJson, writeJson } from './exact-json.js';
import { recordContext } from './model-schema.js';
import { plainValue, wireName, withoutNulls } from './plain-value.js';

/** A change of one aspect. `value`: the value to store, or the operations of a PATCH. */
export interface AspectDto {
  readonly urn: string;
  readonly aspect: string;
  readonly change: 'PATCH' | 'UPSERT';
  readonly value: ExactValue;
}

/** `path`, `body`: the request. `name`: what a report calls the record. */
export interface RecordDto {
  readonly name: string;
  readonly path: string;
  readonly body: string;
  readonly aspects: readonly AspectDto[];
}

const ASPECT_OF_RECORD = new Map(aspects.map(({ record, name }) => [record, name]));

/** Records of a file: a JSON array, one record, or one record per line; plain or compressed. */
export function sentRecords(file: string): readonly RecordDto[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const whole = /\.(ndjson|jsonl)(\.gz)?$/.test(file) ? lines.map(readJson) : readJson(text);
  return (isList(whole) ? whole : [whole]).map((record) => {
    if (!isObject(record)) throw new TypeError(`${file} contains something other than records.`);
    return isObject(record['proposedSnapshot']) ? snapshotRecord(record) : proposalRecord(record);
  });
}

function snapshotRecord(record: ExactObject): RecordDto {
  const { proposedSnapshot, systemMetadata = {} } = record;
  const [[name, snapshot] = ['', null]] = Object.entries(isObject(proposedSnapshot) ? proposedSnapshot : {});
  const { urn = '', aspects: list = [] } = isObject(snapshot) ? snapshot : {};
  const wrapped = (isList(list) ? list : []).flatMap((one) => (isObject(one) ? Object.entries(one) : []));
  const named = wrapped.map(([avroName, wireValue]) => {
    const context = recordContext(wireName(avroName));
    return { record: wireName(avroName), value: context === undefined ? wireValue : plainValue(context, wireValue) };
  });
  const value = { [wireName(name)]: { urn, aspects: named.map((one) => ({ [one.record]: one.value })) } };
  return {
    name: textOf(urn),
    path: '/entities?action=ingest',
    body: writeJson({ entity: { value }, systemMetadata }),
    aspects: named.map((one) => ({
      urn: textOf(urn),
      aspect: ASPECT_OF_RECORD.get(one.record) ?? one.record,
      change: 'UPSERT',
      value: one.value,
    })),
  };
}

function proposalRecord(record: ExactObject): RecordDto {
  const { entityUrn, aspectName, aspect, changeType } = record;
  const { json, value: text, contentType = 'application/json' } = isObject(aspect) ? aspect : {};
  const read = json ?? readJson(textOf(text));
  const value = changeType === 'PATCH' ? read : withoutNulls(read);
  const shell = withoutNulls(Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'aspect')));
  const serialised = {
    value: writeJson(value, 'ascii'),
    contentType: changeType === 'PATCH' ? PATCH_TYPE : contentType,
  };
  const proposal = { ...(isObject(shell) ? shell : {}), aspect: serialised };
  return {
    name: `${textOf(entityUrn)} ${textOf(aspectName)}`,
    path: '/aspects?action=ingestProposal',
    body: writeJson({ proposal }),
    aspects: [
      {
        urn: textOf(entityUrn),
        aspect: textOf(aspectName),
        change: changeType === 'PATCH' ? 'PATCH' : 'UPSERT',
        value,
      },
    ],
  };
}

const PATCH_TYPE = 'application/json-patch+json';

function textOf(value: ExactValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
