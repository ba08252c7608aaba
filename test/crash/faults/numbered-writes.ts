/**
 * Writes with numbers, made by scenarios and found again by judges. Write `n` of the primary store sets a shared entity
 * to `n` and creates an entity of its own, so that a store shows which writes it has, and whether it has all of each.
 * Change `n` of the edge store adds one set of edges.
 */
import { Work } from '../../../src/kernel/work.js';
import { SqliteEdgeStore } from '../../../src/adapters/sqlite/edges/sqlite-edge-store.js';
import { SqliteAspectStore } from '../../../src/adapters/sqlite/primary/sqlite-aspect-store.js';
import { SqliteChangeLog } from '../../../src/adapters/sqlite/primary/sqlite-change-log.js';
import type { PrimaryDatabase } from '../../../src/adapters/sqlite/primary/primary-database.js';
import type { WriteRequest } from '../../../src/aspects/aspect-store.port.js';
import type { EdgeChange } from '../../../src/lineage/edge-store.port.js';
import { edge, edgeSet, setOf } from '../../conformance/edge.builder.js';
import { upsert, wombat, write } from '../../conformance/primary-store.builder.js';

const SIGNATURE = 'numbered';
/** Most writes that are looked for. */
const MOST = 10_000;

export function numberedWrite(number: number): readonly WriteRequest[] {
  return [
    write(wombat('shared'), [upsert('status', JSON.stringify({ number }))]),
    write(wombat(`own-${String(number)}`), [upsert('text', textOf(number))]),
  ];
}

/** @returns how many writes the store has; a sentence when they are not the first ones, each complete */
export async function storedWrites(primary: PrimaryDatabase): Promise<number | string> {
  const damage = String(primary.database.pragma('integrity_check(1)'));
  if (damage !== 'ok') return `damage: ${damage}`;
  const store = new SqliteAspectStore(primary);
  const shared = await store.version(wombat('shared'), 'status', 0);
  const { number: count }: { number: number } = JSON.parse(shared?.json ?? '{"number":0}');
  const { total } = await store.listUrns('wombat', { start: 0, count: 1 }, Work.unlimited);
  if (total !== (count === 0 ? 0 : count + 1)) return `${String(total)} entities after write ${String(count)}`;
  for (let number = 1; number <= count; number++) {
    const row = await store.version(wombat(`own-${String(number)}`), 'text', 0);
    if (row?.json !== textOf(number)) return `write ${String(number)} is wrong`;
  }
  const log = new SqliteChangeLog(primary);
  const entries = await log.read(0, MOST);
  return entries.length === (await log.head()) ? count : 'the change log has a gap';
}

function textOf(number: number): string {
  return JSON.stringify({ number, text: 'x'.repeat((number * 977) % 9000) });
}

export function openEdges(directory: string): Promise<SqliteEdgeStore> {
  return SqliteEdgeStore.open(directory, SIGNATURE);
}

export function numberedChange(number: number): EdgeChange {
  const name = `owner-${String(number).padStart(5, '0')}`;
  return setOf(edgeSet(name, [edge(name, `${name}-${'x'.repeat((number * 97) % 300)}`)]));
}

/** @returns how many changes the store has; 0 when it has no position; a sentence when it has others than it says */
export async function storedChanges(edges: SqliteEdgeStore): Promise<number | string> {
  const position = await edges.position();
  if (position === undefined) return 0;
  const sets = await edges.edgeSets(undefined, MOST);
  const expected = Array.from({ length: position.seq }, (_, at) => numberedChange(at + 1));
  const isSame = JSON.stringify(sets.map((set) => setOf(set))) === JSON.stringify(expected);
  return isSame ? position.seq : `${String(sets.length)} sets of edges at position ${String(position.seq)}`;
}
