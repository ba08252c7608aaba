import { setTimeout } from 'node:timers/promises';
import type { Lease } from '../../src/change-log/leases.port.js';
import { InvariantError } from '../../src/kernel/assert-never.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';

const HOUR = 3_600_000;

/** The contract of the Leases port, for every adapter. */
export function describeLeases(adapter: PrimaryStoreAdapter): void {
  describe(`Leases: ${adapter.name}`, () => {
    const { primary, reopen } = usePrimaryStore(adapter);
    const take = async (owner: string, milliseconds = HOUR, name = 'edges'): Promise<Lease> => {
      const lease = await primary().leases.acquire(name, owner, milliseconds);
      if (lease === undefined) throw new InvariantError(`${owner} did not get ${name}`);
      return lease;
    };
    /** Tries until the owner gets it. */
    const wait = async (owner: string): Promise<Lease> => {
      for (;;) {
        const lease = await primary().leases.acquire('edges', owner, HOUR);
        if (lease !== undefined) return lease;
        await setTimeout(5);
      }
    };

    it('gives a lease to one owner, under the same number as often as it asks', async () => {
      const first = await take('a');
      expect(first).toEqual({ name: 'edges', owner: 'a', fence: first.fence });
      expect(await primary().leases.acquire('edges', 'b', HOUR)).toBeUndefined();
      expect(await take('a')).toEqual(first);
    });

    it('has a lease of each name', async () => {
      await take('a');
      expect(await take('b', HOUR, 'documents')).toMatchObject({ name: 'documents', owner: 'b' });
      expect(await primary().leases.acquire('documents', 'a', HOUR)).toBeUndefined();
    });

    it('gives no number again, also after the store was opened again', async () => {
      const first = await take('a');
      await primary().leases.release(first);
      await reopen();
      expect((await take('b')).fence).toBeGreaterThan(first.fence);
    });

    it('gives one that was released to the next, under a greater number', async () => {
      const first = await take('a');
      await primary().leases.release(first);
      const second = await take('b');
      expect(second.fence).toBeGreaterThan(first.fence);
      await primary().leases.release(second);
      expect((await take('a')).fence).toBeGreaterThan(second.fence);
    });

    it('gives one that has run out to the next; its owner cannot renew or release it any more', async () => {
      const first = await take('a', 20);
      const second = await wait('b');
      expect(second.fence).toBeGreaterThan(first.fence);
      expect(await primary().leases.renew(first, HOUR)).toBe('lost');
      await primary().leases.release(first);
      expect(await primary().leases.acquire('edges', 'a', HOUR)).toBeUndefined();
      expect(await primary().leases.renew(second, HOUR)).toBe('renewed');
    });

    it('loses one that has run out, although nobody else took it', async () => {
      const first = await take('a', 20);
      while ((await primary().leases.renew(first, 1)) === 'renewed') await setTimeout(5);
      expect((await take('a')).fence).toBeGreaterThan(first.fence);
    });

    it('has one that was renewed for as long as that says', async () => {
      const first = await take('a', 5000);
      expect(await primary().leases.renew(first, HOUR)).toBe('renewed');
      expect(await primary().leases.acquire('edges', 'b', HOUR)).toBeUndefined();
      expect(await primary().leases.renew(first, 1)).toBe('renewed');
      expect((await wait('b')).fence).toBeGreaterThan(first.fence);
    });

    it('gives a lease to one of many who ask at once', async () => {
      const owners = Array.from({ length: 20 }, (_, at) => `owner-${String(at)}`);
      const given = await Promise.all(owners.map((owner) => primary().leases.acquire('edges', owner, HOUR)));
      expect(given.filter((lease) => lease !== undefined)).toHaveLength(1);
    });

    it('has one under a number above any other that was seen, and above that afterwards', async () => {
      const first = await take('a', 5000);
      const raised = await primary().leases.raise(first, first.fence + 1000, HOUR);
      expect(raised).toEqual({ name: 'edges', owner: 'a', fence: raised?.fence });
      expect(raised?.fence).toBeGreaterThan(first.fence + 1000);
      expect(await primary().leases.renew(first, HOUR)).toBe('lost');
      if (raised !== undefined) await primary().leases.release(raised);
      await reopen();
      expect((await take('b')).fence).toBeGreaterThan(raised?.fence ?? 0);
    });

    it('does not raise one that was lost', async () => {
      const first = await take('a', 20);
      await wait('b');
      expect(await primary().leases.raise(first, 5, HOUR)).toBeUndefined();
      expect(await primary().leases.acquire('edges', 'c', HOUR)).toBeUndefined();
    });

    it('lets go of nothing that another store has when it is reopened', async () => {
      const first = await take('a', 20);
      await reopen();
      const second = await wait('b');
      if (primary().log.writers === 'several') expect(second.fence).toBeGreaterThan(first.fence);
      expect(await primary().leases.acquire('edges', 'c', HOUR)).toBeUndefined();
    });
  });
}
