/**
 * Reads from the file what the engine will be asked for: large values, or all of it.
 *
 * The problem: the engine reads a value of hundreds of kilobytes a page of four kilobytes at a time, and this thread
 * waits for each that is not in memory. The system sees a file that is read in order and gets megabytes of what comes
 * next, which belongs to other fields: a filter on 37 MB of a column had 160 MB read, on 43 MB once 800. The idea:
 * where a value is can be read from the file itself, whose format is documented for good. Its pages are mostly in
 * succession, so that one read gets all of it, in a worker that gives it away without a copy, while this thread works
 * on what is there already (D-439).
 *
 *   root -> interior pages -> leaf: key 7, beginning of its value, the rest on 42 pages from 812 on
 *   one read of pages 812 to 853; each names the next, so a jump elsewhere is seen, and the rest is read from there
 *
 * What was read may be older than what the engine says, since what is in the write-ahead log only is not looked for, or
 * half of it may be newer. So it is a hint, unless the row proves it: whoever uses it compares the numbers of the row
 * with those that the engine has, and, where nothing says that all of the row is of one commit, the value with its
 * checksum among them (D-232, D-437). What cannot be read, or makes no sense because it is being written, is passed
 * over.
 * Who walks through the file in another order than that of its pages jumps for each row, and this thread waits for each
 * jump. `whole` reads it once in its own order, which a disk does at its full speed, and gives nothing away: the engine
 * then finds its pages in the system's memory (D-519).
 *
 * The cost: RowBuffers, as long as values are used, and a worker, which starts with the first call. Until it has
 * started, and once it ends unexpectedly, the threads read that the runtime has for files, and this thread puts values
 * together. The file stays open until the connection was closed: to close it earlier would end the locks of the
 * engine, which the system keeps for a process and a file.
 */
import { closeSync, openSync, read } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';
import { type BeginReaderThread, beginReaderThread, ThreadedRowReader } from './threaded-row-reader.js';
import type { Database, Statement } from './database.js';
import { RowBuffers } from './row-buffers.js';
import { type FileRow, type KeyRange, type ReadableFile, LargeRowReader } from './large-row-reader.js';

/** Values that are read at a time without the worker. */
const MOST_AT_ONCE = 8;
/** Bytes of a file that are read at a time when all of it is. */
const PART = 1024 * 1024;

/** `isOfOneCommit`: whether all of the row is known to be of the same commit. */
export interface StoredRow extends FileRow {
  readonly isOfOneCommit: boolean;
}

/** A file that is open. `descriptor`: absent for one that a worker cannot read. */
export interface OpenFile extends ReadableFile {
  readonly descriptor?: number;
  close(): void;
}

/**
 * What reads. `capacity`: bytes that may be read into the system's memory. `large`: of a file from which on that is
 * worth the time. A test puts its own in their place.
 */
export interface ReadMeans {
  readonly openFile: (path: string) => OpenFile;
  readonly beginThread: BeginReaderThread;
  readonly capacity: () => number;
  readonly large: number;
}

const USUAL_MEANS: ReadMeans = {
  openFile: openToRead,
  beginThread: beginReaderThread,
  // What is read for others stays as well.
  capacity: () => process.availableMemory() / 2,
  large: 512 * 1024 * 1024,
};

/** Who reads a file. */
interface FileReaders {
  readonly here: LargeRowReader;
  readonly thread: ThreadedRowReader | undefined;
}

export class ReadAhead {
  private opened: OpenFile | undefined;
  private readers: FileReaders | undefined;
  /** A part of the whole file that is being read. */
  private reading: Promise<void> | undefined;
  private readonly means: ReadMeans;
  private last: Promise<unknown> = Promise.resolve();
  private readonly selectRoot: Statement<[string], number>;

  /** @param content of the file by name, see WalIndex; `undefined` when it has none now */
  constructor(
    private readonly path: string,
    private readonly database: Database,
    private readonly content: () => string | undefined,
    means: Partial<ReadMeans> = {},
  ) {
    this.means = { ...USUAL_MEANS, ...means };
    this.selectRoot = database.prepareValues('SELECT rootpage FROM sqlite_schema WHERE name = ?');
  }

