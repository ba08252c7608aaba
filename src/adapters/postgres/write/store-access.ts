import type { RemovedRows } from '../../../aspects/aspect-store.port.js';
import { type NewestPoint, timeBounds, type TimeRange } from '../../../change-log/change-log.port.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { StatementRunner } from '../postgres-connections.js';
import { systemOf } from '../system-columns.js';
import { readCells, readPoints, readSurvivors } from './group-reader.js';
import type { GroupWriter } from './group-writer.js';
import type { NeedAnswer, StoreRemoval, WriterNeed } from './writer-needs.js';

/** `flush`: writes what is pending and empties the working set; absent where there is no transaction to wait in. */
export interface StoreAccess {
  readonly runner: StatementRunner;
  readonly writer: GroupWriter;
  readonly flush: (() => Promise<void>) | undefined;
}

const ID = '(SELECT id FROM entity WHERE urn = $1)';
const ANYTHING = {
  name: 'has-anything',
  text: `SELECT EXISTS (SELECT 1 FROM latest WHERE entity = ${ID}) OR EXISTS (SELECT 1 FROM point WHERE entity = ${ID})`,
};
const POINTS_IN = {
  name: 'has-points-in',
  text: `SELECT EXISTS (SELECT 1 FROM point WHERE entity = ${ID} AND aspect = $2 AND time BETWEEN $3 AND $4)`,
};
const EXTENT = {
  name: 'points-of-run',
  text: `SELECT min(time), max(time) FROM point WHERE entity = ${ID} AND aspect = $2 AND time BETWEEN $3 AND $4
    AND (SELECT c.run FROM change c WHERE c.seq = point.seq) = $5`,
};
const NEWEST = {
  name: 'newest-point',
  text: `
SELECT c.json, c.observed, c.run, c.last_run, c.extras FROM point p JOIN change c ON c.seq = p.seq
WHERE p.entity = ${ID} AND p.aspect = $2
  AND p.time = (SELECT max(time) FROM point WHERE entity = ${ID} AND aspect = $2)
ORDER BY p.identity LIMIT 1`,
};
const REMOVE_POINTS = {
  name: 'remove-points',
  text: `
WITH removed AS (
  DELETE FROM point WHERE entity = ${ID} AND aspect = $2 AND time BETWEEN $3 AND $4
    AND ($6::text IS NULL OR (SELECT c.run FROM change c WHERE c.seq = point.seq) = $6) RETURNING seq
), kept AS (
  INSERT INTO released (until, seq) SELECT $5::bigint, seq FROM removed ON CONFLICT DO NOTHING
)
SELECT 0, (SELECT count(*) FROM removed)`,
};
/** Takes latest rows that are removed (`removed`) out of the counts of their runs. */
export const UNCOUNTED = `uncounted AS (
  UPDATE run r SET row_count = r.row_count - d.rows
  FROM (SELECT c.run, count(*) AS rows FROM removed m JOIN change c ON c.seq = m.seq GROUP BY c.run) d WHERE r.id = d.run
)`;
const REMOVE_CELL = {
  name: 'remove-cell',
  text: `
WITH removed AS (
  DELETE FROM latest WHERE entity = ${ID} AND aspect = $2 RETURNING seq
), replaced AS (
  DELETE FROM history WHERE entity = ${ID} AND aspect = $2 RETURNING seq
), ${UNCOUNTED}
INSERT INTO released (until, seq) SELECT $3::bigint, seq FROM removed UNION SELECT $3::bigint, seq FROM replaced
ON CONFLICT DO NOTHING`,
};
const REMOVE_ENTITY = {
  name: 'remove-entity',
  text: `
WITH removed AS (
  DELETE FROM latest WHERE entity = ${ID} RETURNING seq
), replaced AS (
  DELETE FROM history WHERE entity = ${ID} RETURNING seq
), points AS (
  DELETE FROM point WHERE entity = ${ID} RETURNING seq
), ${UNCOUNTED}, marked AS (
  INSERT INTO gone (entity, until) VALUES (${ID}, $2::bigint) ON CONFLICT (entity) DO UPDATE SET until = excluded.until
), kept AS (
  INSERT INTO released (until, seq)
  SELECT $2::bigint, seq FROM removed UNION SELECT $2::bigint, seq FROM replaced UNION SELECT $2::bigint, seq FROM points
  ON CONFLICT DO NOTHING
)
SELECT (SELECT count(*) FROM removed) + (SELECT count(*) FROM replaced), (SELECT count(*) FROM points)`,
};

/** Give a writer what it waits for. */
export async function serve(need: WriterNeed, access: StoreAccess): Promise<NeedAnswer> {
  const { runner, writer } = access;
  switch (need.kind) {
    case 'entity':
      await readCells(runner, writer.set, [{ urn: need.urn, aspect: '' }]);
      return undefined;
    case 'cell':
      await readCells(runner, writer.set, [need]);
      return undefined;
    case 'point':
      await readPoints(runner, writer.set, [need]);
      return undefined;
    case 'survivor':
      await readSurvivors(runner, writer.set, [need]);
      return undefined;
    case 'anything':
      await access.flush?.();
      return answer(runner.rows<[boolean]>(ANYTHING, [need.urn]));
    case 'points-in':
      await access.flush?.();
      return answer(runner.rows<[boolean]>(POINTS_IN, [need.urn, need.aspect, ...timeBounds(need.range)]));
    case 'points-of-run':
      await access.flush?.();
      return extentOf(need, runner);
    default:
      await access.flush?.();
      return remove(need, runner);
  }
}

async function answer(rows: Promise<readonly [boolean][]>): Promise<boolean> {
  return (await rows)[0]?.[0] === true;
}

async function extentOf(
  { urn, aspect, range, runId }: Extract<WriterNeed, { readonly kind: 'points-of-run' }>,
  runner: StatementRunner,
): Promise<TimeRange | undefined> {
  const values = [urn, aspect, ...timeBounds(range), runId];
  const [row] = await runner.rows<[first: number | null, last: number | null]>(EXTENT, values);
  const [first = null, last = null] = row ?? [];
  return first === null || last === null ? undefined : { startTime: first, endTime: last };
}

async function remove(need: StoreRemoval, runner: StatementRunner): Promise<NeedAnswer> {
  const { urn, until } = need;
  switch (need.kind) {
    case 'remove-cell':
      await runner.rows(REMOVE_CELL, [urn, need.aspect, until.seq]);
      return undefined;
    case 'remove-entity':
      return { removed: removedBy(await runner.rows<[number, number]>(REMOVE_ENTITY, [urn, until.seq])) };
    case 'remove-points': {
      const values = [urn, need.aspect, ...timeBounds(need.range), until.seq, need.runId ?? null];
      const removed = removedBy(await runner.rows<[number, number]>(REMOVE_POINTS, values));
      return { removed, newest: await newestOf(runner, urn, need.aspect) };
    }
    default:
      return assertNever(need, 'removal');
  }
}

function removedBy([counts]: readonly [rows: number, points: number][]): RemovedRows {
  const [rows = 0, points = 0] = counts ?? [];
  return { rows, points };
}

async function newestOf(runner: StatementRunner, urn: string, aspect: string): Promise<NewestPoint> {
  const [point] = await runner.rows<[string, number, string, string, string | null]>(NEWEST, [urn, aspect]);
  if (point === undefined) return { kind: 'none' };
  const [json, observed, run, lastRun, extras] = point;
  return { kind: 'another', json, system: systemOf({ observed, run, lastRun, extras }) };
}
