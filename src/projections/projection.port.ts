import type { ChangeEntry } from '../change-log/change-log.port.js';
import type { Freshness, Position } from '../change-log/position.js';

/**
 * A reader of the change log that derives something from it and can derive it again.
 * `apply` is atomic with its cursor where the engine can do so, else idempotent: applying an entry twice, or an older
 * one after a newer one of another aspect, leaves the same result.
 */
export abstract class Projection {
  /** Shown to operators; `documents`, `edges`. */
  abstract readonly name: string;
  /**
   * Cursor from which the log is to be followed; `undefined` when nothing usable is held and all must be rebuilt from the
   * truth. After unsettled entries were lost: the durable one, and entries are taken again.
   */
  abstract position(): Promise<Position | undefined>;
  /** Of what is held; asked for where there is a position. */
  abstract freshness(): Promise<Freshness>;
  /**
   * Apply entries in order and move the cursor to `position`. Reads that begin afterwards find them. When it rejects,
   * nothing of these entries is applied. It throws StoreUnavailable when entries before them that were not settled are
   * lost as well; the log is to be followed again from `position()` then.
   */
  abstract apply(entries: readonly ChangeEntry[], position: Position): Promise<void>;
  /** Make durable what was applied, with the cursor. */
  abstract settle(): Promise<void>;
  /**
   * Begin a new generation beside the one that serves. Reads go on with the old one until `finish`.
   * A generation that was begun and not finished is dropped by the next one.
   */
  abstract rebuild(): Promise<Rebuild>;
}

/** A generation in the making. */
export interface Rebuild {
  /** Add entries (RESTATE of every row of the truth, then what the log brought meanwhile). */
  add(entries: readonly ChangeEntry[]): Promise<void>;
  /** Switch reads over to this generation, with the cursor at `position`, and drop the old one. */
  finish(position: Position): Promise<void>;
  /** Throw it away. */
  abandon(): Promise<void>;
}
