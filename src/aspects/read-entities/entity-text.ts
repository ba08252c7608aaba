/**
 * Answers of entity reads as JSON text: the stored texts of the aspects are joined, none is parsed.
 * Takes rows, gives text; knows nothing of the protocol around it.
 */
import { shownSystemMetadata } from '../../kernel/audit-stamp.js';
import type { AspectRow } from '../aspect-store.port.js';
import type { EntityAspects } from './read-entities.query.js';

/** `{urn, entityName, aspects: {<name>: {name, type, version, value, created, systemMetadata}}}` */
export function entityText({ urn, entityType, rows, key }: EntityAspects): string {
  let aspects = '';
  let last: StampText | undefined;
  for (const row of rows) {
    // Aspects that were written together have the same stamps.
    const stamps: StampText = last !== undefined && sameStamps(last.row, row) ? last : stampsOf(row);
    last = stamps;
    // A key that was derived from the URN was never written: it has no system metadata.
    const tail = key === 'derived' && row.seq === 0 ? stamps.created : stamps.both;
    aspects += `${aspects === '' ? '"' : ',"'}${row.aspect}":{"name":"${row.aspect}","type":"VERSIONED","version":${String(row.version)},"value":${row.json}${tail}}`;
  }
  return `{"urn":${JSON.stringify(urn)},"entityName":"${entityType}","aspects":{${aspects}}}`;
}

/** Members that say when and by whom a row was written, as text. `both`: its system metadata too. */
interface StampText {
  readonly row: AspectRow;
  readonly created: string;
  readonly both: string;
}

function stampsOf(row: AspectRow): StampText {
  const created = `,"created":{"time":${String(row.createdOn)},"actor":${JSON.stringify(row.createdBy)}}`;
  return { row, created, both: `${created},"systemMetadata":${JSON.stringify(shownSystemMetadata(row.system))}` };
}

/**
 * A store may share one object between rows with equal system metadata; without it the result is the same, but slower.
 */
function sameStamps(a: AspectRow, b: AspectRow): boolean {
  return a.system === b.system && a.createdOn === b.createdOn && a.createdBy === b.createdBy;
}

/** Record names that a snapshot needs. `direct`: aspects which the snapshot carries as members of its own too. */
export interface SnapshotNames {
  readonly snapshot: string;
  readonly keyAspect: string;
  readonly recordOf: (aspect: string) => string;
  readonly direct: readonly string[];
}

/** `{value: {<snapshot record>: {urn, aspects: [{<aspect record>: value}]}}}`, the key aspect first. */
export function snapshotText({ urn, rows }: EntityAspects, names: SnapshotNames): string {
  const keyFirst = [...rows.filter(isKey), ...rows.filter((row) => !isKey(row))];
  const aspects = keyFirst.map((row) => `{${JSON.stringify(names.recordOf(row.aspect))}:${row.json}}`);
  const direct = rows
    .filter((row) => names.direct.includes(row.aspect))
    .map((row) => `,${JSON.stringify(row.aspect)}:${row.json}`);
  return `{"value":{${JSON.stringify(names.snapshot)}:{"urn":${JSON.stringify(urn)},"aspects":[${aspects.join(',')}]${direct.join('')}}}}`;

  function isKey(row: AspectRow): boolean {
    return row.aspect === names.keyAspect;
  }
}
