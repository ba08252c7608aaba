/**
 * Checkpoints of the primary store: a log of bounded length, without waiting for the disk.
 *
 * The problem: in WAL mode a commit appends pages to the write-ahead log and syncs it. From time to time the pages must
 * be copied into the database file and synced there, so that the log can be written from its beginning again instead of
 * growing. When the connection that commits does this itself (`wal_autocheckpoint`), some commit waits for it: 10 ms
 * for the sync, 50 ms the first time, on the main thread. And when commits never pause, a log is never copied
 * completely, so it never restarts.
 *
 * The idea: SQLite's own PASSIVE checkpoint, by a second connection in a worker thread, waits for nobody and makes
 * nobody wait. It syncs the log, copies, notes in the wal-index how many frames are copied, and syncs the database once
 * they are all of the log; the engine never restarts a log before that. So every moment is one of SQLite's ordinary
 * moments: after a kill or a loss of power, each page is in the synced log, in the synced file, or in both. After each
 * commit the main thread reads the length of the log from the wal-index and begins a pass when a thousand frames are
 * not copied. What remains is the end that the passes never catch up with: when the log is long, commits pause for one
 * pass. It finds little to copy, all of the log is copied, and the next commit restarts it by itself.
 *
 * Example: commits of 10 frames (40 KB), 2,000 a second. Every 50 ms a pass copies 1,000 frames in 5 ms and syncs them
 * in 20 ms, while 500 more are written. After 400 ms the log has 8,000 frames, 32 MB: the pass under way ends, commits
 * pause, a further pass copies the last 500 frames in 15 ms, and commits continue at the beginning of the log.
 *
 * A pass that fails (a sync that the disk refuses, a full disk) is repeated from the first frame on. The kernel may
 * have dropped the pages that it could not write, among them those of earlier passes, which were counted as copied and
 * not synced yet; but the log has them all, synced by their commits. So the count is set back, which the engine itself
 * does not do (`WalIndex.forgetCopied`). Until a pass succeeds the store is not ready, and says why; commits still
 * append to the log until it is long, and are refused from then on.
 *
 * The cost: a thread with a connection (8 MB), which starts with the first thousand frames; a read of 100 bytes for
 * each commit; and the short pause for every 32 MB. What it does not do: shorten the file of the log (it is
 * overwritten, and truncated when the database is closed), split a transaction that is longer than the log should be,
 * or end another program's long read of the database, during which no log can restart: that is reported, and the log
 * grows.
 */
import { StoreFull, StoreUnavailable } from '../../kernel/failures.js';
import { type BeginCheckpointThread, CheckpointCopier } from './checkpoint-copier.js';
import { type LogLength, WalIndex } from './wal-index.js';

const MEGABYTE = 1024 * 1024;

/**
 * When something happens. `passFrames`: frames that are not copied before a pass begins. `longLog`: bytes of the log
 * after which commits pause as soon as a pass has left little to copy, so that it can restart. `fullLog`: bytes after
 * which commits pause at once, and are refused while passes fail. `retryAfter`: milliseconds after which a pass that
 * failed is repeated.
 */
export interface CheckpointLimits {
  readonly passFrames: number;
  readonly longLog: number;
  readonly fullLog: number;
  readonly retryAfter: number;
}

const LIMITS: CheckpointLimits = {
  passFrames: 1000,
  longLog: 32 * MEGABYTE,
  fullLog: 48 * MEGABYTE,
  retryAfter: 1000,
};

