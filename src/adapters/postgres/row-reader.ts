import type { AspectRow, WalkedRow } from '../../aspects/aspect-store.port.js';
import { timeBounds, type TimeRange } from '../../change-log/change-log.port.js';
import type { SystemMetadata } from '../../kernel/audit-stamp.js';
import type { Urn } from '../../kernel/urn.js';
import { textArray } from './array-text.js';
import type { StatementRunner } from './postgres-connections.js';
import { systemOf } from './system-columns.js';

type RowColumns = [
  aspect: string,
  version: number,
  seq: number,
  json: string,
  time: number,
  actor: Urn,
  observed: number,
  run: string,
  lastRun: string,
  extras: string | null,
];

const VALUE = 'c.json, c.time, c.actor';
const LATEST = `l.aspect, 0, l.seq, ${VALUE}, l.observed, c.run, l.last_run, c.extras`;
const REPLACED = `h.aspect, h.version, h.seq, ${VALUE}, h.observed, c.run, h.last_run, c.extras`;

/** All latest rows of the entity with a URN. */
export const LATEST_OF_ONE = {
  name: 'latest-of-one',
  text: `SELECT ${LATEST} FROM entity e JOIN latest l ON l.entity = e.id JOIN change c ON c.seq = l.seq
    WHERE e.urn = $1 ORDER BY l.aspect`,
};
const MANY = {
  name: 'latest-of-many',
  text: `
SELECT ${LATEST}, u.n - 1 FROM unnest($1::text[]) WITH ORDINALITY AS u(urn, n)
JOIN entity e ON e.urn = u.urn JOIN latest l ON l.entity = e.id JOIN change c ON c.seq = l.seq
ORDER BY u.n, l.aspect`,
};
const MANY_SOME = {
  name: 'some-latest-of-many',
  text: `
SELECT ${LATEST}, u.n - 1 FROM unnest($1::text[]) WITH ORDINALITY AS u(urn, n)
JOIN entity e ON e.urn = u.urn CROSS JOIN unnest($2::text[]) AS a(aspect)
JOIN latest l ON l.entity = e.id AND l.aspect = a.aspect JOIN change c ON c.seq = l.seq
ORDER BY u.n, l.aspect`,
};
const EXISTING = {
  name: 'existing',
  text: `SELECT e.urn FROM unnest($1::text[]) AS u(urn) JOIN entity e ON e.urn = u.urn
    WHERE EXISTS (SELECT 1 FROM latest l WHERE l.entity = e.id)`,
};
const OF_VERSION = `
SELECT ${REPLACED} FROM entity e JOIN history h ON h.entity = e.id AND h.aspect = $2 JOIN change c ON c.seq = h.seq
WHERE e.urn = $1`;
const NUMBERED = { name: 'version', text: `${OF_VERSION} AND h.version = $3` };
const COUNTED = { name: 'version-from-newest', text: `${OF_VERSION} ORDER BY h.version DESC LIMIT 1 OFFSET $3` };
const HISTORY = {
  name: 'history',
  text: `
WITH h AS (
  SELECT l.aspect, 0 AS version, l.seq, l.observed, l.last_run, d.time
  FROM entity e JOIN latest l ON l.entity = e.id JOIN change d ON d.seq = l.seq
  WHERE e.urn = $1 AND l.aspect = ANY($2::text[])
  UNION ALL
  SELECT r.aspect, r.version, r.seq, r.observed, r.last_run, d.time
  FROM entity e JOIN history r ON r.entity = e.id JOIN change d ON d.seq = r.seq
  WHERE e.urn = $1 AND r.aspect = ANY($2::text[])
)
SELECT ${REPLACED} FROM h JOIN change c ON c.seq = h.seq
WHERE h.time <= $4 AND (h.time >= $3 OR h.seq = (
  SELECT max(o.seq) FROM h o WHERE o.aspect = h.aspect AND o.time < $3
))
ORDER BY h.seq`,
};
/** Entities without rows do not count, so that an empty result means the end. */
const WALK = {
  name: 'walk',
  text: `
SELECT ${LATEST}, e.urn, e.type, e.key_aspect
FROM (
  SELECT id, urn, type, key_aspect FROM entity e
  WHERE urn > $1 AND EXISTS (SELECT 1 FROM latest l WHERE l.entity = e.id) ORDER BY urn LIMIT $2
) e JOIN latest l ON l.entity = e.id JOIN change c ON c.seq = l.seq ORDER BY e.urn`,
};

