import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { StoreUnavailable } from '../../kernel/failures.js';
import { asStoreFault, sqliteCode } from './sqlite-fault.js';
import { makePrivateFile } from './sqlite-file.js';

/**
 * The directory that holds the embedded engines' files, held by this process alone until `close`.
 * The operating system frees it when the process dies, however it dies.
 */
export class DataDirectory {
  private constructor(
    /** Absolute. */
    readonly path: string,
    private readonly lock: Database.Database,
  ) {}

  /**
   * Make the directory with owner-only rights where it is missing, and take hold of it.
   * @throws StoreUnavailable when another process holds it, or when it cannot be made or written
   */
  static open(path: string): DataDirectory {
    const directory = resolve(path);
    let lock: Database.Database | undefined;
    try {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      chmodSync(directory, 0o700);
      const file = join(directory, 'lock');
      makePrivateFile(file);
      lock = new Database(file, { timeout: 0 });
      // The number in the file's header says who holds it; a reserved lock lets others read it and nobody write.
      lock.pragma(`user_version = ${String(process.pid)}`);
      lock.exec('BEGIN IMMEDIATE');
      return new DataDirectory(directory, lock);
    } catch (error) {
      const holder = lock === undefined ? undefined : heldBy(lock, error);
      lock?.close();
      throw holder === undefined ? asStoreFault(error) : inUse(directory, holder, error);
    }
  }

  /** Absolute path of a file in the directory. */
  file(name: string): string {
    return join(this.path, name);
  }

  close(): void {
    this.lock.close();
  }
}

/** Process that holds the lock, when that is why it could not be taken. */
function heldBy(lock: Database.Database, error: unknown): string | undefined {
  if (sqliteCode(error)?.startsWith('SQLITE_BUSY') !== true) return undefined;
  return String(lock.pragma('user_version', { simple: true }));
}

function inUse(directory: string, holder: string, cause: unknown): StoreUnavailable {
  return new StoreUnavailable(
    `The data directory ${directory} is in use by another process (${holder}). Stop it, or choose another DATA_DIR.`,
    { cause },
  );
}
