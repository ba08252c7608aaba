import { setImmediate } from 'node:timers/promises';
import type { RowScan } from '../../../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../../../change-log/change-log.port.js';
import type { AuditStamp } from '../../../kernel/audit-stamp.js';
import { attempt } from '../sqlite-fault.js';
import type { RowPlace, RowScanner, RowWindow, ScanRecord, ScanStep } from './row-scanner.js';
import { SystemReader } from './system-columns.js';
import type { PrimaryDatabase } from './primary-database.js';

/** Milliseconds that a page is to take before its commit: requests are served between two pages. */
const PAGE_TIME = 3;
/** Least and most rows of a page. */
const PAGE_ROWS = [100, 800] as const;

/** Ends of windows that are remembered. */
const MARKS = 16;

/** The place behind the first so many rows of a scan; true as long as rows neither come nor go. */
interface Mark {
  readonly rows: number;
  readonly place: RowPlace;
  readonly moves: number;
}

/** Appends entries to the log which repeat rows of the truth. */
export class RowRestater {
  /** By what is looked for. Whoever restates all rows asks for window after window: each begins where another ended. */
  private readonly marks = new Map<string, Mark>();
  /** Rows of the next page, by how long the last one took: reading from a disk takes many times as long as from memory. */
  private pageRows: number = PAGE_ROWS[0];

  constructor(
    private readonly primary: PrimaryDatabase,
    private readonly scanner: RowScanner,
    /** Grows whenever a row comes or goes. */
    private readonly moves: () => number,
  ) {}

  /** As the port's `restate`. */
  async *pages(scan: RowScan, stamp: AuditStamp): AsyncGenerator<readonly ChangeEntry[], undefined> {
    const moves = this.moves();
    let window = this.fromMark(scan);
    while (window.count > 0) {
      const page = { ...window, count: Math.min(window.count, this.pageRows) };
      const { entries, step } = await attempt(() => this.primary.transaction(() => this.restate(page, stamp)));
      const { passed, next } = step;
      window = { ...window, after: next, start: window.start - passed, count: window.count - entries.length };
      const rows = scan.start - window.start + scan.count - window.count;
      if (next !== undefined) this.mark(scan, { rows, place: next, moves });
      if (entries.length > 0) yield entries;
      if (next === undefined) break;
      await setImmediate();
    }
    return undefined;
  }

  private restate(page: RowWindow, stamp: AuditStamp): { readonly entries: ChangeEntry[]; readonly step: ScanStep } {
    const began = performance.now();
    const step = this.scanner.step(page);
    const systems = new SystemReader(this.primary.runs);
    const entries = step.records.map((record) => this.repeat(record, stamp, systems));
    if (entries.length > 0) this.adapt((performance.now() - began) / entries.length);
    return { step, entries };
  }

  private adapt(millisecondsOfRow: number): void {
    const [least, most] = PAGE_ROWS;
    this.pageRows = Math.round(Math.min(Math.max(PAGE_TIME / millisecondsOfRow, least), most));
  }

  private repeat(record: ScanRecord, stamp: AuditStamp, systems: SystemReader): ChangeEntry {
    const [urn, type, cell, seq, json, , , observed, run, lastRun, extras] = record;
    const columns = { observed, run, lastRun, extras };
    return this.primary.changes.restate(
      { urn, entityType: this.primary.types.textOf(type), cell, value: { seq, json, ...columns } },
      { stamp, system: systems.read(columns) },
    );
  }

  private fromMark(scan: RowScan): RowWindow {
    const mark = this.marks.get(keyOf(scan));
    const holds = mark?.moves === this.moves() && mark.rows <= scan.start;
    return holds ? { ...scan, start: scan.start - mark.rows, after: mark.place } : scan;
  }

  private mark(scan: RowScan, mark: Mark): void {
    const key = keyOf(scan);
    this.marks.delete(key);
    this.marks.set(key, mark);
    for (const oldest of this.marks.keys()) {
      if (this.marks.size <= MARKS) break;
      this.marks.delete(oldest);
    }
  }
}

function keyOf({ urn, aspect, urnLike }: RowScan): string {
  return JSON.stringify([urn, aspect, urnLike]);
}