  /**
   * Read the rows of a table that have large values, after those of earlier calls. Never rejects.
   * @param table with a number as its key, further numbers, and a last column that takes most of the row
   * @param values where to put values; absent: they are read as a hint only
   * @returns those rows whose values could be read, in any order
   */
  async rows(table: string, keys: KeyRange, values = new RowBuffers()): Promise<readonly StoredRow[]> {
    const rows = this.read(table, keys, values).catch(() => []);
    this.last = rows;
    return await rows;
  }

  /** Start the worker, so that the first call need not wait for it. A file that cannot be opened is none then. */
  begin(): void {
    try {
      if (this.database.isOpen) this.readers ??= this.open();
    } catch {
      // The first call meets the same fault.
    }
  }

  /**
   * Have all of the file in the system's memory, where that has room for it: for whoever is about to read it in another
   * order than that of its pages.
   * @returns a part of it at a time, which never rejects; ends with the connection
   */
  *whole(): IterableIterator<Promise<void>> {
    const bytes = this.size();
    if (bytes < this.means.large || bytes > this.means.capacity()) return;
    const part = Buffer.allocUnsafeSlow(Math.min(bytes, PART));
    for (let at = 0; at < bytes && this.database.isOpen; at += part.length) {
      const reading = this.readPart(part, at);
      this.reading = reading;
      try {
        yield reading;
      } finally {
        this.reading = undefined;
      }
    }
  }

  /** Call after the connection was closed. */
  close(): void {
    const { opened: file, readers, reading } = this;
    this.opened = undefined;
    this.readers = undefined;
    const ended = readers?.thread?.end();
    // The next file that is opened may get the number of this one, which others may still read.
    if (readers?.thread?.isReading === true || reading !== undefined)
      void Promise.all([ended, reading]).then(() => file?.close());
    else file?.close();
  }

  /** Of the file, in bytes; 0 when it is closed. */
  private size(): number {
    if (!this.database.isOpen) return 0;
    return Number(this.database.pragma('page_count')) * Number(this.database.pragma('page_size'));
  }

  /** What cannot be read, the engine meets when it is asked for it. */
  private async readPart(part: Buffer, at: number): Promise<void> {
    try {
      this.opened ??= this.means.openFile(this.path);
      await this.opened.read(part, part.length, at);
    } catch {
      // It was a hint.
    }
  }

  private async read(table: string, keys: KeyRange, values: RowBuffers): Promise<readonly StoredRow[]> {
    if (!this.database.isOpen) return [];
    const content = this.content();
    const root = this.selectRoot.get(table);
    if (root === undefined) return [];
    const { here, thread } = (this.readers ??= this.open());
    const range = { root, keys, content };
    const { last } = this;
    const threaded = thread?.state === 'ready' ? await thread.rows(range, values) : undefined;
    const rows: readonly FileRow[] =
      threaded ?? (await last.then(() => (this.readers === undefined ? [] : here.rows(range, values))));
    const isOfOneCommit = content !== undefined && content === this.contentNow();
    return rows.map((row) => ({ ...row, isOfOneCommit }));
  }

  private contentNow(): string | undefined {
    return this.database.isOpen ? this.content() : undefined;
  }

  private open(): FileReaders {
    const file = (this.opened ??= this.means.openFile(this.path));
    const { descriptor } = file;
    const pageSize = Number(this.database.pragma('page_size'));
    const thread =
      descriptor === undefined ? undefined : new ThreadedRowReader(this.means.beginThread({ descriptor, pageSize }));
    return { here: new LargeRowReader(file, pageSize, MOST_AT_ONCE), thread };
  }
}

const readFrom = promisify(read);

function openToRead(path: string): OpenFile {
  const descriptor = openSync(path, 'r');
  return {
    descriptor,
    read: async (buffer, length, position) => (await readFrom(descriptor, buffer, 0, length, position)).bytesRead,
    close: () => {
      closeSync(descriptor);
    },
  };
}
