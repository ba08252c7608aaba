import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { useTruth } from './primary-store-adapters.js';

/** What every adapter of the ParkedEntries port does. */
export function describeDeadLetters(adapter: PrimaryStoreAdapter): void {
  describe(`ParkedEntries: ${adapter.name}`, () => {
    const { truth, reopen } = useTruth(adapter);
    const entry = (seq: number, projection = 'edges') => ({ projection, seq, reason: 'broken', time: 5 });

    it('lists entries of one projection by number, also when it is opened again', async () => {
      for (const parked of [entry(3), entry(1), entry(2, 'documents')]) await truth().parked.setAside(parked);
      reopen();
      expect(await truth().parked.list('edges', 10)).toEqual([entry(1), entry(3)]);
      expect(await truth().parked.list('edges', 1)).toEqual([entry(1)]);
      expect(await truth().parked.count('edges')).toBe(2);
      expect(await truth().parked.count('unknown')).toBe(0);
    });

    it('notes an entry once, as it failed last', async () => {
      await truth().parked.setAside(entry(1));
      await truth().parked.setAside({ ...entry(1), reason: 'still broken', time: 6 });
      expect(await truth().parked.list('edges', 10)).toEqual([{ ...entry(1), reason: 'still broken', time: 6 }]);
    });

    it('forgets those of one projection', async () => {
      await truth().parked.setAside(entry(1));
      await truth().parked.setAside(entry(2, 'documents'));
      await truth().parked.clear('edges');
      expect(await truth().parked.count('edges')).toBe(0);
      expect(await truth().parked.count('documents')).toBe(1);
    });
  });
}
