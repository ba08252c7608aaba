import { closeSync, fdatasync, openSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Pages of the write-ahead log that are copied in one go: two to three milliseconds. */
const PAGES = 1000;
/** Commits after which the log is looked at for the first time, and after which it is looked at in any case. */
const FIRST_COMMITS = 8;
const MOST_COMMITS = 500;
/** Pages of the log after which it is begun anew. */
const LONG_LOG = 8000;

/** `log`: pages in the write-ahead log, those that were copied before included. */
interface CheckpointRow {
  readonly log: number;
}

/**
 * Brings the write-ahead log of a database home without keeping its writer waiting for the disk: pages are copied at once,
 * and made durable by a thread of the runtime. Until they are, a read that is held open keeps the engine from beginning the
 * log anew, so that a loss of power finds every page in one of the two. Only a log that has grown long is finished while the
 * writer waits: it can be begun anew when nothing in it is left to copy.
 */
export class Checkpoints {
  private readonly copier: Database.Database;
  private readonly copying: Database.Statement<[], CheckpointRow>;
  private readonly holder: Database.Database;
  private readonly holding: Database.Statement;
  private readonly descriptor: number;
  /** `failed`: the disk took a copy and could not keep it; the log stays as it is, for the next start to copy it again. */
  private state: 'failed' | 'idle' | 'syncing' = 'idle';
  private life: 'running' | 'stopped' = 'running';
  private commits = 0;
  private due = FIRST_COMMITS;
  private pages = 0;

  /** @param path of a database in WAL mode that is open already */
  constructor(path: string) {
    this.copier = new Database(path);
    this.copier.pragma('synchronous = OFF');
    this.copying = this.copier.prepare('PRAGMA wal_checkpoint(PASSIVE)');
    this.holder = new Database(path);
    this.holding = this.holder.prepare('SELECT count(*) FROM sqlite_schema');
    this.descriptor = openSync(path, 'r+');
  }

  /** After every commit of the writer, outside of a transaction. Throws nothing: what was committed stays so. */
  committed(): void {
    this.commits++;
    if (this.state === 'idle' && this.commits >= this.due) this.copy();
  }

  /** Before the database is closed. */
  stop(): void {
    this.life = 'stopped';
    this.holder.close();
    this.copier.close();
  }

  /** After the database is closed: whoever lets go of a descriptor of a file takes the engine's locks from it. */
  release(): void {
    if (this.state !== 'syncing') closeSync(this.descriptor);
  }

  private copy(): void {
    try {
      this.holder.exec('BEGIN');
      this.holding.get();
      this.plan(this.copying.get()?.log ?? 0);
    } catch {
      // Nothing counts as copied; the log has it all. What stands in the way passes, or meets the writer, too.
      this.due += MOST_COMMITS;
      if (this.holder.inTransaction) this.holder.exec('ROLLBACK');
      return;
    }
    this.state = 'syncing';
    fdatasync(this.descriptor, (error) => {
      this.synced(error === null ? 'durable' : 'failed');
    });
  }

  private synced(outcome: 'durable' | 'failed'): void {
    if (this.life === 'stopped') {
      closeSync(this.descriptor);
      return;
    }
    this.state = outcome === 'durable' ? 'idle' : 'failed';
    if (this.state === 'failed') return;
    this.holder.exec('COMMIT');
    if (this.pages >= LONG_LOG) this.finish();
  }

  private finish(): void {
    this.copier.pragma('synchronous = FULL');
    try {
      this.copying.get();
      this.pages = 0;
    } catch {
      // Tried again after the next copy.
    } finally {
      this.copier.pragma('synchronous = OFF');
    }
  }

  /** When to look again, by how many pages a commit writes. */
  private plan(log: number): void {
    const written = log >= this.pages ? log - this.pages : log;
    const due = Math.round((PAGES * this.commits) / Math.max(written, 1));
    this.due = Math.min(Math.max(due, 1), MOST_COMMITS);
    this.commits = 0;
    this.pages = log;
  }
}
