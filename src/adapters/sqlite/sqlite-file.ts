import { closeSync, fchmodSync, openSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Checkpoints } from './checkpoints.js';
import { ShutdownMarker, SEAL } from './shutdown-marker.js';
import { asStoreFault, isCorruption, messageOf } from './sqlite-fault.js';

/**
 * How to open a database file.
 * `durability`: `commit` survives a loss of power from the moment of the commit on. `process` survives any death of the
 * process; of one that was open when the machine went down nothing may be believed, and it counts as corrupt: for what can
 * be derived again. No disk is waited for then.
 * `cacheBytes`: memory for pages.
 */
export interface SqliteFileSettings {
  readonly path: string;
  readonly durability: 'commit' | 'process';
  readonly cacheBytes: number;
}

/** `corrupt`: the file is damaged or is no database; nothing has been changed, and it is not open. */
export type SqliteOpening =
  { readonly kind: 'corrupt'; readonly reason: string } | { readonly kind: 'opened'; readonly file: SqliteFile };

/** Pages of the write-ahead log after which the engine copies it into the database, where no disk is waited for. */
const CHECKPOINT_PAGES = 1000;

/** An open database file in WAL mode with the settings that all embedded engines share. */
export class SqliteFile {
  constructor(
    readonly path: string,
    readonly database: Database.Database,
    private readonly marker: ShutdownMarker,
    private readonly checkpoints: Checkpoints | undefined,
  ) {}

  /** To be told after every commit to a file of durability `commit`. */
  committed(): void {
    this.checkpoints?.committed();
  }

  /** Bring the write-ahead log home, close, and seal the file, so that the next opening need not check its pages. */
  close(): void {
    if (!this.database.open) return;
    this.checkpoints?.stop();
    this.database.pragma('wal_checkpoint(TRUNCATE)');
    this.database.close();
    this.checkpoints?.release();
    this.marker.noteWhole();
  }

  /** Close without sealing and remove the file with all that belongs to it. */
  destroy(): void {
    this.checkpoints?.stop();
    this.database.close();
    this.checkpoints?.release();
    removeSqliteFile(this.path);
  }
}

/**
 * Open a database file, made with owner-only rights when it is missing. A file which was not closed in good order, or
 * was touched since, is checked page by page.
 * @throws StoreUnavailable when the file cannot be reached
 */
export function openSqliteFile(settings: SqliteFileSettings): SqliteOpening {
  const { path, durability } = settings;
  const marker = new ShutdownMarker(path);
  let database: Database.Database | undefined;
  try {
    const left = marker.read();
    if (left === 'lost' && durability === 'process')
      return { kind: 'corrupt', reason: 'it was not closed in good order' };
    makePrivateFile(path);
    database = new Database(path);
    configure(database, settings, marker);
    const damage = left === 'doubtful' || left === 'lost' ? findDamage(database) : undefined;
    if (damage === undefined) {
      marker.noteOpen();
      const checkpoints = durability === 'commit' ? new Checkpoints(path) : undefined;
      return { kind: 'opened', file: new SqliteFile(path, database, marker, checkpoints) };
    }
    database.close();
    return { kind: 'corrupt', reason: damage };
  } catch (error) {
    database?.close();
    if (isCorruption(error)) return { kind: 'corrupt', reason: messageOf(error) };
    throw asStoreFault(error);
  }
}

/** Remove a database file that is not open, with its write-ahead log and seal. Missing files are passed over. */
export function removeSqliteFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal', SEAL]) rmSync(path + suffix, { force: true });
}

/** Make an empty file which only its owner may read and write, or take the rights of others from one that is there. */
export function makePrivateFile(path: string): void {
  const descriptor = openSync(path, 'a', 0o600);
  try {
    fchmodSync(descriptor, 0o600);
  } finally {
    closeSync(descriptor);
  }
}

function configure(
  database: Database.Database,
  { durability, cacheBytes }: SqliteFileSettings,
  marker: ShutdownMarker,
): void {
  database.pragma('journal_mode = WAL');
  database.pragma(`synchronous = ${durability === 'commit' ? 'FULL' : marker.boot === undefined ? 'NORMAL' : 'OFF'}`);
  database.pragma(`cache_size = ${String(-Math.ceil(cacheBytes / 1024))}`);
  database.pragma(`wal_autocheckpoint = ${String(durability === 'commit' ? 0 : CHECKPOINT_PAGES)}`);
  database.pragma('temp_store = MEMORY');
  database.pragma('foreign_keys = OFF');
  // Reading the schema finds a file whose beginning is damaged, whatever the seal says.
  database.prepare('SELECT count(*) FROM sqlite_schema').get();
}

/** First damage found in the pages; `undefined` when all are sound. */
function findDamage(database: Database.Database): string | undefined {
  const finding = String(database.pragma('quick_check(1)', { simple: true }));
  return finding === 'ok' ? undefined : finding;
}
