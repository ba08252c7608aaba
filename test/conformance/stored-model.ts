import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';
import {
  deletion,
  KEY_ASPECT,
  point,
  pointsRequest,
  removal,
  TIME,
  upsert,
  wombat,
  write,
} from './primary-store.builder.js';

/** The contract of the StoredModel port, for every adapter. */
export function describeStoredModel(adapter: PrimaryStoreAdapter): void {
  describe(`StoredModel: ${adapter.name}`, () => {
    const { primary, reopen } = usePrimaryStore(adapter);
    const recorded = async (): Promise<readonly (string | undefined)[]> => {
      const { model } = primary();
      return [await model.digest(), await model.shape()];
    };

    it('is empty at first', async () => {
      expect(await recorded()).toEqual([undefined, undefined]);
    });

    it('is what was recorded last, also after it is reopened', async () => {
      await primary().model.record({ digest: 'a', shape: '{"form":1}' });
      const shape = JSON.stringify({ text: 'é 😀'.repeat(100_000) });
      await primary().model.record({ digest: 'b', shape });
      await reopen();
      expect(await recorded()).toEqual(['b', shape]);
    });

    it('keeps what changed, until other changes are recorded', async () => {
      expect(await primary().model.changes()).toBeUndefined();
      await primary().model.record({ digest: 'a', shape: '{}', changes: '[1]' });
      await primary().model.record({ digest: 'b', shape: '{}' });
      await reopen();
      expect([await primary().model.changes(), await primary().model.digest()]).toEqual(['[1]', 'b']);
      await primary().model.record({ digest: 'c', shape: '{}', changes: '[2]' });
      expect(await primary().model.changes()).toBe('[2]');
    });

    it('lists the aspects that have values or points, until the last one is deleted', async () => {
      expect(await primary().model.aspects()).toEqual([]);
      await primary().store.commit([write(wombat('a'), [upsert('status', '{}')]), write(wombat('b'), [])]);
      await primary().store.commit([pointsRequest([point(TIME)])]);
      expect(await primary().model.aspects()).toEqual(['profile', 'status', KEY_ASPECT]);
      await primary().store.commit([write(wombat('a'), [deletion('status')])]);
      expect(await primary().model.aspects()).toEqual(['profile', KEY_ASPECT]);
      await primary().store.commit([write(wombat('a'), [removal('profile')])]);
      expect(await primary().model.aspects()).toEqual([KEY_ASPECT]);
    });

    it('fails with StoreUnavailable when the store cannot be reached', async () => {
      const { model } = primary();
      await primary().close();
      await expect(model.digest()).rejects.toMatchObject({ name: 'StoreUnavailable' });
      await expect(model.aspects()).rejects.toMatchObject({ name: 'StoreUnavailable' });
      await expect(model.record({ digest: 'a', shape: 'b' })).rejects.toMatchObject({ name: 'StoreUnavailable' });
      await reopen();
    });
  });
}
