/**
 * Write-behind: changes of a derived file are visible at once and durable a moment later.
 *
 * The problem: a commit of its own for every write costs more than the write, most of all in a full-text index, where
 * each transaction becomes a segment that must be merged later. But a write that was answered must be found by the next
 * read. The idea: all reads use the connection that writes, and a connection sees its own open transaction. So the
 * transaction stays open over many writes, and is committed with the position of the last one when COMMIT_WRITES writes
 * have gathered or COMMIT_AFTER milliseconds have passed. A crash undoes what was not committed, the position with it,
 * and following the change log from there applies the same changes again. What the owner has not even written to the
 * table yet (pending rows) is written before the commit in slices of some milliseconds, with requests served between
 * two slices; when writes come faster than that, the next one waits. The log is copied into the file in a turn after
 * the commit, not within it: both take tens of milliseconds after many writes.
 *
 *   apply(1) BEGIN, write   apply(2) write   read: finds both   ... COMMIT with position 2
 *   apply(3) BEGIN, write   apply(4) fails: ROLLBACK takes 3 with it, though 3 was answered: its writes are lost
 *   reads and writes reject -> recover(), position() is 2 -> apply(3) again -> reads answer
 *
 * The cost: whoever waits for durability calls `flush`; one failing write can lose up to MOST_WRITES others, which are
 * applied again from the log; memory for pending rows. It does not make anything durable by itself at the end of a
 * process, does not retry, and does not serve readers over other connections, which see committed states only.
 */
import { setImmediate } from 'node:timers/promises';
import type { Database } from './database.js';
import type { SqliteFile } from './sqlite-file.js';
import type { DerivedStoreCapabilities } from '../../change-log/derived-store.port.js';
import type { Position } from '../../change-log/position.js';
import { nextTurn } from '../../kernel/event-loop-turn.js';
import { StoreUnavailable } from '../../kernel/failures.js';

/** What holds of every store that writes behind. */
export const WRITE_BEHIND_CAPABILITIES: DerivedStoreCapabilities = Object.freeze({
  appliesAllOrNothing: true,
  commitsPositionWithChanges: true,
  showsChangesAtOnce: true,
  canLoseUnflushedChanges: true,
  isShared: false,
});

/** What the owner of a derived file does for its open transaction. */
export interface WriteBehindOwner {
  /** Write what is pending in memory, for about so many milliseconds. @returns whether anything is left */
  writePending(milliseconds: number): 'done' | 'more';
  /** Improve how the file stores what was written, for a few milliseconds. @returns whether there is more to do */
  compact(): 'done' | 'more';
  /** Write the position, as the last statement of a transaction. */
  writePosition(position: Position): void;
  /** Forget what is cached of the file: its transaction was rolled back. */
  onRollback(): void;
}

/** The derived file, and its log, which is copied into it between transactions. */
export type WrittenFile = Pick<SqliteFile, 'copyLog' | 'copyLogApart' | 'database' | 'isLogLong'>;

/** Writes after which, and milliseconds after which, the open transaction is committed in the background. */
const COMMIT_WRITES = 128;
const COMMIT_AFTER = 250;
/**
 * Milliseconds of one slice of background work: requests are served between two of them. Slices that write pending rows
 * are longer the more was written since the last commit, so that they keep up with any number of writers.
 */
const SLICE = 4;
const LONGEST_SLICE = 12;
/**
 * Slices of compaction before each commit; the rest waits for a moment without writes, or for the next commit. When it
 * was not done for so many commits, each further one has a slice more, up to so many, until it is: what is left to
 * compact would grow as long as writes do not pause, and the engine ends it in one go (D-085).
 */
const COMPACTION_SLICES = 3;
const COMMITS_BEHIND = 8;
const MOST_COMPACTION_SLICES = 64;
/** Writes after which the next one waits until they are committed: pending rows must not delay a read for long. */
const MOST_WRITES = 1024;
/** Writes of a caller that does not wait after which they are committed at once. */
const MOST_AT_ONCE = 4096;

