import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';

/** The contract of the StoredTexts port, for every adapter. */
export function describeStoredTexts(adapter: PrimaryStoreAdapter): void {
  describe(`StoredTexts: ${adapter.name}`, () => {
    const { primary, reopen } = usePrimaryStore(adapter);

    it('has nothing at first', async () => {
      expect(await primary().texts.read('cursor')).toBeUndefined();
      expect(await primary().texts.list('')).toEqual([]);
    });

    it('has what was written last, also after it is reopened', async () => {
      const text = JSON.stringify({ text: 'é 😀'.repeat(10_000) });
      await primary().texts.write('cursor', 'a');
      await primary().texts.write('cursor', text);
      await reopen();
      expect(await primary().texts.read('cursor')).toBe(text);
    });

    it('lists what begins with a prefix, whatever characters that has, in order of the names', async () => {
      for (const name of ['a/2', 'a/1', 'a%', 'b/1', 'A/3', 'a_1']) await primary().texts.write(name, `of ${name}`);
      expect(await primary().texts.list('a/')).toEqual([
        { name: 'a/1', text: 'of a/1' },
        { name: 'a/2', text: 'of a/2' },
      ]);
      expect(await primary().texts.list('a%')).toEqual([{ name: 'a%', text: 'of a%' }]);
      expect((await primary().texts.list('')).map(({ name }) => name)).toEqual([
        ...['A/3', 'a%', 'a/1', 'a/2', 'a_1', 'b/1'],
      ]);
    });

    it('fails with StoreUnavailable when the store cannot be reached', async () => {
      const { texts } = primary();
      await primary().close();
      await expect(texts.read('a')).rejects.toMatchObject({ name: 'StoreUnavailable' });
      await expect(texts.list('a')).rejects.toMatchObject({ name: 'StoreUnavailable' });
      await expect(texts.write('a', 'b')).rejects.toMatchObject({ name: 'StoreUnavailable' });
      await reopen();
    });
  });
}
