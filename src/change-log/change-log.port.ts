import type { SystemMetadata } from '../kernel/audit-stamp.js';
import type { Urn } from '../kernel/urn.js';

/** Both ends are inclusive, epoch milliseconds, UTC; an end that is `undefined` is open. */
export interface TimeRange {
  readonly startTime: number | undefined;
  readonly endTime: number | undefined;
}

/**
 * One change of one aspect, in the order in which it was committed.
 * `seq`: grows without bound, never reused, may have gaps. `time`: epoch milliseconds, UTC.
 * `json`: the new value, absent for DELETE. `previousJson`: the replaced value, absent when there was none.
 * `parsed`: what `JSON.parse` makes of `json`, where the writer or a reader had it before; nobody may change it.
 * DELETE of a key aspect means that the whole entity is gone; it is the only entry of that deletion.
 * DELETE of kind `timeseries` means that the points of the aspect in `range` are gone, all of them when it is absent.
 * RESTATE repeats a stored value, so that readers apply it again.
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
  readonly actor: Urn;
  readonly time: number;
}

/**
 * The ordered log of all changes, written in the same transaction as the rows themselves.
 * A reader that asks for what comes after a number never misses an entry that commits later with a lower number.
 * Every method throws StoreUnavailable when the engine cannot be reached.
 */
export abstract class ChangeLog {
  /** Identity of the store, made once with it: a projection of another store must be rebuilt. */
  abstract storeId(): Promise<string>;
  /** Number of the newest entry that readers may see; 0 when there is none. */
  abstract head(): Promise<number>;
  /** Number of the oldest entry that is still held; head + 1 when none is. */
  abstract tail(): Promise<number>;
  /** Entries with a number greater than `after`, in order, at most `limit`. */
  abstract read(after: number, limit: number): Promise<readonly ChangeEntry[]>;
  /** Forget entries up to and including this number; readers that had not come so far must rebuild. */
  abstract trim(upTo: number): Promise<void>;
}