/** The open transaction over a derived file, and what becomes of it; see the top of this file. */
export class WriteBehind {
  /** Position of the last write of this connection; `undefined` before the first one and after a rollback. */
  private latest: Position | undefined;
  private state: 'lost' | 'sound' = 'sound';
  /** Entry up to which writes were answered, so that reads must find them. */
  private answered = 0;
  /** `answered` when the transaction began. */
  private answeredBefore = 0;
  /** Calls of `apply` in the open transaction. */
  private applied = 0;
  private writes = 0;
  private timer: NodeJS.Timeout | undefined;
  /** The slice that is to come next. */
  private slice: symbol | undefined;
  /**
   * What background work does with the open transaction: nothing yet, compact, write pending rows, or commit it. The
   * last two are turns of their own, since each takes as long as others should wait.
   */
  private stage: 'committing' | 'compacting' | 'open' | 'writing' = 'open';
  private compactions = 0;
  /** Commits since compaction was done. */
  private commitsBehind = 0;
  /** Whether the log is to be copied before the next transaction. */
  private copy: 'done' | 'due' = 'done';
  private readonly database: Database;

  constructor(
    private readonly file: WrittenFile,
    private readonly owner: WriteBehindOwner,
    private readonly durable: () => Position | undefined,
  ) {
    this.database = file.database;
    file.copyLogApart();
  }

  /** Position of the last write, or the durable one when there was none, or when writes were lost. */
  position(): Position | undefined {
    return this.latest ?? this.durable();
  }

  /** Accept writes again after some were lost; the next one follows `position`. */
  recover(): void {
    this.state = 'sound';
  }

  /**
   * Write in the open transaction, which begins now when there is none.
   * @param write answers a measure of what it wrote: 0 when only the position is to be committed, which can wait
   * @throws what `write` throws when nothing else is lost with it; otherwise StoreUnavailable
   */
  apply(position: Position, write: () => number): void {
    if (this.state === 'lost') throw lostWrites();
    const transaction = this.database.inTransaction ? 'open' : 'new';
    try {
      if (transaction === 'new') this.begin();
      this.writes += write();
    } catch (error) {
      this.rollBack(transaction === 'new' ? 'sound' : 'lost');
      throw transaction === 'new' ? error : lostWrites(error);
    }
    this.latest = position;
    this.answered = Math.max(this.answered, position.seq);
    this.applied++;
    this.timer ??= setTimeout(() => {
      this.commitInBackground();
    }, COMMIT_AFTER).unref();
    if (this.writes >= MOST_AT_ONCE) this.commit('lost');
    else if (this.writes >= COMMIT_WRITES) this.commitInBackground();
  }

  /**
   * Wait until the next write, or a flush, would not take long: while too many writes are on their way to a commit. A
   * write also waits until the log of those before is copied, which has to be between two transactions. `undefined`:
   * there is nothing to wait for.
   */
  delay(before: 'flush' | 'write'): Promise<void> | undefined {
    // Whoever flushes a single write learns what prevents it.
    const most = before === 'write' || this.applied < 2 ? MOST_WRITES : COMMIT_WRITES;
    // Who waits for a commit is not to begin the next transaction before the copy that follows it.
    const isNeeded = (): boolean => this.writes >= most || (before === 'write' && this.copy === 'due');
    return isNeeded() ? this.whileBackgroundWork(isNeeded) : undefined;
  }

  /** Before a read of tables. @throws StoreUnavailable while answered writes are lost */
  check(): void {
    if (this.state === 'lost') throw lostWrites();
    // Before the first write there is nothing that could be missing.
    if (this.answered > 0 && (this.position()?.seq ?? 0) < this.answered) throw lostWrites();
  }

  /**
   * Before a read of what may be pending in memory: write it, for about so many milliseconds.
   * @returns whether anything is left
   * @throws StoreUnavailable when it cannot be written
   */
  flushPending(milliseconds: number): 'done' | 'more' {
    if (!this.database.inTransaction) return 'done';
    return this.guarded('lost', () => this.owner.writePending(milliseconds));
  }

  /**
   * Make all writes durable.
   * @throws what prevents it, when only a single call of `apply` is undone by it; otherwise StoreUnavailable
   */
  flush(): void {
    if (this.state === 'lost') throw lostWrites();
    this.commit(this.applied === 1 ? 'sound' : 'lost');
  }

