import { MAX_VERSIONS } from '../../src/aspects/aspect-store.port.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { useTruth } from './primary-store-adapters.js';
import {
  deletion,
  gather,
  KEY_ASPECT,
  keyJson,
  point,
  pointsRequest,
  STAMP,
  upsert,
  wombat,
  write,
} from './primary-store.builder.js';

/** What every adapter of the ChangeLog port does. */
export function describeChangeLog(adapter: PrimaryStoreAdapter): void {
  describe(`ChangeLog: ${adapter.name}`, () => {
    const { truth, reopen } = useTruth(adapter);
    const a = wombat('a');

    const put = async (n: number): Promise<void> => {
      await truth().store.commit([write(a, [upsert('status', `{"n":${String(n)}}`)])]);
    };
    const read = async (after = 0, limit = 1000): Promise<readonly string[]> =>
      (await truth().log.read(after, limit)).map((entry) =>
        [entry.seq, entry.change, entry.aspect, entry.json, entry.previousJson].join(' '),
      );
    const bounds = async () => [await truth().log.tail(), await truth().log.head()];

    it('is empty at first', async () => {
      expect(await bounds()).toEqual([1, 0]);
      expect(await read()).toEqual([]);
    });

    it('keeps its identity when it is opened again, and has another one elsewhere', async () => {
      const id = await truth().log.storeId();
      expect(await reopen().log.storeId()).toBe(id);
      const other = adapter.place();
      const opened = other.open();
      expect(await opened.log.storeId()).not.toBe(id);
      opened.close();
      other.remove();
    });

    it('holds all changes in the order of their commits', async () => {
      await put(1);
      await truth().store.commit([pointsRequest([point(1)])]);
      await put(2);
      await gather(truth().store.restate({ start: 0, count: 1 }, STAMP));
      await truth().store.commit([write(a, [deletion('status')])]);
      const expected = [
        `1 UPSERT ${KEY_ASPECT} ${keyJson(a)} `,
        '2 UPSERT status {"n":1} ',
        '3 UPSERT profile {"timestampMillis":1} ',
        '4 UPSERT status {"n":2} {"n":1}',
        '5 RESTATE status {"n":2} ',
        '6 DELETE status  {"n":2}',
      ];
      expect(await read()).toEqual(expected);
      expect(await bounds()).toEqual([1, 6]);
      expect((await truth().log.read(0, 10)).map((entry) => entry.kind)).toEqual(
        expected.map((text) => (text.includes('profile') ? 'timeseries' : 'versioned')),
      );
      reopen();
      expect(await read()).toEqual(expected);
      expect(await bounds()).toEqual([1, 6]);
    });

    it('reads on from a number in pages', async () => {
      for (const n of [1, 2, 3, 4]) await put(n);
      const all = await read();
      expect(await read(0, 2)).toEqual(all.slice(0, 2));
      expect(await read(2, 2)).toEqual(all.slice(2, 4));
      expect(await read(5, 2)).toEqual([]);
      expect(await read(99, 2)).toEqual([]);
      expect(await read(0, 0)).toEqual([]);
    });

    it('keeps values of entries whose rows have gone', async () => {
      for (let n = 0; n <= MAX_VERSIONS + 2; n++) await put(n);
      await truth().store.commit([write(a, [deletion(KEY_ASPECT)])]);
      expect((await read(1, MAX_VERSIONS + 3)).map((text) => text.split(' ').slice(3))).toEqual(
        Array.from({ length: MAX_VERSIONS + 3 }, (_, n) => [
          `{"n":${String(n)}}`,
          n === 0 ? '' : `{"n":${String(n - 1)}}`,
        ]),
      );
    });

    describe('trimmed', () => {
      it('forgets old entries and keeps rows, versions and the values that later entries name', async () => {
        for (const n of [1, 2, 3]) await put(n);
        await truth().log.trim(3);
        expect(await bounds()).toEqual([4, 4]);
        expect(await read()).toEqual(['4 UPSERT status {"n":3} {"n":2}']);
        const versions = await Promise.all([0, 1, 2].map((version) => truth().store.version(a, 'status', version)));
        expect(versions.map((row) => row?.json)).toEqual(['{"n":3}', '{"n":1}', '{"n":2}']);
        reopen();
        expect(await bounds()).toEqual([4, 4]);
        expect(await read()).toEqual(['4 UPSERT status {"n":3} {"n":2}']);
      });

      it('never gives a number again, though all entries are gone', async () => {
        await put(1);
        await truth().store.commit([write(a, [deletion(KEY_ASPECT)])]);
        await truth().log.trim(3);
        expect(await bounds()).toEqual([4, 3]);
        reopen();
        expect(await bounds()).toEqual([4, 3]);
        await put(2);
        expect(await read()).toEqual([`4 UPSERT ${KEY_ASPECT} ${keyJson(a)} `, '5 UPSERT status {"n":2} ']);
      });

      it('goes no further than its head, and never back', async () => {
        await put(1);
        await truth().log.trim(1000);
        expect(await bounds()).toEqual([3, 2]);
        await truth().log.trim(1);
        expect(await bounds()).toEqual([3, 2]);
        await put(2);
        expect(await read()).toEqual(['3 UPSERT status {"n":2} {"n":1}']);
      });

      it('keeps what a deletion or a restatement after it still names', async () => {
        await put(1);
        await truth().store.commit([pointsRequest([point(1), point(1, { json: '{"second":1}' })])]);
        await gather(truth().store.restate({ start: 0, count: 1 }, STAMP));
        await truth().store.commit([write(a, [deletion('status')])]);
        await truth().log.trim(3);
        const expected = [
          '4 UPSERT profile {"second":1} {"timestampMillis":1}',
          '5 RESTATE status {"n":1} ',
          '6 DELETE status  {"n":1}',
        ];
        expect(await read()).toEqual(expected);
        await truth().log.trim(5);
        expect(await read()).toEqual(expected.slice(2));
        const newest = await truth().timeseries.newest([a], 'profile');
        expect(newest.get(a)?.json).toBe('{"second":1}');
      });
    });
  });
}
