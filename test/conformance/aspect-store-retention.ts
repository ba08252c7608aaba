import type { HistoryLimit } from '../../src/aspects/aspect-store.port.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';
import { ACTOR, entityWrite, gather, request, TIME, upsert, wombat } from './primary-store.builder.js';

const HOUR = 3_600_000;

export function describeRetention(adapter: PrimaryStoreAdapter): void {
  const { primary, reopen } = usePrimaryStore(adapter);
  const a = wombat('a');

  /** Write a number to aspects at an hour, under a limit. */
  const put = async (hour: number, limit: HistoryLimit, aspects = ['status'], urn = a): Promise<void> => {
    const writes = aspects.map((aspect) => upsert(aspect, `[${String(hour)}]`));
    const stamp = { time: TIME + hour * HOUR, actor: ACTOR };
    await primary().store.commit([request([entityWrite(urn, writes)], { stamp })], () => limit);
  };
  const kept = async (aspect = 'status', urn = a): Promise<readonly string[]> => {
    const rows = await primary().store.history(urn, [aspect], { startTime: undefined, endTime: undefined });
    return rows.map(({ version, json }) => `${String(version)} ${json}`);
  };
  const trim = async (...[scope, limitOf, hour]: TrimParameters): Promise<number> => {
    let removed = 0;
    for await (const versions of primary().store.trimHistory(scope, limitOf, TIME + hour * HOUR)) removed += versions;
    return removed;
  };
  type TrimParameters = readonly [
    scope: Parameters<ReturnType<typeof primary>['store']['trimHistory']>[0],
    limitOf: Parameters<ReturnType<typeof primary>['store']['trimHistory']>[1],
    hour: number,
  ];
  const ALL = { versions: Infinity };

  describe('by a write', () => {
    it('keeps as many replaced versions as the limit of the aspect says', async () => {
      const limitOf = (entityType: string, aspect: string): HistoryLimit => ({
        versions: entityType === 'wombat' && aspect === 'status' ? 2 : 1,
      });
      for (let n = 0; n < 5; n++) {
        const writes = ['status', 'owner'].map((aspect) => upsert(aspect, `[${String(n)}]`));
        await primary().store.commit([request([entityWrite(a, writes)])], limitOf);
      }
      expect([await kept(), await kept('owner')]).toEqual([
        ['3 [2]', '4 [3]', '0 [4]'],
        ['4 [3]', '0 [4]'],
      ]);
      await reopen();
      expect(await kept()).toEqual(['3 [2]', '4 [3]', '0 [4]']);
    });

    it('keeps all versions, or none, when the limit says so', async () => {
      for (let n = 0; n < 30; n++) await put(n, ALL);
      expect(await kept()).toHaveLength(30);
      await put(30, { versions: 0 });
      expect(await kept()).toEqual(['0 [30]']);
      await put(31, { versions: 0 });
      expect(await kept()).toEqual(['0 [31]']);
    });

    it('removes what lies beyond a limit that became lower, of the written aspect alone', async () => {
      for (let n = 0; n < 4; n++) await put(n, ALL, ['status', 'owner']);
      await put(4, { versions: 1 });
      expect([await kept(), await kept('owner')]).toEqual([
        ['4 [3]', '0 [4]'],
        ['1 [0]', '2 [1]', '3 [2]', '0 [3]'],
      ]);
    });

    it('removes replaced versions of an age, and never the latest one', async () => {
      const limit = { versions: Infinity, age: 2 * HOUR };
      for (const hour of [0, 1, 2, 3]) await put(hour, limit);
      expect(await kept()).toEqual(['2 [1]', '3 [2]', '0 [3]']);
      await put(9, limit);
      expect(await kept()).toEqual(['0 [9]']);
      await put(10, limit);
      expect(await kept()).toEqual(['5 [9]', '0 [10]']);
    });

    it('removes by whichever of both limits is lower', async () => {
      for (const hour of [0, 1, 2, 3, 4]) await put(hour, { versions: 3, age: HOUR });
      expect(await kept()).toEqual(['4 [3]', '0 [4]']);
      for (const hour of [5, 6, 7]) await put(hour, { versions: 1, age: 9 * HOUR });
      expect(await kept()).toEqual(['7 [6]', '0 [7]']);
    });

    it('counts all writes of a group, in requests one after another', async () => {
      const requests = [0, 1, 2, 3].map((n) => request([entityWrite(a, [upsert('status', `[${String(n)}]`)])]));
      await primary().store.commit(requests, () => ({ versions: 1 }));
      expect(await kept()).toEqual(['3 [2]', '0 [3]']);
    });

    it('keeps what entries of the log tell of removed versions', async () => {
      for (const hour of [0, 1, 2]) await put(hour, { versions: 0, age: HOUR });
      expect((await primary().log.read(1, 9)).map(({ json, previousJson }) => [json, previousJson])).toEqual([
        ['[0]', undefined],
        ['[1]', '[0]'],
        ['[2]', '[1]'],
      ]);
    });
  });

  describe('by itself', () => {
    const two = () => ({ versions: 2 });

    it('removes what lies beyond the limits, and counts it', async () => {
      const names = ['a', 'b', 'c'].map(wombat);
      for (const urn of names) for (let n = 0; n < 5; n++) await put(n, ALL, ['status', 'owner'], urn);
      const limitOf = (_type: string, aspect: string): HistoryLimit => ({ versions: aspect === 'owner' ? 4 : 2 });
      expect(await trim({}, limitOf, 5)).toBe(6);
      expect(await trim({}, limitOf, 5)).toBe(0);
      for (const urn of names) expect(await kept('status', urn)).toEqual(['3 [2]', '4 [3]', '0 [4]']);
      expect(await kept('owner')).toHaveLength(5);
      await reopen();
      expect(await kept()).toEqual(['3 [2]', '4 [3]', '0 [4]']);
    });

    it('removes what has become too old since', async () => {
      for (const hour of [0, 1, 2]) await put(hour, ALL);
      const limitOf = () => ({ versions: Infinity, age: 3 * HOUR });
      expect([await trim({}, limitOf, 3), await trim({}, limitOf, 4), await trim({}, limitOf, 99)]).toEqual([0, 1, 1]);
      expect(await kept()).toEqual(['0 [2]']);
    });

    it.each([
      ['an entity', { urn: a }, [3, 3, 5]],
      ['an aspect', { aspect: 'status' }, [3, 5, 3]],
      ['an aspect of an entity', { urn: a, aspect: 'status' }, [3, 5, 5]],
      ['an unknown entity', { urn: wombat('x') }, [5, 5, 5]],
      ['an unknown aspect', { aspect: 'never-heard-of' }, [5, 5, 5]],
    ])('removes of %s alone', async (_what, scope, left) => {
      for (const name of ['a', 'b']) for (let n = 0; n < 5; n++) await put(n, ALL, ['status', 'owner'], wombat(name));
      await trim(scope, two, 5);
      const lengths = [await kept(), await kept('owner'), await kept('status', wombat('b'))].map((rows) => rows.length);
      expect(lengths).toEqual(left);
    });

    it('goes through more aspects than one page has, while others write', async () => {
      const entities = Array.from({ length: 450 }, (_, n) => wombat(`many-${String(n)}`));
      for (let n = 0; n < 2; n++) {
        const writes = entities.map((urn) => entityWrite(urn, [upsert('status', `[${String(n)}]`)]));
        await primary().store.commit([request(writes)], () => ALL);
      }
      const pages = gather(paged(primary().store.trimHistory({}, () => ({ versions: 0 }), TIME)));
      const [removed] = await Promise.all([pages, put(7, ALL)]);
      expect(removed.length).toBeGreaterThan(1);
      expect(removed.reduce((sum, versions) => sum + versions, 0)).toBe(450);
    });

    it('leaves a reversion what a run wrote before', async () => {
      const by = (runId: string, n: number) =>
        request([entityWrite(a, [upsert('status', `[${String(n)}]`)])], { system: { lastObserved: TIME, runId } });
      await primary().store.commit([by('one', 1), by('two', 2), by('two', 3), by('two', 4)], () => ALL);
      await trim({}, () => ({ versions: 3 }), 0);
      const revert = { aspect: 'status', change: 'REVERT', runId: 'two' } as const;
      await primary().store.commit([request([entityWrite(a, [revert])])]);
      expect(await kept()).toEqual(['0 [1]']);
    });
  });
}

async function* paged<T>(items: AsyncIterable<T>): AsyncIterable<readonly T[]> {
  for await (const item of items) yield [item];
}
