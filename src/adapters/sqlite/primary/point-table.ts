import type { Database, DeleteStatement, Statement } from '../database.js';
import type { PointWrite } from '../../../aspects/aspect-store.port.js';
import { timeBounds, type TimeRange } from '../../../change-log/change-log.port.js';
import type { StoredValue } from './change-table.js';

/** What identifies a point within its cell. */
type PointKey = Pick<PointWrite, 'identity' | 'timestamp'>;

type NewerThan = PointKey & { readonly cell: number };

const IN_RANGE = 'cell = ? AND time BETWEEN ? AND ?';
type CellRange = [cell: number, startTime: number, endTime: number];
const OF_RUN = `${IN_RANGE} AND (SELECT c.run FROM change c WHERE c.seq = point.seq) = ?`;
type RunRange = [...CellRange, run: number];

/** Points of each cell; a point refers to the log entry with its value. Every write needs a transaction around it. */
export class PointTable {
  private readonly find: Statement<[number, number, string], StoredValue>;
  private readonly anyNewer: Statement<[NewerThan], { readonly seq: number }>;
  private readonly insert: Statement<[number, number, string, number]>;
  private readonly releaseValue: Statement<[number, number]>;
  private readonly anyInRange: Statement<CellRange, { readonly seq: number }>;
  private readonly releaseRange: Statement<[number, ...CellRange]>;
  private readonly removeRange: DeleteStatement<CellRange>;
  private readonly extentOfRun: Statement<RunRange, RunExtent>;
  private readonly releaseOfRun: Statement<[number, ...RunRange]>;
  private readonly removeOfRun: DeleteStatement<RunRange>;

  constructor(database: Database) {
    this.find = database.prepare(`
      SELECT p.seq, c.json, c.observed, c.run, c.last_run AS lastRun, c.extras
      FROM point p CROSS JOIN change c ON c.seq = p.seq WHERE p.cell = ? AND p.time = ? AND p.message = ?`);
    this.anyNewer = database.prepare(
      `SELECT seq FROM point WHERE cell = :cell AND time > :timestamp
       UNION ALL
       SELECT seq FROM point WHERE cell = :cell AND time = :timestamp AND message < :identity LIMIT 1`,
    );
    this.insert = database.prepare('INSERT OR REPLACE INTO point (cell, time, message, seq) VALUES (?, ?, ?, ?)');
    this.releaseValue = database.prepare('INSERT INTO released (until, seq) VALUES (?, ?)');
    this.anyInRange = database.prepare(`SELECT seq FROM point WHERE ${IN_RANGE} LIMIT 1`);
    this.releaseRange = database.prepare(
      `INSERT OR IGNORE INTO released (until, seq) SELECT ?, seq FROM point WHERE ${IN_RANGE}`,
    );
    this.removeRange = database.prepareDelete(`DELETE FROM point WHERE ${IN_RANGE}`);
    this.extentOfRun = database.prepare(`SELECT min(time) AS first, max(time) AS last FROM point WHERE ${OF_RUN}`);
    this.releaseOfRun = database.prepare(
      `INSERT OR IGNORE INTO released (until, seq) SELECT ?, seq FROM point WHERE ${OF_RUN}`,
    );
    this.removeOfRun = database.prepareDelete(`DELETE FROM point WHERE ${OF_RUN}`);
  }

  /** The value that a point replaces; `undefined` when there is none. */
  stored(cell: number, { timestamp, identity }: PointKey): StoredValue | undefined {
    return this.find.get(cell, timestamp, identity);
  }

  /** Whether a point would be the newest of its cell: of several at one time, the one with the least identity is. */
  isNewest(cell: number, { timestamp, identity }: PointKey): boolean {
    return this.anyNewer.get({ cell, timestamp, identity }) === undefined;
  }

  /** Make the entry `seq` the value of a point. `replaced`: the result of `stored`. */
  put(cell: number, { timestamp, identity }: PointKey, seq: number, replaced: StoredValue | undefined): void {
    this.insert.run(cell, timestamp, identity, seq);
    if (replaced !== undefined) this.releaseValue.run(seq, replaced.seq);
  }

  hasAny(cell: number, range: TimeRange): boolean {
    return this.anyInRange.get(cell, ...timeBounds(range)) !== undefined;
  }

  /** Remove the points of a range; `until`: the log entry of the removal. @returns how many they were */
  remove(cell: number, range: TimeRange, until: number): number {
    const bounds: CellRange = [cell, ...timeBounds(range)];
    this.releaseRange.run(until, ...bounds);
    return this.removeRange.run(...bounds);
  }

  /** The time from the first to the last point of a range that a run has added; `undefined` when there is none. */
  extent(cell: number, range: TimeRange, run: number): TimeRange | undefined {
    const { first, last } = this.extentOfRun.get(cell, ...timeBounds(range), run) ?? { first: null, last: null };
    return first === null || last === null ? undefined : { startTime: first, endTime: last };
  }

  /** Remove the points of a range that a run has added. @returns how many they were */
  removeRun(cell: number, range: TimeRange, { run, until }: RunRemoval): number {
    const bounds: RunRange = [cell, ...timeBounds(range), run];
    this.releaseOfRun.run(until, ...bounds);
    return this.removeOfRun.run(...bounds);
  }
}

interface RunExtent {
  readonly first: number | null;
  readonly last: number | null;
}

/** `until`: the log entry of the removal. */
interface RunRemoval {
  readonly run: number;
  readonly until: number;
}
