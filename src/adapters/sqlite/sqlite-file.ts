import { close, closeSync, fchmodSync, openSync, rmSync } from 'node:fs';
import { syncFully } from './checkpoint-connection.js';
import { BUSY_TIMEOUT, Database } from './database.js';
import { ShutdownMarker, MARKER_SUFFIX } from './shutdown-marker.js';
import { ReadAhead } from './read-ahead.js';
import { WalIndex } from './wal-index.js';
import { asStoreFault, isCorruption } from './sqlite-fault.js';
import { messageOf } from '../../kernel/caught-error.js';

/**
 * How to open a database file.
 * `durability`: `commit`: a committed transaction survives a loss of power. `process`: it survives any death of the
 * process, but not of the machine: a file that was open when the machine went down counts as corrupt. Nothing waits for
 * the disk then; for stores that can be rebuilt. The owner of a file of durability `commit` also owns its checkpoints.
 * `cacheBytes`: memory for pages.
 */
export interface SqliteFileSettings {
  readonly path: string;
  readonly durability: 'commit' | 'process';
  readonly cacheBytes: number;
}

/** `corrupt`: the file is damaged or is not a database; it is unchanged, and not open. */
export type SqliteOpening =
  { readonly kind: 'corrupt'; readonly reason: string } | { readonly kind: 'opened'; readonly file: SqliteFile };

/** Pages of the WAL after which it is checkpointed; for files that do not wait for the disk. */
const CHECKPOINT_PAGES = 1000;
/** Pages after which a commit checkpoints nevertheless where that is left to turns of its own. */
const MOST_PAGES = 8 * CHECKPOINT_PAGES;
/** Bytes to which a WAL is truncated when it restarts after a transaction that made it longer. */
const MAX_LOG = 64 * 1024 * 1024;

/** What `PRAGMA auto_vacuum` answers for a file that can shrink. */
const INCREMENTAL = 2;
/** Free pages that a file may keep, and their share of it: they are used again. */
const LEAST_FREE_PAGES = 256;
const MOST_FREE = 0.1;
/** Pages that are given back in one go; about a millisecond. */
const PAGES_A_SLICE = 64;

/** An open database file in WAL mode with the settings that all embedded engines share. */
export class SqliteFile {
  /** Open from `copyLogApart`, or from the first checkpoint that failed. */
  private index: WalIndex | undefined;
  /** Reads large values before the engine does. */
  readonly readAhead: ReadAhead;

  constructor(
    readonly path: string,
    readonly database: Database,
    private readonly marker: ShutdownMarker,
  ) {
    this.readAhead = new ReadAhead(path, database, () => this.openIndex().content());
  }

  /** Whether its pages are to be checked while it is in use: it was not shut down cleanly, or was changed since. */
  get check(): 'done' | 'due' {
    return this.marker.check;
  }

  /** Its pages were checked and are sound. */
  checked(): void {
    this.marker.check = 'done';
  }

  /**
   * Checkpoint the WAL, close, and write the clean-shutdown marker, so that the next open need not check every page.
   * When the checkpoint fails, or a reader prevents it, the WAL stays, and there is no marker.
   * @throws what the driver throws when the checkpoint fails; the file is closed then, too
   */
  close(): void {
    if (!this.database.isOpen) return;
    let busy: unknown;
    try {
      busy = this.checkpoint('TRUNCATE');
    } finally {
      // The engine checkpoints once more while it closes.
      this.closeConnection();
    }
    if (busy === 0) this.marker.markClosed();
  }

  /**
   * Copy the WAL into the file and make it empty. Not inside a transaction.
   * @returns `busy` when a reader or another checkpoint prevents it now
   */
  emptyLog(): 'busy' | 'empty' {
    // The other connection may be one of this thread: waiting for it would be in vain.
    this.database.pragma('busy_timeout = 0');
    try {
      return this.checkpoint('TRUNCATE') === 0 ? 'empty' : 'busy';
    } finally {
      this.database.pragma(`busy_timeout = ${String(BUSY_TIMEOUT)}`);
    }
  }

  /**
   * Leave the WAL to `copyLog`: a commit takes half as long as one that also copies what it has written. Commits copy
   * it nevertheless when it becomes much longer.
   */
  copyLogApart(): void {
    // Not after a commit, which would seem to have failed where no file can be opened.
    this.openIndex();
    this.database.pragma(`wal_autocheckpoint = ${String(MOST_PAGES)}`);
  }

  /** Whether the WAL has enough pages that are not in the file yet; takes a microsecond. */
  get isLogLong(): boolean {
    const { frames, copied } = this.openIndex().read();
    return frames - copied >= CHECKPOINT_PAGES;
  }

  /**
   * Copy the WAL into the file, so that the next transaction writes it from its beginning again; what a reader still
   * needs stays. Not inside a transaction. @throws what the driver throws; the WAL has everything then
   */
  copyLog(): void {
    this.checkpoint('PASSIVE');
  }

