import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { useTruth } from './primary-store-adapters.js';
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

/** What every adapter of the StoredModel port does. */
export function describeStoredModel(adapter: PrimaryStoreAdapter): void {
  describe(`StoredModel: ${adapter.name}`, () => {
    const { truth, reopen } = useTruth(adapter);
    const held = async (): Promise<readonly (string | undefined)[]> => {
      const { model } = truth();
      return [await model.digest(), await model.shape()];
    };

    it('is nothing at first', async () => {
      expect(await held()).toEqual([undefined, undefined]);
    });

    it('is what was recorded last, also when it is opened again', async () => {
      await truth().model.record({ digest: 'a', shape: '{"form":1}' });
      const shape = JSON.stringify({ text: 'é 😀'.repeat(100_000) });
      await truth().model.record({ digest: 'b', shape });
      reopen();
      expect(await held()).toEqual(['b', shape]);
    });

    it('names the aspects that have values or points, until the last is gone', async () => {
      expect(await truth().model.aspects()).toEqual([]);
      await truth().store.commit([write(wombat('a'), [upsert('status', '{}')]), write(wombat('b'), [])]);
      await truth().store.commit([pointsRequest([point(TIME)])]);
      expect(await truth().model.aspects()).toEqual(['profile', 'status', KEY_ASPECT]);
      await truth().store.commit([write(wombat('a'), [deletion('status')])]);
      expect(await truth().model.aspects()).toEqual(['profile', KEY_ASPECT]);
      await truth().store.commit([write(wombat('a'), [removal('profile')])]);
      expect(await truth().model.aspects()).toEqual([KEY_ASPECT]);
    });

    it('fails with StoreUnavailable when the store is away', async () => {
      const { model } = truth();
      truth().close();
      await expect(model.digest()).rejects.toMatchObject({ name: 'StoreUnavailable' });
      await expect(model.aspects()).rejects.toMatchObject({ name: 'StoreUnavailable' });
      await expect(model.record({ digest: 'a', shape: 'b' })).rejects.toMatchObject({ name: 'StoreUnavailable' });
      reopen();
    });
  });
}
