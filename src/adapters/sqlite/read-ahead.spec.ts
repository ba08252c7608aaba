import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from './database.js';
import { ReadAhead, type ReadableFile } from './read-ahead.js';

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
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-read-ahead-'));
    path = join(directory, 'values.db');
    database = new Database(path);
    database.pragma('auto_vacuum = INCREMENTAL');
    database.exec('CREATE TABLE value (key INTEGER PRIMARY KEY, data BLOB NOT NULL)');
    read = new Set();
    reads = 0;
    state = 'closed';
    ahead = new ReadAhead(path, database, recording);
  });
  afterEach(() => {
    database.close();
    ahead.close();
    rmSync(directory, { recursive: true, force: true });
  });

  function recording(opened: string): ReadableFile {
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
      const reader = new ReadAhead(other, database);
      await reader.rows('value', { from: 0, to: 10 });
      reader.close();
    }
    await new ReadAhead(join(directory, 'missing'), database).rows('value', { from: 0, to: 10 });
  });
});
