import { PAGE_DOCUMENTS } from '../storage/column-page.js';
import { IndexMemory } from './index-memory.js';
import type { NamedTest } from './matching-values.js';
import { Slices } from './slices.js';
import { StoredTests, type TestedColumn } from './stored-tests.js';

const LIMIT = 2 * PAGE_DOCUMENTS;
const TEST: NamedTest = { test: (value) => value === 'a', needle: undefined, name: () => 'a' };
const COLUMN: TestedColumn = { key: 'tags', sources: ['tags'], test: TEST };

/** A column in which these documents pass. */
class Passing {
  pages = 0;

  constructor(readonly ids: Set<number>) {}

  prepareTest(): readonly undefined[] {
    return [];
  }

  ahead(): undefined {
    return undefined;
  }

  mark(marks: Uint8Array, place: number): void {
    this.pages++;
    for (let id = place * PAGE_DOCUMENTS; id < Math.min(marks.length, (place + 1) * PAGE_DOCUMENTS); id++) {
      marks[id] = this.ids.has(id) ? 1 : 0;
    }
  }
}

describe('StoredTests', () => {
  let turns: (() => void)[];
  let slices: Slices;
  let tests: StoredTests;
  beforeEach(() => {
    turns = [];
    let time = 0;
    slices = new Slices({
      now: () => (time += 1000),
      later: (run) => turns.push(run),
      afterPause: (_, run) => turns.push(run),
    });
    tests = new StoredTests(slices, new IndexMemory(0));
  });
  const turn = (): void => turns.shift()?.();
  const passing = (limit = LIMIT): readonly number[] | undefined => {
    const marks = tests.find('tags', TEST, limit);
    return marks && [...marks.entries()].filter(([, mark]) => mark === 1).map(([id]) => id);
  };

  it('makes a test once for all requests that wait for it, and forgets it after the last without room', async () => {
    const reader = new Passing(new Set([7, LIMIT - 1]));
    const [first, second] = [tests.lease(COLUMN, reader, LIMIT), tests.lease(COLUMN, reader, LIMIT)];
    expect(passing()).toBeUndefined();
    while (turns.length > 0) turn();
    await Promise.all([first.ready, second.ready]);
    expect([passing(), reader.pages]).toEqual([[7, LIMIT - 1], 2]);
    first.release();
    expect(passing()).toEqual([7, LIMIT - 1]);
    second.release();
    expect(passing()).toBeUndefined();
  });

  it('keeps the tests that were used last as long as there is room, and what is written meanwhile', async () => {
    tests = new StoredTests(slices, new IndexMemory(20 * LIMIT));
    const reader = new Passing(new Set([7]));
    const use = async (name: string): Promise<void> => {
      const test = { ...TEST, name: (): string => name };
      const { ready, release } = tests.lease({ ...COLUMN, test }, reader, LIMIT);
      while (turns.length > 0) turn();
      await ready;
      release();
    };
    await use('a');
    tests.update(9, () => true);
    expect([passing(), reader.pages]).toEqual([[7, 9], 2]);
    for (const other of 'bcdefgh') await use(other);
    await use('a');
    expect([passing(), reader.pages]).toEqual([[7, 9], 16]);
    await use('i');
    await use('b');
    expect([passing(), reader.pages]).toEqual([[7, 9], 20]);

    const memory = new IndexMemory(LIMIT);
    tests = new StoredTests(slices, memory);
    await use('a');
    expect([passing(), memory.bytes]).toEqual([[7], LIMIT]);
    memory.setFixed(1);
    expect([passing(), memory.bytes]).toEqual([undefined, 1]);
  });

  it('reflects what is written before and after its page was read, and documents that are added', async () => {
    const reader = new Passing(new Set([7, LIMIT - 1]));
    const { ready } = tests.lease(COLUMN, reader, LIMIT);
    const write = (id: number, outcome: 'fails' | 'passes'): void => {
      reader.ids[outcome === 'passes' ? 'add' : 'delete'](id);
      tests.update(id, () => outcome === 'passes');
    };
    turn();
    write(7, 'fails');
    write(8, 'passes');
    write(LIMIT - 1, 'fails');
    write(LIMIT - 2, 'passes');
    write(LIMIT + 5, 'passes');
    tests.update(9, () => undefined);
    while (turns.length > 0) turn();
    await ready;
    expect(passing(LIMIT + 10)).toEqual([8, LIMIT - 2, LIMIT + 5]);
    expect(tests.find('tags', TEST, LIMIT + 10_000)?.length).toBeGreaterThanOrEqual(LIMIT + 10_000);
  });

  it('begins a test again that failed', async () => {
    const broken = {
      prepareTest: () => [],
      ahead: () => undefined,
      mark: () => {
        throw new RangeError('unreadable');
      },
    };
    const { ready, release } = tests.lease(COLUMN, broken, LIMIT);
    turn();
    await expect(ready).rejects.toThrow('unreadable');
    release();
    const { ready: again } = tests.lease(COLUMN, new Passing(new Set([1])), LIMIT);
    while (turns.length > 0) turn();
    await again;
    expect(passing()).toEqual([1]);
  });
});
