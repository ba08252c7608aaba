import type { ChangeEntry } from './change-log.port.js';

/** Whoever derives from the change log and must have seen a write before it is answered. */
export abstract class ChangeFollower {
  /**
   * Resolves when every projection of the embedded engines has applied these committed entries; entries in order of
   * `seq`. A projection that fails is the follower's to mend: it never fails a write that is committed already.
   */
  abstract follow(entries: readonly ChangeEntry[]): Promise<void>;
}
