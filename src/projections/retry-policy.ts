import { setTimeout } from 'node:timers/promises';
import { StoreUnavailable } from '../kernel/failures.js';

/** How often, and after which pauses, something that failed is tried again. */
export class RetryPolicy {
  constructor(
    /** Pauses before each further attempt, in milliseconds. */
    readonly pauses: readonly number[] = [20, 100, 500],
    /** Pause before an engine that stayed unavailable is tried again, in milliseconds. */
    readonly retryAfter = 2000,
  ) {}

  /**
   * Attempt until it succeeds or the pauses are used up, then throw what the last attempt threw.
   * @param worth `outages`: only an engine that is unavailable is worth another attempt
   */
  async run(worth: 'everything' | 'outages', work: () => Promise<unknown>): Promise<void> {
    for (const pause of this.pauses) {
      try {
        await work();
        return;
      } catch (error) {
        if (worth === 'outages' && !(error instanceof StoreUnavailable)) throw error;
        await setTimeout(pause);
      }
    }
    await work();
  }
}
