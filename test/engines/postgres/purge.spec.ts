import { storeAt, useSharedStores } from './shared-store.js';

describe('a purge of a shared store', () => {
  const { location, stores } = useSharedStores(1);

  /** Files of the tables, by name. */
  async function files(): Promise<ReadonlyMap<string, number>> {
    const rows = await location().query<{ readonly relname: string; readonly relfilenode: number }>(
      `SELECT relname, relfilenode FROM pg_class WHERE relkind = 'r' AND relnamespace = '${location().schema}'::regnamespace`,
    );
    return new Map(rows.map(({ relname, relfilenode }) => [relname, relfilenode]));
  }

  it('writes all tables once more that have had values of callers', async () => {
    const before = await files();
    await storeAt(stores(), 0).log.purge('at-once', 1);
    const after = await files();
    const left = [...before.keys()].filter((name) => before.get(name) === after.get(name));
    expect(left.sort()).toEqual([
      'lease',
      'log_reader',
      'opening',
      'schema_step',
      'schema_step_lock',
      'store',
      'writer',
    ]);
  });
});
