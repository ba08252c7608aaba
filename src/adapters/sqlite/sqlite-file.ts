import { closeSync, fchmodSync, openSync, rmSync } from 'node:fs';
import { Database } from './database.js';
import { syncFully } from './checkpoint-connection.js';
import { ShutdownMarker, MARKER_SUFFIX } from './shutdown-marker.js';
import { asStoreFault, isCorruption, messageOf } from './sqlite-fault.js';

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

/** Pages of the WAL after which the engine itself checkpoints it; for files that do not wait for the disk. */
const CHECKPOINT_PAGES = 1000;
/** Bytes to which a WAL is truncated when it restarts after a transaction that made it longer. */
const MAX_LOG = 64 * 1024 * 1024;

/** An open database file in WAL mode with the settings that all embedded engines share. */
export class SqliteFile {
  constructor(
    readonly path: string,
    readonly database: Database,
    private readonly marker: ShutdownMarker,
  ) {}

  /**
   * Checkpoint the WAL, close, and write the clean-shutdown marker, so that the next open need not check every page.
   * When the checkpoint fails, or a reader prevents it, the WAL stays, and there is no marker.
   * @throws what the driver throws when the checkpoint fails; the file is closed then, too
   */
  close(): void {
    if (!this.database.isOpen) return;
    let busy: unknown;
    try {
      busy = this.database.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      this.database.close();
    }
    if (busy === 0) this.marker.markClosed();
  }

  /** Close without a clean-shutdown marker and remove the file with its side files. */
  destroy(): void {
    this.database.close();
    removeSqliteFile(this.path);
  }
}

/**
 * Open a database file; a missing one is created with owner-only permissions. A file that was not shut down cleanly, or
 * was changed since, is checked page by page.
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
    const damage = state === 'unclean' || state === 'lost' ? findDamage(database) : undefined;
    if (damage === undefined) {
      marker.markOpen();
      return { kind: 'opened', file: new SqliteFile(path, database, marker) };
    }
    database.close();
    return { kind: 'corrupt', reason: damage };
  } catch (error) {
    database?.close();
    if (isCorruption(error)) return { kind: 'corrupt', reason: messageOf(error) };
    throw asStoreFault(error);
  }
}

/** Remove a database file that is not open, with its WAL and clean-shutdown marker. Missing files are ignored. */
export function removeSqliteFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal', MARKER_SUFFIX]) rmSync(path + suffix, { force: true });
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
  if (durability === 'commit') syncFully(database);
  else database.pragma(`synchronous = ${marker.boot === undefined ? 'NORMAL' : 'OFF'}`);
  database.pragma('journal_mode = WAL');
  database.pragma(`cache_size = ${String(-Math.ceil(cacheBytes / 1024))}`);
  database.pragma(`wal_autocheckpoint = ${String(durability === 'commit' ? 0 : CHECKPOINT_PAGES)}`);
  database.pragma(`journal_size_limit = ${String(MAX_LOG)}`);
  database.pragma('temp_store = MEMORY');
  database.pragma('foreign_keys = OFF');
  // Reading the schema finds a file whose beginning is damaged, whatever the marker says.
  database.prepare('SELECT count(*) FROM sqlite_schema').get();
}

/** The first damage found in the pages; `undefined` when there is none. */
function findDamage(database: Database): string | undefined {
  const finding = String(database.pragma('quick_check(1)'));
  return finding === 'ok' ? undefined : finding;
}
