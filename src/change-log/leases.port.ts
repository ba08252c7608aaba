/**
 * A lease that an owner was given. `fence`: grows whenever the lease changes hands, and is never given again; what the
 * owner writes elsewhere carries it, so that an owner that was paused past its lease can be refused there.
 */
export interface Lease {
  readonly name: string;
  readonly owner: string;
  readonly fence: number;
}

/**
 * Leases among all processes of one primary store: at most one owner has a lease of a name at a time, by the clock of
 * the store. Names and owners are any texts; an owner is one process in one life. Every method throws StoreUnavailable
 * when the engine cannot be reached.
 */
export abstract class Leases {
  /**
   * Take a lease that nobody has, or that has run out. Who has it already gets it for longer, under the same number.
   * @param milliseconds after which it runs out, from now on
   * @returns `undefined` while another owner has it
   */
  abstract acquire(name: string, owner: string, milliseconds: number): Promise<Lease | undefined>;
  /**
   * Have a lease for longer.
   * @returns `lost` when it has run out or changed hands: then its owner must stop what it does under it
   */
  abstract renew(lease: Lease, milliseconds: number): Promise<'lost' | 'renewed'>;
  /**
   * Have a lease under a number above `above`, for longer. What was written elsewhere may be of a later time than this
   * store, such as after a backup was put back, and carries numbers that the store has yet to give.
   * @returns `undefined` when it was lost
   */
  abstract raise(lease: Lease, above: number, milliseconds: number): Promise<Lease | undefined>;
  /** Give a lease up, so that others need not wait until it runs out. Does nothing when it was lost. */
  abstract release(lease: Lease): Promise<void>;
}
