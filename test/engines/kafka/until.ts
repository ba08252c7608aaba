import { setTimeout } from 'node:timers/promises';

const PAUSE = 50;
const DEADLINE = 120_000;

/**
 * Repeat expectations until they hold; rejects as the last attempt did when that takes too long.
 * @param limit milliseconds
 */
export async function until(expectations: () => Promise<void> | void, limit = DEADLINE): Promise<void> {
  const deadline = performance.now() + limit;
  for (;;) {
    try {
      await expectations();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await setTimeout(PAUSE);
    }
  }
}
