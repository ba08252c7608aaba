import type { ChangeEntry } from './change-log.port.js';

/** Applies committed changes to the derived stores before the write is answered. */
export abstract class ChangeFollower {
  /**
   * Resolves when every projection of the embedded engines has applied these committed entries; entries in order of
   * `seq`. Recovering a projection that fails is up to the follower: a write that is committed never fails because of
   * it.
   */
  abstract follow(entries: readonly ChangeEntry[]): Promise<void>;
  /**
   * Wait until reads of every projection find an entry and all before it, also where an engine is not embedded or
   * another process applies it. Costs nothing where they do already.
   * @param milliseconds to wait at most
   */
  abstract until(seq: number, milliseconds: number): Promise<'late' | 'reached'>;
}
