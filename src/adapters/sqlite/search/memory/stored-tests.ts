import { PAGE_DOCUMENTS } from '../storage/column-page.js';
import type { PageReader } from './column-view.js';
import { enlarged } from '../../enlarged.js';
import type { NamedTest } from './matching-values.js';
import type { Evictable, IndexMemory } from './index-memory.js';
import { PageTest } from './page-marks.js';
import type { Slices } from './slices.js';

/** A test of the documents of one column. `sources`: fields whose values it has. */
export interface TestedColumn {
  readonly key: string;
  readonly sources: readonly string[];
  readonly test: NamedTest;
}

/** Tests with a longer name are not kept: nobody asks them twice. */
const LONGEST_NAME = 4096;

interface Marker extends Pick<PageReader, 'ahead' | 'mark'> {
  prepareTest(test: PageTest): Iterable<unknown>;
}

interface StoredTest extends TestedColumn, Evictable {
  marks: Uint8Array;
  users: number;
  state: 'done' | 'running';
  ready: Promise<void> | undefined;
}

/** Tests that are kept when nobody uses them: every write makes them of its document. */
const KEPT = 8;

/**
 * Tests of documents by columns that are not in memory: made in slices, while a request waits for them, and kept for
 * the next page as long as there is room. What is written meanwhile is tested as it is written.
 */
export class StoredTests {
  private readonly tests = new Map<string, StoredTest>();

  constructor(
    private readonly slices: Slices,
    private readonly memory: IndexMemory,
  ) {}

  /**
   * Begin a test, or use the one that another request began.
   * @param limit one more than the highest id
   */
  lease(column: TestedColumn, reader: Marker, limit: number): { ready: Promise<void>; release: () => void } {
    const name = nameOf(column.key, column.test);
    const known = this.tests.get(name);
    const entry = known ?? this.begin(name, column, limit);
    // The last one is the one that was used last.
    this.tests.delete(name);
    this.tests.set(name, entry);
    this.memory.touch(entry);
    entry.users++;
    entry.ready ??= this.slices.run(stepsOf(entry, reader));
    const release = (): void => {
      if (--entry.users === 0 && this.tests.get(name) === entry) this.keep(name, entry);
    };
    return { ready: entry.ready, release };
  }

  private begin(name: string, column: TestedColumn, limit: number): StoredTest {
    const entry: StoredTest = {
      ...column,
      marks: new Uint8Array(limit),
      users: 0,
      state: 'running',
      ready: undefined,
      isUsed: false,
      get isPinned() {
        return entry.users > 0;
      },
      evict: () => {
        this.tests.delete(name);
      },
    };
    return entry;
  }

  private keep(name: string, entry: StoredTest): void {
    if (entry.state !== 'done' || name.length > LONGEST_NAME) this.forget(name, entry);
    else if (this.memory.count(entry, entry.marks.byteLength) === 'refused') this.tests.delete(name);
    for (const [oldest, { users }] of this.tests) {
      if (this.tests.size <= KEPT) return;
      const unused = users === 0 ? this.tests.get(oldest) : undefined;
      if (unused !== undefined) this.forget(oldest, unused);
    }
  }

  private forget(name: string, entry: StoredTest): void {
    this.tests.delete(name);
    this.memory.forget(entry);
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

function* stepsOf(entry: StoredTest, reader: Marker): Generator {
  const test = new PageTest(entry.test);
  const ahead = reader.ahead();
  yield* reader.prepareTest(test);
  if (ahead !== undefined) yield ahead.before(0);
  for (let place = 0; place * PAGE_DOCUMENTS < entry.marks.length; place++) {
    reader.mark(entry.marks, place, test);
    yield ahead?.before(place + 1);
  }
  entry.state = 'done';
}

function nameOf(key: string, test: NamedTest): string {
  return `${key}\0${test.name()}`;
}