/** Greatest number of a version that the engine can compare with. */
const MOST_VERSIONS = 2 ** 31 - 1;

/** Reads rows of versioned aspects. */
export class RowReader {
  constructor(private readonly runner: StatementRunner) {}

  /** See AspectStore.latest. */
  async latest(urns: readonly Urn[], aspects: readonly string[]): Promise<ReadonlyMap<Urn, readonly AspectRow[]>> {
    const [first] = urns;
    if (first !== undefined && urns.length === 1 && aspects.length === 0) {
      const rows = rowsOf(first, await this.runner.rows<RowColumns>(LATEST_OF_ONE, [first]));
      return new Map(rows.length === 0 ? [] : [[first, rows]]);
    }
    const wanted = [...new Set(urns)];
    const found = new Map<Urn, AspectRow[]>();
    if (wanted.length === 0) return found;
    const values = [textArray(wanted), ...(aspects.length === 0 ? [] : [textArray([...new Set(aspects)])])];
    const records = await this.runner.rows<[...RowColumns, number]>(aspects.length === 0 ? MANY : MANY_SOME, values);
    const systems = new SystemCache();
    for (const record of records) {
      const urn = wanted[record[10]];
      if (urn === undefined) continue;
      const row = rowOf(urn, record, systems);
      const rows = found.get(urn);
      if (rows === undefined) found.set(urn, [row]);
      else rows.push(row);
    }
    return found;
  }

  /** See AspectStore.version. */
  async version(urn: Urn, aspect: string, version: number): Promise<AspectRow | undefined> {
    if (!Number.isSafeInteger(version) || Math.abs(version) > MOST_VERSIONS) return undefined;
    if (version === 0) return (await this.latest([urn], [aspect])).get(urn)?.[0];
    const [statement, number] = version > 0 ? [NUMBERED, version] : [COUNTED, -version - 1];
    return rowsOf(urn, await this.runner.rows<RowColumns>(statement, [urn, aspect, number]))[0];
  }

  /** See AspectStore.history. */
  async history(urn: Urn, aspects: readonly string[], range: TimeRange): Promise<readonly AspectRow[]> {
    const [first, last] = timeBounds(range);
    return rowsOf(urn, await this.runner.rows<RowColumns>(HISTORY, [urn, textArray([...aspects]), first, last]));
  }

  /** See AspectStore.existing. */
  async existing(urns: readonly Urn[]): Promise<ReadonlySet<Urn>> {
    if (urns.length === 0) return new Set();
    const rows = await this.runner.rows<[Urn]>(EXISTING, [textArray(urns)]);
    return new Set(rows.map(([urn]) => urn));
  }

  /** See AspectStore.walk. */
  async walk(after: string, count: number): Promise<readonly WalkedRow[]> {
    const records = await this.runner.rows<[...RowColumns, Urn, string, string | null]>(WALK, [after, count]);
    const systems = new SystemCache();
    return records.map((record) => {
      return { ...rowOf(record[10], record, systems), entityType: record[11], isKey: record[12] === record[0] };
    });
  }
}

/** Rows that were written together share one object. */
class SystemCache {
  private last: { readonly key: string; readonly system: SystemMetadata } | undefined;

  read(observed: number, run: string, lastRun: string, extras: string | null): SystemMetadata {
    const key = `${String(observed)} ${run} ${lastRun} ${extras ?? ''}`;
    if (this.last?.key !== key) this.last = { key, system: systemOf({ observed, run, lastRun, extras }) };
    return this.last.system;
  }
}

function rowsOf(urn: Urn, records: readonly RowColumns[]): readonly AspectRow[] {
  const systems = new SystemCache();
  return records.map((record) => rowOf(urn, record, systems));
}

function rowOf(urn: Urn, record: readonly [...RowColumns, ...unknown[]], systems: SystemCache): AspectRow {
  const [aspect, version, seq, json, time, actor, observed, run, lastRun, extras] = record;
  const system = systems.read(observed, run, lastRun, extras);
  return { urn, aspect, version, json, system, createdOn: time, createdBy: actor, seq };
}
