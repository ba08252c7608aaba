import type { RowScan } from '../../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../../change-log/change-log.port.js';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import type { Page } from '../../kernel/page.js';
import { numberArray, textArray } from './array-text.js';
import { ChangeReader } from './change-reader.js';
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

/** `rows`: to be restated. `skipped`: how many rows before the start were skipped. `next`: absent at the end. */
interface RestatementStep {
  readonly rows: readonly ScanRow[];
  readonly skipped: number;
  readonly next: ScanPosition | undefined;
}

type ScanRow = readonly [entity: number, urn: string, aspect: string];

/** The next entities from a URN on; the last of them, and how many there are. */
const CHUNK = {
  name: 'scan-chunk',
  text: `SELECT max(urn), count(*)
    FROM (SELECT urn FROM entity WHERE urn >= $1 AND urn >= $2 AND urn < $3 ORDER BY urn LIMIT $4) e`,
};
const ROWS = `
FROM entity e JOIN latest l ON l.entity = e.id
WHERE e.urn >= $1 AND e.urn >= $2 AND e.urn <= $3 AND (e.urn > $1 OR l.aspect > $4)
  AND e.urn LIKE $5 AND ($6::text IS NULL OR l.aspect = $6)`;
const PAGE_ROWS = { name: 'scan-rows', text: `SELECT e.id, e.urn, l.aspect ${ROWS} ORDER BY e.urn, l.aspect LIMIT $7` };
const COUNT_ROWS = { name: 'scan-count', text: `SELECT count(*) ${ROWS}` };
const SKIPPED = {
  name: 'scan-skip',
  text: `SELECT e.id, e.urn, l.aspect ${ROWS} ORDER BY e.urn, l.aspect OFFSET $7 LIMIT 1`,
};
const RESTATE = { name: 'restate-rows', text: 'SELECT base, entries FROM restate_rows($1, $2, $3, $4, $5)' };

/** Appends RESTATE entries to the log for rows of the primary store. */
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
      const entries = step.rows.length === 0 ? [] : await this.restate(step.rows, stamp);
      if (entries.length > 0) yield entries;
      start -= step.skipped;
      count -= step.rows.length;
      position = step.next;
    }
  }

  /** The next rows of a window; perhaps none, although there are more after `next`. */
  private async step(window: ScanWindow, position: ScanPosition, { start, count }: Page): Promise<RestatementStep> {
    const [upper, entities] = await this.chunk(position, window);
    if (upper === null) return { rows: [], skipped: 0, next: undefined };
    const after = entities < ENTITIES ? undefined : { urn: upper, aspect: LAST_ASPECT };
    const values = [position.urn, window.from, upper, position.aspect, window.like, window.aspect];
    if (start > 0) {
      const found = await this.count(values);
      if (found <= start) return { rows: [], skipped: found, next: after };
      return { rows: [], skipped: start, next: await this.skip(values, start) };
    }
    const most = Math.min(count, PAGE);
    const rows = await this.database.connections.rows<ScanRow>(PAGE_ROWS, [...values, most]);
    const last = rows.at(-1);
    return {
      rows,
      skipped: 0,
      next: last === undefined || rows.length < most ? after : { urn: last[1], aspect: last[2] },
    };
  }

  private async chunk({ urn }: ScanPosition, { from, before }: UrnBounds): Promise<readonly [string | null, number]> {
    const [row] = await this.database.connections.rows<[string | null, number]>(CHUNK, [urn, from, before, ENTITIES]);
    return row ?? [null, 0];
  }

  private async count(values: readonly (string | null)[]): Promise<number> {
    const [row] = await this.database.connections.rows<[number]>(COUNT_ROWS, values);
    return row?.[0] ?? 0;
  }

  /** The position after so many rows, of which there are more. */
  private async skip(values: readonly (string | null)[], rows: number): Promise<ScanPosition> {
    const [row] = await this.database.connections.rows<ScanRow>(SKIPPED, [...values, rows - 1]);
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
