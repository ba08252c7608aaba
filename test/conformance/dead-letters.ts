import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';

/** The contract of the DeadLetters port, for every adapter. */
export function describeDeadLetters(adapter: PrimaryStoreAdapter): void {
  describe(`DeadLetters: ${adapter.name}`, () => {
    const { primary, reopen } = usePrimaryStore(adapter);
    const entry = (seq: number, projection = 'edges') => ({ projection, seq, reason: 'broken', time: 5 });

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

    it('clears those of one projection', async () => {
      await primary().deadLetters.setAside(entry(1));
      await primary().deadLetters.setAside(entry(2, 'documents'));
      await primary().deadLetters.clear('edges');
      expect(await primary().deadLetters.count('edges')).toBe(0);
      expect(await primary().deadLetters.count('documents')).toBe(1);
    });
  });
}
