import type { AspectWrite, WriteRequest } from '../../../aspects/aspect-store.port.js';
import type { Urn } from '../../../kernel/urn.js';
import { numberArray, textArray } from '../array-text.js';
import type { StatementRunner } from '../postgres-connections.js';
import { storable } from '../system-columns.js';
import { type EntityFacts, EntityState, type SeriesPlace, pointKey, type WorkingSet } from './working-set.js';
import type { RunPlace } from './writer-needs.js';

/** An aspect of an entity to read; an empty aspect reads the entity alone. */
export interface CellNeed {
  readonly urn: Urn;
  readonly aspect: string;
}

export type PointNeed = CellNeed & SeriesPlace;

/** Something changed between two reads of a group: it begins again. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

type EntityColumns = [index: number, id: number, type: string, key: string | null, revision: number];
type CellRow = [
  ...EntityColumns,
  hasRows: boolean,
  seq: number | null,
  versions: number,
  observed: number,
  lastRun: string,
  run: string,
  extras: string | null,
  json: string,
];
type PointRow = [
  ...EntityColumns,
  seq: number | null,
  observed: number,
  lastRun: string,
  run: string,
  extras: string | null,
  json: string,
  newestTime: number | null,
  newestIdentity: string,
];

type SurvivorRow = [
  ...EntityColumns,
  version: number | null,
  seq: number,
  observed: number,
  lastRun: string,
  run: string,
  extras: string | null,
  json: string,
];

const ENTITY_COLUMNS = 'w.n - 1, e.id, e.type, e.key_aspect, e.revision';

const CELLS = {
  name: 'group-cells',
  text: `
SELECT ${ENTITY_COLUMNS}, EXISTS (SELECT 1 FROM latest o WHERE o.entity = e.id),
  l.seq, l.versions, l.observed, l.last_run, c.run, c.extras, c.json
FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS w(urn, aspect, n)
JOIN entity e ON e.urn = w.urn
LEFT JOIN latest l ON l.entity = e.id AND l.aspect = w.aspect
LEFT JOIN change c ON c.seq = l.seq`,
};

const POINTS = {
  name: 'group-points',
  text: `
SELECT ${ENTITY_COLUMNS}, p.seq, c.observed, c.last_run, c.run, c.extras, c.json, t.time, t.identity
FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[]) WITH ORDINALITY AS w(urn, aspect, time, identity, n)
JOIN entity e ON e.urn = w.urn
LEFT JOIN point p ON p.entity = e.id AND p.aspect = w.aspect AND p.time = w.time AND p.identity = w.identity
LEFT JOIN change c ON c.seq = p.seq
LEFT JOIN LATERAL (
  SELECT o.time, o.identity FROM point o
  WHERE o.entity = e.id AND o.aspect = w.aspect
    AND o.time = (SELECT max(m.time) FROM point m WHERE m.entity = e.id AND m.aspect = w.aspect)
  ORDER BY o.identity LIMIT 1
) t ON true`,
};

const SURVIVORS = {
  name: 'group-survivors',
  text: `
SELECT ${ENTITY_COLUMNS}, s.version, s.seq, s.observed, s.last_run, s.run, s.extras, s.json
FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS w(urn, aspect, run, n)
JOIN entity e ON e.urn = w.urn
LEFT JOIN LATERAL (
  SELECT h.version, h.seq, h.observed, h.last_run, c.run, c.extras, c.json
  FROM history h JOIN change c ON c.seq = h.seq
  WHERE h.entity = e.id AND h.aspect = w.aspect AND c.run <> w.run ORDER BY h.version DESC LIMIT 1
) s ON true`,
};

/** What requests read whatever is stored; edits say by themselves what they read. */
export function needsOf(requests: readonly WriteRequest[]): {
  readonly cells: readonly CellNeed[];
  readonly points: readonly PointNeed[];
  readonly survivors: readonly RunPlace[];
} {
  const cells = new Map<string, CellNeed>();
  const points: PointNeed[] = [];
  const survivors: RunPlace[] = [];
  const add = (urn: Urn, aspect: string): unknown => cells.set(`${urn} ${aspect}`, { urn, aspect });
  for (const { entities } of requests) {
    if (typeof entities === 'function') continue;
    for (const { urn, writes, defaults = [] } of entities) {
      for (const write of writes) {
        if (isOfPoints(write)) add(urn, '');
        else add(urn, write.aspect);
        if (write.change === 'REVERT') survivors.push({ urn, aspect: write.aspect, runId: storable(write.runId) });
        if (write.change === 'ADD_POINT')
          points.push({ urn, aspect: write.aspect, timestamp: write.timestamp, identity: storable(write.identity) });
      }
      for (const { aspect } of defaults) add(urn, aspect);
      if (writes.length + defaults.length === 0) add(urn, '');
    }
  }
  return { cells: [...cells.values()], points, survivors };
}

