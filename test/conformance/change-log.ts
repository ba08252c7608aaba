import { entryDigest } from '../../src/change-log/entry-digest.js';
import type { Position } from '../../src/change-log/position.js';
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
  removal,
  STAMP,
  TIME,
  upsert,
  wombat,
  write,
} from './primary-store.builder.js';

/** What no entry has. */
const entryDigestOfNothing = '0'.repeat(32);

/** The contract of the ChangeLog port, for every adapter. */
export function describeChangeLog(adapter: PrimaryStoreAdapter): void {
  describe(`ChangeLog: ${adapter.name}`, () => {
    const { primary, reopen, location } = usePrimaryStore(adapter);
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
      const opened = await other.open();
      expect(await opened.log.storeId()).not.toBe(id);
      await opened.close();
      await other.remove();
    });

    it('keeps for a process that reads it alone what this one has yet to read', async () => {
      expect(await primary().log.settle(0)).toBe(0);
      expect(await primary().log.settle(7)).toBe(7);
      expect(await primary().log.settle(5)).toBe(5);
    });

    describe('continues', () => {
      const positionAt = async (seq: number): Promise<Position> => {
        const [entry] = await primary().log.read(seq - 1, 1);
        const digest = entry?.seq === seq ? entryDigest(entry) : '';
        return {
          storeId: await primary().log.storeId(),
          seq,
          proof: { digest, opening: await primary().log.opening() },
        };
      };

      it('for every position of its own, in this opening and after it', async () => {
        await put(1);
        await put(2);
        await gather(primary().store.restate({ start: 0, count: 1 }, STAMP));
        await primary().store.commit([pointsRequest([point(1)])]);
        await primary().store.commit([write(a, [deletion('status')])]);
        const head = await primary().log.head();
        const positions = await Promise.all(Array.from({ length: head + 1 }, (_, seq) => positionAt(seq)));
        const answers = (): Promise<boolean[]> => Promise.all(positions.map((at) => primary().log.continues(at)));
        expect(await answers()).toEqual(positions.map(() => true));
        await reopen();
        await put(3);
        expect(await answers()).toEqual(positions.map(() => true));
        await reopen();
        expect(await answers()).toEqual(positions.map(() => true));
      });

      it('not for one beyond its end, of another store, of an unknown opening, of other content, or without a proof', async () => {
        await put(1);
        const at = await positionAt(2);
        const proof = { digest: at.proof?.digest ?? '', opening: at.proof?.opening ?? '' };
        const answers = await Promise.all(
          [
            at,
            { ...at, seq: 3 },
            { ...at, storeId: 'another' },
            { ...at, proof: { ...proof, opening: 'another' } },
            { ...at, proof: { ...proof, digest: entryDigestOfNothing } },
            { storeId: at.storeId, seq: 2 },
            { storeId: at.storeId, seq: 0 },
          ].map((position) => primary().log.continues(position)),
        );
        expect(answers).toEqual([true, false, false, false, false, false, true]);
      });

      it('as long as nothing after the position was trimmed', async () => {
        for (const n of [1, 2, 3]) await put(n);
        const positions = await Promise.all([1, 2, 3].map(positionAt));
        await primary().log.trim(2);
        const answers = await Promise.all(positions.map((at) => primary().log.continues(at)));
        expect(answers).toEqual([false, true, true]);
      });

      it('not for what was read before entries were lost, even when their numbers are used again', async () => {
        await put(1);
        const backup = await location().save();
        await put(2);
        const position = await positionAt(3);
        const unread = { ...position, proof: { digest: '', opening: position.proof?.opening ?? '' } };
        await primary().close();
        await location().restore(backup);
        await reopen();
        expect(await primary().log.continues(position)).toBe(false);
        await put(3);
        await put(4);
        expect([
          await primary().log.head(),
          await primary().log.continues(position),
          await primary().log.continues(unread),
        ]).toEqual([4, false, false]);
      });
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

      it('names no entity of which nothing is left, and takes it back when it is written again', async () => {
        const b = wombat('b');
        for (const one of [a, b]) await primary().store.commit([write(one, [upsert('status', '{}')])]);
        for (const one of [a, b]) await primary().store.commit([write(one, [deletion(KEY_ASPECT)])]);
        await primary().store.commit([write(b, [upsert('status', '{"n":2}')])]);
        await primary().log.trim(6);
        expect(await read()).toEqual([`7 UPSERT ${KEY_ASPECT} ${keyJson(b)} `, '8 UPSERT status {"n":2} ']);
        await primary().store.commit([write(a, [upsert('status', '{"n":3}')]), write(b, [deletion(KEY_ASPECT)])]);
        await primary().log.trim(8);
        const entries = await primary().log.read(0, 10);
        expect(entries.map(({ urn, change }) => `${urn} ${change}`)).toEqual([
          `${a} UPSERT`,
          `${a} UPSERT`,
          `${b} DELETE`,
        ]);
        await primary().log.trim(11);
        expect(await primary().store.existing([a, b])).toEqual(new Set([a]));
      });

      it('removes thousands of values, entry by entry', async () => {
        for (let n = 0; n < 30; n++) {
          const times = Array.from({ length: 100 }, (_, at) => point(n * 100 + at));
          await primary().store.commit([pointsRequest(times)]);
        }
        await primary().store.commit([write(a, [removal('profile')])]);
        await primary().log.trim(3000);
        expect(await bounds()).toEqual([3001, 3001]);
        await primary().log.trim(3001);
        expect(await bounds()).toEqual([3002, 3001]);
      });
    });

    describe('restatements', () => {
      const restate = () => gather(primary().store.restate({ start: 0, count: 10 }, STAMP));

      it('are dropped up to an entry, and only they are', async () => {
        await put(1);
        await restate();
        await put(2);
        await restate();
        await primary().log.dropRestatements(5);
        const rest = [
          '1 UPSERT wombatKey {"name":"a"} ',
          '2 UPSERT status {"n":1} ',
          '5 UPSERT status {"n":2} {"n":1}',
        ];
        expect(await read()).toEqual([...rest, '6 RESTATE status {"n":2} ', '7 RESTATE wombatKey {"name":"a"} ']);
        expect(await bounds()).toEqual([1, 7]);
        await primary().log.dropRestatements(1000);
        expect(await read()).toEqual(rest);
      });

      it('leave numbers that are not given again', async () => {
        await put(1);
        await restate();
        await primary().log.dropRestatements(4);
        await reopen();
        expect(await bounds()).toEqual([1, 4]);
        await put(2);
        expect(await read(2)).toEqual(['5 UPSERT status {"n":2} {"n":1}']);
      });
    });

    it('says what entries take, and when they were made', async () => {
      await put(1);
      await primary().store.commit([write(a, [deletion('status')])]);
      expect(await primary().log.sizes(0, 2)).toEqual([
        { seq: 1, time: TIME, bytes: keyJson(a).length },
        { seq: 2, time: TIME, bytes: 7 },
      ]);
      expect(await primary().log.sizes(2, 2)).toEqual([{ seq: 3, time: TIME, bytes: 0 }]);
      await primary().log.trim(2);
      expect((await primary().log.sizes(0, 10)).map(({ seq }) => seq)).toEqual([3]);
    });

    it.each(['in-slices', 'at-once'] as const)(
      'keeps what is stored when it is purged %s, and the time',
      async (pace) => {
        for (const n of [1, 2, 3]) await put(n);
        expect(await primary().log.purgedOn()).toBeUndefined();
        const before = [await read(), (await primary().store.latest([a], [])).get(a)];
        await primary().log.purge(pace, TIME);
        expect([await read(), (await primary().store.latest([a], [])).get(a)]).toEqual(before);
        expect(await (await reopen()).log.purgedOn()).toBe(TIME);
        await put(4);
        expect(await read(4)).toEqual(['5 UPSERT status {"n":4} {"n":3}']);
      },
    );
  });
}
