import { nextTurn } from '../../../kernel/event-loop-turn.js';
import type { RowScan } from '../../../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../../../change-log/change-log.port.js';
import type { AuditStamp } from '../../../kernel/audit-stamp.js';
import type { Statement } from '../database.js';
import { cellOf, entityOfCell, MAX_ASPECT_ID } from './cell.js';
import type { RowPosition, RowScanner, RowWindow, ScanRecord, ScanStep } from './row-scanner.js';
import { SystemDecoder, systemOf } from './system-columns.js';
import type { PrimaryDatabase } from './primary-database.js';

/** Target time of a page before its commit, in milliseconds: other requests are served between two pages. */
const PAGE_TIME = 3;
/** Least and most rows of a page. */
const PAGE_ROWS = [100, 800] as const;

/** Most bookmarks that are kept. */
const MAX_BOOKMARKS = 16;

/** The position after the first `rows` rows of a scan; valid while no row is inserted or removed. */
interface ScanBookmark {
  readonly rows: number;
  readonly position: RowPosition;
  readonly rowSetVersion: number;
}

/** Appends RESTATE entries to the log for rows of the primary store, and for the newest points of their entities. */
export class RowRestater {
  /**
   * By conditions of the scan. A client that restates all rows asks for one window after another, each after the last.
   */
  private readonly bookmarks = new Map<string, ScanBookmark>();
  /** Rows of the next page, by how long the last one took: reading from disk is many times slower than from memory. */
  private pageRows: number = PAGE_ROWS[0];
  private readonly nextSeries: Statement<[first: number, last: number], number>;

  constructor(
    private readonly primary: PrimaryDatabase,
    private readonly scanner: RowScanner,
    /** See CellTable. */
    private readonly rowSetVersion: () => number,
  ) {
    this.nextSeries = primary.database.prepareValues('SELECT cell FROM point WHERE cell BETWEEN ? AND ? LIMIT 1');
  }

  /** See AspectStore.restate. */
  async *pages(scan: RowScan, stamp: AuditStamp): AsyncGenerator<readonly ChangeEntry[], undefined> {
    const rowSetVersion = this.rowSetVersion();
    let window = this.fromBookmark(scan);
    while (window.count > 0) {
      const page = { ...window, count: Math.min(window.count, this.pageRows) };
      const { entries, step } = await this.primary.write(() => this.restatePage(page, stamp));
      const { records, skipped, next } = step;
      window = { ...window, after: next, start: window.start - skipped, count: window.count - records.length };
      const rows = scan.start - window.start + scan.count - window.count;
      if (next !== undefined) this.bookmark(scan, { rows, position: next, rowSetVersion });
      if (entries.length > 0) yield entries;
      if (next === undefined) break;
      await nextTurn();
    }
    return undefined;
  }

  private restatePage(
    page: RowWindow,
    stamp: AuditStamp,
  ): { readonly entries: ChangeEntry[]; readonly step: ScanStep } {
    const began = performance.now();
    const step = this.scanner.step(page);
    const systems = new SystemDecoder(this.primary.runs);
    const entries: ChangeEntry[] = [];
    const { records } = step;
    for (const [at, record] of records.entries()) {
      entries.push(this.restateRow(record, stamp, systems));
      const [urn] = record;
      const isLast = records[at + 1]?.[0] !== urn && !(step.next?.urn === urn && step.next.aspect !== undefined);
      if (isLast && page.aspect === undefined) this.restatePoints(record, stamp, entries);
    }
    if (entries.length > 0) this.adapt((performance.now() - began) / entries.length);
    return { step, entries };
  }

  private adapt(millisecondsOfRow: number): void {
    const [least, most] = PAGE_ROWS;
    this.pageRows = Math.round(Math.min(Math.max(PAGE_TIME / millisecondsOfRow, least), most));
  }

  private restateRow(record: ScanRecord, stamp: AuditStamp, systems: SystemDecoder): ChangeEntry {
    const [urn, type, cell, seq, json, , , observed, run, lastRun, extras, isPoint] = record;
    const columns = { observed, run, lastRun, extras };
    return this.primary.changes.restate(
      {
        kind: isPoint === 1 ? 'timeseries' : 'versioned',
        urn,
        entityType: this.primary.types.textOf(type),
        cell,
        value: { seq, json, ...columns },
      },
      { stamp, system: systems.read(columns) },
    );
  }

  /** Append the newest point of each series of the entity that has the row. */
  private restatePoints([urn, type, rowCell]: ScanRecord, stamp: AuditStamp, entries: ChangeEntry[]): void {
    const first = cellOf(entityOfCell(rowCell), 0);
    const last = first + MAX_ASPECT_ID;
    const { changes, runs, types } = this.primary;
    for (let cell = this.nextSeries.get(first, last); cell !== undefined; cell = this.nextSeries.get(cell + 1, last)) {
      const value = changes.newestPoint(cell);
      if (value === undefined) continue;
      const point = { kind: 'timeseries', urn, entityType: types.textOf(type), cell, value } as const;
      entries.push(changes.restate(point, { stamp, system: systemOf(value, runs) }));
    }
  }

  private fromBookmark(scan: RowScan): RowWindow {
    const bookmark = this.bookmarks.get(keyOf(scan));
    const isValid = bookmark?.rowSetVersion === this.rowSetVersion() && bookmark.rows <= scan.start;
    return isValid ? { ...scan, start: scan.start - bookmark.rows, after: bookmark.position } : scan;
  }

  private bookmark(scan: RowScan, bookmark: ScanBookmark): void {
    const key = keyOf(scan);
    this.bookmarks.delete(key);
    this.bookmarks.set(key, bookmark);
    for (const oldest of this.bookmarks.keys()) {
      if (this.bookmarks.size <= MAX_BOOKMARKS) break;
      this.bookmarks.delete(oldest);
    }
  }
}

function keyOf({ urn, aspect, urnLike }: RowScan): string {
  return JSON.stringify([urn, aspect, urnLike]);
}
