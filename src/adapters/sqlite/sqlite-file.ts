import { closeSync, fchmodSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { asStoreFault, isCorruption, messageOf } from './sqlite-fault.js';

/**
 * How to open a database file.
 * `durability`: `commit` survives a loss of power from the moment of the commit on; `checkpoint` may then lose the last
 * transactions but is never left half-written, for what can be derived again.
 * `cacheBytes`: memory for pages.
 */
export interface SqliteFileSettings {
  readonly path: string;
  readonly durability: 'checkpoint' | 'commit';
  readonly cacheBytes: number;
}

/** `corrupt`: the file is damaged or is no database; nothing has been changed, and it is not open. */
export type SqliteOpening =
  { readonly kind: 'corrupt'; readonly reason: string } | { readonly kind: 'opened'; readonly file: SqliteFile };

/** Pages of the write-ahead log after which it is copied into the database. */
const CHECKPOINT_PAGES = 2000;

/** An open database file in WAL mode with the settings that all embedded engines share. */
export class SqliteFile {
  constructor(
    readonly path: string,
    readonly database: Database.Database,
  ) {}

  /** Bring the write-ahead log home, close, and seal the file, so that the next opening need not check its pages. */
  close(): void {
    if (!this.database.open) return;
    this.database.pragma('wal_checkpoint(TRUNCATE)');
    this.database.close();
    seal(this.path);
  }

  /** Close without sealing and remove the file with all that belongs to it. */
  destroy(): void {
    this.database.close();
    removeSqliteFile(this.path);
  }
}

/**
 * Open a database file, made with owner-only rights when it is missing. A file which was not closed in good order, or
 * was touched since, is checked page by page.
 * @throws StoreUnavailable when the file cannot be reached
 */
export function openSqliteFile(settings: SqliteFileSettings): SqliteOpening {
  const { path } = settings;
  let database: Database.Database | undefined;
  try {
    const state = sealState(path);
    makePrivateFile(path);
    database = new Database(path);
    configure(database, settings);
    const damage = state === 'broken' ? findDamage(database) : undefined;
    if (damage === undefined) {
      breakSeal(path);
      return { kind: 'opened', file: new SqliteFile(path, database) };
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

function configure(database: Database.Database, settings: SqliteFileSettings): void {
  database.pragma('journal_mode = WAL');
  database.pragma(`synchronous = ${settings.durability === 'commit' ? 'FULL' : 'NORMAL'}`);
  database.pragma(`cache_size = ${String(-Math.ceil(settings.cacheBytes / 1024))}`);
  database.pragma(`wal_autocheckpoint = ${String(CHECKPOINT_PAGES)}`);
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

const SEAL = '-seal';

/** Size and time of change: a file that was altered by anything but us has other ones. */
function fingerprint(path: string): string {
  const { size, mtimeNs } = statSync(path, { bigint: true });
  return `${String(size)} ${String(mtimeNs)}\n`;
}

function seal(path: string): void {
  writeFileSync(path + SEAL, fingerprint(path), { mode: 0o600 });
}

function breakSeal(path: string): void {
  rmSync(path + SEAL, { force: true });
}

/** `fresh`: there is no file yet. */
function sealState(path: string): 'broken' | 'fresh' | 'whole' {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return 'fresh';
  const held = statSync(path + SEAL, { throwIfNoEntry: false }) === undefined ? '' : readFileSync(path + SEAL, 'utf8');
  return held === fingerprint(path) ? 'whole' : 'broken';
}