  /**
   * Give pages that are free back to the file system, a few at a time, while more than a tenth of the file is free.
   * @returns whether there are more to give back
   */
  shrink(): 'done' | 'more' {
    const free = Number(this.database.pragma('freelist_count'));
    const most = Math.max(LEAST_FREE_PAGES, Number(this.database.pragma('page_count')) * MOST_FREE);
    // A file of an older version cannot: its pages do not say where they are referred to.
    if (free <= most || this.database.pragma('auto_vacuum') !== INCREMENTAL) return 'done';
    this.database.exec(`PRAGMA incremental_vacuum(${String(PAGES_A_SLICE)})`);
    return 'more';
  }

  /** Write the whole file again, without free pages; everything waits meanwhile. */
  rewrite(): void {
    // What is sorted out in between is as large as the file.
    this.database.pragma('temp_store = FILE');
    this.database.exec('VACUUM');
    this.database.pragma('temp_store = MEMORY');
  }

  /** Close without a clean-shutdown marker, after a failure: the next open checks the pages. */
  abandon(): void {
    this.closeConnection();
  }

  private closeConnection(): void {
    this.database.close();
    this.readAhead.close();
    this.index?.close();
    // Whoever closes it once more would close a file of somebody else, which has its number.
    this.index = undefined;
  }

  /** @returns what the engine answers: 0 unless it was busy */
  private checkpoint(mode: 'PASSIVE' | 'TRUNCATE'): unknown {
    try {
      return this.database.pragma(`wal_checkpoint(${mode})`);
    } catch (error) {
      // What was copied before may be lost with it.
      this.openIndex().forgetCopied();
      throw error;
    }
  }

  private openIndex(): WalIndex {
    return (this.index ??= new WalIndex(this.path));
  }

  /** Close without a clean-shutdown marker and remove the file with its side files. */
  destroy(): void {
    this.closeConnection();
    removeSqliteFile(this.path);
  }
}

/**
 * Open a database file; a missing one is created with owner-only permissions. Takes the same time for a file of any
 * size: what a killed process left is recovered from the WAL, and its pages are left to a check in the background
 * (D-050).
 * @throws StoreUnavailable when the file cannot be reached
 */
export function openSqliteFile(settings: SqliteFileSettings): SqliteOpening {
  const { path, durability } = settings;
  const marker = new ShutdownMarker(path);
  let database: Database | undefined;
  try {
    const state = marker.read();
    if (state === 'lost' && durability === 'process')
      return { kind: 'corrupt', reason: 'it was not shut down cleanly' };
    makePrivateFile(path);
    database = new Database(path);
    configure(database, settings, marker);
    if (state === 'unclean' || state === 'lost') marker.check = 'due';
    marker.markOpen();
    return { kind: 'opened', file: new SqliteFile(path, database, marker) };
  } catch (error) {
    database?.close();
    if (isCorruption(error)) return { kind: 'corrupt', reason: messageOf(error) };
    throw asStoreFault(error);
  }
}

/**
 * Remove a database file that is not open, with its WAL and clean-shutdown marker. Missing files are ignored. To give
 * back the gigabytes of a large one takes a second, which begins when nobody has it open any more: so it is opened
 * before, and closed by a thread of the runtime.
 */
export function removeSqliteFile(path: string): void {
  const descriptor = openIfAny(path);
  for (const suffix of ['', '-wal', '-shm', '-journal', MARKER_SUFFIX]) rmSync(path + suffix, { force: true });
  if (descriptor !== undefined) close(descriptor, () => undefined);
}

/** @returns `undefined` for a file that is missing or cannot be read */
function openIfAny(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch {
    return undefined;
  }
}

/**
 * Create an empty file that only its owner may read and write, or remove the permissions of others from an existing
 * one.
 */
export function makePrivateFile(path: string): void {
  const descriptor = openSync(path, 'a', 0o600);
  try {
    fchmodSync(descriptor, 0o600);
  } finally {
    closeSync(descriptor);
  }
}

function configure(database: Database, { durability, cacheBytes }: SqliteFileSettings, marker: ShutdownMarker): void {
  // Only of use before the first table, before the file has a journal mode, and when it is rewritten.
  database.pragma('auto_vacuum = INCREMENTAL');
  // Deleted content is overwritten, free pages too (D-018).
  database.pragma('secure_delete = ON');
  if (durability === 'commit') syncFully(database);
  else database.pragma(`synchronous = ${marker.boot === undefined ? 'NORMAL' : 'OFF'}`);
  database.pragma('journal_mode = WAL');
  database.pragma(`cache_size = ${String(-Math.ceil(cacheBytes / 1024))}`);
  database.pragma(`wal_autocheckpoint = ${String(durability === 'commit' ? 0 : CHECKPOINT_PAGES)}`);
  database.pragma(`journal_size_limit = ${String(MAX_LOG)}`);
  database.pragma('temp_store = MEMORY');
  // Reading the schema finds a file whose beginning is damaged, whatever the marker says.
  database.prepare('SELECT count(*) FROM sqlite_schema').get();
}
