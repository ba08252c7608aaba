import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { wombat } from './primary-store.builder.js';
import { usePrimaryStore } from './primary-store-adapters.js';

/** The contract of the DeadLetters port, for every adapter. */
export function describeDeadLetters(adapter: PrimaryStoreAdapter): void {
  describe(`DeadLetters: ${adapter.name}`, () => {
    const { primary, reopen } = usePrimaryStore(adapter);
    const entry = (seq: number, projection = 'edges', urn = wombat('a')) => ({
      projection,
      seq,
      urn,
      aspect: 'status',
      reason: 'broken',
      time: 5,
    });

    it('lists the dead letters of one projection by number, also after it is reopened', async () => {
      for (const deadLetter of [entry(3), entry(1), entry(2, 'documents')])
        await primary().deadLetters.setAside(deadLetter);
      await reopen();
      expect(await primary().deadLetters.list('edges', 10)).toEqual([entry(1), entry(3)]);
      expect(await primary().deadLetters.list('edges', 1)).toEqual([entry(1)]);
      expect(await primary().deadLetters.count('edges')).toBe(2);
      expect(await primary().deadLetters.count('unknown')).toBe(0);
    });

    it('has an entry once, with its last failure', async () => {
      await primary().deadLetters.setAside(entry(1));
      await primary().deadLetters.setAside({ ...entry(1), reason: 'still broken', time: 6 });
      expect(await primary().deadLetters.list('edges', 10)).toEqual([{ ...entry(1), reason: 'still broken', time: 6 }]);
    });

    it('removes those of one entity, and knows which entities have some', async () => {
      const { deadLetters } = primary();
      for (const one of [entry(1), entry(2), entry(3, 'edges', wombat('b')), entry(1, 'documents')])
        await deadLetters.setAside(one);
      expect(new Set(await deadLetters.urns('edges'))).toEqual(new Set([wombat('a'), wombat('b')]));
      expect(await deadLetters.remove('edges', wombat('a'))).toBe(2);
      expect(await deadLetters.remove('edges', wombat('a'))).toBe(0);
      expect(await deadLetters.urns('edges')).toEqual([wombat('b')]);
      expect(await deadLetters.count('documents')).toBe(1);
    });

    it('removes those of one entity that are of entries up to a number', async () => {
      const { deadLetters } = primary();
      for (const one of [entry(1), entry(2), entry(3)]) await deadLetters.setAside(one);
      expect(await deadLetters.remove('edges', wombat('a'), 2)).toBe(2);
      expect(await deadLetters.list('edges', 10)).toEqual([entry(3)]);
    });

    it('clears those of one projection', async () => {
      await primary().deadLetters.setAside(entry(1));
      await primary().deadLetters.setAside(entry(2, 'documents'));
      await primary().deadLetters.clear('edges');
      expect(await primary().deadLetters.count('edges')).toBe(0);
      expect(await primary().deadLetters.count('documents')).toBe(1);
    });
  });
}
