import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Database } from './database.js';
import { nextTurn } from '../../kernel/event-loop-turn.js';
import { TurnRecord } from '../../kernel/turn-record.builder.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { openSqliteFile } from './sqlite-file.js';
import { type LogLength, WalIndex } from './wal-index.js';
import { Words } from './write-behind.builder.js';

const STORE = 'store';

function refused(work: () => unknown): void {
  expect(work).toThrow(StoreUnavailable);
}

describe('WriteBehind', () => {
  let directory: string;
  let words: Words;
  let other: Database;
  let index: WalIndex;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-write-behind-'));
    const opening = openSqliteFile({ path: join(directory, 'words.db'), durability: 'process', cacheBytes: 1_000_000 });
    if (opening.kind === 'corrupt') throw new InvariantError(opening.reason);
    words = new Words(opening.file);
    other = new Database(join(directory, 'words.db'), { mode: 'read' });
    index = new WalIndex(join(directory, 'words.db'));
  });
  afterEach(() => {
    words.writes.stop();
    words.file.abandon();
    other.close();
    index.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** What is committed: another connection sees nothing else, as a process that starts after a crash. */
  const committed = (): readonly string[] => other.prepareValues<[], string>('SELECT text FROM word').all();
  const seq = (): number | undefined => words.writes.position()?.seq;

  it('commits in a turn of its own, after the last slice that writes what is pending', async () => {
    for (let at = 1; at <= 128; at++) words.putLater(at, String(at));
    const calls = (): number => words.milliseconds.length;
    while (calls() === 0) await setImmediate();
    expect([calls(), committed().length]).toEqual([1, 0]);
    await setImmediate();
    expect([calls(), words.milliseconds.at(-1), committed().length]).toEqual([2, Number.POSITIVE_INFINITY, 128]);
  });

  it('takes its slices in other turns than whoever waits for one', async () => {
    const record = new TurnRecord();
    const other = nextTurn().then(record.note);
    for (let at = 1; at <= 128; at++) words.putLater(at, String(at));
    const compact = words.compact.bind(words);
    jest.spyOn(words, 'compact').mockImplementation(() => {
      record.note();
      return compact();
    });
    while (committed().length === 0) await setImmediate();
    await other;
    expect(record.turns.length).toBeGreaterThan(1);
    expect(record.different).toBe(record.turns.length);
  });

  it('shows a write at once and commits it when it is flushed', () => {
    words.put(1, 'a');
    words.putLater(2, 'b');
    expect([words.all(), committed(), seq()]).toEqual([['a', 'b'], [], 2]);
    words.writes.flush();
    expect([committed(), words.durable()?.seq]).toEqual([['a', 'b'], 2]);
  });

  it('commits by itself after a moment', async () => {
    words.putLater(1, 'a');
    while (committed().length === 0) await setTimeout(5);
    expect([committed(), words.durable()?.seq]).toEqual([['a'], 1]);
  });

  it('commits by itself again after a commit that was asked for', async () => {
    words.put(1, 'a');
    words.writes.flush();
    words.put(2, 'b');
    while (committed().length < 2) await setTimeout(5);
    expect(words.durable()?.seq).toBe(2);
  });

  it('commits nothing by itself once it is stopped', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    try {
      words.put(1, 'a');
      words.writes.stop();
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('commits although there is a write in each turn', async () => {
    for (let at = 1; at <= 128; at++) words.put(at, 'a');
    for (let at = 129; at < 1000 && committed().length === 0; at++) {
      // The write comes before the slice that is due in the next turn.
      const turn = nextTurn();
      words.put(at, 'a');
      await turn;
    }
    expect(committed().length).toBeGreaterThan(0);
  });

  it('writes what is pending within a transaction only', () => {
    words.put(1, 'a');
    words.writes.flush();
    words.milliseconds.length = 0;
    expect([words.all(), words.milliseconds]).toEqual([['a'], []]);
  });

  it('compacts nothing once the file is closed', async () => {
    words.put(1, 'a');
    words.writes.flush();
    words.file.close();
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    expect(words.compactions).toBe(0);
  });

  describe('the log', () => {
    /** More than a thousand pages of 4 KB. */
    const LONG = 'x'.repeat(5_000_000);
    const lengthAfter = (seq: number, text: string): LogLength => {
      words.put(seq, text);
      words.writes.flush();
      return index.read();
    };

    it('is copied in a turn after the commit that made it long, and begins again with the next one', async () => {
      const { frames, copied } = lengthAfter(1, LONG);
      expect([frames > 1000, copied]).toEqual([true, 0]);
      await words.writes.delay('write');
      expect(index.read()).toMatchObject({ frames, copied: frames });
      expect(lengthAfter(2, 'a').frames).toBeLessThan(10);
    });

    it('is copied before a write that has waited for the commit of many', async () => {
      words.put(1, LONG);
      for (let seq = 2; seq <= 1024; seq++) words.putLater(seq, 'a');
      await words.writes.delay('write');
      const { frames, copied } = index.read();
      expect([frames > 1000, copied]).toEqual([true, frames]);
    });

    it('is not waited for by a flush, nor while it is short', () => {
      lengthAfter(1, 'a');
      expect(words.writes.delay('write')).toBeUndefined();
      lengthAfter(2, LONG);
      expect(words.writes.delay('flush')).toBeUndefined();
    });

    it('is copied by a commit when writes do not wait', async () => {
      const lengths: number[] = [];
      for (let seq = 1; seq <= 10; seq++) {
        lengths.push(lengthAfter(seq, LONG).frames);
        words.put(100 + seq, 'a');
        await setImmediate();
      }
      expect(Math.max(...lengths)).toBeGreaterThan(7000);
      expect(Math.max(...lengths)).toBeLessThan(10_000);
      expect(lengths.at(-1)).toBeLessThan(5000);
    });

    it('is copied after the next commit when it could not be', async () => {
      const { frames } = lengthAfter(1, LONG);
      words.copying = 'broken';
      await words.writes.delay('write');
      words.copying = 'sound';
      expect(index.read().copied).toBe(0);
      expect(lengthAfter(2, 'a').frames).toBeGreaterThan(frames);
      await words.writes.delay('write');
      expect(index.read().copied).toBeGreaterThan(frames);
      expect(words.all()).toEqual([LONG, 'a']);
    });
  });

  it('compacts more before each commit when it has not been done for some, until it is', async () => {
    let last = 0;
    const slicesBefore = async (commits: number): Promise<readonly number[]> => {
      const slices: number[] = [];
      for (let at = 0; at < commits; at++) {
        const before = words.compactionsInside;
        for (let end = last + 128; last < end;) words.put(++last, 'a');
        while (words.durable()?.seq !== last) await setImmediate();
        slices.push(words.compactionsInside - before);
      }
      return slices;
    };
    words.slices = Number.POSITIVE_INFINITY;
    expect(await slicesBefore(13)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 6, 7]);
    expect((await slicesBefore(60)).slice(-3)).toEqual([64, 64, 64]);
    words.slices = 1;
    expect(await slicesBefore(1)).toEqual([1]);
    words.slices = Number.POSITIVE_INFINITY;
    expect(await slicesBefore(2)).toEqual([3, 3]);
  });

  it('compacts bit by bit when all is committed, until nothing is left to do', async () => {
    words.put(1, 'a');
    words.writes.flush();
    expect(words.compactions).toBe(0);
    while (words.compactions < 3) await setTimeout(5);
    await setTimeout(50);
    expect(words.compactions).toBe(3);
  });

  it('commits although there is more to compact than it has time for', async () => {
    words.slices = Number.POSITIVE_INFINITY;
    for (let seq = 1; seq <= 256; seq++) words.put(seq, 'a');
    for (let tries = 0; tries < 500 && committed().length === 0; tries++) await setImmediate();
    expect(committed()).toHaveLength(256);
  });

  it('writes for longer at a time what is pending, the more was written, up to a limit', async () => {
    for (const [first, last] of [
      [1, 128],
      [129, 384],
      [385, 1400],
    ] as const) {
      for (let seq = first; seq <= last; seq++) words.putLater(seq, 'a');
      while (committed().length < last) await setImmediate();
    }
    expect(words.milliseconds.filter(Number.isFinite)).toEqual([4, 8, 12]);
  });

  it.each([
    ['write', 1023, 1024],
    ['flush', 127, 128],
  ] as const)('delays a %s while many writes are on their way', async (before, few, many) => {
    for (let seq = 1; seq <= few; seq++) words.putLater(seq, 'a');
    expect(words.writes.delay(before)).toBeUndefined();
    for (let seq = few + 1; seq <= many; seq++) words.putLater(seq, 'a');
    await words.writes.delay(before);
    expect(committed()).toHaveLength(many);
    expect(words.writes.delay(before)).toBeUndefined();
  });

  it('delays the flush of a single write no longer than a write, so that it says what prevents it', () => {
    words.writes.apply({ storeId: STORE, seq: 1 }, () => 500);
    expect(words.writes.delay('flush')).toBeUndefined();
  });

  it('ends a delay when the writes are lost, and when background work stops', async () => {
    for (let seq = 1; seq <= 1024; seq++) words.putLater(seq, 'a');
    words.flushing = 'broken';
    await words.writes.delay('write');
    expect(() => {
      words.writes.check();
    }).toThrow(StoreUnavailable);
    words.flushing = 'sound';
    words.pending.length = 0;
    words.writes.recover();
    for (let seq = 1; seq <= 1024; seq++) words.putLater(seq, 'a');
    words.writes.stop();
    await words.writes.delay('write');
    expect(committed()).toEqual([]);
  });

  it('commits at once when a caller does not wait, and nothing for entries that change nothing', () => {
    const durable = (): unknown => other.prepareValues('SELECT max(seq) FROM cursor').get();
    for (let seq = 1; seq <= 2000; seq++) words.pass(seq);
    expect([durable(), seq()]).toEqual([null, 2000]);
    for (let seq = 2001; seq <= 6096; seq++) words.put(seq, 'a');
    expect(committed()).toHaveLength(4096);
    words.writes.flush();
    words.pass(6097);
    words.writes.flush();
    expect(durable()).toBe(6097);
  });

  it('undoes a write that fails alone, and says why', () => {
    words.put(1, 'a');
    words.writes.flush();
    expect(() => {
      words.put(2, 'bad');
    }).toThrow(new TypeError('a bad word'));
    expect([words.all(), seq()]).toEqual([['a'], 1]);
    words.put(3, 'c');
    expect([words.all(), seq()]).toEqual([['a', 'c'], 3]);
  });

  it('refuses reads and writes when one that fails takes others with it, until these are there again', () => {
    words.put(1, 'a');
    words.writes.flush();
    words.put(2, 'b');
    for (const text of ['bad', 'd']) {
      expect(() => {
        words.put(3, text);
      }).toThrow(StoreUnavailable);
      expect(() => words.all()).toThrow(StoreUnavailable);
    }
    expect(() => {
      words.writes.flush();
    }).toThrow(StoreUnavailable);
    expect(seq()).toBe(1);
    words.writes.recover();
    expect(() => words.all()).toThrow(StoreUnavailable);
    words.put(2, 'b');
    expect([words.all(), seq()]).toEqual([['a', 'b'], 2]);
  });

  it('refuses reads when writes are lost that had the position of earlier ones', () => {
    words.put(1, 'a');
    words.writes.flush();
    words.put(1, 'b');
    refused(() => words.put(1, 'bad'));
    refused(() => words.all());
  });

  it('has nobody wait for writes that were lost', () => {
    for (let at = 1; at <= 1024; at++) words.put(at, 'a');
    refused(() => words.put(1025, 'bad'));
    words.writes.recover();
    expect(words.writes.delay('write')).toBeUndefined();
  });

  it('refuses reads when what is pending cannot be written', () => {
    words.put(1, 'a');
    words.putLater(2, 'b');
    words.flushing = 'broken';
    expect(() => words.all()).toThrow(StoreUnavailable);
    words.flushing = 'sound';
    expect(() => words.all()).toThrow(StoreUnavailable);
    expect([seq(), words.rollbacks]).toEqual([undefined, 1]);
  });

  it.each<[string, () => void]>([
    ['a flush of several', () => refused(() => words.writes.flush())],
    ['a commit of many at once', () => refused(() => words.writes.apply({ storeId: STORE, seq: 3 }, () => 4096))],
    ['a read', () => refused(() => words.all())],
  ])('refuses everything until lost writes are there again: %s cannot write what is pending', (_what, fail) => {
    for (let at = 1; at <= 2; at++) words.putLater(at, String(at));
    words.flushing = 'broken';
    fail();
    words.flushing = 'sound';
    refused(() => words.put(4, 'd'));
    refused(() => words.writes.flush());
    words.writes.recover();
    refused(() => words.all());
    expect([seq(), words.rollbacks]).toEqual([undefined, 1]);
    for (let at = 1; at <= 3; at++) words.put(at, String(at));
    words.writes.flush();
    expect(committed()).toEqual(['1', '2', '3']);
  });

  it('refuses writes when what is pending could not be written in the background', async () => {
    for (let at = 1; at <= 128; at++) words.putLater(at, 'a');
    words.flushing = 'broken';
    while (words.rollbacks === 0) await setImmediate();
    words.flushing = 'sound';
    refused(() => words.put(129, 'b'));
  });

  it('leaves few writes to the clock', async () => {
    for (let at = 1; at <= 127; at++) words.put(at, 'a');
    for (let turn = 0; turn < 20; turn++) await setImmediate();
    expect([committed(), words.compactions]).toEqual([[], 0]);
  });

  it('says what is to blame when a single write cannot be flushed, and is as before', () => {
    words.put(1, 'a');
    words.writes.flush();
    words.putLater(2, 'b');
    words.flushing = 'broken';
    expect(() => {
      words.writes.flush();
    }).toThrow(new TypeError('a bad flush'));
    words.flushing = 'sound';
    expect([words.all(), seq()]).toEqual([['a'], 1]);
    // Those before it are still missed.
    words.database.exec('DELETE FROM cursor');
    refused(() => words.all());
  });
});
