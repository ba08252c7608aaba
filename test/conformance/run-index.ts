import { MAX_VERSIONS, type AspectWrite, type WriteRequest } from '../../src/aspects/aspect-store.port.js';
import { Work } from '../../src/kernel/work.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';
import {
  ACTOR,
  addition,
  brief,
  deletion,
  entityWrite,
  KEY_ASPECT,
  point,
  request,
  STAMP,
  TIME,
  upsert,
  wombat,
  write,
} from './primary-store.builder.js';

/** The contract of the RunIndex port, and of the writes that take back what a run wrote. */
export function describeRunIndex(adapter: PrimaryStoreAdapter): void {
  const { primary, reopen } = usePrimaryStore(adapter);
  const [a, b] = [wombat('a'), wombat('b')];

  /** A request of a run that writes to one wombat; `at`: when it observed what it writes. */
  const by = (runId: string, writes: readonly AspectWrite[], at = TIME, target = a): WriteRequest =>
    write(target, writes, { system: { lastObserved: at, runId } });
  const status = (n: number): AspectWrite => upsert('status', JSON.stringify({ n }));
  const revert = (aspect: string, runId: string): AspectWrite => ({ aspect, change: 'REVERT', runId });
  const commit = async (...requests: readonly WriteRequest[]): Promise<readonly (readonly string[])[]> => {
    const outcomes = await primary().store.commit(requests);
    return outcomes.map((outcome) =>
      outcome.kind === 'written'
        ? outcome.changes.map(({ change, aspect, json = '' }) => `${change} ${aspect} ${json}`.trim())
        : [outcome.refusal.kind],
    );
  };
  /** Runs as `name rows timestamp`, the time from TIME on. */
  const runs = async (start = 0, count = 10): Promise<readonly string[]> =>
    (await primary().runs.runs({ start, count }, Work.unlimited)).map(
      ({ runId, rows, timestamp }) => `${runId} ${String(rows)} ${String(timestamp - TIME)}`,
    );
  const rowsOf = async (runId: string, after = 0, count = 10): Promise<readonly string[]> =>
    (await primary().runs.rowsOf(runId, after, count)).map(
      ({ urn, entityType, aspect, seq, observed }) =>
        `${String(seq)} ${entityType} ${urn.slice('urn:li:wombat:'.length)} ${aspect} ${String(observed - TIME)}`,
    );
  const versions = async (aspect = 'status'): Promise<readonly string[]> => {
    const found = await Promise.all([0, 1, 2, 3, 4].map((at) => primary().store.version(a, aspect, at)));
    return found.flatMap((row) => (row === undefined ? [] : [`${brief(row)} ${row.system.runId}`]));
  };

  describe('runs', () => {
    it('are counted by the latest values that they wrote, the newest observation first', async () => {
      expect(await runs()).toEqual([]);
      await commit(by('one', [status(1), upsert('info', '{}')], TIME + 1), by('two', [status(2)], TIME + 5, b));
      expect(await runs()).toEqual(['two 2 5', 'one 3 1']);
      await commit(by('three', [status(3)], TIME + 3));
      expect(await runs()).toEqual(['two 2 5', 'three 1 3', 'one 2 1']);
      expect([await runs(1, 1), await runs(3, 5), await runs(0, 0)]).toEqual([['three 1 3'], [], []]);
    });

    it('lose what is replaced, removed or deleted with its entity, and are gone without rows', async () => {
      await commit(by('one', [status(1), upsert('info', '{}')]), by('one', [status(1)], TIME, b));
      await commit(by('two', [status(2), status(3)], TIME + 2), by('two', [upsert('info', '{}')], TIME + 9));
      expect(await runs()).toEqual(['two 1 2', 'one 4 0']);
      await commit(by('three', [deletion('info')]));
      expect(await runs()).toEqual(['two 1 2', 'one 3 0']);
      await commit(by('three', [deletion(KEY_ASPECT)]));
      expect(await runs()).toEqual(['one 2 0']);
      await commit(by('three', [status(5), deletion(KEY_ASPECT)]), by('three', [deletion(KEY_ASPECT)], TIME, b));
      expect(await runs()).toEqual([]);
    });

    it('are the same after the store was opened again, and do not count what was refused', async () => {
      await commit(by('one', [status(1)]));
      const refused = by('two', [status(2), { aspect: 'status', change: 'CREATE', json: '{}' }]);
      expect(await commit(refused, by('three', [status(3)], TIME + 1))).toEqual([
        ['aspect-exists'],
        ['UPSERT status {"n":3}'],
      ]);
      expect(await runs()).toEqual(['three 1 1', 'one 1 0']);
      await reopen();
      expect(await runs()).toEqual(['three 1 1', 'one 1 0']);
    });

    it('count no points', async () => {
      await commit(by('one', [status(1)]), by('two', [addition(point(1))], TIME + 1));
      expect(await runs()).toEqual(['one 2 0']);
    });
  });

  describe('rows of a run', () => {
    it('are those whose latest value it wrote, in the order of writing, page by page', async () => {
      await commit(by('one', [status(1), upsert('info', '{}')], TIME + 1), by('one', [status(1)], TIME + 2, b));
      await commit(by('two', [status(2)]), by('two', [addition(point(1))]));
      expect(await rowsOf('one')).toEqual([
        '1 wombat a wombatKey 1',
        '3 wombat a info 1',
        '4 wombat b wombatKey 2',
        '5 wombat b status 2',
      ]);
      expect(await rowsOf('one', 3, 1)).toEqual(['4 wombat b wombatKey 2']);
      expect([await rowsOf('one', 5), await rowsOf('unheard of')]).toEqual([[], []]);
      expect(await rowsOf('two')).toEqual(['6 wombat a status 0']);
    });

    it('are not those that a restatement repeats', async () => {
      await commit(by('one', [status(1)]));
      for await (const page of primary().store.restate({ start: 0, count: 10 }, STAMP)) expect(page).toHaveLength(2);
      expect(await rowsOf('one')).toEqual(['1 wombat a wombatKey 0', '2 wombat a status 0']);
    });
  });

  describe('reverting', () => {
    it('restores the value of the run before, with its metadata, and forgets the versions since', async () => {
      await commit(by('one', [status(1)], TIME + 1));
      for (const n of [2, 3]) await commit(by('two', [status(n)], TIME + n));
      await commit(by('three', [revert('status', 'one'), revert('other', 'two'), revert('status', 'none')]));
      expect(await versions()).toHaveLength(3);
      const later = { time: TIME + 9, actor: ACTOR };
      const taken = { ...by('three', [revert('status', 'two')]), stamp: later };
      const [outcome] = await primary().store.commit([taken]);
      expect(outcome).toMatchObject({
        changes: [
          {
            change: 'UPSERT',
            json: '{"n":1}',
            previousJson: '{"n":3}',
            system: { lastObserved: TIME + 1, runId: 'one', lastRunId: 'one' },
            previousSystem: { runId: 'two' },
            time: TIME + 9,
          },
        ],
      });
      expect(await primary().log.read(4, 5)).toEqual(outcome?.kind === 'written' ? outcome.changes : []);
      expect(await versions()).toEqual(['a status 0 {"n":1} one']);
      expect([await runs(), await rowsOf('two')]).toEqual([['one 2 1'], []]);
      await commit(by('four', [status(4)]));
      expect(await versions()).toEqual(['a status 0 {"n":4} four', 'a status 1 {"n":1} one']);
    });

    it('keeps the versions before the one that it restores', async () => {
      for (const [at, run] of ['one', 'two', 'one', 'three'].entries()) await commit(by(run, [status(at)]));
      await commit(by('x', [revert('status', 'three')]));
      expect(await versions()).toEqual(['a status 0 {"n":2} one', 'a status 1 {"n":0} one', 'a status 2 {"n":1} two']);
      await commit(by('x', [revert('status', 'one')]));
      expect(await versions()).toEqual(['a status 0 {"n":1} two', 'a status 1 {"n":0} one']);
    });

    it('removes what the run has created, and its key never', async () => {
      for (const n of [1, 2]) await commit(by('one', [status(n)]));
      const all = [revert('status', 'one'), revert(KEY_ASPECT, 'one'), revert('info', 'one')];
      expect(await commit(by('two', all))).toEqual([['DELETE status']]);
      expect([await versions(), await versions(KEY_ASPECT)]).toEqual([[], ['a wombatKey 0 {"name":"a"} one']]);
      expect(await runs()).toEqual(['one 1 0']);
      expect(await commit(by('two', [revert('status', 'one')], TIME, b))).toEqual([[]]);
      expect(await primary().store.existing([b])).toEqual(new Set());
      await commit(by('two', [status(3)], TIME + 1));
      expect(await versions()).toEqual(['a status 0 {"n":3} two']);
      expect(await runs()).toEqual(['two 1 1', 'one 1 0']);
    });

    it('sees what its own group has written before', async () => {
      expect(await commit(by('one', [status(1)]), by('two', [status(2)]), by('x', [revert('status', 'two')]))).toEqual([
        ['UPSERT wombatKey {"name":"a"}', 'UPSERT status {"n":1}'],
        ['UPSERT status {"n":2}'],
        ['UPSERT status {"n":1}'],
      ]);
      const twice = by('x', [revert('status', 'one'), status(4), status(5), revert('status', 'x'), status(6)]);
      expect(await commit(twice, by('y', [revert('status', 'one')]))).toEqual([
        ['DELETE status', 'UPSERT status {"n":4}', 'UPSERT status {"n":5}', 'DELETE status', 'UPSERT status {"n":6}'],
        [],
      ]);
      expect([await versions(), await runs()]).toEqual([['a status 0 {"n":6} x'], ['one 1 0', 'x 1 0']]);
    });

    it('stores nothing of a request that is refused', async () => {
      await commit(by('one', [status(1)]), by('two', [status(2)]));
      const refused = by('x', [revert('status', 'two'), { aspect: 'status', change: 'CREATE', json: '{}' }]);
      const before = [await versions(), await runs(), await primary().log.head()];
      expect(await commit(refused)).toEqual([['aspect-exists']]);
      expect([await versions(), await runs(), await primary().log.head()]).toEqual(before);
      expect(await commit(refused, by('x', [revert('status', 'two')]))).toEqual([
        ['aspect-exists'],
        ['UPSERT status {"n":1}'],
      ]);
    });

    it('removes an aspect whose older values are no longer kept', async () => {
      await commit(by('one', [status(0)]));
      for (let n = 1; n <= MAX_VERSIONS + 1; n++) await commit(by('two', [status(n)]));
      expect(await commit(by('x', [revert('status', 'two')]))).toEqual([['DELETE status']]);
      expect([await versions(), await runs()]).toEqual([[], ['one 1 0']]);
    });

    it('writes many entities in one group', async () => {
      const names = Array.from({ length: 50 }, (_, at) => wombat(String(at)));
      await commit(...names.map((name) => by('one', [status(1)], TIME, name)));
      await commit(...names.map((name) => by('two', [status(2), upsert('info', '{}')], TIME + 1, name)));
      expect(await runs()).toEqual(['two 100 1', 'one 50 0']);
      const entities = names.map((name) =>
        entityWrite(name, [revert('status', 'two'), revert('info', 'two')], { defaults: [] }),
      );
      const [outcome] = await primary().store.commit([request(entities)]);
      expect(outcome).toMatchObject({ changes: { length: 100 } });
      expect(await runs()).toEqual(['one 100 0']);
    });
  });

  describe('time series', () => {
    const times = async (): Promise<readonly number[]> => {
      const range = { startTime: undefined, endTime: undefined };
      const query = { ...range, urn: a, aspect: 'profile', filter: { or: [] }, sort: undefined, limit: 10 };
      return (await primary().timeseries.query(query, Work.unlimited)).map(({ timestamp }) => timestamp);
    };
    /** Points that a run has added; up to `endTime`. */
    const pointsOf = (runId: string, endTime?: number): AspectWrite => {
      const range = { startTime: undefined, endTime };
      return { aspect: 'profile', change: 'REMOVE_POINTS', runId, ...(endTime === undefined ? {} : { range }) };
    };

    it('of a run are named once, and lose the points that it added', async () => {
      await commit(
        by(
          'one',
          [1, 3, 5].map((at) => addition(point(at))),
        ),
        by(
          'two',
          [2, 4].map((at) => addition(point(at))),
        ),
      );
      await commit(by('two', [addition(point(3, { json: '{"timestampMillis":3,"n":1}' }))]));
      const series = { urn: a, entityType: 'wombat', aspect: 'profile' };
      expect([await primary().runs.seriesOf('one'), await primary().runs.seriesOf('x')]).toEqual([[series], []]);
      const [outcome] = await primary().store.commit([by('x', [pointsOf('one')])]);
      expect(outcome).toMatchObject({
        changes: [{ change: 'DELETE', range: { startTime: 1, endTime: 5 }, newest: { kind: 'another' } }],
        removed: { rows: 0, points: 2 },
      });
      expect(await times()).toEqual([4, 3, 2]);
      expect(await commit(by('x', [pointsOf('two', 3)]), by('x', [pointsOf('one')]))).toEqual([['DELETE profile'], []]);
      expect(await times()).toEqual([4]);
    });
  });
}