  /** Stop all background work; what was not flushed is rolled back when the connection closes. */
  stop(): void {
    clearTimeout(this.timer);
    this.slice = undefined;
  }

  private async whileBackgroundWork(isNeeded: () => boolean): Promise<void> {
    // Nothing is on its way when the connection was closed, or when the writes are lost.
    while (isNeeded() && this.slice !== undefined) await setImmediate();
  }

  private commitInBackground(): void {
    if (this.stage === 'open') this.stage = 'compacting';
    this.scheduleSlice();
  }

  private scheduleSlice(): void {
    if (this.slice !== undefined) return;
    const slice = Symbol('slice');
    this.slice = slice;
    void nextTurn().then(() => {
      if (this.slice === slice) this.takeSlice();
    });
  }

  private takeSlice(): void {
    this.slice = undefined;
    try {
      this.runSlice();
    } catch {
      // Lost writes are remembered in `state`: the next read or write reports them. Compaction resumes after a commit.
    }
  }

  private runSlice(): void {
    if (!this.database.isOpen) return;
    if (!this.database.inTransaction) {
      if (this.copy === 'due') this.copyLog();
      else if (this.compact() === 'done') return;
      this.scheduleSlice();
    } else if (this.stage !== 'open') {
      if (this.stage === 'committing') this.commit('lost');
      else if (this.prepareCommit() === 'done') this.stage = 'committing';
      this.scheduleSlice();
    }
  }

  /**
   * One slice of what precedes a commit. Writes that arrive meanwhile become part of it, so pending rows come last: the
   * commit has few left to write.
   */
  private prepareCommit(): 'done' | 'more' {
    if (this.stage === 'writing') return this.guarded('lost', () => this.owner.writePending(this.writingSlice));
    this.compactions++;
    const state = this.guarded('lost', () => this.compact());
    if (state === 'done' || this.compactions >= this.compactionSlices) this.stage = 'writing';
    return 'more';
  }

  private copyLog(): void {
    this.copy = 'done';
    // A log that cannot be copied is longer after the next commit, and copied then.
    this.file.copyLog();
  }

  private compact(): 'done' | 'more' {
    const state = this.owner.compact();
    if (state === 'done') this.commitsBehind = 0;
    return state;
  }

  private get compactionSlices(): number {
    const more = Math.max(0, this.commitsBehind - COMMITS_BEHIND);
    return Math.min(COMPACTION_SLICES + more, MOST_COMPACTION_SLICES);
  }

  private get writingSlice(): number {
    return Math.min(SLICE * Math.max(1, this.writes / COMMIT_WRITES), LONGEST_SLICE);
  }

  private begin(): void {
    this.database.exec('BEGIN IMMEDIATE');
    this.applied = 0;
    this.answeredBefore = this.answered;
  }

  private commit(onFailure: 'lost' | 'sound'): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.endTransaction();
    const { latest } = this;
    if (!this.database.inTransaction || latest === undefined) return;
    this.guarded(onFailure, () => {
      this.owner.writePending(Number.POSITIVE_INFINITY);
      this.owner.writePosition(latest);
      this.database.exec('COMMIT');
    });
    this.commitsBehind++;
    this.copy = this.file.isLogLong ? 'due' : 'done';
    this.scheduleSlice();
  }

  private guarded<T>(onFailure: 'lost' | 'sound', work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (onFailure === 'sound') this.answered = this.answeredBefore;
      this.rollBack(onFailure);
      throw onFailure === 'sound' ? error : lostWrites(error);
    }
  }

  private rollBack(state: 'lost' | 'sound'): void {
    this.state = state;
    this.endTransaction();
    this.latest = undefined;
    // The engine ends a transaction by itself after some errors.
    if (this.database.isOpen && this.database.inTransaction) this.database.exec('ROLLBACK');
    this.owner.onRollback();
  }

  private endTransaction(): void {
    this.stage = 'open';
    this.compactions = 0;
    this.writes = 0;
  }
}

function lostWrites(cause?: unknown): StoreUnavailable {
  return new StoreUnavailable('The index has lost its latest writes and is being brought up to date again.', {
    cause,
  });
}
