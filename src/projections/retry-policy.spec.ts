import { StoreUnavailable } from '../kernel/failures.js';
import { RetryPolicy } from './retry-policy.js';

/** Work that fails with one error after another, then succeeds. */
function failing(...errors: readonly Error[]) {
  const left = [...errors];
  const seen = { attempts: 0 };
  const work = async (): Promise<void> => {
    seen.attempts++;
    await Promise.resolve();
    const error = left.shift();
    if (error !== undefined) throw error;
  };
  return { seen, work };
}

describe('RetryPolicy', () => {
  const policy = new RetryPolicy([0, 0]);
  const [away, refused] = [new StoreUnavailable('away'), new TypeError('refused')];

  it('attempts once what succeeds', async () => {
    const { seen, work } = failing();
    await policy.run('everything', work);
    expect(seen.attempts).toBe(1);
  });

  it('attempts again after each of its pauses, as long as it fails', async () => {
    const { seen, work } = failing(refused, away);
    await policy.run('everything', work);
    expect(seen.attempts).toBe(3);
  });

  it('throws what the last attempt threw', async () => {
    const { seen, work } = failing(away, away, refused, away);
    await expect(policy.run('everything', work)).rejects.toBe(refused);
    expect(seen.attempts).toBe(3);
  });

  it('attempts again for an outage alone where nothing else is worth it', async () => {
    const outage = failing(away, away);
    await policy.run('outages', outage.work);
    const refusal = failing(away, refused);
    await expect(policy.run('outages', refusal.work)).rejects.toBe(refused);
    expect([outage.seen.attempts, refusal.seen.attempts]).toEqual([3, 2]);
  });

  it('waits 20, 100 and 500 milliseconds, and two seconds for an engine that stays away', () => {
    const { pauses, retryAfter } = new RetryPolicy();
    expect([pauses, retryAfter]).toEqual([[20, 100, 500], 2000]);
  });

  it('attempts once where there are no pauses', async () => {
    const { seen, work } = failing(refused);
    await expect(new RetryPolicy([]).run('everything', work)).rejects.toBe(refused);
    expect(seen.attempts).toBe(1);
  });
});
