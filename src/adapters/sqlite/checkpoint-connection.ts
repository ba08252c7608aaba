import { StoreFull } from '../../kernel/failures.js';
import { Database, type Statement } from './database.js';
import { asStoreFault } from './sqlite-fault.js';
import { messageOf } from '../../kernel/caught-error.js';

/**
 * A connection that copies pages of a write-ahead log into its database file, and syncs that file when they are all of
 * the log. Never waits for readers or writers, and never makes one wait.
 */
export class CheckpointConnection {
  private readonly database: Database;
  private readonly checkpoint: Statement;

  /** @throws what the driver throws when the file cannot be opened */
  constructor(path: string) {
    this.database = new Database(path, { busyTimeout: 0 });
    syncFully(this.database);
    // The checkpoint is the business of this connection: no page is kept in memory for reads.
    this.database.pragma('cache_size = 0');
    this.checkpoint = this.database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /** Copy what the log has now, as far as no reader needs the older pages. @throws what the driver throws */
  copy(): void {
    this.checkpoint.get();
  }

  close(): void {
    this.database.close();
  }
}

/** Why a copy failed, as it can be passed between threads. */
export function reasonOf(error: unknown): { readonly reason: string; readonly disk: 'full' | 'other' } {
  const fault = asStoreFault(error);
  return { reason: messageOf(fault), disk: fault instanceof StoreFull ? 'full' : 'other' };
}

/** Have every sync of a connection reach the disk itself: macOS otherwise leaves it to the cache of the disk. */
export function syncFully(database: Database): void {
  database.pragma('synchronous = FULL');
  database.pragma('fullfsync = 1');
  database.pragma('checkpoint_fullfsync = 1');
}
