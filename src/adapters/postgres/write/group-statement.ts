import type { HistoryLimitOf } from '../../../aspects/aspect-store.port.js';
import { numberArray, textArray } from '../array-text.js';
import type { Parameter, StatementRunner } from '../postgres-connections.js';
import type { GroupWriter } from './group-writer.js';
import type { PendingEntry, PendingPoint, RepeatedValue } from './pending-writes.js';
import type { EntityState, LatestRow } from './working-set.js';

/** Who writes: its number among those that the store knows, and the group. */
export interface WriterStamp {
  readonly id: string;
  readonly fence: number;
  readonly commit: number;
}

const PARAMETERS = 56;
const WRITE_GROUP = {
  name: 'write-group',
  text: `SELECT write_group(${Array.from({ length: PARAMETERS }, (_, at) => `$${String(at + 1)}`).join(', ')})`,
};

/** The indexes of these are stored. */
const KINDS = ['versioned', 'timeseries'] as const;
const CHANGES = ['UPSERT', 'DELETE'] as const;

/**
 * Write what a writer has pending, and number its entries. One call: where it is no transaction of its own, it belongs
 * to that of the runner.
 */
export async function writePending(runner: StatementRunner, writer: GroupWriter, stamp: WriterStamp): Promise<void> {
  const [row] = await runner.rows<[number]>(WRITE_GROUP, [stamp.id, stamp.fence, stamp.commit, ...parameters(writer)]);
  number(writer, row?.[0] ?? 0);
}

/** Give the entries of a group that was written their numbers. @param base the head before it */
export function number(writer: GroupWriter, base: number): void {
  for (const entry of writer.pending.entries) entry.seq = base - entry.seq;
}

/** In the order of the function's. */
function parameters({ set, pending, limitOf }: GroupWriter): readonly Parameter[] {
  const read = [...set.entities.values()].filter(isStored);
  const { entries } = pending;
  return [
    ...numbers(read, [({ facts }) => facts.id, ({ facts }) => facts.revision]),
    ...changedEntities(entries, set.entities),
    textArray(set.created.map(({ urn }) => urn)),
    textArray(set.created.map(({ facts }) => facts.type)),
    textArray(set.created.map(({ facts }) => facts.keyAspect)),
    ...entryColumns(entries),
    ...historyColumns(pending.replaced),
    ...latestColumns(writtenCells([...set.entities.values()])),
    ...repeatedColumns(pending.repeated),
    ...expiredColumns(writtenCells([...set.entities.values()]), limitOf),
    ...pointColumns(pending.points),
    ...numbers(pending.released, [({ until }) => until, ({ seq }) => seq]),
    numberArray(pending.returned),
    numberArray(pending.truncated.map(({ entity }) => entity)),
    textArray(pending.truncated.map(({ aspect }) => aspect)),
    ...numbers(pending.truncated, [({ from }) => from, ({ until }) => until]),
  ];
}

function numbers<T>(list: readonly T[], columns: readonly ((item: T) => number)[]): readonly string[] {
  return columns.map((column) => numberArray(list.map(column)));
}

function isStored(entity: EntityState | null): entity is EntityState {
  return entity !== null && entity.facts.id > 0;
}

function changedEntities(
  entries: readonly PendingEntry[],
  entities: ReadonlyMap<string, EntityState | null>,
): readonly string[] {
  const urns = new Set(entries.flatMap(({ urn, entity }) => (entity > 0 ? [urn] : [])));
  const changed = [...urns].map((urn) => entities.get(urn)).filter((entity) => entity !== undefined && entity !== null);
  return [numberArray(changed.map(({ facts }) => facts.id)), textArray(changed.map(({ facts }) => facts.keyAspect))];
}

