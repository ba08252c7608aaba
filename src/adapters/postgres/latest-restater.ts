import type { RowScan } from '../../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../../change-log/change-log.port.js';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import type { Page } from '../../kernel/page.js';
import { numberArray, textArray } from './array-text.js';
import { ChangeReader } from './change-reader.js';
import type { NamedStatement } from './postgres-connections.js';
import type { PostgresDatabase } from './postgres-database.js';
import { type UrnBounds, urnBounds } from './urn-bounds.js';

/** Rows of a page, and entities that one statement looks through. */
const PAGE = 500;
const ENTITIES = 2000;

/** A position between rows: after an aspect of a URN, or where it is empty, before all of them. */
interface ScanPosition {
  readonly urn: string;
  readonly aspect: string;
}

/** What a scan looks for. */
interface ScanWindow extends UrnBounds {
  readonly aspect: string | null;
}

/**
 * `keys`: what is to be restated, of which so many are `rows` of the window. `skipped`: how many rows before the start
 * were skipped. `next`: absent at the end.
 */
interface RestatementStep {
  readonly keys: readonly ScanRow[];
  readonly rows: number;
  readonly skipped: number;
  readonly next: ScanPosition | undefined;
}

type ScanRow = [entity: number, urn: string, aspect: string];

/** The next entities from a URN on; the last of them, and how many there are. */
const CHUNK = {
  name: 'scan-chunk',
  text: `SELECT max(urn), count(*)
    FROM (SELECT urn FROM entity WHERE urn >= $1 AND urn >= $2 AND urn < $3 ORDER BY urn LIMIT $4) e`,
};

/** Statements over the rows of a chunk; each looks for one aspect ($6), or for all. */
interface ScanStatements {
  readonly page: NamedStatement;
  readonly count: NamedStatement;
  readonly skip: NamedStatement;
}

/** The newest point of a series is a row where its aspect is asked for. */
const ONE_ASPECT = `CROSS JOIN LATERAL (
  SELECT o.aspect FROM latest o WHERE o.entity = e.id AND o.aspect = $6
  UNION ALL SELECT $6 WHERE EXISTS (SELECT 1 FROM point p WHERE p.entity = e.id AND p.aspect = $6)
) l`;
const OF_ONE = scanStatements('one', ONE_ASPECT);
const OF_ALL = scanStatements('all', 'JOIN latest l ON l.entity = e.id AND $6::text IS NULL');

function scanStatements(name: string, rows: string): ScanStatements {
  const from = `
FROM entity e ${rows}
WHERE e.urn >= $1 AND e.urn >= $2 AND e.urn <= $3 AND (e.urn > $1 OR l.aspect > $4) AND e.urn LIKE $5`;
  const ordered = `SELECT e.id, e.urn, l.aspect ${from} ORDER BY e.urn, l.aspect`;
  return {
    page: { name: `scan-${name}`, text: `${ordered} LIMIT $7` },
    count: { name: `scan-${name}-count`, text: `SELECT count(*) ${from}` },
    skip: { name: `scan-${name}-skip`, text: `${ordered} OFFSET $7 LIMIT 1` },
  };
}

/** Series of entities, each found by one look into the index from the one before: points may be many. */
const SERIES = {
  name: 'series-of',
  text: `
WITH RECURSIVE s AS (
  SELECT e.id, (SELECT min(p.aspect) FROM point p WHERE p.entity = e.id) AS aspect FROM unnest($1::bigint[]) AS e(id)
  UNION ALL
  SELECT s.id, (SELECT min(p.aspect) FROM point p WHERE p.entity = s.id AND p.aspect > s.aspect)
  FROM s WHERE s.aspect IS NOT NULL
)
SELECT id, aspect FROM s WHERE aspect IS NOT NULL ORDER BY id, aspect`,
};
const RESTATE = { name: 'restate-rows', text: 'SELECT base, entries FROM restate_rows($1, $2, $3, $4, $5)' };

/** Appends RESTATE entries to the log for rows of the primary store, and for the newest points of their entities. */
export class LatestRestater {
  private readonly changes: ChangeReader;

  constructor(private readonly database: PostgresDatabase) {
    this.changes = new ChangeReader(database.connections);
  }

