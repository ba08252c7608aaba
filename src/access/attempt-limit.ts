const WINDOW = 60_000;
const MOST_REFUSALS = 30;
/** Addresses that are remembered; beyond it the oldest is forgotten. */
const MOST_ADDRESSES = 10_000;

/** How often each address had a token refused within a minute. */
export class AttemptLimit {
  private readonly refusals = new Map<string, { readonly since: number; count: number }>();

  /** Whether no more refusals of the address are looked at. @param now epoch milliseconds */
  isReached(address: string, now: number): boolean {
    const known = this.refusals.get(address);
    return known !== undefined && now - known.since < WINDOW && known.count >= MOST_REFUSALS;
  }

  /** @returns whether it is to be said: of the first refusal of a minute, and of the last before the limit */
  note(address: string, now: number): 'first' | 'last' | 'other' {
    const known = this.refusals.get(address);
    if (known === undefined || now - known.since >= WINDOW) {
      this.refusals.delete(address);
      this.refusals.set(address, { since: now, count: 1 });
      this.forgetOldest();
      return 'first';
    }
    known.count++;
    return known.count === MOST_REFUSALS ? 'last' : 'other';
  }

  private forgetOldest(): void {
    if (this.refusals.size <= MOST_ADDRESSES) return;
    for (const address of this.refusals.keys()) {
      this.refusals.delete(address);
      return;
    }
  }
}