function entryColumns(entries: readonly PendingEntry[]): readonly string[] {
  return [
    numberArray(entries.map(({ entity }) => entity)),
    textArray(entries.map(({ aspect }) => aspect)),
    numberArray(entries.map(({ kind }) => KINDS.indexOf(kind))),
    numberArray(entries.map(({ change }) => CHANGES.indexOf(change))),
    numberArray(entries.map(({ stamp }) => stamp.time)),
    textArray(entries.map(({ stamp }) => stamp.actor)),
    numberArray(entries.map(({ system }) => system.columns.observed)),
    textArray(entries.map(({ system }) => system.columns.run)),
    textArray(entries.map(({ system }) => system.columns.extras)),
    numberArray(entries.map(({ previous }) => previous?.seq)),
    numberArray(entries.map(({ previous }) => previous?.observed)),
    textArray(entries.map(({ previous }) => previous?.lastRun)),
    textArray(entries.map(({ json, range }) => json ?? (range === undefined ? null : JSON.stringify(range)))),
  ];
}

function historyColumns(replaced: GroupWriter['pending']['replaced']): readonly string[] {
  return [
    numberArray(replaced.map(({ entity }) => entity)),
    textArray(replaced.map(({ aspect }) => aspect)),
    numberArray(replaced.map(({ version }) => version)),
    numberArray(replaced.map(({ value }) => value.seq)),
    numberArray(replaced.map(({ value }) => value.observed)),
    textArray(replaced.map(({ value }) => value.lastRun)),
  ];
}

/** A latest row that the group writes. */
interface WrittenCell {
  readonly entity: number;
  readonly entityType: string;
  readonly aspect: string;
  readonly value: LatestRow;
}

/** What is there at the end of the group, however often it was written. */
function writtenCells(entities: readonly (EntityState | null)[]): readonly WrittenCell[] {
  return entities.flatMap((entity) =>
    entity === null
      ? []
      : [...entity.cells].flatMap(([aspect, value]) =>
          value !== null && value.seq < 0
            ? [{ entity: entity.facts.id, entityType: entity.facts.type, aspect, value }]
            : [],
        ),
  );
}

function latestColumns(cells: readonly WrittenCell[]): readonly string[] {
  return [
    numberArray(cells.map(({ entity }) => entity)),
    textArray(cells.map(({ aspect }) => aspect)),
    numberArray(cells.map(({ value }) => value.seq)),
    numberArray(cells.map(({ value }) => value.versions)),
    numberArray(cells.map(({ value }) => value.observed)),
    textArray(cells.map(({ value }) => value.lastRun)),
  ];
}

/** Rows are updated in one order by all writers, since a group that changes nothing else locks nothing before. */
function repeatedColumns(repeated: readonly RepeatedValue[]): readonly string[] {
  const last = new Map(repeated.map((one) => [`${String(one.entity)} ${one.aspect}`, one]));
  const rows = [...last.values()].sort((a, b) => a.entity - b.entity || (a.aspect < b.aspect ? -1 : 1));
  return [
    numberArray(rows.map(({ entity }) => entity)),
    textArray(rows.map(({ aspect }) => aspect)),
    numberArray(rows.map(({ seq }) => seq)),
    numberArray(rows.map(({ observed }) => observed)),
    textArray(rows.map(({ lastRun }) => lastRun)),
  ];
}

/** By number alone: ages are asked of the store, after the group (VersionTrimmer). */
function expiredColumns(written: readonly WrittenCell[], limitOf: HistoryLimitOf): readonly string[] {
  const cells = written.flatMap((cell) => {
    const { versions } = cell.value;
    const upTo = versions === 0 ? 0 : versions - limitOf(cell.entityType, cell.aspect).versions;
    return upTo < 1 ? [] : [{ ...cell, upTo }];
  });
  return [
    numberArray(cells.map(({ entity }) => entity)),
    textArray(cells.map(({ aspect }) => aspect)),
    numberArray(cells.map(({ upTo }) => upTo)),
    numberArray(cells.map(({ value }) => value.seq)),
  ];
}

function pointColumns(points: readonly PendingPoint[]): readonly string[] {
  const last = new Map(
    points.map((one) => [`${String(one.entity)} ${one.aspect} ${String(one.timestamp)} ${one.identity}`, one]),
  );
  const rows = [...last.values()];
  return [
    numberArray(rows.map(({ entity }) => entity)),
    textArray(rows.map(({ aspect }) => aspect)),
    numberArray(rows.map(({ timestamp }) => timestamp)),
    textArray(rows.map(({ identity }) => identity)),
    numberArray(rows.map(({ seq }) => seq)),
  ];
}
