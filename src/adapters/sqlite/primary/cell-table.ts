import type { Database, DeleteStatement, Statement } from '../database.js';
import type { HistoryLimit, RemovedRows } from '../../../aspects/aspect-store.port.js';
import { cellOf, MAX_ASPECT_ID } from './cell.js';
import type { StoredValue } from './change-table.js';

/** Version 0 of one cell. `versions`: number of its newest replaced version, 0 when there was none. */
export interface LatestValue extends StoredValue {
  readonly versions: number;
}

/** A replaced value. */
export interface ReplacedCell extends StoredValue {
  readonly version: number;
}

/** Which run wrote a latest value, by which log entry. */
export interface WrittenBy {
  readonly run: number;
  readonly seq: number;
}

/** When history is removed: before which log entry, and when (epoch milliseconds, UTC). */
export interface TrimMoment {
  readonly until: number;
  readonly now: number;
}

/** Where a cell has values. */
const TABLES = ['latest', 'history', 'point'] as const;

/** The latest value of each cell and the replaced ones. Every write needs a transaction around it. */
export class CellTable {
  /** Changes whenever a latest row is inserted or removed; while it is the same, counts of rows remain valid. */
  rowSetVersion = 0;
  private readonly find: Statement<[number], LatestValue>;
  private readonly insert: Statement<[number, number, number, number]>;
  private readonly point: Statement<[number, number, number, number, number]>;
  private readonly touchRow: Statement<[number, number, number]>;
  private readonly archive: Statement<[number, number, number, number, number]>;
  private readonly expire: Statement<[number, number], { readonly seq: number }>;
  private readonly newestBefore: Statement<[number, number], number>;
  private readonly findSurvivor: Statement<[number, number], ReplacedCell>;
  private readonly truncate: Statement<[number, number], { readonly seq: number }>;
  private readonly writers: Statement<[number, number], WrittenBy>;
  private readonly anyPoint: Statement<[number, number], { readonly seq: number }>;
  private readonly releaseValue: Statement<[number, number]>;
  private readonly releases: readonly Statement<[number, number, number]>[];
  private readonly removals: Readonly<Record<(typeof TABLES)[number], DeleteStatement<[number, number]>>>;

  constructor(database: Database) {
    this.find = database.prepare(`
      SELECT l.seq, l.versions, l.observed, l.last_run AS lastRun, c.run, c.extras, c.json
      FROM latest l CROSS JOIN change c ON c.seq = l.seq WHERE l.cell = ?`);
    this.insert = database.prepare(
      'INSERT INTO latest (cell, seq, versions, observed, last_run) VALUES (?, ?, 0, ?, ?)',
    );
    this.point = database.prepare('UPDATE latest SET seq = ?, versions = ?, observed = ?, last_run = ? WHERE cell = ?');
    this.touchRow = database.prepare('UPDATE latest SET observed = ?, last_run = ? WHERE cell = ?');
    this.archive = database.prepare(
      'INSERT INTO history (cell, version, seq, observed, last_run) VALUES (?, ?, ?, ?, ?)',
    );
    this.expire = database.prepare('DELETE FROM history WHERE cell = ? AND version <= ? RETURNING seq');
    this.newestBefore = database.prepareValues(`
      SELECT h.version FROM history h CROSS JOIN change c ON c.seq = h.seq
      WHERE h.cell = ? AND c.time < ? ORDER BY h.version DESC LIMIT 1`);
    this.findSurvivor = database.prepare(`
      SELECT h.version, h.seq, h.observed, h.last_run AS lastRun, c.run, c.extras, c.json
      FROM history h CROSS JOIN change c ON c.seq = h.seq
      WHERE h.cell = ? AND c.run <> ? ORDER BY h.version DESC LIMIT 1`);
    this.truncate = database.prepare('DELETE FROM history WHERE cell = ? AND version >= ? RETURNING seq');
    this.writers = database.prepare(
      'SELECT c.run, l.seq FROM latest l CROSS JOIN change c ON c.seq = l.seq WHERE l.cell BETWEEN ? AND ?',
    );
    this.anyPoint = database.prepare('SELECT seq FROM point WHERE cell BETWEEN ? AND ? LIMIT 1');
    this.releaseValue = database.prepare('INSERT OR IGNORE INTO released (until, seq) VALUES (?, ?)');
    this.releases = TABLES.map((table) =>
      database.prepare(
        `INSERT OR IGNORE INTO released (until, seq) SELECT ?, seq FROM ${table} WHERE cell BETWEEN ? AND ?`,
      ),
    );
    const removal = (table: string): DeleteStatement<[number, number]> =>
      database.prepareDelete(`DELETE FROM ${table} WHERE cell BETWEEN ? AND ?`);
    this.removals = { latest: removal('latest'), history: removal('history'), point: removal('point') };
  }