function isOfPoints({ change }: AspectWrite): boolean {
  return change === 'ADD_POINT' || change === 'REMOVE_POINTS';
}

/** Read aspects, with their entities, into a working set that does not know them. @throws ChangedMeanwhile */
export async function readCells(runner: StatementRunner, set: WorkingSet, needs: readonly CellNeed[]): Promise<void> {
  if (needs.length === 0) return;
  const values = [textArray(needs.map(({ urn }) => urn)), textArray(needs.map(({ aspect }) => aspect))];
  const rows = await runner.rows<CellRow>(CELLS, values);
  const seen = new Set<Urn>();
  for (const [index, id, type, keyAspect, revision, hasRows, ...value] of rows) {
    const need = needs[index];
    if (need === undefined) continue;
    seen.add(need.urn);
    const entity = entityIn(set, need.urn, { id, type, keyAspect, revision, hasRows });
    if (need.aspect === '') continue;
    const [seq, versions, observed, lastRun, run, extras, json] = value;
    entity.cells.set(need.aspect, seq === null ? null : { seq, versions, observed, lastRun, run, extras, json });
  }
  markAbsent(set, needs, seen);
}

/** The same for points, and the newest of their series. */
export async function readPoints(runner: StatementRunner, set: WorkingSet, needs: readonly PointNeed[]): Promise<void> {
  if (needs.length === 0) return;
  const rows = await runner.rows<PointRow>(POINTS, [
    textArray(needs.map(({ urn }) => urn)),
    textArray(needs.map(({ aspect }) => aspect)),
    numberArray(needs.map(({ timestamp }) => timestamp)),
    textArray(needs.map(({ identity }) => identity)),
  ]);
  const seen = new Set<Urn>();
  for (const [index, id, type, keyAspect, revision, ...value] of rows) {
    const need = needs[index];
    if (need === undefined) continue;
    seen.add(need.urn);
    const entity = entityIn(set, need.urn, { id, type, keyAspect, revision, hasRows: false });
    const [seq, observed, lastRun, run, extras, json, time, identity] = value;
    const key = pointKey(need.aspect, need);
    if (!entity.points.has(key))
      entity.points.set(key, seq === null ? null : { seq, observed, lastRun, run, extras, json });
    if (!entity.newest.has(need.aspect))
      entity.newest.set(need.aspect, time === null ? null : { timestamp: time, identity });
  }
  markAbsent(set, needs, seen);
}

/** The same for replaced values to which aspects may be set back. */
export async function readSurvivors(
  runner: StatementRunner,
  set: WorkingSet,
  needs: readonly RunPlace[],
): Promise<void> {
  if (needs.length === 0) return;
  const rows = await runner.rows<SurvivorRow>(SURVIVORS, [
    textArray(needs.map(({ urn }) => urn)),
    textArray(needs.map(({ aspect }) => aspect)),
    textArray(needs.map(({ runId }) => runId)),
  ]);
  const seen = new Set<Urn>();
  for (const [index, id, type, keyAspect, revision, ...replaced] of rows) {
    const need = needs[index];
    if (need === undefined) continue;
    seen.add(need.urn);
    const entity = entityIn(set, need.urn, { id, type, keyAspect, revision, hasRows: true });
    const [version, seq, observed, lastRun, run, extras, json] = replaced;
    const value = version === null ? null : { version, seq, observed, lastRun, run, extras, json };
    entity.survivors.set(need.aspect, { runId: need.runId, value });
  }
  markAbsent(set, needs, seen);
}

function entityIn(set: WorkingSet, urn: Urn, facts: EntityFacts): EntityState {
  const known = set.entities.get(urn);
  if (known === null || (known !== undefined && known.facts.revision !== facts.revision)) throw new ChangedMeanwhile();
  const entity = known ?? new EntityState(urn, facts);
  set.entities.set(urn, entity);
  return entity;
}

function markAbsent(set: WorkingSet, needs: readonly CellNeed[], seen: ReadonlySet<Urn>): void {
  for (const { urn } of needs) {
    if (seen.has(urn)) continue;
    if (set.entities.get(urn) instanceof EntityState) throw new ChangedMeanwhile();
    set.entities.set(urn, null);
  }
}
