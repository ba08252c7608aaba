import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Database } from './database.js';
import { codeOf } from '../../kernel/caught-error.js';
import { StoreInUse, StoreUnavailable } from '../../kernel/failures.js';
import { makeDirectory } from '../make-directory.js';
import { asStoreFault, sqliteCode } from './sqlite-fault.js';
import { makePrivateFile } from './sqlite-file.js';

/** Names of database files and of their write-ahead logs; those of derived stores have a generation. */
const DATABASE = /^(\w+?)(?:-\d+)?\.db(-wal)?$/;

/** `store`: as its files are called. `bytes`: of all generations. */
export interface FileSize {
  readonly store: string;
  readonly part: 'database' | 'wal';
  readonly bytes: number;
}

/** The file that has the address of the service, while one listens. */
const ADDRESS = 'address';

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
   * Create the directory if it is missing, and lock it. Others may not look into it unless it had something before.
   * @throws StoreInUse when another process has locked it
   * @throws StoreUnavailable when it cannot be created or written
   */
  static open(path: string): DataDirectory {
    const directory = resolve(path);
    let lock: Database | undefined;
    try {
      makeDirectory(directory);
      // Whoever names one like `/tmp`, or has opened it to others since, does not mean to close it.
      if (readdirSync(directory).length === 0) chmodSync(directory, 0o700);
      const file = join(directory, 'lock');
      makePrivateFile(file);
      lock = new Database(file, { busyTimeout: 0 });
      // The header of the file names the owner; a reserved lock lets other processes read it, but not write.
      lock.pragma(`user_version = ${String(process.pid)}`);
      lock.exec('BEGIN IMMEDIATE');
      // Of a process that was killed.
      rmSync(join(directory, ADDRESS), { force: true });
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

  /** Tell whoever finds the directory locked where this process serves. @throws StoreUnavailable */
  announce(address: string): void {
    try {
      writeFileSync(this.file(ADDRESS), address, { mode: 0o600 });
    } catch (error) {
      throw asStoreFault(error);
    }
  }

  /**
   * Sizes of the database files, in order of store and part; read without holding up others.
   * @throws StoreUnavailable
   */
  async sizes(): Promise<readonly FileSize[]> {
    try {
      const sizes = new Map<string, FileSize>();
      for (const name of (await readdir(this.path)).sort()) {
        const [, store, suffix] = DATABASE.exec(name) ?? [];
        if (store === undefined) continue;
        const part = suffix === undefined ? 'database' : 'wal';
        const key = `${store} ${part}`;
        sizes.set(key, { store, part, bytes: (sizes.get(key)?.bytes ?? 0) + (await sizeOf(this.file(name))) });
      }
      return [...sizes.values()];
    } catch (error) {
      throw asStoreFault(error);
    }
  }

  close(): void {
    rmSync(this.file(ADDRESS), { force: true });
    this.lock.close();
  }
}

/** 0 when the file is gone by now. */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw error;
  }
}

/** Id of the process that has the lock, if that is why it could not be acquired. */
function lockOwner(lock: Database, error: unknown): string | undefined {
  if (sqliteCode(error) !== 'SQLITE_BUSY') return undefined;
  return String(lock.pragma('user_version'));
}

function inUse(directory: string, owner: string, cause: unknown): StoreInUse {
  return new StoreInUse(
    `The data directory ${directory} is in use by another process (${owner}). Stop it, or choose another DATA_DIR.`,
    addressIn(directory),
    cause,
  );
}

function addressIn(directory: string): string | undefined {
  const file = join(directory, ADDRESS);
  return statSync(file, { throwIfNoEntry: false }) === undefined ? undefined : readFileSync(file, 'utf8');
}