/** Where operators read what happens to the store. */
export interface StoreReport {
  log(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

type CommitState = 'paused' | 'open' | 'stopped';

/** Checkpoints one database, which a single connection of this thread writes; see the top of this file. */
export class Checkpoints {
  private readonly index: WalIndex;
  private readonly copier: CheckpointCopier;
  /** The pass under way; never rejects. */
  private pass: Promise<void> | undefined;
  private state: CommitState = 'open';
  private stopped: Promise<void> | undefined;
  private fault: StoreUnavailable | undefined;
  private retry: NodeJS.Timeout | undefined;
  /** Whether a log that cannot restart was reported. */
  private isDelayReported = false;

  /** @param path of a database that is open in WAL mode, was read, and does not checkpoint by itself */
  constructor(
    path: string,
    private readonly report: StoreReport,
    begin: BeginCheckpointThread,
    private readonly limits = LIMITS,
  ) {
    this.index = new WalIndex(path);
    this.copier = new CheckpointCopier(path, begin, (reason) => {
      report.warn(`The main thread checkpoints the database, since its worker has ended: ${reason}`);
    });
  }

  /** Call after every commit, outside of a transaction. */
  committed(): void {
    if (this.state === 'stopped' || this.retry !== undefined) return;
    const log = this.index.read();
    if (log.bytes >= this.limits.fullLog) this.state = 'paused';
    if (this.pass === undefined && log.frames - log.copied >= this.limits.passFrames) this.begin();
  }

  /**
   * Await before a transaction; `undefined` when it may begin now.
   * @throws StoreUnavailable when the log may not grow any more, because passes fail
   */
  whenWritable(): Promise<void> | undefined {
    return this.mayCommit() ? undefined : this.waitUntilWritable();
  }

  /** Have the worker copy what the log has now. Resolves when it has tried. */
  async copyNow(): Promise<void> {
    // One that is under way may have begun before the last commit.
    await this.pass;
    if (this.state === 'stopped' || this.retry !== undefined) return;
    if (this.pass === undefined) this.begin();
    await this.pass;
  }

  /** Not after `release`. */
  length(): LogLength {
    return this.index.read();
  }

  /** @throws StoreUnavailable with the reason why the last pass failed */
  check(): void {
    if (this.fault !== undefined) throw this.fault;
  }

  /** Call before the database is closed: a pass under way ends, and no other begins. */
  stop(): Promise<void> {
    this.state = 'stopped';
    clearTimeout(this.retry);
    this.stopped ??= this.end();
    return this.stopped;
  }

  /** Call after the database is closed. */
  release(): void {
    this.index.close();
  }

  private async end(): Promise<void> {
    await this.pass;
    await this.copier.end();
  }

  private mayCommit(): boolean {
    if (this.state === 'paused' && this.pass !== undefined) return false;
    return this.fault === undefined || this.index.read().bytes < this.limits.fullLog;
  }

  private async waitUntilWritable(): Promise<void> {
    while (this.state === 'paused' && this.pass !== undefined) await this.pass;
    if (!this.mayCommit()) this.check();
  }

  private begin(): void {
    this.retry = undefined;
    const commits = this.state;
    this.pass = this.copier.copy().then((answer) => {
      this.pass = undefined;
      if (answer.kind === 'failed') this.index.forgetCopied();
      if (this.state === 'stopped') return;
      if (answer.kind === 'failed') this.failed(answer);
      else this.copied(this.index.read(), commits);
    });
  }

  /** @param commits when the pass began: while they pause, nothing is written during it */
  private copied(log: LogLength, commits: CommitState): void {
    if (this.fault !== undefined) this.report.log('The write-ahead log is copied to the database again.');
    this.fault = undefined;
    this.state = 'open';
    if (log.copied >= log.frames) {
      this.isDelayReported = false;
    } else if (commits === 'paused') {
      this.reportDelay(log);
    } else if (log.bytes >= this.limits.longLog) {
      this.state = 'paused';
      this.begin();
    } else if (log.frames - log.copied >= this.limits.passFrames) {
      this.begin();
    }
  }

  private failed({ reason, disk }: { readonly reason: string; readonly disk: 'full' | 'other' }): void {
    const isFirst = this.fault === undefined;
    const Fault = disk === 'full' ? StoreFull : StoreUnavailable;
    this.fault = new Fault(`The write-ahead log cannot be copied to the database. ${reason}`);
    if (isFirst) this.report.error(this.fault.message);
    this.state = 'open';
    this.retry = setTimeout(() => {
      this.begin();
    }, this.limits.retryAfter).unref();
  }

  /** Nothing was written during the pass, so somebody else reads what was there before it. */
  private reportDelay({ bytes }: LogLength): void {
    if (this.isDelayReported) return;
    this.isDelayReported = true;
    const length = String(Math.round(bytes / MEGABYTE));
    this.report.warn(`The write-ahead log has ${length} MB and grows while another program reads the database.`);
  }
}
