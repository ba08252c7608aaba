import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/**
 * How long a write-ahead log is. `frames`: committed page images in it; 0 once it was restarted. `copied`: those, from
 * the first on, that are in the database file, and synced there once they are all. `bytes`: up to the last of them; its
 * file may be longer, since a restarted log is overwritten from its beginning.
 */
export interface LogLength {
  readonly frames: number;
  readonly copied: number;
  readonly bytes: number;
}

/** Bytes before the first frame, and before the page of each. */
const LOG_HEADER = 32;
const FRAME_HEADER = 24;

/** Words of 32 bits of the wal-index that are read, and where in them what stands; all in the machine's byte order. */
const WORDS = 33;
const FRAMES = 4;
const SALTS = 8;
const COPIED = 24;
/** Frames that the last checkpoint has copied, or was about to copy; noted before it copies the first one. */
const ATTEMPTED = 32;
/** Place of the page size among words of 16 bits; 1 means 65,536. */
const PAGE_SIZE = 7;

/**
 * The header of the wal-index, the file `-shm` through which the connections of a database share the state of its log
 * ("WAL-Index File Format" in SQLite's documentation). Reading it takes a microsecond, where PRAGMA wal_checkpoint is
 * the only statement that answers the same, and works for the answer.
 */
export class WalIndex {
  private readonly descriptor: number;
  private readonly words = new Uint32Array(WORDS);
  private readonly halves = new Uint16Array(this.words.buffer);

  /** @param path of a database that is open in WAL mode, and was read */
  constructor(path: string) {
    this.descriptor = openSync(`${path}-shm`, 'r+');
  }

  /** To be called by the thread that writes: others can see the header in the middle of a change. */
  read(): LogLength {
    this.readHeader();
    const frames = this.words[FRAMES] ?? 0;
    const pageSize = this.halves[PAGE_SIZE] ?? 0;
    const bytes = LOG_HEADER + frames * (FRAME_HEADER + (pageSize === 1 ? 65_536 : pageSize));
    return { frames, copied: this.words[COPIED] ?? 0, bytes };
  }

  /**
   * Names the content of the database file, which is that after some commit: as long as the name stays the same,
   * nothing was copied into the file. `undefined` while pages are being copied, or when a checkpoint was not carried to
   * its end, as by a kill: pages of several commits may be in the file then.
   */
  content(): string | undefined {
    this.readHeader();
    const { words } = this;
    const copied = words[COPIED];
    return copied === words[ATTEMPTED] ? [copied, words[SALTS], words[SALTS + 1]].join() : undefined;
  }

  /**
   * Have the next checkpoint copy every frame again; to be called between transactions and checkpoints, after a sync of
   * the database failed. The engine syncs only once it has copied the whole log, and counts frames as copied before
   * that. The failed sync may have dropped the pages of all of them, and a later one says nothing of those.
   */
  forgetCopied(): void {
    writeSync(
      this.descriptor,
      new Uint32Array(1),
      0,
      Uint32Array.BYTES_PER_ELEMENT,
      COPIED * Uint32Array.BYTES_PER_ELEMENT,
    );
  }

  private readHeader(): void {
    readSync(this.descriptor, this.words, 0, this.words.byteLength, 0);
  }

  /** Call after the database is closed: closing any descriptor of a file drops all POSIX locks of the process on it. */
  close(): void {
    closeSync(this.descriptor);
  }
}
