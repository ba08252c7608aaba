import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Database } from './database.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { asStoreFault, sqliteCode } from './sqlite-fault.js';
import { makePrivateFile } from './sqlite-file.js';

/**
 * The directory with the files of the embedded engines, locked by this process until `close`.
 * The operating system releases the lock when the process dies, however it dies.
 */
export class DataDirectory {
  private constructor(
    /** Absolute. */
    readonly path: string,
    private readonly lock: Database,
  ) {}

  /**
   * Create the directory with owner-only permissions if it is missing, and lock it.
   * @throws StoreUnavailable when another process has locked it, or when it cannot be created or written
   */
  static open(path: string): DataDirectory {
    const directory = resolve(path);
    let lock: Database | undefined;
    try {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      chmodSync(directory, 0o700);
      const file = join(directory, 'lock');
      makePrivateFile(file);
      lock = new Database(file, { busyTimeout: 0 });
      // The header of the file names the owner; a reserved lock lets other processes read it, but not write.
      lock.pragma(`user_version = ${String(process.pid)}`);
      lock.exec('BEGIN IMMEDIATE');
      return new DataDirectory(directory, lock);
    } catch (error) {
      const owner = lock === undefined ? undefined : lockOwner(lock, error);
      lock?.close();
      throw owner === undefined ? asStoreFault(error) : inUse(directory, owner, error);
    }
  }

  /** Absolute path of a file in the directory. */
  file(name: string): string {
    return join(this.path, name);
  }

  /**
   * Absolute path of the file from which all others are derived.
   * @throws StoreUnavailable when it is missing or empty although there are others: it was lost, not never written
   */
  primaryFile(name: string): string {
    const path = this.file(name);
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0) return path;
    const derived = readdirSync(this.path).find((file) => /-\d+\.db$/.test(file));
    if (derived === undefined) return path;
    throw new StoreUnavailable(
      `The data file ${path} is missing or empty, but ${derived}, which was made from it, is there. Restore ${name} from a backup, or remove all other files of the directory to begin with an empty catalog.`,
    );
  }

  close(): void {
    this.lock.close();
  }
}

/** Id of the process that has the lock, if that is why it could not be acquired. */
function lockOwner(lock: Database, error: unknown): string | undefined {
  if (sqliteCode(error) !== 'SQLITE_BUSY') return undefined;
  return String(lock.pragma('user_version'));
}

function inUse(directory: string, owner: string, cause: unknown): StoreUnavailable {
  return new StoreUnavailable(
    `The data directory ${directory} is in use by another process (${owner}). Stop it, or choose another DATA_DIR.`,
    { cause },
  );
}
