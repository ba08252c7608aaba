import { EventEmitter, once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { Database } from './database.js';
import { RowBuffers } from './row-buffers.js';
import { type OpenFile, ReadAhead } from './read-ahead.js';
import { beginReaderThreadOfSource } from './row-reader-thread.builder.js';
import { type BeginReaderThread, beginReaderThread } from './threaded-row-reader.js';

const PAGE = 4096;

interface OverflowPage {
  readonly path: string;
  readonly pageno: number;
}

describe('ReadAhead', () => {
  let directory: string;
  let path: string;
  let database: Database;
  let ahead: ReadAhead;
  /** Pages that were read, by number, and how many reads there were of several. */
  let read: Set<number>;
  let reads: number;
  let state: 'closed' | 'open';
  /** Name of what is in the file, before each look at it. */
  let contents: (string | undefined)[];
  /** Bytes of memory for the whole file. */
  let capacity: number;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-read-ahead-'));
    path = join(directory, 'values.db');
    database = new Database(path);
    database.pragma('auto_vacuum = INCREMENTAL');
    database.exec('CREATE TABLE value (key INTEGER PRIMARY KEY, data BLOB NOT NULL)');
    read = new Set();
    reads = 0;
    state = 'closed';
    contents = [];
    capacity = Infinity;
    ahead = new ReadAhead(path, database, () => contents.shift(), {
      openFile: recording,
      beginThread: beginReaderThread,
      capacity: () => capacity,
      large: 10 * PAGE,
    });
  });
  afterEach(() => {
    database.close();
    ahead.close();
    rmSync(directory, { recursive: true, force: true });
  });

  function recording(opened: string): OpenFile {
    const descriptor = openSync(opened, 'r');
    state = 'open';
    return {
      close: () => {
        state = 'closed';
        closeSync(descriptor);
      },
      read: (buffer, length, position) => {
        const first = position / PAGE + 1;
        if (length > PAGE) reads++;
        for (let page = first; page < first + length / PAGE; page++) read.add(page);
        return Promise.resolve(readSync(descriptor, buffer, 0, length, position));
      },
    };
  }

  function write(key: number, pages: number): void {
    const data = new Uint8Array(pages * PAGE).fill(key);
    database.prepare<[number, Uint8Array]>('INSERT OR REPLACE INTO value VALUES (?, ?)').run(key, data);
  }

  /** Pages of all values, by the engine's own account; `path` names the leaf, the row and the page of the value. */
  function pages(): readonly OverflowPage[] {
    return database
      .prepare<[], OverflowPage>("SELECT path, pageno FROM dbstat WHERE name = 'value' AND pagetype = 'overflow'")
      .all();
  }

  it('reads all pages of large values, in few reads where they are in succession', async () => {
    for (let key = 0; key < 300; key++) write(key, key % 3 === 0 ? 0.1 : 40);
    await ahead.rows('value', { from: 0, to: 300 });
    expect(pages().length).toBeGreaterThan(7000);
    expect(pages().filter(({ pageno }) => !read.has(pageno))).toEqual([]);
    expect(reads).toBeLessThan(300);
  });

  it('reads values of a range of keys alone', async () => {
    for (let key = 0; key < 100; key++) write(key * 2 ** 24, 10);
    await ahead.rows('value', { from: 50 * 2 ** 24, to: 60 * 2 ** 24 });
    expect(read.size).toBeGreaterThanOrEqual(100);
    expect(read.size).toBeLessThan(130);
    await ahead.rows('value', { from: 200 * 2 ** 24, to: 300 * 2 ** 24 });
    await ahead.rows('unknown', { from: 0, to: 2 ** 40 });
    expect(read.size).toBeLessThan(130);
  });

  it('follows a value whose pages are scattered, and one that is longer than a read', async () => {
    for (let key = 0; key < 60; key++) write(key, 3);
    for (let key = 0; key < 60; key += 2) write(key, 0);
    write(100, 70);
    write(101, 600);
    await ahead.rows('value', { from: 100, to: 102 });
    const own = pages().slice(-670);
    expect(own.some(({ pageno }, at) => pageno < (own[at - 1]?.pageno ?? 0))).toBe(true);
    expect(own.filter(({ pageno }) => !read.has(pageno))).toEqual([]);
  });

  it('gives values and the numbers before them as they are stored', async () => {
    database.exec('CREATE TABLE proven (key INTEGER PRIMARY KEY, a INTEGER, b INTEGER, c INTEGER, data BLOB NOT NULL)');
    const insert = database.prepare<[number, number, number, number | null, Uint8Array]>(
      'INSERT INTO proven VALUES (?, ?, ?, ?, ?)',
    );
    const numbers = [
      0,
      1,
      2,
      -1,
      127,
      128,
      -32_768,
      2 ** 23,
      2 ** 24,
      2 ** 31 - 1,
      2 ** 32 - 1,
      2 ** 47 - 1,
      -(2 ** 47),
    ];
    const stored = numbers.map((number, at) => {
      const data = Uint8Array.from({ length: PAGE * (at + 1) + 13 * at }, (_, place) => place * (at + 3));
      insert.run(at * 2 ** 30, number, at, null, data);
      return { key: at * 2 ** 30, numbers: [number, at, 0], data, isOfOneCommit: false };
    });
    const rows = await ahead.rows('proven', { from: 0, to: 2 ** 40 });
    expect(rows.toSorted((a, b) => a.key - b.key)).toEqual(stored);
  });

  it('gives what is in the file, in memory that was used before', async () => {
    database.pragma('journal_mode = WAL');
    write(1, 20);
    database.pragma('wal_checkpoint(TRUNCATE)');
    write(1, 30);
    const buffers = new RowBuffers();
    const [before] = await ahead.rows('value', { from: 1, to: 2 }, buffers);
    expect(before?.data.length).toBe(20 * PAGE);
    if (before !== undefined) buffers.give(before.data);
    write(1, 21);
    database.pragma('wal_checkpoint(TRUNCATE)');
    const [after] = await ahead.rows('value', { from: 1, to: 2 }, buffers);
    expect(after?.data).toEqual(new Uint8Array(21 * PAGE).fill(1));
    expect(after?.data.buffer).toBe(before?.data.buffer);
  });

  it('says whether the file had the same content before and after its rows were read', async () => {
    write(1, 10);
    write(2, 10);
    const isOfOneCommit = async (...names: (string | undefined)[]): Promise<unknown> => {
      contents = names;
      return (await ahead.rows('value', { from: 1, to: 3 })).map((row) => row.isOfOneCommit);
    };
    expect(await isOfOneCommit('first', 'first')).toEqual([true, true]);
    expect(await isOfOneCommit('first', 'second')).toEqual([false, false]);
    expect(await isOfOneCommit('first', undefined)).toEqual([false, false]);
    expect(await isOfOneCommit(undefined, undefined)).toEqual([false, false]);
  });

  it('gives no row that has further texts, or is all in the tree', async () => {
    database.exec('CREATE TABLE named (key INTEGER PRIMARY KEY, name TEXT, data BLOB)');
    const insert = database.prepare<[number, string | null, Uint8Array]>('INSERT INTO named VALUES (?, ?, ?)');
    insert.run(1, 'a name', new Uint8Array(3 * PAGE));
    insert.run(2, null, new Uint8Array(10));
    insert.run(3, null, new Uint8Array(3 * PAGE));
    const rows = await ahead.rows('named', { from: 0, to: 10 });
    expect(rows.map(({ key }) => key)).toEqual([3]);
  });

  it('reads nothing after the connection was closed, and closes its file then', async () => {
    write(1, 10);
    await ahead.rows('value', { from: 0, to: 10 });
    expect([read.size > 0, state]).toEqual([true, 'open']);
    read.clear();
    database.close();
    ahead.close();
    await ahead.rows('value', { from: 0, to: 10 });
    expect([read.size, state]).toEqual([0, 'closed']);
  });

  it('passes over what makes no sense, and what cannot be read', async () => {
    write(1, 10);
    const other = join(directory, 'other');
    for (const content of [Buffer.alloc(0), Buffer.alloc(20 * PAGE, 5), Buffer.alloc(20 * PAGE, 13)]) {
      writeFileSync(other, content);
      const reader = new ReadAhead(other, database, () => 'same');
      expect(await reader.rows('value', { from: 0, to: 10 })).toEqual([]);
      reader.close();
    }
    const missing = new ReadAhead(join(directory, 'missing'), database, () => 'same');
    expect(await missing.rows('value', { from: 0, to: 10 })).toEqual([]);
  });

  it('reads all of the file, a megabyte at a time', async () => {
    write(1, 600);
    for (const part of ahead.whole()) await part;
    // The last one reaches over the end.
    expect([read.size, reads]).toEqual([3 * 256, 3]);
  });

  it('reads nothing of a file that is read in no time, or larger than what the system has free', () => {
    expect([...ahead.whole()]).toEqual([]);
    write(1, 10);
    capacity = 11 * PAGE;
    expect([...ahead.whole()]).toEqual([]);
  });

  it('reads no further part of a file that was closed, and closes it after the one under way', async () => {
    write(1, 600);
    const parts = ahead.whole();
    const first = parts.next();
    database.close();
    ahead.close();
    expect([state, reads]).toEqual(['open', 1]);
    await first.value;
    await setImmediate();
    expect([state, parts.next().done, reads]).toEqual(['closed', true, 1]);
    expect([...ahead.whole()]).toEqual([]);
  });

  it('passes over what cannot be read', async () => {
    const missing = new ReadAhead(join(directory, 'missing'), database, () => 'same', { large: 0 });
    expect([...missing.whole()]).toHaveLength(1);
    for (const part of missing.whole()) await expect(part).resolves.toBeUndefined();
    missing.close();
  });

  it('takes nothing from memory of which the file has filled none', async () => {
    write(1, 10);
    const endingFile = (opened: string): OpenFile => {
      const file = recording(opened);
      const endOfTree: OpenFile['read'] = async (buffer, length, position) => {
        const count = await file.read(buffer, length, position);
        return length > PAGE ? count : 0;
      };
      return { ...file, read: endOfTree };
    };
    const ending = new ReadAhead(path, database, () => 'same', {
      openFile: endingFile,
      beginThread: beginReaderThread,
    });
    expect(await ending.rows('value', { from: 0, to: 10 })).toEqual([]);
    ending.close();
  });

  describe('with a worker', () => {
    let threads: Worker[];
    let closed: string[];
    let threaded: ReadAhead;
    beforeEach(() => {
      threads = [];
      closed = [];
      const openFile = (opened: string): OpenFile => {
        const descriptor = openSync(opened, 'r');
        const { read: readHere } = recording(opened);
        const close = (): void => {
          closed.push('file');
          closeSync(descriptor);
        };
        return { descriptor, read: readHere, close };
      };
      const beginThread: BeginReaderThread = (settings) => {
        const thread = beginReaderThreadOfSource(settings);
        thread.once('exit', () => closed.push('worker'));
        threads.push(thread);
        return thread;
      };
      threaded = new ReadAhead(path, database, () => 'same', { openFile, beginThread });
    });
    afterEach(async () => {
      threaded.close();
      await Promise.all(threads.map((thread) => thread.terminate()));
    });

    /** Begin it with a first read. */
    async function begin(): Promise<Worker> {
      await threaded.rows('value', { from: 0, to: 1 });
      const thread = threads.at(-1);
      if (thread === undefined) throw new RangeError('no worker was begun');
      await once(thread, 'online');
      read.clear();
      return thread;
    }

    it('reads here until it has started, and then there, into memory that was used before', async () => {
      for (let key = 0; key < 40; key++) write(key, 5 + key);
      const buffers = new RowBuffers();
      const keysOf = async (from: number, to: number): Promise<readonly number[]> => {
        const rows = await threaded.rows('value', { from, to }, buffers);
        for (const { key, data } of rows) expect(data).toEqual(new Uint8Array((5 + key) * PAGE).fill(key));
        for (const { data } of rows) buffers.give(data);
        return rows.map(({ key }) => key).toSorted((a, b) => a - b);
      };
      expect(await keysOf(0, 4)).toEqual([0, 1, 2, 3]);
      expect(read.size).toBeGreaterThan(0);
      await begin();
      const all = await Promise.all([keysOf(0, 20), keysOf(20, 40)]);
      expect(all.flat()).toEqual(Array.from({ length: 40 }, (_, key) => key));
      expect([read.size, threads.length]).toEqual([0, 1]);
    });

    it('can be begun before the first call', async () => {
      write(1, 10);
      threaded.begin();
      await once(threads[0] ?? new EventEmitter(), 'online');
      expect((await threaded.rows('value', { from: 1, to: 2 })).map(({ key }) => key)).toEqual([1]);
      threaded.begin();
      expect([read.size, threads.length]).toEqual([0, 1]);
      const missing = new ReadAhead(join(directory, 'missing'), database, () => 'same');
      missing.begin();
      expect(await missing.rows('value', { from: 0, to: 10 })).toEqual([]);
    });

    it('reads here what it had not read when it ended', async () => {
      write(1, 10);
      const thread = await begin();
      thread.postMessage('no request, which ends it');
      for (let call = 0; call < 3; call++) {
        expect((await threaded.rows('value', { from: 1, to: 2 })).map(({ key }) => key)).toEqual([1]);
        expect(read.size).toBeGreaterThan(0);
        read.clear();
      }
      expect(threads.length).toBe(1);
    });

    it('closes its file at once, or after the worker has ended when that reads', async () => {
      write(1, 10);
      const first = await begin();
      threaded.close();
      expect(closed).toEqual(['file']);
      await once(first, 'exit');
      await begin();
      const reading = threaded.rows('value', { from: 1, to: 2 });
      threaded.close();
      expect(closed).toEqual(['file', 'worker']);
      await reading;
      await setImmediate();
      expect(closed).toEqual(['file', 'worker', 'worker', 'file']);
    });
  });
});
