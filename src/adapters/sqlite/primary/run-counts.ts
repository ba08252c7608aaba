import type { Work } from '../../../kernel/work.js';
import type { Database, Statement } from '../database.js';
import type { WrittenBy } from './cell-table.js';

/**
 * How many latest values each run has written, kept beside the values in the same transaction.
 *
 * To count them when somebody asks would mean to read every row of the catalog. So a group of requests gathers, run by
 * run, how many values it has made the latest and how many it has replaced, and writes the sums at its end: one row of
 * a small table for each run that it touches, mostly one.
 *
 * A file of an older version was not counted. Nothing that grows with the number of entities stands before listening
 * (D-050), so it is counted by the first call that asks for the runs, in slices along the log: `runs-counted` is the
 * entry up to which values are counted. A write changes the sum for a replaced value only when its entry is not beyond
 * that; new entries are always beyond, and are counted when the slices reach them. For example with entries 1 to 900
 * and 500 of them counted, the value of entry 300 that is replaced now by entry 901 leaves the sum, the value of entry
 * 700 was never in it, and 901 will be added by a later slice. When the head is reached, everything counts at once.
 */
export class RunCounts {
  private counted: number;
  private readonly group = new Map<number, RunChange>();
  private readonly request = new Map<number, RunChange>();
  private readonly change: Statement<[number, number, number]>;
  private readonly slice: Statement<[number, number], { readonly run: number } & RunChange>;

  constructor(private readonly primary: CountedStore) {
    const { database } = primary;
    this.counted = this.storedMark();
    this.change = database.prepare(
      'UPDATE run SET row_count = row_count + ?, observed = max(observed, CAST(? AS INTEGER)) WHERE id = ?',
    );
    this.slice = database.prepare(`
      SELECT c.run, count(*) AS rows, max(l.observed) AS observed
      FROM change c CROSS JOIN latest l ON l.cell = c.cell AND l.seq = c.seq
      WHERE c.seq > ? AND c.seq <= ? AND c.kind = 0 AND c.code = 0 GROUP BY c.run`);
  }

  /** Begin a transaction; what one before it left behind was rolled back. */
  begin(): void {
    this.group.clear();
    this.request.clear();
  }

  /** A value has become the latest of its aspect. */
  add(run: number, { seq, observed }: { readonly seq: number; readonly observed: number }): void {
    if (seq <= this.counted) this.note(run, 1, observed);
  }

  /** A latest value is none any more. */
  drop({ run, seq }: WrittenBy): void {
    if (seq <= this.counted) this.note(run, -1, 0);
  }

  /** What a request that is refused has written is rolled back. */
  endRequest(outcome: 'refused' | 'written'): void {
    if (outcome === 'written')
      for (const [run, { rows, observed }] of this.request) noteIn(this.group, run, rows, observed);
    this.request.clear();
  }

  /** Write the sums. Only inside the transaction. */
  write(): void {
    for (const [run, { rows, observed }] of this.group) this.change.run(rows, observed, run);
  }

  /** Resolves when everything is counted. @throws what `work` throws; the next call continues */
  async complete(work: Work): Promise<void> {
    while (this.counted < ALL) {
      try {
        await this.primary.write(() => {
          this.countSlice();
        });
      } catch (error) {
        this.counted = this.storedMark();
        throw error;
      }
      await work.rest();
    }
  }

  private countSlice(): void {
    const { head } = this.primary.changes;
    const end = performance.now() + SLICE;
    let { counted } = this;
    while (counted < head && performance.now() < end) {
      const next = Math.min(counted + WINDOW, head);
      for (const { run, rows, observed } of this.slice.all(counted, next)) this.change.run(rows, observed, run);
      counted = next;
    }
    this.counted = counted < head ? counted : ALL;
    this.primary.setSetting(MARK, String(this.counted));
  }

  private note(run: number, rows: number, observed: number): void {
    noteIn(this.request, run, rows, observed);
  }

  private storedMark(): number {
    return Number(this.primary.setting(MARK) ?? '0');
  }
}

/** What it needs of the primary store. */
interface CountedStore {
  readonly database: Database;
  readonly changes: { readonly head: number };
  setting(name: string): string | undefined;
  setSetting(name: string, value: string): void;
  write<T>(work: () => T): Promise<T>;
}

/** Changes of the rows of a run; `observed`: the greatest, 0 for none. */
interface RunChange {
  rows: number;
  observed: number;
}

const MARK = 'runs-counted';
const ALL = Number.MAX_SAFE_INTEGER;
/** Milliseconds of one slice: requests are served between two of them. */
const SLICE = 3;
/** Entries that one statement looks through. */
const WINDOW = 200;

function noteIn(changes: Map<number, RunChange>, run: number, rows: number, observed: number): void {
  const change = changes.get(run);
  if (change === undefined) {
    changes.set(run, { rows, observed });
    return;
  }
  change.rows += rows;
  if (observed > change.observed) change.observed = observed;
}
