import type Database from 'better-sqlite3';
import { StoreUnavailable } from '../../kernel/failures.js';
import type { Position } from '../../change-log/position.js';

/** What the owner of a derived file does for its open transaction. */
export interface WriteBehindOwner {
  /** Write what is held back in memory, for about so many milliseconds; answers whether anything is left. */
  flush(milliseconds: number): 'done' | 'more';
  /** Put what was written in better order, for a few milliseconds; answers whether there is more to do. */
  compact(): 'done' | 'more';
  /** Write the cursor, as the last statement of a transaction. */
  writePosition(position: Position): void;
  /** Forget what was remembered of the file: its transaction was undone. */
  onRollback(): void;
}

/** Writes after which, and milliseconds after which, the open transaction is committed in an idle moment. */
const COMMIT_WRITES = 128;
const COMMIT_AFTER = 250;
/** Milliseconds of one piece of background work: requests are served between two of them. */
const SLICE = 4;
/** Slices of tidying before each commit; what is left waits for a moment without writes, or for the next commit. */
const TIDY_SLICES = 3;
/** Writes after which no more are taken before all are committed: reads must not wait for long. */
const MOST_WRITES = 1024;

/**
 * Transactions over a file that can be derived again. A write is seen at once by every read over the same connection, and
 * becomes durable a moment later together with others and the cursor: what a crash undoes is applied again from the
 * change log. Text indexes and commits cost many times less that way.
 * When a transaction cannot be completed, all that it held is gone, although its writes were answered: reads are then
 * refused until the log was followed again from the durable cursor.
 */
export class WriteBehind {
  /** Cursor of what was written last; `undefined` until something was. */
  private held: Position | undefined;
  private state: 'lost' | 'sound' = 'sound';
  /** Entry up to which reads must find everything. */
  private promised = 0;
  /** What was promised when the transaction was opened. */
  private promisedBefore = 0;
  /** How often something was written in the open transaction. */
  private applied = 0;
  private writes = 0;
  private timer: NodeJS.Timeout | undefined;
  private slice: NodeJS.Immediate | undefined;
  /** How far the open transaction is on its way to the commit. */
  private stage: 'open' | 'tidying' | 'writing' = 'open';
  private tidied = 0;

  constructor(
    private readonly database: Database.Database,
    private readonly owner: WriteBehindOwner,
    private readonly durable: () => Position | undefined,
  ) {}

  /** Where the file stands: what was written last, or what is durable after a transaction was lost. */
  position(): Position | undefined {
    return this.held ?? this.durable();
  }

  /** Take writes again after some were lost; the next one goes on from `position`. */
  recover(): void {
    this.state = 'sound';
  }

  /**
   * Write in the open transaction, which is opened now if need be.
   * @param write answers a measure of what it wrote: while that is nothing, only the cursor is to be committed, now and then
   * @throws what `write` throws when nothing else is lost by it; else StoreUnavailable
   */
  apply(position: Position, write: () => number): void {
    if (this.state === 'lost') throw lostWrites();
    const opened = this.database.inTransaction ? 'before' : 'now';
    try {
      if (opened === 'now') this.begin();
      this.writes += write();
    } catch (error) {
      this.undo(opened === 'now' ? 'sound' : 'lost');
      throw opened === 'now' ? error : lostWrites(error);
    }
    this.held = position;
    this.promised = Math.max(this.promised, position.seq);
    this.applied++;
    this.timer ??= setTimeout(() => {
      this.complete();
    }, COMMIT_AFTER).unref();
    if (this.writes >= MOST_WRITES) this.commit('lost');
    else if (this.writes >= COMMIT_WRITES) this.complete();
  }

  /** Before a read of what is written at once. @throws StoreUnavailable while promised writes are lost */
  check(): void {
    if (this.state === 'lost') throw lostWrites();
    // Before the first write there is nothing to look for.
    if (this.promised > 0 && (this.position()?.seq ?? 0) < this.promised) throw lostWrites();
  }

  /** Before a read of what may be held back. @throws StoreUnavailable when it cannot be written */
  flushPending(): void {
    if (this.database.inTransaction) this.guarded('lost', () => this.owner.flush(Number.POSITIVE_INFINITY));
  }

  /**
   * Make all writes durable.
   * @throws what stands in the way when it undoes nothing but a single write; else StoreUnavailable
   */
  flush(): void {
    if (this.state === 'lost') throw lostWrites();
    this.commit(this.applied === 1 ? 'sound' : 'lost');
  }

  /** Stop all background work; what is not settled is thrown away with the connection. */
  abandon(): void {
    clearTimeout(this.timer);
    clearImmediate(this.slice);
    this.slice = undefined;
  }

  /** Write what is held back, and commit, in slices between requests. */
  private complete(): void {
    if (this.stage === 'open') this.stage = 'writing';
    this.continue();
  }

  private continue(): void {
    this.slice ??= setImmediate(() => {
      this.slice = undefined;
      try {
        this.step();
      } catch {
        // What is gone is kept as `lost`: the next read or write tells. Tidying goes on after the next commit.
      }
    });
  }

  private step(): void {
    if (!this.database.open) return;
    if (!this.database.inTransaction) {
      if (this.owner.compact() === 'more') this.continue();
    } else if (this.stage !== 'open') {
      if (this.advance() === 'done') this.commit('lost');
      this.continue();
    }
  }

  /** One slice on the way to a commit. What is written meanwhile is held back, or joins it. */
  private advance(): 'done' | 'more' {
    if (this.stage === 'writing') {
      if (this.guarded('lost', () => this.owner.flush(SLICE)) === 'done') this.stage = 'tidying';
      return 'more';
    }
    this.tidied++;
    return this.tidied > TIDY_SLICES ? 'done' : this.guarded('lost', () => this.owner.compact());
  }

  private begin(): void {
    this.database.exec('BEGIN IMMEDIATE');
    this.applied = 0;
    this.promisedBefore = this.promised;
  }

  private commit(onFailure: 'lost' | 'sound'): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stage = 'open';
    this.tidied = 0;
    this.writes = 0;
    const { held } = this;
    if (!this.database.inTransaction || held === undefined) return;
    this.guarded(onFailure, () => {
      this.owner.flush(Number.POSITIVE_INFINITY);
      this.owner.writePosition(held);
      this.database.exec('COMMIT');
    });
    this.continue();
  }

  private guarded<T>(onFailure: 'lost' | 'sound', work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (onFailure === 'sound') this.promised = this.promisedBefore;
      this.undo(onFailure);
      throw onFailure === 'sound' ? error : lostWrites(error);
    }
  }

  private undo(state: 'lost' | 'sound'): void {
    this.state = state;
    this.stage = 'open';
    this.tidied = 0;
    this.writes = 0;
    this.held = undefined;
    // The engine ends a transaction by itself after some errors.
    if (this.database.open && this.database.inTransaction) this.database.exec('ROLLBACK');
    this.owner.onRollback();
  }
}

function lostWrites(cause?: unknown): StoreUnavailable {
  return new StoreUnavailable('The index has lost its latest writes and is being brought up to date again.', {
    cause,
  });
}

/** The engine ended a transaction of a generation in the making by itself: what it held is missing. */
export function lostGeneration(): StoreUnavailable {
  return new StoreUnavailable('The index that is being made has lost writes and must be begun anew.');
}
