/**
 * Has the system read large values from the disk before the engine wants them.
 *
 * The problem: the engine reads a value of hundreds of kilobytes a page of four kilobytes at a time, and this thread
 * waits for each that is not in memory. The system sees a file that is read in order and gets megabytes of what comes
 * next, which belongs to other fields: a filter on 37 MB of a column had 160 MB read, on 43 MB once 800. The idea:
 * where a value is can be read from the file itself, whose format is documented for good. Its pages are mostly in
 * succession, so that one read gets all of it, several of them at a time in the threads that the runtime has for files,
 * while this thread works on what is there already.
 *
 *   root -> interior pages -> leaf: key 7, beginning of its value, the rest on 42 pages from 812 on
 *   one read of pages 812 to 853; each names the next, so a jump elsewhere is seen, and the rest is read from there
 *
 * It is a hint, and changes no answer: what was read is thrown away, and the engine reads it once more from the memory
 * of the system. What is in the write-ahead log only is not looked for, and what cannot be read, or makes no sense
 * because it is being written, is passed over.
 * The cost: a second copy of what was read, made by other threads, and MOST_AT_ONCE buffers meanwhile. The file
 * stays open until the connection was closed: to close it earlier would end the locks of the engine, which the system
 * keeps for a process and a file.
 */
import { closeSync, openSync, read } from 'node:fs';
import { promisify } from 'node:util';
import type { Database } from './database.js';
import { type LargeRow, readTablePage } from './table-page.js';

/** Values that are read at a time, and bytes of a read. */
const MOST_AT_ONCE = 16;
const BUFFER_BYTES = 512 * 1024;
/** Pages of a tree that are looked at for one call: more are no tree. */
const MOST_TREE_PAGES = 4096;
/** Pages that are read after a jump out of those that were read, and how many times as many as were found there. */
const LEAST_PAGES = 32;
const GROWTH = 2;

/** Keys from one up to, not including, another. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

/** A file that is open. */
export interface ReadableFile {
  /** Fill the beginning of a buffer with what is in the file from a place on. @returns how many bytes were there */
  read(buffer: Buffer, length: number, position: number): Promise<number>;
  close(): void;
}

export class ReadAhead {
  private file: ReadableFile | undefined;
  private buffers: Buffer[] = [];
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly path: string,
    private readonly database: Database,
    private readonly openFile: (path: string) => ReadableFile = openToRead,
  ) {}

  /**
   * Read the rows of a table that have large values, after those of earlier calls. Never rejects.
   * @param table with a number as its key
   */
  async rows(table: string, keys: KeyRange): Promise<void> {
    this.waiting++;
    const found = this.find(table, keys).catch(() => undefined);
    this.last = this.last
      .then(async () => {
        await this.read(await found);
      })
      .catch(() => undefined);
    await this.last;
    if (--this.waiting === 0) this.buffers = [];
  }

  /** Call after the connection was closed. */
  close(): void {
    this.file?.close();
    this.file = undefined;
  }

  /** `undefined` when the connection was closed, or there is no such table. */
  private async find(table: string, keys: KeyRange): Promise<FoundRows | undefined> {
    const { database } = this;
    if (!database.isOpen) return undefined;
    const root = database
      .prepareValues<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?')
      .get(table);
    const pageSize = Number(database.pragma('page_size'));
    if (root === undefined) return undefined;
    const file = (this.file ??= this.openFile(this.path));
    return { file, pageSize, rows: await new TreePages(file, pageSize).rows(root, keys) };
  }

  private async read(found: FoundRows | undefined): Promise<void> {
    if (found === undefined) return;
    const { file, pageSize } = found;
    const rows = found.rows.values();
    const readers = Array.from({ length: MOST_AT_ONCE }, async (_, at) => {
      // All of them take from the same rows.
      for (const row of rows) await readRow(file, row, { pageSize, buffer: this.buffer(at) });
    });
    await Promise.all(readers);
  }

  private buffer(at: number): Buffer {
    return (this.buffers[at] ??= Buffer.allocUnsafeSlow(BUFFER_BYTES));
  }
}

interface FoundRows {
  readonly file: ReadableFile;
  readonly pageSize: number;
  readonly rows: readonly LargeRow[];
}

const readFrom = promisify(read);

function openToRead(path: string): ReadableFile {
  const descriptor = openSync(path, 'r');
  return {
    read: async (buffer, length, position) => (await readFrom(descriptor, buffer, 0, length, position)).bytesRead,
    close: () => {
      closeSync(descriptor);
    },
  };
}

/** The tree of a table in a file. */
class TreePages {
  private left = MOST_TREE_PAGES;

  constructor(
    private readonly file: ReadableFile,
    private readonly pageSize: number,
  ) {}

  /** Rows below a page in order of their keys, with values that are not all in the tree. */
  async rows(number: number, keys: KeyRange): Promise<readonly LargeRow[]> {
    if (this.left-- <= 0) return [];
    const data = Buffer.allocUnsafe(this.pageSize);
    await this.file.read(data, data.length, (number - 1) * data.length);
    const page = readTablePage(data);
    if (page === undefined) return [];
    if (page.kind === 'leaf') return page.rows.filter(({ key }) => key >= keys.from && key < keys.to);
    const first = page.below.findIndex(({ highest }) => highest >= keys.from);
    const last = page.below.findIndex(({ highest }) => highest >= keys.to - 1);
    const below = page.below.slice(first, last + 1);
    return (await Promise.all(below.map((child) => this.rows(child.page, keys)))).flat();
  }
}

interface RowBuffer {
  readonly pageSize: number;
  readonly buffer: Buffer;
}

async function readRow(file: ReadableFile, { first, pages }: LargeRow, { pageSize, buffer }: RowBuffer): Promise<void> {
  const most = Math.floor(buffer.length / pageSize);
  let [page, left, wanted] = [first, pages, most];
  while (left > 0 && page > 0) {
    const count = Math.min(left, wanted, most);
    const there = Math.floor((await file.read(buffer, count * pageSize, (page - 1) * pageSize)) / pageSize);
    if (there === 0) return;
    const began = page;
    let found = 0;
    for (; found < left && page >= began && page < began + there; found++) {
      page = buffer.readUInt32BE((page - began) * pageSize);
    }
    left -= found;
    wanted = Math.max(LEAST_PAGES, GROWTH * found);
  }
}
