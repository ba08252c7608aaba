import type { WriteRequest } from '../../src/aspects/aspect-store.port.js';
import type { Urn } from '../../src/kernel/urn.js';
import { Work } from '../../src/kernel/work.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';
import {
  ACTOR,
  brief,
  deletion,
  entityWrite,
  STORED_SYSTEM,
  KEY_ASPECT,
  keyJson,
  point,
  pointsRequest,
  request,
  TIME,
  upsert,
  urn,
  wombat,
  write,
} from './primary-store.builder.js';

export function describeReading(adapter: PrimaryStoreAdapter): void {
  const { primary, reopen } = usePrimaryStore(adapter);
  const a = wombat('a');
  const b = wombat('b');
  const EDITED = [entityWrite(a, [upsert('status', '[2]')])];
  const SEEN_AGAIN = { lastObserved: TIME + 1, runId: 'run-2' };

  const put = async (target: Urn, ...aspects: readonly string[]): Promise<void> => {
    await primary().store.commit([
      write(
        target,
        aspects.map((aspect) => upsert(aspect, `{"of":"${aspect}"}`)),
      ),
    ]);
  };
  const read = async (urns: readonly Urn[], aspects: readonly string[]): Promise<unknown> =>
    [...(await primary().store.latest(urns, aspects)).entries()].map(([of, rows]) => [of, rows.map(brief)]);

  it('returns whole rows', async () => {
    await put(a, 'status');
    expect(await primary().store.latest([a], ['status'])).toEqual(
      new Map([
        [
          a,
          [
            {
              urn: a,
              aspect: 'status',
              version: 0,
              json: '{"of":"status"}',
              system: STORED_SYSTEM,
              createdOn: TIME,
              createdBy: ACTOR,
              seq: 2,
            },
          ],
        ],
      ]),
    );
  });

  it('orders rows by aspect name, whatever the order of the writes', async () => {
    await put(a, 'zebra', 'alpha', 'middle');
    const all = ['a alpha 0 {"of":"alpha"}', 'a middle 0 {"of":"middle"}', `a wombatKey 0 ${keyJson(a)}`];
    expect(await read([a], [])).toEqual([[a, [...all, 'a zebra 0 {"of":"zebra"}']]]);
    expect(await read([a], ['zebra', 'alpha'])).toEqual([
      [a, ['a alpha 0 {"of":"alpha"}', 'a zebra 0 {"of":"zebra"}']],
    ]);
  });

  it('returns many entities, without unknown ones and those that have none of the aspects', async () => {
    await put(a, 'status');
    await put(b, 'owner');
    // Callers ask for what no store can have, too.
    expect(await read([b, wombat('unknown'), a], ['status', 'never-heard-of', 'status\0', '\0'])).toEqual([
      [a, ['a status 0 {"of":"status"}']],
    ]);
    expect(await read([a], ['status\0'])).toEqual([]);
    expect(await read([b, a], [])).toEqual([
      [b, ['b owner 0 {"of":"owner"}', `b wombatKey 0 ${keyJson(b)}`]],
      [a, ['a status 0 {"of":"status"}', `a wombatKey 0 ${keyJson(a)}`]],
    ]);
    expect(await read([], [])).toEqual([]);
  });

  it('returns each row once, however often its URN or aspect is asked for', async () => {
    await put(a, 'status');
    expect(await read([a, a], ['status', 'status'])).toEqual([[a, ['a status 0 {"of":"status"}']]]);
    expect(await read([a, a], [])).toEqual([[a, ['a status 0 {"of":"status"}', `a wombatKey 0 ${keyJson(a)}`]]]);
  });

  it('returns the same rows for all aspects as for a list of each', async () => {
    await put(a, 'owner', 'zebra');
    const system = { lastObserved: 1, runId: 'run-2', registryName: 'é \u001f', registryVersion: '1' };
    const stamp = { time: TIME + 1, actor: urn('urn:li:corpuser:other') };
    const json = '{ "text":\n\t"é 😀 \\u001e\\u001f" }';
    await primary().store.commit([write(a, [upsert('status', json), upsert('alpha', '{}')], { stamp, system })]);
    await primary().store.commit([write(a, [upsert('owner', '{"of":"another"}')], { stamp })]);
    await primary().store.commit([write(a, [upsert('zebra', '{"of":"zebra"}')], { system })]);
    const all = await primary().store.latest([a], []);
    expect(all).toEqual(await primary().store.latest([a], ['alpha', 'owner', 'status', KEY_ASPECT, 'zebra']));
    expect(all.get(a)?.map(brief)).toEqual([
      'a alpha 0 {}',
      'a owner 0 {"of":"another"}',
      `a status 0 ${json}`,
      `a wombatKey 0 ${keyJson(a)}`,
      'a zebra 0 {"of":"zebra"}',
    ]);
  });

  it.each([
    [0, 'a status 0 {"n":4}'],
    [1, 'a status 1 {"n":1}'],
    [3, 'a status 3 {"n":3}'],
    [4, undefined],
    [-1, 'a status 3 {"n":3}'],
    [-3, 'a status 1 {"n":1}'],
    [-4, undefined],
  ])('finds version %d', async (version, expected) => {
    for (const n of [1, 2, 3, 4]) await primary().store.commit([write(a, [upsert('status', `{"n":${String(n)}}`)])]);
    const row = await primary().store.version(a, 'status', version);
    expect(row === undefined ? undefined : brief(row)).toBe(expected);
  });

  it('finds no version of an unknown entity or aspect', async () => {
    await put(a, 'status');
    expect(await primary().store.version(a, 'owner', 0)).toBeUndefined();
    expect(await primary().store.version(a, 'status', -1)).toBeUndefined();
    expect(await primary().store.version(b, 'status', 0)).toBeUndefined();
    for (const version of [2 ** 63, -(2 ** 63)]) {
      expect(await primary().store.version(a, 'status', version)).toBeUndefined();
    }
  });

  it('separates existing entities from others', async () => {
    await put(a, 'status');
    expect(await primary().store.existing([b, a, wombat('A')])).toEqual(new Set([a]));
    expect(await primary().store.existing([])).toEqual(new Set());
  });

  it('distinguishes URNs by every character', async () => {
    const names = ['x', 'X', 'x%', 'x_', 'é', 'e\u0301', '😀', "x'; --", 'x"y', 'x\\'].map(wombat);
    for (const name of names) await put(name, 'status');
    expect(await primary().store.existing(names)).toEqual(new Set(names));
    expect((await primary().store.latest(names, ['status'])).size).toBe(names.length);
    for (const name of names) expect((await primary().store.latest([name], [])).get(name)).toHaveLength(2);
  });

  it('lists URNs of an entity type in order, page by page, with the exact total', async () => {
    for (const name of ['c', 'a', 'b']) await put(wombat(name), 'status');
    await primary().store.commit([
      {
        entities: [
          { urn: urn('urn:li:quokka:a'), entityType: 'quokka', keyAspect: 'quokkaKey', writes: [], defaults: [] },
          {
            urn: urn('urn:li:quokka:b'),
            entityType: 'quokka',
            keyAspect: 'quokkaKey',
            writes: [upsert('status', '{}')],
            defaults: [{ aspect: 'quokkaKey', json: '{}' }],
          },
        ],
        stamp: { time: TIME, actor: ACTOR },
        system: STORED_SYSTEM,
      },
    ]);
    const list = (start: number, count: number, entityType = 'wombat') =>
      primary().store.listUrns(entityType, { start, count }, Work.unlimited);
    expect(await list(0, 9)).toEqual({ urns: ['a', 'b', 'c'].map(wombat), total: 3 });
    expect(await list(1, 1)).toEqual({ urns: [b], total: 3 });
    expect(await list(5, 5)).toEqual({ urns: [], total: 3 });
    expect(await list(0, 0)).toEqual({ urns: [], total: 3 });
    expect(await list(0, 9, 'quokka')).toEqual({ urns: [urn('urn:li:quokka:b')], total: 1 });
    expect(await list(0, 9, 'nothing')).toEqual({ urns: [], total: 0 });
  });

  it('counts entities that have an aspect', async () => {
    await put(a, 'status');
    await put(b, 'status', 'owner');
    const count = (aspect: string, like?: string) => primary().store.countAspect(aspect, like, Work.unlimited);
    expect(await count('status')).toBe(2);
    expect(await count('owner')).toBe(1);
    expect(await count('nothing')).toBe(0);
    expect(await count('status', '%:b')).toBe(1);
    expect(await count('status', 'urn:li:wombat:_')).toBe(2);
    expect(await count('status', 'urn:li:wombat')).toBe(0);
  });

  it('counts by type which aspects entities have, points of time series among them', async () => {
    const counts = async () =>
      (await primary().store.countByType(Work.unlimited))
        .map(({ entityType, aspect, entities }) => `${entityType} ${aspect} ${String(entities)}`)
        .sort();
    expect(await counts()).toEqual([]);
    await put(a, 'status');
    await put(b, 'status', 'owner');
    const other = { ...entityWrite(urn('urn:li:quokka:b'), [upsert('status', '{}')]), entityType: 'quokka' };
    const quokka = request([other]);
    await primary().store.commit([quokka, pointsRequest([point(TIME), point(TIME + 1)])]);
    expect(await counts()).toEqual([
      ...['quokka status 1', 'quokka wombatKey 1', 'wombat owner 1'],
      ...['wombat profile 1', 'wombat status 2', 'wombat wombatKey 2'],
    ]);
    await primary().store.commit([write(b, [deletion(KEY_ASPECT)])]);
    expect(await counts()).not.toContain('wombat owner 1');
  });

  it('lists and counts many entities in slices, which cost', async () => {
    const name = (at: number): string => `n${String(at).padStart(5, '0')}`;
    const urns = Array.from({ length: 4500 }, (_, at) => wombat(name(at)));
    await primary().store.commit(urns.map((each, at) => write(each, at % 3 === 0 ? [upsert('status', '{}')] : [])));
    const list = (start: number, count: number, work = Work.unlimited) =>
      primary().store.listUrns('wombat', { start, count }, work);
    expect(await list(0, 5000)).toEqual({ urns, total: 4500 });
    expect(await list(1990, 2020)).toEqual({ urns: urns.slice(1990, 4010), total: 4500 });
    expect(await list(4499, 10)).toEqual({ urns: urns.slice(4499), total: 4500 });
    const count = (like?: string, work = Work.unlimited) => primary().store.countAspect('status', like, work);
    expect([await count(), await count('%:n0_999'), await count('urn:li:wombat:n03%')]).toEqual([1500, 2, 334]);
    const byType = await primary().store.countByType(Work.unlimited);
    expect(byType.map(({ aspect, entities }) => [aspect, entities]).sort()).toEqual([
      ['status', 1500],
      [KEY_ASPECT, 4500],
    ]);
    const scarce = new Work({ units: 1000, seconds: 60 });
    await expect(primary().store.countByType(scarce)).rejects.toMatchObject({ row: { code: 'REQUEST_TOO_COSTLY' } });
    const poor = { units: 3000, seconds: 60 };
    await expect(list(0, 1, new Work(poor))).rejects.toMatchObject({ row: { code: 'REQUEST_TOO_COSTLY' } });
    await expect(count('%', new Work(poor))).rejects.toMatchObject({ row: { code: 'REQUEST_TOO_COSTLY' } });
    await expect(count(undefined, new Work({ ...poor, units: 1000 }))).rejects.toMatchObject({
      row: { code: 'REQUEST_TOO_COSTLY' },
    });
  });

  it('estimates the number of entities, and counts deleted ones', async () => {
    await put(a, 'status');
    const before = await primary().store.entityEstimate();
    await primary().store.commit([write(wombat('estimated'), [upsert('status', '{}')])]);
    await primary().store.commit([write(wombat('estimated'), [deletion(KEY_ASPECT)])]);
    expect(await primary().store.entityEstimate()).toBe(before + 1);
    expect(before).toBeGreaterThan(0);
  });

  it.each<[string, WriteRequest]>([
    ['a new value', write(a, [upsert('status', '{"of":"another"}')])],
    ['the same value, seen again', write(a, [upsert('status', '{"of":"status"}')], { system: SEEN_AGAIN })],
    ['another aspect', write(a, [upsert('owner', '{}')])],
    ['the end of an aspect', write(a, [deletion('status')])],
    ['the end of the entity', write(a, [deletion(KEY_ASPECT)])],
    ['its end, and a new beginning', request([entityWrite(a, [deletion(KEY_ASPECT)]), entityWrite(a, [])])],
    ['a value beside another entity', request([entityWrite(b, []), entityWrite(a, [upsert('status', '[1]')])])],
    ['an edit', { ...request([]), entities: () => ({ kind: 'writes', entities: EDITED }) }],
    ['nothing, for it is refused', write(a, [{ aspect: 'status', change: 'CREATE', json: '[3]' }])],
  ])('shows %s to whoever has read the entity before, however often', async (_what, change) => {
    const { store } = primary();
    await put(a, 'status', 'zebra');
    const alone = async () => (await store.latest([a], [])).get(a);
    // What is read of several entities is compared with: an adapter may keep what is read of one again and again.
    const amongOthers = async () => (await store.latest([a, b], [])).get(a);
    for (let time = 1; time <= 3; time++) expect(await alone()).toEqual(await amongOthers());
    await store.commit([change]);
    for (let time = 1; time <= 3; time++) expect(await alone()).toEqual(await amongOthers());
  });

  it('has the same rows after it is reopened', async () => {
    await put(a, 'status');
    const before = await primary().store.latest([a], []);
    await reopen();
    expect(await primary().store.latest([a], [])).toEqual(before);
    await put(a, 'owner');
    expect((await primary().store.version(a, 'owner', 0))?.seq).toBe(3);
  });
}
