/**
 * Reads large values from the file before the engine is asked for them.
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
 * What was read may be older than what the engine says, since what is in the write-ahead log only is not looked for, or
 * half of it may be newer. So it is a hint, unless the row proves it: whoever uses it compares the numbers of the row
 * with those that the engine has, and, where nothing says that all of the row is of one commit, the value with its
 * checksum among them (D-232, D-437). What cannot be read, or makes no sense because it is being written, is passed
 * over.
 * The cost: RowBuffers, as long as values are used. The file stays open until the connection was
 * closed: to close it earlier would end the locks of the engine, which the system keeps for a process and a file.
 */
import { closeSync, openSync, read } from 'node:fs';
import { promisify } from 'node:util';
import type { Database } from './database.js';
import { RowBuffers } from './row-buffers.js';
import { type LargeRow, readTablePage, type TablePage } from './table-page.js';

/** Values that are read at a time. */
const MOST_AT_ONCE = 8;
/** Pages of a tree that are looked at for one call: more are no tree. */
const MOST_TREE_PAGES = 4096;
/** Pages that are read after a jump out of those that were read, and how many times as many as were found there. */
const LEAST_PAGES = 32;
const GROWTH = 2;
/** Bytes at the beginning of a page that name the next. */
const PAGE_NUMBER = 4;

/** Keys from one up to, not including, another. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

/**
 * A row as the file has it. `numbers`: see LargeRow. `data`: its last column. `isOfOneCommit`: whether all of it is
 * known to be of the same commit.
 */
export interface StoredRow {
  readonly key: number;
  readonly numbers: readonly number[];
  readonly data: Uint8Array;
  readonly isOfOneCommit: boolean;
}

/** A file that is open. */
export interface ReadableFile {
  /** Fill the beginning of a buffer with what is in the file from a place on. @returns how many bytes were there */
  read(buffer: Buffer, length: number, position: number): Promise<number>;
  close(): void;
}

export class ReadAhead {
  private file: ReadableFile | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private tree: TreePages | undefined;

  /** @param content of the file by name, see WalIndex; `undefined` when it has none now */
  constructor(
    private readonly path: string,
    private readonly database: Database,
    private readonly content: () => string | undefined,
    private readonly openFile: (path: string) => ReadableFile = openToRead,
  ) {}

  /**
   * Read the rows of a table that have large values, after those of earlier calls. Never rejects.
   * @param table with a number as its key, further numbers, and a last column that takes most of the row
   * @param values where to put values; absent: they are read as a hint only
   * @returns those rows whose values could be read, in any order
   */
  async rows(table: string, keys: KeyRange, values = new RowBuffers()): Promise<readonly StoredRow[]> {
    const found = this.find(table, keys).catch(() => undefined);
    const rows = this.last.then(async () => this.read(await found, values)).catch(() => []);
    this.last = rows;
    return await rows;
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
    const content = this.content();
    const root = database
      .prepareValues<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?')
      .get(table);
    const pageSize = Number(database.pragma('page_size'));
    if (root === undefined) return undefined;
    const file = (this.file ??= this.openFile(this.path));
    const tree = content !== undefined && this.tree?.content === content ? this.tree : undefined;
    this.tree = tree ?? new TreePages(file, pageSize, content);
    return { file, pageSize, content, rows: await this.tree.rows(root, keys) };
  }

  private async read(found: FoundRows | undefined, values: RowBuffers): Promise<readonly StoredRow[]> {
    if (found === undefined) return [];
    const { file, pageSize, content } = found;
    const rows = found.rows.values();
    const all: Omit<StoredRow, 'isOfOneCommit'>[] = [];
    const readers = Array.from({ length: MOST_AT_ONCE }, async (_, at) => {
      // All of them take from the same rows.
      for (const row of rows) {
        const data = values.take(row.size);
        const end = await readRow(file, row, { pageSize, buffer: values.pages(at), data });
        if (end === row.size) all.push({ key: row.key, numbers: row.numbers, data });
        else values.give(data);
      }
    });
    await Promise.all(readers);
    const isOfOneCommit = content !== undefined && this.database.isOpen && content === this.content();
    return all.map((row) => ({ ...row, isOfOneCommit }));
  }
}

/** `content`: of the file, before it was looked at. */
interface FoundRows {
  readonly file: ReadableFile;
  readonly pageSize: number;
  readonly content: string | undefined;
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

/** Trees of tables in a file that has some content. What is above the rows is read once. */
class TreePages {
  private readonly above = new Map<number, TablePage>();

  constructor(
    private readonly file: ReadableFile,
    private readonly pageSize: number,
    readonly content: string | undefined,
  ) {}

  /** Rows below a page in order of their keys, with values that are not all in the tree. */
  rows(root: number, keys: KeyRange): Promise<readonly LargeRow[]> {
    return this.below(root, keys, { pages: MOST_TREE_PAGES });
  }

  private async below(number: number, keys: KeyRange, left: { pages: number }): Promise<readonly LargeRow[]> {
    if (left.pages-- <= 0) return [];
    const page = this.above.get(number) ?? (await this.page(number));
    if (page === undefined) return [];
    if (page.kind === 'leaf') return page.rows.filter(({ key }) => key >= keys.from && key < keys.to);
    const first = page.below.findIndex(({ highest }) => highest >= keys.from);
    const last = page.below.findIndex(({ highest }) => highest >= keys.to - 1);
    const below = page.below.slice(first, last + 1);
    return (await Promise.all(below.map((child) => this.below(child.page, keys, left)))).flat();
  }

  private async page(number: number): Promise<TablePage | undefined> {
    const data = Buffer.allocUnsafe(this.pageSize);
    const read = await this.file.read(data, data.length, (number - 1) * data.length);
    const page = read < data.length ? undefined : readTablePage(data);
    if (page?.kind === 'interior') this.above.set(number, page);
    return page;
  }
}

/** `buffer`: for pages as they are in the file. `data`: for the value that they make up. */
interface RowBuffer {
  readonly pageSize: number;
  readonly buffer: Buffer;
  readonly data: Uint8Array;
}

/** @returns how many bytes of the value were read */
async function readRow(file: ReadableFile, row: LargeRow, { pageSize, buffer, data }: RowBuffer): Promise<number> {
  const most = Math.floor(buffer.length / pageSize);
  data.set(row.beginning);
  let end = row.beginning.length;
  let [page, left, wanted] = [row.first, row.pages, most];
  while (left > 0 && page > 0) {
    const count = Math.min(left, wanted, most);
    const there = Math.floor((await file.read(buffer, count * pageSize, (page - 1) * pageSize)) / pageSize);
    if (there === 0) break;
    const began = page;
    let found = 0;
    for (; found < left && page >= began && page < began + there; found++) {
      const at = (page - began) * pageSize;
      const part = buffer.subarray(at + PAGE_NUMBER, at + Math.min(pageSize, PAGE_NUMBER + row.size - end));
      data.set(part, end);
      end += part.length;
      page = buffer.readUInt32BE(at);
    }
    left -= found;
    wanted = Math.max(LEAST_PAGES, GROWTH * found);
  }
  return end;
}
