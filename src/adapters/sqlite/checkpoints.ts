/**
 * Checkpoints without waiting for the disk.
 *
 * The problem: in WAL mode a commit appends pages to the write-ahead log and syncs it. From time to time the pages must
 * be copied into the database file and synced there, so that the engine can restart the log instead of letting it grow.
 * When the engine does this itself, some commit waits for it: 10 ms for the sync, 50 ms the first time, on the main
 * thread.
 *
 * The idea: copying is cheap, only the sync is slow. So a second connection copies with `synchronous = OFF`, and a
 * thread of the runtime syncs the file while commits continue. One danger remains: a log whose pages are all copied may
 * be restarted by the next commit, which overwrites pages whose copies are not on disk yet. A third connection prevents
 * this: it keeps a read transaction open from before the copy until after the sync, and the engine never restarts a log
 * that is being read. A loss of power therefore finds each page in the synced log, in the synced file, or in both.
 *
 * Example: each commit writes 100 pages. The first checkpoint, after 8 commits, copies 800 pages in 2 ms; at that rate
 * the next is due after 10 commits. Commits made during the sync append to the log, so it is never copied completely
 * and never restarts. Hence, after 80 commits the log has 8000 pages, and one checkpoint runs with its sync while the
 * writer waits; nothing is left to copy, and the next commit writes at the start of the log.
 *
 * Cost: two to three milliseconds of the main thread per thousand pages, two more connections, and a log of about 32
 * MB. Not done here: the log is not truncated before the database is closed; there is no second writing process to
 * respect; and after a failed sync there are no more checkpoints, because the kernel may have dropped the pages that it
 * could not write.
 */
import { closeSync, fdatasync, openSync } from 'node:fs';
import { Database, type Statement } from './database.js';

/** Pages of the log to copy in one checkpoint: two to three milliseconds. */
const CHECKPOINT_PAGES = 1000;
/** Commits before the first checkpoint, and most commits between two. */
const FIRST_COMMITS = 8;
const MAX_COMMITS = 500;
/** Pages of the log after which it is restarted. */
const RESET_PAGES = 8000;

/** `log`: pages in the write-ahead log, including those that are copied already. */
interface CheckpointRow {
  readonly log: number;
}

/**
 * Checkpoints the WAL of one database. Pages are copied on the caller's thread and synced by a thread of the runtime;
 * the writer waits for the disk only when the log has become long and must be restarted.
 */
export class Checkpoints {
  private readonly copier: Database;
  private readonly checkpoint: Statement<[], CheckpointRow>;
  private readonly reader: Database;
  private readonly firstRead: Statement;
  private readonly descriptor: number;
  /** `failed`: a sync failed. The log keeps every page, and the next start copies them again. */
  private state: 'failed' | 'idle' | 'syncing' = 'idle';
  private isStopped = false;
  private commits = 0;
  private due = FIRST_COMMITS;
  private pages = 0;

  /** @param path file of a database that is already open in WAL mode */
  constructor(path: string) {
    this.copier = new Database(path);
    this.copier.pragma('synchronous = OFF');
    this.checkpoint = this.copier.prepare('PRAGMA wal_checkpoint(PASSIVE)');
    this.reader = new Database(path);
    this.firstRead = this.reader.prepare('SELECT count(*) FROM sqlite_schema');
    this.descriptor = openSync(path, 'r+');
  }

  /** Call after every commit of the writer, outside of a transaction. Never throws: the commit itself has succeeded. */
  committed(): void {
    this.commits++;
    if (this.state === 'idle' && this.commits >= this.due) this.copy();
  }

  /** Call before the database is closed. */
  stop(): void {
    this.isStopped = true;
    this.reader.close();
    this.copier.close();
  }

  /** Call after the database is closed: closing any descriptor of a file drops all POSIX locks of the process on it. */
  release(): void {
    if (this.state !== 'syncing') closeSync(this.descriptor);
  }

  private copy(): void {
    try {
      this.reader.exec('BEGIN');
      this.firstRead.get();
      this.schedule(this.checkpoint.get()?.log ?? 0);
    } catch {
      // The log still has every page. The cause is temporary, or the writer will meet it too.
      this.due += MAX_COMMITS;
      if (this.reader.inTransaction) this.reader.exec('ROLLBACK');
      return;
    }
    this.state = 'syncing';
    fdatasync(this.descriptor, (error) => {
      this.synced(error === null ? 'durable' : 'failed');
    });
  }

  private synced(outcome: 'durable' | 'failed'): void {
    if (this.isStopped) {
      closeSync(this.descriptor);
      return;
    }
    this.state = outcome === 'durable' ? 'idle' : 'failed';
    if (this.state === 'failed') return;
    this.reader.exec('COMMIT');
    if (this.pages >= RESET_PAGES) this.reset();
  }

  private reset(): void {
    this.copier.pragma('synchronous = FULL');
    try {
      this.checkpoint.get();
      this.pages = 0;
    } catch {
      // Retried after the next copy.
    } finally {
      this.copier.pragma('synchronous = OFF');
    }
  }

  /** Plan the next checkpoint by how many pages a commit writes on average. */
  private schedule(log: number): void {
    const written = log >= this.pages ? log - this.pages : log;
    const due = Math.round((CHECKPOINT_PAGES * this.commits) / Math.max(written, 1));
    this.due = Math.min(Math.max(due, 1), MAX_COMMITS);
    this.commits = 0;
    this.pages = log;
  }
}
