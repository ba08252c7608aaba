import { MAX_VERSIONS } from '../../src/aspects/aspect-store.port.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';
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

/** The contract of the ChangeLog port, for every adapter. */
export function describeChangeLog(adapter: PrimaryStoreAdapter): void {
  describe(`ChangeLog: ${adapter.name}`, () => {
    const { primary, reopen } = usePrimaryStore(adapter);
    const a = wombat('a');

    const put = async (n: number): Promise<void> => {
      await primary().store.commit([write(a, [upsert('status', `{"n":${String(n)}}`)])]);
    };
    const read = async (after = 0, limit = 1000): Promise<readonly string[]> =>
      (await primary().log.read(after, limit)).map((entry) =>
        [entry.seq, entry.change, entry.aspect, entry.json, entry.previousJson].join(' '),
      );
    const bounds = async () => [await primary().log.tail(), await primary().log.head()];

    it('is empty at first', async () => {
      expect(await bounds()).toEqual([1, 0]);
      expect(await read()).toEqual([]);
    });

    it('keeps its identity when it is reopened; another store has another one', async () => {
      const id = await primary().log.storeId();
      expect(await (await reopen()).log.storeId()).toBe(id);
      const other = adapter.makeLocation();
      const opened = other.open();
      expect(await opened.log.storeId()).not.toBe(id);
      await opened.close();
      other.remove();
    });

    it('has all changes in the order of their commits', async () => {
      await put(1);
      await primary().store.commit([pointsRequest([point(1)])]);
      await put(2);
      await gather(primary().store.restate({ start: 0, count: 1 }, STAMP));
      await primary().store.commit([write(a, [deletion('status')])]);
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
      expect((await primary().log.read(0, 10)).map((entry) => entry.kind)).toEqual(
        expected.map((text) => (text.includes('profile') ? 'timeseries' : 'versioned')),
      );
      await reopen();
      expect(await read()).toEqual(expected);
      expect(await bounds()).toEqual([1, 6]);
    });

    it('reads from a number onwards, page by page', async () => {
      for (const n of [1, 2, 3, 4]) await put(n);
      const all = await read();
      expect(await read(0, 2)).toEqual(all.slice(0, 2));
      expect(await read(2, 2)).toEqual(all.slice(2, 4));
      expect(await read(5, 2)).toEqual([]);
      expect(await read(99, 2)).toEqual([]);
      expect(await read(0, 0)).toEqual([]);
    });

    it('keeps the values of entries whose rows were deleted', async () => {
      for (let n = 0; n <= MAX_VERSIONS + 2; n++) await put(n);
      await primary().store.commit([write(a, [deletion(KEY_ASPECT)])]);
      expect((await read(1, MAX_VERSIONS + 3)).map((text) => text.split(' ').slice(3))).toEqual(
        Array.from({ length: MAX_VERSIONS + 3 }, (_, n) => [
          `{"n":${String(n)}}`,
          n === 0 ? '' : `{"n":${String(n - 1)}}`,
        ]),
      );
    });

    describe('trimmed', () => {
      it('deletes old entries and keeps rows, versions and the values that later entries refer to', async () => {
        for (const n of [1, 2, 3]) await put(n);
        await primary().log.trim(3);
        expect(await bounds()).toEqual([4, 4]);
        expect(await read()).toEqual(['4 UPSERT status {"n":3} {"n":2}']);
        const versions = await Promise.all([0, 1, 2].map((version) => primary().store.version(a, 'status', version)));
        expect(versions.map((row) => row?.json)).toEqual(['{"n":3}', '{"n":1}', '{"n":2}']);
        await reopen();
        expect(await bounds()).toEqual([4, 4]);
        expect(await read()).toEqual(['4 UPSERT status {"n":3} {"n":2}']);
      });

      it('never assigns a number twice, even when all entries are trimmed', async () => {
        await put(1);
        await primary().store.commit([write(a, [deletion(KEY_ASPECT)])]);
        await primary().log.trim(3);
        expect(await bounds()).toEqual([4, 3]);
        await reopen();
        expect(await bounds()).toEqual([4, 3]);
        await put(2);
        expect(await read()).toEqual([`4 UPSERT ${KEY_ASPECT} ${keyJson(a)} `, '5 UPSERT status {"n":2} ']);
      });

      it('never trims beyond its head, and never restores entries', async () => {
        await put(1);
        await primary().log.trim(1000);
        expect(await bounds()).toEqual([3, 2]);
        await primary().log.trim(1);
        expect(await bounds()).toEqual([3, 2]);
        await put(2);
        expect(await read()).toEqual(['3 UPSERT status {"n":2} {"n":1}']);
      });

      it('keeps values that a later deletion or restatement refers to', async () => {
        await put(1);
        await primary().store.commit([pointsRequest([point(1), point(1, { json: '{"second":1}' })])]);
        await gather(primary().store.restate({ start: 0, count: 1 }, STAMP));
        await primary().store.commit([write(a, [deletion('status')])]);
        await primary().log.trim(3);
        const expected = [
          '4 UPSERT profile {"second":1} {"timestampMillis":1}',
          '5 RESTATE status {"n":1} ',
          '6 DELETE status  {"n":1}',
        ];
        expect(await read()).toEqual(expected);
        await primary().log.trim(5);
        expect(await read()).toEqual(expected.slice(2));
        const newest = await primary().timeseries.newest([a], 'profile');
        expect(newest.get(a)?.json).toBe('{"second":1}');
      });
    });
  });
}
