import type { WriteRequest } from '../../src/aspects/aspect-store.port.js';
import type { ChangeEntry } from '../../src/change-log/change-log.port.js';
import type { Criterion } from '../../src/kernel/filter.js';
import { NO_FILTER } from '../../src/kernel/filter.js';
import { Work } from '../../src/kernel/work.js';
import type { TimeseriesPoint, TimeseriesQuery } from '../../src/timeseries/timeseries-store.port.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';
import {
  ACTOR,
  STORED_SYSTEM,
  point,
  pointsRequest,
  removal,
  TIME,
  upsert,
  wombat,
  write,
} from './primary-store.builder.js';

/** Rests whenever it may; the first time, something else happens meanwhile. */
class Restless extends Work {
  rests = 0;

  constructor(private readonly meanwhile: () => Promise<unknown>) {
    super({ units: Infinity, seconds: 60 });
  }

  override get turnIsOver(): boolean {
    return true;
  }

  override async rest(): Promise<void> {
    if (this.rests++ === 0) await this.meanwhile();
    await super.rest();
  }
}

/** The contract of the TimeseriesStore port, for every adapter. */
export function describeTimeseriesStore(adapter: PrimaryStoreAdapter): void {
  describe(`TimeseriesStore: ${adapter.name}`, () => {
    const { primary, reopen } = usePrimaryStore(adapter);
    const a = wombat('a');
    const b = wombat('b');

    const commit = async (request: WriteRequest): Promise<readonly ChangeEntry[]> => {
      const [outcome] = await primary().store.commit([request]);
      return outcome?.kind === 'written' ? outcome.changes : [];
    };
    const record = (...points: readonly TimeseriesPoint[]) => commit(pointsRequest(points));
    const query = (change: Partial<TimeseriesQuery> = {}, work = Work.unlimited): Promise<readonly TimeseriesPoint[]> =>
      primary().timeseries.query(
        {
          urn: a,
          aspect: 'profile',
          startTime: undefined,
          endTime: undefined,
          filter: NO_FILTER,
          sort: undefined,
          limit: 100,
          ...change,
        },
        work,
      );
    const times = async (change: Partial<TimeseriesQuery> = {}): Promise<readonly number[]> =>
      (await query(change)).map((one) => one.timestamp);
    const matching = (criterion: Partial<Criterion>): Promise<readonly number[]> => {
      const whole: Criterion = { field: 'n', condition: 'EQUAL', values: [], negated: false, ...criterion };
      return times({ filter: { or: [{ and: [whole] }] } });
    };

    it('stores points with their log entries and returns them whole', async () => {
      const first = point(TIME, { identity: 'm', json: '{"text":"é 😀"}' });
      const system = { lastObserved: 5, runId: 'r', lastRunId: 'r', registryName: 'x', properties: { p: 'q' } };
      const second = point(TIME + 1, { system });
      const entry = {
        kind: 'timeseries',
        urn: a,
        entityType: 'wombat',
        aspect: 'profile',
        change: 'UPSERT',
        previousJson: undefined,
        previousSystem: undefined,
        actor: ACTOR,
        time: TIME,
      };
      const entries = [
        { ...entry, seq: 1, json: first.json, system: STORED_SYSTEM, newest: { kind: 'this' } },
        { ...entry, seq: 2, json: second.json, system, newest: { kind: 'this' } },
      ];
      expect(await record(first, second)).toEqual(entries);
      expect(await primary().log.read(0, 10)).toEqual([{ ...entries[0], newest: { kind: 'earlier' } }, entries[1]]);
      expect(await query()).toEqual([second, first]);
      await reopen();
      expect(await query()).toEqual([second, first]);
    });

    it('replaces a point with the same time and identity', async () => {
      await record(point(1), point(1, { identity: 'n' }), point(1, { identity: 'm' }));
      const [entry] = await record(point(1, { json: '{"n":2}' }));
      expect([entry?.json, entry?.previousJson]).toEqual(['{"n":2}', '{"timestampMillis":1}']);
      expect((await query()).map((one) => [one.identity, one.json])).toEqual([
        ['', '{"n":2}'],
        ['m', '{"timestampMillis":1}'],
        ['n', '{"timestampMillis":1}'],
      ]);
    });

    it('adds nothing for a point that is sent again and says the same', async () => {
      const json = '{"timestampMillis":1,"n":[1,2]}';
      expect(await record(point(1, { json }), point(1, { json }))).toHaveLength(1);
      const again = [
        { json },
        { json: '{ "n": [1, 2], "timestampMillis": 1 }' },
        { system: { lastObserved: 5, runId: 'r' }, json },
      ];
      for (const change of again) expect(await record(point(1, change))).toEqual([]);
      expect(await primary().log.head()).toBe(1);
      expect(await query()).toEqual([point(1, { json })]);
      expect(await record(point(1, { json: '{"timestampMillis":1,"n":[2,1]}' }))).toHaveLength(1);
      expect(await times()).toEqual([1]);
    });

    it('adds a point again that was removed', async () => {
      await record(point(1));
      await commit(write(a, [removal('profile')]));
      expect(await record(point(1))).toHaveLength(1);
      expect(await times()).toEqual([1]);
    });

    it('returns nothing for an unknown entity or aspect', async () => {
      expect(await query()).toEqual([]);
      await record(point(1));
      expect(await query({ urn: b })).toEqual([]);
      expect(await query({ aspect: 'usage' })).toEqual([]);
    });

    it('returns the newest first, within inclusive ends, up to the limit', async () => {
      await record(...[3, 1, 5, 2, 4, -7, 0].map((time) => point(time)));
      expect(await times()).toEqual([5, 4, 3, 2, 1, 0, -7]);
      expect(await times({ startTime: 2, endTime: 4 })).toEqual([4, 3, 2]);
      expect(await times({ startTime: 4 })).toEqual([5, 4]);
      expect(await times({ endTime: 0 })).toEqual([0, -7]);
      expect(await times({ startTime: 4, endTime: 2 })).toEqual([]);
      // As those have them who want no end.
      expect(await times({ startTime: -(2 ** 63), endTime: 2 ** 63 })).toEqual([5, 4, 3, 2, 1, 0, -7]);
      expect(await times({ limit: 2 })).toEqual([5, 4]);
      expect(await times({ limit: 0 })).toEqual([]);
    });

    it('keeps entities and aspects apart', async () => {
      await record(point(1), point(2, { urn: b }), point(3, { aspect: 'usage' }));
      expect([await times(), await times({ urn: b }), await times({ aspect: 'usage' })]).toEqual([[1], [2], [3]]);
    });

    describe('filtered', () => {
      beforeEach(async () => {
        const values = [
          { n: 5, text: 'alpha', deep: { flag: true, list: [{ id: 'x' }, { id: 'y' }] } },
          { n: 10, text: 'beta', deep: { flag: false, list: [] } },
          { n: 200, text: 'Alpha%', other: null },
        ];
        await record(...values.map((value, at) => point(at, { json: JSON.stringify(value) })));
      });

      it.each<[Partial<Criterion>, readonly number[]]>([
        [{ values: ['10'] }, [1]],
        [{ values: ['10.0'] }, [1]],
        [{ values: ['10', '5'], condition: 'IN' }, [1, 0]],
        [{ values: ['10'], negated: true }, [2, 0]],
        [{ values: ['10'], condition: 'GREATER_THAN' }, [2]],
        [{ values: ['10'], condition: 'GREATER_THAN_OR_EQUAL_TO' }, [2, 1]],
        [{ values: ['10'], condition: 'LESS_THAN' }, [0]],
        [{ values: ['10'], condition: 'LESS_THAN_OR_EQUAL_TO' }, [1, 0]],
        [{ values: ['ten'], condition: 'GREATER_THAN' }, []],
        [{ values: [''] }, []],
        [{ field: 'text', values: ['alpha'] }, [0]],
        [{ field: 'text', values: ['alp'], condition: 'START_WITH' }, [0]],
        [{ field: 'text', values: ['ta'], condition: 'END_WITH' }, [1]],
        [{ field: 'text', values: ['lph'], condition: 'CONTAIN' }, [2, 0]],
        [{ field: 'text', values: ['%'], condition: 'CONTAIN' }, [2]],
        [{ field: 'text', values: ['b'], condition: 'GREATER_THAN' }, [1]],
        [{ field: 'deep.flag', values: ['true'] }, [0]],
        [{ field: 'deep.list.id', values: ['y'] }, [0]],
        [{ field: 'deep.flag', condition: 'EXISTS' }, [1, 0]],
        [{ field: 'deep.flag', condition: 'IS_NULL' }, [2]],
        [{ field: 'other', condition: 'EXISTS' }, []],
        [{ field: "x'; DROP TABLE point; --", condition: 'IS_NULL' }, [2, 1, 0]],
        [{ field: 'toString', condition: 'EXISTS' }, []],
        [{ field: '', condition: 'EXISTS' }, []],
      ])('returns the points that satisfy %j', async (criterion, expected) => {
        expect(await matching(criterion)).toEqual(expected);
      });

      it('returns the points that satisfy all criteria of any group, before the limit applies', async () => {
        const is = (field: string, value: string): Criterion => ({
          field,
          condition: 'EQUAL',
          values: [value],
          negated: false,
        });
        const or = [{ and: [is('n', '5'), is('text', 'alpha')] }, { and: [is('n', '10'), is('text', 'alpha')] }];
        expect(await times({ filter: { or }, limit: 1 })).toEqual([0]);
        expect(await times({ filter: { or: [{ and: [] }] } })).toEqual([2, 1, 0]);
      });
    });

    it('sorts numbers before texts, texts by code point, and other values as text', async () => {
      const values = ['a\u{1F600}', 'a\uFFEE', 'a', 10, 9.5, true, null, [1], { x: 1 }];
      await record(
        ...values.map((n, at) => point(at, { json: JSON.stringify({ n }) })),
        point(9, { json: '{"n":9007199254740993}' }),
        point(10, { json: '{"n":9007199254740992}' }),
      );
      expect(await times({ sort: { field: 'n', order: 'ASCENDING' } })).toEqual([5, 4, 3, 10, 9, 7, 2, 1, 0, 8, 6]);
      expect(await times({ sort: { field: 'n', order: 'DESCENDING' } })).toEqual([8, 0, 1, 2, 7, 9, 10, 3, 4, 5, 6]);
    });

    it('sorts by a member, points without it last, ties with the newest first', async () => {
      const sizes = [30, 4, undefined, 30, 200];
      await record(...sizes.map((size, at) => point(at, { json: JSON.stringify({ deep: { size } }) })));
      const by = (field: string, order: 'ASCENDING' | 'DESCENDING') => times({ sort: { field, order } });
      expect(await by('deep.size', 'ASCENDING')).toEqual([1, 3, 0, 4, 2]);
      expect(await by('deep.size', 'DESCENDING')).toEqual([4, 3, 0, 1, 2]);
      expect(await by('nothing', 'ASCENDING')).toEqual([4, 3, 2, 1, 0]);
      expect(await by("a'b[", 'ASCENDING')).toEqual([4, 3, 2, 1, 0]);
    });

    describe('long', () => {
      const LENGTH = 1200;
      /** Points of three times, with identities of one width, so that their order is that of numbers. */
      const series = Array.from({ length: LENGTH }, (_, at) =>
        point(Math.floor(at / 400), {
          identity: String(at).padStart(5, '0'),
          json: JSON.stringify({ n: at % 7, other: at % 600 }),
        }),
      );
      const newestFirst = [2, 1, 0].flatMap((time) => series.filter(({ timestamp }) => timestamp === time));

      it('is read whole and in order, by time and by a member', async () => {
        await record(...series);
        expect(await query({ limit: 2000 })).toEqual(newestFirst);
        expect(await query({ limit: 401 })).toEqual(newestFirst.slice(0, 401));
        expect(await query({ limit: 3, startTime: 1, endTime: 1 })).toEqual(series.slice(400, 403));
        const [three] = [{ field: 'n', condition: 'EQUAL', values: ['3'], negated: false } as const];
        const passing = newestFirst.filter(({ json }) => json.startsWith('{"n":3'));
        expect(await query({ limit: 2000, filter: { or: [{ and: [three] }] } })).toEqual(passing);
        const sorted = [0, 1, 2, 3, 4, 5, 6].flatMap((n) =>
          newestFirst.filter(({ json }) => json.startsWith(`{"n":${String(n)}`)),
        );
        expect(await query({ limit: 200, sort: { field: 'n', order: 'ASCENDING' } })).toEqual(sorted.slice(0, 200));
      });

      it('is read with rests, and the rest of it as it is by then', async () => {
        await record(...series);
        const work = new Restless(() => commit(write(a, [removal('profile', { endTime: 0 })])));
        expect(await query({ limit: 2000 }, work)).toEqual(newestFirst.slice(0, 800));
        expect(work.rests).toBeGreaterThan(1);
      });

      it('is refused to who may not do so much', async () => {
        await record(...series);
        const work = new Work({ units: 2000, seconds: 60 });
        await expect(query({ limit: 2000 }, work)).rejects.toMatchObject({ row: { code: 'REQUEST_TOO_COSTLY' } });
      });
    });

    it('finds the newest point of many entities', async () => {
      await record(
        point(1),
        point(3),
        point(2),
        point(5, { urn: b, identity: 'z' }),
        point(5, { urn: b, identity: 'y' }),
      );
      await primary().store.commit([write(wombat('c'), [upsert('status', '{}')])]);
      const newest = await primary().timeseries.newest([b, wombat('c'), a, wombat('d')], 'profile');
      expect([...newest].map(([of, one]) => [of, one.timestamp, one.identity])).toEqual([
        [b, 5, 'y'],
        [a, 3, ''],
      ]);
      expect(await primary().timeseries.newest([a], 'usage')).toEqual(new Map());
      expect(await primary().timeseries.newest([], 'profile')).toEqual(new Map());
    });

    it('removes points in a range with both ends, or all of an aspect, in one entry that names the range', async () => {
      await record(...[1, 2, 3, 4].map((time) => point(time)), point(2, { aspect: 'usage' }), point(2, { urn: b }));
      const entry = {
        kind: 'timeseries',
        urn: a,
        entityType: 'wombat',
        change: 'DELETE',
        json: undefined,
        previousJson: undefined,
        system: STORED_SYSTEM,
        previousSystem: undefined,
        actor: ACTOR,
        time: TIME,
      };
      const newest = { kind: 'another', json: point(4).json, system: STORED_SYSTEM };
      const between = { ...entry, seq: 7, aspect: 'profile', range: { startTime: 2, endTime: 3 }, newest };
      expect(await commit(write(a, [removal('profile', { startTime: 2, endTime: 3 })]))).toEqual([between]);
      expect(await times()).toEqual([4, 1]);
      const until = { ...between, seq: 8, range: { startTime: undefined, endTime: 2 } };
      expect(await commit(write(a, [removal('profile', { endTime: 2 })]))).toEqual([until]);
      const all = { ...entry, seq: 9, aspect: 'usage', newest: { kind: 'none' } };
      expect(await commit(write(a, [removal('usage')]))).toEqual([all]);
      expect([await times(), await times({ aspect: 'usage' }), await times({ urn: b })]).toEqual([[4], [], [2]]);
      expect(await primary().log.read(6, 10)).toEqual([between, until, all]);
      await reopen();
      expect([await times(), await primary().log.read(6, 10)]).toEqual([[4], [between, until, all]]);
    });

    it('says in an entry what is the newest point of its series after it, and by now when it is read later', async () => {
      const kinds = (entries: readonly ChangeEntry[]): readonly unknown[] =>
        entries.map(({ newest }) => (newest?.kind === 'another' ? newest.json : newest?.kind));
      const [m, n] = [{ identity: 'm' }, { identity: 'n' }];
      const written = [
        ...(await record(
          point(5, n),
          point(3),
          point(5, { ...n, json: '{"n":2}' }),
          point(5, m),
          point(5, { ...n, json: '{"n":3}' }),
        )),
        ...(await record(point(5, { urn: b }), point(5, { aspect: 'usage' }))),
        ...(await commit(write(a, [removal('profile', { startTime: 5 })]))),
        ...(await record(point(4))),
        ...(await commit(write(a, [removal('profile', { endTime: 3 })]))),
        ...(await commit(write(a, [removal('profile')]))),
      ];
      const at3 = point(3).json;
      const after = ['this', 'earlier', 'this', 'this', 'earlier', 'this', 'this', at3, 'this', point(4).json, 'none'];
      expect(kinds(written)).toEqual(after);
      const gone = [
        'earlier',
        'earlier',
        'earlier',
        'earlier',
        'earlier',
        'this',
        'this',
        'none',
        'earlier',
        'none',
        'none',
      ];
      expect(kinds(await primary().log.read(0, 20))).toEqual(gone);
    });

    it('writes no entry and creates no entity when there is nothing to remove', async () => {
      await record(point(5));
      const requests = [
        write(a, [removal('profile', { endTime: 4 })]),
        write(a, [removal('unknown')]),
        write(wombat('unknown'), [removal('profile')]),
      ];
      expect(await primary().store.commit(requests)).toEqual(requests.map(() => ({ kind: 'written', changes: [] })));
      expect([await times(), await primary().log.head()]).toEqual([[5], 1]);
      expect(await primary().store.existing([wombat('unknown')])).toEqual(new Set());
    });

    it('knows all aspects of which there are points', async () => {
      expect(await primary().timeseries.series()).toEqual([]);
      await record(point(5));
      const other = [{ aspect: 'speed', change: 'ADD_POINT', timestamp: 1, identity: '', json: '{}' }] as const;
      await primary().store.commit([write(wombat('b'), other), write(a, other)]);
      expect(await primary().timeseries.series()).toEqual(['profile', 'speed']);
      await primary().store.commit([write(a, [removal('speed')]), write(wombat('b'), [removal('speed')])]);
      expect(await primary().timeseries.series()).toEqual(['profile']);
    });
  });
}
