import { PAGE_DOCUMENTS } from '../storage/column-page.js';
import type { PageReader } from './column-view.js';
import { enlarged } from '../../enlarged.js';
import type { NamedTest } from './matching-values.js';
import type { Slices } from './slices.js';

/** A test of the documents of one column. `sources`: fields whose values it has. */
export interface TestedColumn {
  readonly key: string;
  readonly sources: readonly string[];
  readonly test: NamedTest;
}

type Marker = Pick<PageReader, 'mark'>;

interface StoredTest extends TestedColumn {
  marks: Uint8Array;
  users: number;
  state: 'done' | 'running';
  ready: Promise<void> | undefined;
}

/**
 * Tests of documents by columns that are not in memory: made in slices, while a request waits for them, and kept until
 * it was answered. What is written meanwhile is tested as it is written.
 */
export class StoredTests {
  private readonly tests = new Map<string, StoredTest>();

  constructor(private readonly slices: Slices) {}

  /**
   * Begin a test, or use the one that another request began.
   * @param limit one more than the highest id
   */
  lease(column: TestedColumn, reader: Marker, limit: number): { ready: Promise<void>; release: () => void } {
    const name = nameOf(column.key, column.test);
    const known = this.tests.get(name);
    const entry: StoredTest = known ?? {
      ...column,
      marks: new Uint8Array(limit),
      users: 0,
      state: 'running',
      ready: undefined,
    };
    this.tests.set(name, entry);
    entry.users++;
    entry.ready ??= this.slices.run(stepsOf(entry, reader));
    const release = (): void => {
      if (--entry.users === 0 && this.tests.get(name) === entry) this.tests.delete(name);
    };
    return { ready: entry.ready, release };
  }

  /** Marks of a test that is made, by id up to the limit: 1 for documents that pass. `undefined` while it is not. */
  find(key: string, test: NamedTest, limit: number): Uint8Array | undefined {
    const entry = this.tests.get(nameOf(key, test));
    if (entry?.state !== 'done') return undefined;
    if (entry.marks.length < limit) entry.marks = enlarged(entry.marks, limit);
    return entry.marks;
  }

  /** Test again a document that was written. `passes`: whether it does; `undefined` when nothing has changed. */
  update(id: number, passes: (column: TestedColumn) => boolean | undefined): void {
    for (const entry of this.tests.values()) {
      const passing = passes(entry);
      if (passing === undefined) continue;
      if (id >= entry.marks.length) entry.marks = enlarged(entry.marks, id + 1);
      entry.marks[id] = passing ? 1 : 0;
    }
  }
}

function* stepsOf(entry: StoredTest, reader: Marker): Generator<undefined> {
  for (let place = 0; place * PAGE_DOCUMENTS < entry.marks.length; place++) {
    reader.mark(entry.marks, place, entry.test);
    yield;
  }
  entry.state = 'done';
}

function nameOf(key: string, test: NamedTest): string {
  return `${key}\0${test.name()}`;
}