  /** `undefined` when the aspect is not stored. */
  latest(cell: number): LatestValue | undefined {
    return this.find.get(cell);
  }

  /** Whether the entity has a time-series point. */
  hasPoints(entity: number): boolean {
    return this.anyPoint.get(cellOf(entity, 0), cellOf(entity, MAX_ASPECT_ID)) !== undefined;
  }

  /** Insert the first value of a cell. */
  begin(cell: number, value: Omit<StoredValue, 'extras' | 'json' | 'run'>): void {
    this.rowSetVersion++;
    this.insert.run(cell, value.seq, value.observed, value.lastRun);
  }

  /** Make another value the latest; the current one becomes the newest replaced version. */
  replace(cell: number, current: LatestValue, value: Omit<StoredValue, 'extras' | 'json' | 'run'>): void {
    const version = current.versions + 1;
    this.archive.run(cell, version, current.seq, current.observed, current.lastRun);
    this.point.run(value.seq, version, value.observed, value.lastRun, cell);
  }

  /**
   * Remove replaced versions beyond a limit. @param newest number of the newest of them
   * @returns how many were removed
   */
  trim(cell: number, newest: number, { versions, age }: HistoryLimit, { until, now }: TrimMoment): number {
    const aged = age === undefined ? 0 : (this.newestBefore.get(cell, now - age) ?? 0);
    const upTo = Math.max(aged, newest - versions);
    if (upTo < 1) return 0;
    const expired = this.expire.all(cell, upTo);
    for (const { seq } of expired) this.releaseValue.run(until, seq);
    return expired.length;
  }

  /** The newest replaced value of a cell that another run wrote; `undefined` when there is none. */
  survivor(cell: number, run: number): ReplacedCell | undefined {
    return this.findSurvivor.get(cell, run);
  }

  /** Make a replaced value the latest, under the number of a new entry; what was written since it was replaced goes. */
  restore(cell: number, current: LatestValue, { version, observed, lastRun }: ReplacedCell, seq: number): void {
    this.point.run(seq, version - 1, observed, lastRun, cell);
    this.releaseValue.run(seq, current.seq);
    for (const replaced of this.truncate.all(cell, version)) this.releaseValue.run(seq, replaced.seq);
  }

  /** Who wrote the latest values of an entity. */
  writersOf(entity: number): readonly WrittenBy[] {
    return this.writers.all(cellOf(entity, 0), cellOf(entity, MAX_ASPECT_ID));
  }

  /** Record that the stored value was observed again. */
  touch(cell: number, observed: number, run: number): void {
    this.touchRow.run(observed, run, cell);
  }

  /** Remove all values of a cell; `until`: the log entry of the removal. */
  removeCell(cell: number, until: number): void {
    this.removeBetween(cell, cell, until);
  }

  /** Remove all aspects, versions and points of an entity. */
  removeEntity(entity: number, until: number): RemovedRows {
    return this.removeBetween(cellOf(entity, 0), cellOf(entity, MAX_ASPECT_ID), until);
  }

  private removeBetween(first: number, last: number, until: number): RemovedRows {
    this.rowSetVersion++;
    for (const release of this.releases) release.run(until, first, last);
    const { latest, history, point } = this.removals;
    return { rows: latest.run(first, last) + history.run(first, last), points: point.run(first, last) };
  }
}
