import type { ChangeEntry } from '../change-log/change-log.port.js';
import type { Freshness } from '../change-log/position.js';
import type { Urn } from '../kernel/urn.js';
import type { ComparedEntities, ComparedWindow, Treatment } from './compare-content.js';
import type { DeadLetterRetry } from './dead-letter-retry.js';
import type { WorkProgress } from './work-progress.js';

/**
 * `catching-up`: applies what the log has had for longer. `following`: applies what is committed. `rebuilding`: has
 * nothing usable until its rebuild ends. `stalled`: its engine is unavailable and is tried again. `stopped`: not
 * started, or at its end.
 */
export type FollowerState = 'catching-up' | 'following' | 'rebuilding' | 'stalled' | 'stopped';

/** Keeps one projection up with the change log: in this process, or by another one that this process waits for. */
export interface Feed {
  /** Whether several processes read the store. */
  readonly isShared: boolean;
  /** Whether this process writes the store; of one that several processes read, at most one does at a time. */
  readonly isWriter: boolean;
  readonly state: FollowerState;
  /** Number of the last entry that reads find; `undefined` while there is nothing usable. */
  readonly cursor: number | undefined;
  /** Of what answers now; an outdated generation answers until the one that follows it is complete. */
  readonly freshness: Freshness;
  /**
   * Whether reads find what was acknowledged: not before the projection has followed the log to its end, and not while
   * it has nothing to answer from. One that is stalled later answers as its engine does.
   */
  readonly isUsable: boolean;
  /** How far it is with what reads wait for; `undefined` when that is not known. */
  readonly progress: WorkProgress | undefined;
  /** How far its rebuild is; `undefined` when none is under way. */
  readonly rebuilt: WorkProgress | undefined;
  readonly deadLetters: Pick<DeadLetterRetry, 'clear' | 'drop'>;
  /**
   * Resolves when the projection is up with the log, or when its engine is found unavailable: then it is tried again
   * later. Also for one that was started before, when its store has lost all it had.
   */
  start(): Promise<void>;
  /**
   * Take what was committed. Resolves when it is applied; at once while there is nothing to apply it to, and where the
   * store is not this process's own.
   */
  follow(entries: readonly ChangeEntry[]): Promise<void>;
  /** The log may have entries that nobody hands over, because another process has written them. */
  wake(): void;
  /** Wait until reads find an entry and all before it. */
  until(seq: number, milliseconds: number): Promise<'late' | 'reached'>;
  /**
   * Build a new generation from the primary store and switch to it. A rebuild that is under way is joined.
   * @throws IndexNotReady where another process writes the store
   */
  rebuild(): Promise<void>;
  /**
   * Make durable what was applied.
   * @returns the last entry of the log that the projection will not read again; 0 while it does not follow the log
   */
  settled(): Promise<number>;
  /**
   * Compare what is derived of some entities with what should be; what differs is derived once more if it is to be
   * repaired.
   * @returns `undefined` while the projection does not follow the log, or has not seen changes of what differs, and for
   * a repair while another process writes the store
   */
  compare(window: ComparedEntities, treatment: Treatment): Promise<ComparedWindow | undefined>;
  /**
   * Derive entities with dead letters once more, all of them when no `urn` is given.
   * @returns how many dead letters were removed; 0 while the projection does not follow the log
   * @throws StoreUnavailable; IndexNotReady where another process writes the store
   */
  retryDeadLetters(urn?: Urn): Promise<number>;
  /** Stops after what is being applied, and makes it durable; a rebuild is left as of its last checkpoint. */
  stop(): Promise<void>;
}
