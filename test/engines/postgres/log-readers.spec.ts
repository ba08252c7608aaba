import { storeAt, useSharedStores } from './shared-store.js';

describe('a change log that several processes read', () => {
  const { stores, location } = useSharedStores(2);
  const settle = (process: number, upTo: number): Promise<number> => storeAt(stores(), process).log.settle(upTo);

  it('is kept for the one that is behind, until it is closed', async () => {
    expect(await settle(0, 7)).toBe(7);
    expect(await settle(1, 0)).toBe(0);
    expect(await settle(0, 7)).toBe(0);
    expect(await settle(1, 3)).toBe(3);
    expect(await settle(0, 7)).toBe(3);
    expect(await settle(1, 9)).toBe(7);
    await storeAt(stores(), 1).close();
    expect(await settle(0, 12)).toBe(12);
  });

  it('is not kept for one that was not heard of for minutes', async () => {
    await settle(1, 3);
    await location().query("UPDATE log_reader SET until = now() + interval '4 minutes' - interval '5 minutes'");
    expect(await settle(0, 7)).toBe(7);
    // It may be back.
    expect(await settle(1, 4)).toBe(4);
    expect(await settle(0, 7)).toBe(4);
  });
});