  /** See AspectStore.restate. */
  async *pages(scan: RowScan, stamp: AuditStamp): AsyncGenerator<readonly ChangeEntry[], void> {
    const bounds = urnBounds(scan.urnLike ?? '%');
    const window: ScanWindow = {
      ...(scan.urn === undefined ? bounds : { ...bounds, ...within(scan.urn, bounds) }),
      aspect: scan.aspect ?? null,
    };
    let { start, count } = scan;
    let position: ScanPosition | undefined = { urn: '', aspect: '' };
    while (count > 0 && position !== undefined) {
      const step: RestatementStep = await this.step(window, position, { start, count });
      const entries = step.keys.length === 0 ? [] : await this.restate(step.keys, stamp);
      if (entries.length > 0) yield entries;
      start -= step.skipped;
      count -= step.rows;
      position = step.next;
    }
  }

  /** The next rows of a window; perhaps none, although there are more after `next`. */
  private async step(window: ScanWindow, position: ScanPosition, { start, count }: Page): Promise<RestatementStep> {
    const [upper, entities] = await this.chunk(position, window);
    if (upper === null) return { keys: [], rows: 0, skipped: 0, next: undefined };
    const after = entities < ENTITIES ? undefined : { urn: upper, aspect: LAST_ASPECT };
    const values = [position.urn, window.from, upper, position.aspect, window.like, window.aspect];
    const of = window.aspect === null ? OF_ALL : OF_ONE;
    if (start > 0) {
      const found = await this.count(of, values);
      if (found <= start) return { keys: [], rows: 0, skipped: found, next: after };
      return { keys: [], rows: 0, skipped: start, next: await this.skip(of, values, start) };
    }
    const most = Math.min(count, PAGE);
    const found = await this.database.connections.rows<ScanRow>(of.page, [...values, most + 1]);
    const rows = found.slice(0, most);
    const [last, more] = [rows.at(-1), found[most]];
    const next = more === undefined || last === undefined ? after : { urn: last[1], aspect: last[2] };
    const keys = window.aspect === null ? await this.withSeries(rows, more) : rows;
    return { keys, rows: rows.length, skipped: 0, next };
  }

  /** Rows, and after the last one of each entity its series. @param more the row after them */
  private async withSeries(rows: readonly ScanRow[], more: ScanRow | undefined): Promise<readonly ScanRow[]> {
    const ends = rows.filter(([id], at) => (rows[at + 1] ?? more)?.[0] !== id);
    if (ends.length === 0) return rows;
    const ids = numberArray(ends.map(([id]) => id));
    const series = await this.database.connections.rows<[number, string]>(SERIES, [ids]);
    if (series.length === 0) return rows;
    const of = Map.groupBy(series, ([id]) => id);
    const last = new Set(ends);
    return rows.flatMap((row) => [
      row,
      ...(last.has(row) ? (of.get(row[0]) ?? []).map(([id, aspect]): ScanRow => [id, row[1], aspect]) : []),
    ]);
  }

  private async chunk({ urn }: ScanPosition, { from, before }: UrnBounds): Promise<readonly [string | null, number]> {
    const [row] = await this.database.connections.rows<[string | null, number]>(CHUNK, [urn, from, before, ENTITIES]);
    return row ?? [null, 0];
  }

  private async count(of: ScanStatements, values: readonly (string | null)[]): Promise<number> {
    const [row] = await this.database.connections.rows<[number]>(of.count, values);
    return row?.[0] ?? 0;
  }

  /** The position after so many rows, of which there are more. */
  private async skip(of: ScanStatements, values: readonly (string | null)[], rows: number): Promise<ScanPosition> {
    const [row] = await this.database.connections.rows<ScanRow>(of.skip, [...values, rows - 1]);
    return { urn: row?.[1] ?? '', aspect: row?.[2] ?? '' };
  }

  private async restate(page: readonly ScanRow[], { time, actor }: AuditStamp): Promise<readonly ChangeEntry[]> {
    const { connections, writerId } = this.database;
    const keys = [numberArray(page.map(([entity]) => entity)), textArray(page.map(([, , aspect]) => aspect))];
    const [row] = await connections.write<[number, number]>(RESTATE, [...keys, time, actor, writerId]);
    const [base, entries] = row ?? [0, 0];
    this.database.membership.seen(base + entries);
    return this.changes.read(base, entries);
  }
}

/** Greater than any name of an aspect. */
const LAST_ASPECT = '\u{10FFFF}';

/** Bounds that only one URN is within, if it matches the pattern. */
function within(urn: string, { from, before }: UrnBounds): Pick<UrnBounds, 'before' | 'from'> {
  const after = `${urn}\u0001`;
  return { from: urn > from ? urn : from, before: after < before ? after : before };
}
