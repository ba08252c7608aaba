import type { PurgePace } from './purge-pace.js';
import type { SystemMetadata } from '../kernel/audit-stamp.js';
import type { Position } from './position.js';
import type { Urn } from '../kernel/urn.js';

/** Both ends are inclusive, epoch milliseconds, UTC; an end that is `undefined` is open. */
export interface TimeRange {
  readonly startTime: number | undefined;
  readonly endTime: number | undefined;
}

/** Bounds of an open range: the greatest times that a double represents exactly. */
const EVER = Number.MAX_SAFE_INTEGER;

/** First and last time of a range, for statements with BETWEEN. */
export function timeBounds({ startTime, endTime }: TimeRange): [first: number, last: number] {
  return [startTime ?? -EVER, endTime ?? EVER];
}

/**
 * The newest point of the series that an entry changed, so that readers need not read the series.
 * `this`: it is the point that the entry added. `earlier`: an older point was added, the newest is as it was.
 * `another`: points were deleted, and this is the newest of the others. `none`: no point is left.
 * An entry that was just written says how it is after it. One that is read later says how it is by then; a reader that
 * follows the log to its end knows the newest point either way, since it sees the entry that made it so.
 */
export type NewestPoint =
  | { readonly kind: 'another'; readonly json: string; readonly system: SystemMetadata }
  | { readonly kind: 'earlier' | 'none' | 'this' };

/**
 * One change of one aspect, in the order in which it was committed.
 * `seq`: grows without bound, never reused, may have gaps. `time`: epoch milliseconds, UTC.
 * `json`: the new value, absent for DELETE. `previousJson`: the replaced value, absent when there was none.
 * `parsed`: what `JSON.parse` returns for `json`, where the writer has it already. It is shared: nobody may change it.
 * DELETE of a key aspect means that the whole entity was deleted; it is the only entry of that deletion.
 * DELETE of kind `timeseries` means that the points of the aspect in `range` were deleted, all when it is absent.
 * RESTATE repeats a stored value, so that readers apply it again.
 * `newest`: see NewestPoint; only of entries of kind `timeseries`.
 */
export interface ChangeEntry {
  readonly seq: number;
  readonly kind: 'timeseries' | 'versioned';
  readonly urn: Urn;
  readonly entityType: string;
  readonly aspect: string;
  readonly change: 'DELETE' | 'RESTATE' | 'UPSERT';
  readonly json: string | undefined;
  readonly parsed?: unknown;
  readonly previousJson: string | undefined;
  readonly system: SystemMetadata;
  readonly previousSystem: SystemMetadata | undefined;
  readonly range?: TimeRange;
  readonly newest?: NewestPoint;
  readonly actor: Urn;
  readonly time: number;
}

/** `time`: when the entry was made, epoch milliseconds, UTC. `bytes`: of its own value. */
export interface EntrySize {
  readonly seq: number;
  readonly time: number;
  readonly bytes: number;
}

/** Ends what `ChangeLog.watch` began; the listener is not called afterwards. */
export interface LogWatch {
  close(): void;
}

/**
 * The ordered log of all changes, written in the same transaction as the rows themselves.
 * A reader that has seen number n has missed nothing: no entry with a lower number becomes visible later.
 * Every method throws StoreUnavailable when the engine cannot be reached.
 */
export abstract class ChangeLog {
  /** Who appends to the log: this process alone, or several that share the store. */
  abstract readonly writers: 'one' | 'several';
  /**
   * Call the listener soon after there may be entries that another process appended: at once where the engine wakes its
   * readers, and within seconds otherwise. It is also called for nothing, and never where there is one writer.
   */
  abstract watch(listener: () => void): LogWatch;
  /** Identity of the store, created with it: a projection of another store must be rebuilt. */
  abstract storeId(): Promise<string>;
  /** Id of this opening of the store, made when it was opened. */
  abstract opening(): Promise<string>;
  /**
   * Whether who stands at this position has read this log as it is now, and can continue to read it: the position is of
   * this store, no entry after it was trimmed, the store remembers the opening and had the entry when that ended, and
   * the entry, if it is still there, has the digest. A store that was put back, or lost what it had stored, says no.
   */
  abstract continues(position: Position): Promise<boolean>;
  /** Number of the newest entry that readers may see; 0 when there is none. */
  abstract head(): Promise<number>;
  /** Number of the oldest entry that has not been trimmed; head + 1 when there is none. */
  abstract tail(): Promise<number>;
  /** Entries with a number greater than `after`, in order, at most `limit`. */
  abstract read(after: number, limit: number): Promise<readonly ChangeEntry[]>;
  /** The same entries as `read`, by what they take. */
  abstract sizes(after: number, limit: number): Promise<readonly EntrySize[]>;
  /**
   * Say that this process will not read entries up to this number again; 0 as long as it may need all of them. This
   * counts for some minutes, or until the store is closed.
   * @returns the least that a process which has the store open has said: what may be trimmed
   */
  abstract settle(upTo: number): Promise<number>;
  /**
   * Delete entries up to and including this number, and what only they needed: values, and entities of which nothing is
   * left. Readers that have not read them yet must rebuild. They are invisible at once and deleted in short
   * transactions, until the promise resolves; what an earlier call left undone is deleted, too.
   */
  abstract trim(upTo: number): Promise<void>;
  /** Delete RESTATE entries up to and including this number, which every reader must have read; as `trim` does. */
  abstract dropRestatements(upTo: number): Promise<void>;
  /**
   * Resolves when nothing that was deleted before the call is left in any file of the primary store.
   * @param time what `purgedOn` answers then, epoch milliseconds, UTC
   */
  abstract purge(pace: PurgePace, time: number): Promise<void>;
  /** When `purge` was last done; `undefined` before the first time. */
  abstract purgedOn(): Promise<number | undefined>;
}
