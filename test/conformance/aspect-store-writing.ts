import { MAX_VERSIONS } from '../../src/aspects/aspect-store.port.js';
import type { ChangeEntry } from '../../src/change-log/change-log.port.js';
import { StoreUnavailable } from '../../src/kernel/failures.js';
import { Work } from '../../src/kernel/work.js';
import type { Urn } from '../../src/kernel/urn.js';
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

export function describeWriting(adapter: PrimaryStoreAdapter): void {
  const { primary } = usePrimaryStore(adapter);
  const a = wombat('a');

  const put = async (json: string, aspect = 'status'): Promise<void> => {
    await primary().store.commit([write(a, [upsert(aspect, json)])]);
  };
  const stored = async (): Promise<readonly string[]> =>
    ((await primary().store.latest([a], [])).get(a) ?? []).map(brief);
  const history = async (aspect = 'status'): Promise<readonly (string | undefined)[]> => {
    const versions = Array.from({ length: 40 }, (_, at) => primary().store.version(a, aspect, at));
    return (await Promise.all(versions)).flatMap((row) => (row === undefined ? [] : [brief(row)]));
  };

  it('writes defaults before the aspects of the first request, each with its log entry', async () => {
    const entry: ChangeEntry = {
      seq: 1,
      kind: 'versioned',
      urn: a,
      entityType: 'wombat',
      aspect: KEY_ASPECT,
      change: 'UPSERT',
      json: keyJson(a),
      previousJson: undefined,
      system: STORED_SYSTEM,
      previousSystem: undefined,
      actor: ACTOR,
      time: TIME,
    };
    const changes = [entry, { ...entry, seq: 2, aspect: 'status', json: '{"removed":false}' }];
    expect(await primary().store.commit([write(a, [upsert('status', '{"removed":false}')])])).toEqual([
      { kind: 'written', changes },
    ]);
    expect(await primary().log.read(0, 10)).toEqual(changes);
  });

  it('passes the parsed value on in the entry, and stores only its text', async () => {
    const parsed = { removed: false };
    const written = { ...upsert('status', '{"removed":false}'), parsed };
    const [outcome] = await primary().store.commit([request([entityWrite(a, [written])])]);
    const [key, status] = outcome?.kind === 'written' ? outcome.changes : [];
    expect([key?.parsed, status?.parsed]).toEqual([undefined, parsed]);
    expect((await primary().log.read(0, 10)).map((entry) => entry.parsed)).toEqual([undefined, undefined]);
  });

  it('leaves out defaults of aspects that are written or stored, and all when the key is stored', async () => {
    const defaults = [KEY_ASPECT, 'status', 'paths'].map((aspect) => ({ aspect, json: '{"default":1}' }));
    const writeWithDefaults = (aspect: string) =>
      primary().store.commit([request([entityWrite(a, [upsert(aspect, '{"own":1}')], { defaults })])]);
    await writeWithDefaults('status');
    expect(await stored()).toEqual(['a paths 0 {"default":1}', 'a status 0 {"own":1}', 'a wombatKey 0 {"default":1}']);
    await primary().store.commit([write(a, [deletion('paths')])]);
    await writeWithDefaults('owner');
    expect(await stored()).toEqual(['a owner 0 {"own":1}', 'a status 0 {"own":1}', 'a wombatKey 0 {"default":1}']);
  });

  it('takes the key from the request if it has one, at any position', async () => {
    const defaults = [KEY_ASPECT, 'paths'].map((aspect) => ({ aspect, json: '{"default":1}' }));
    const writes = [upsert('status', '{}'), upsert(KEY_ASPECT, '{"own":1}')];
    await primary().store.commit([request([entityWrite(a, writes, { defaults })])]);
    expect(await stored()).toEqual(['a paths 0 {"default":1}', 'a status 0 {}', 'a wombatKey 0 {"own":1}']);
    expect(await primary().store.listUrns('wombat', { start: 0, count: 9 }, Work.unlimited)).toEqual({
      urns: [a],
      total: 1,
    });
  });

  it('moves a changed value into the history with its own stamps', async () => {
    await put('{"n":1}');
    const later = { time: TIME + 5, actor: urn('urn:li:corpuser:other') };
    const system = { lastObserved: TIME + 7, runId: 'run-2', pipelineName: 'p', properties: { x: 'y' }, ordinal: 2 };
    await primary().store.commit([write(a, [upsert('status', '{"n":2}')], { stamp: later, system })]);
    const row = { urn: a, aspect: 'status', createdOn: TIME, createdBy: ACTOR };
    expect(await primary().store.version(a, 'status', 1)).toEqual({
      ...row,
      version: 1,
      json: '{"n":1}',
      system: STORED_SYSTEM,
      seq: 2,
    });
    expect(await primary().store.version(a, 'status', 0)).toEqual({
      ...row,
      version: 0,
      json: '{"n":2}',
      system: { ...system, lastRunId: 'run-2' },
      createdOn: later.time,
      createdBy: later.actor,
      seq: 3,
    });
    expect((await primary().log.read(2, 10)).map((entry) => [entry.previousJson, entry.previousSystem])).toEqual([
      ['{"n":1}', STORED_SYSTEM],
    ]);
  });

  it('deletes the oldest versions beyond the limit and keeps the numbers of the others', async () => {
    for (let n = 0; n <= MAX_VERSIONS + 3; n++) await put(`{"n":${String(n)}}`);
    const kept = Array.from({ length: MAX_VERSIONS }, (_, at) => at + 3);
    expect(await history()).toEqual([
      `a status 0 {"n":${String(MAX_VERSIONS + 3)}}`,
      ...kept.map((n) => `a status ${String(n + 1)} {"n":${String(n)}}`),
    ]);
  });

  it.each([
    ['the same text', '{"a":1,"b":[1,{"c":2,"d":null}]}'],
    ['other key order', '{"b":[1,{"d":null,"c":2}],"a":1}'],
    ['other notation of the same number', '{"a":1.0,"b":[1,{"c":2e0,"d":null}]}'],
  ])('writes no version for an equal value: %s', async (_name, json) => {
    await put('{"a":1,"b":[1,{"c":2,"d":null}]}');
    const system = { lastObserved: TIME + 9, runId: 'run-2' };
    const outcome = await primary().store.commit([write(a, [upsert('status', json)], { system })]);
    expect(outcome).toEqual([{ kind: 'written', changes: [] }]);
    expect(await primary().log.head()).toBe(2);
    expect(await primary().store.version(a, 'status', 0)).toEqual({
      urn: a,
      aspect: 'status',
      version: 0,
      json: '{"a":1,"b":[1,{"c":2,"d":null}]}',
      system: { lastObserved: TIME + 9, runId: 'run-1', lastRunId: 'run-2' },
      createdOn: TIME,
      createdBy: ACTOR,
      seq: 2,
    });
    expect(await history()).toHaveLength(1);
  });

  it.each([
    ['list order', '{"v":[1,2]}', '{"v":[2,1]}'],
    ['list and object', '{"v":[]}', '{"v":{}}'],
    ['null and absent', '{"v":null}', '{}'],
    ['text and number', '{"v":"1"}', '{"v":1}'],
    ['case', '{"v":"a"}', '{"v":"A"}'],
    ['composed and decomposed letters', '{"v":"\u00e9"}', '{"v":"e\u0301"}'],
    ['whole numbers beyond a double', '{"v":9007199254740992}', '{"v":9007199254740993}'],
    ['key named like a prototype', '{"__proto__":1}', '{"toString":1}'],
  ])('writes a version for a value that differs in %s', async (_name, before, after) => {
    await put(before);
    await put(after);
    expect(await history()).toEqual([`a status 0 ${after}`, `a status 1 ${before}`]);
  });

  it('keeps the system metadata of a repeated value when it is replaced', async () => {
    await put('{"n":1}');
    const system = { lastObserved: TIME + 1, runId: 'run-2' };
    await primary().store.commit([write(a, [upsert('status', '{"n":1}')], { system })]);
    await put('{"n":2}');
    const seen = { lastObserved: TIME + 1, runId: 'run-1', lastRunId: 'run-2' };
    expect((await primary().store.version(a, 'status', 1))?.system).toEqual(seen);
    expect((await primary().log.read(2, 1)).map((entry) => entry.previousSystem)).toEqual([seen]);
  });

  it('writes the requests of a batch as if they came one after another', async () => {
    const outcomes = await primary().store.commit([
      write(a, [upsert('status', '{"n":1}')]),
      write(a, [upsert('status', '{"n":1}')]),
      write(a, [upsert('status', '{"n":2}'), upsert('status', '{"n":3}')]),
    ]);
    expect(
      outcomes.map((outcome) => outcome.kind === 'written' && outcome.changes.map((change) => change.seq)),
    ).toEqual([[1, 2], [], [3, 4]]);
    expect(await history()).toEqual(['a status 0 {"n":3}', 'a status 1 {"n":1}', 'a status 2 {"n":2}']);
  });

  it('keeps the versions of all concurrent writers', async () => {
    await Promise.all(Array.from({ length: MAX_VERSIONS }, (_, n) => put(`{"n":${String(n)}}`)));
    const values = (await history()).map((row) => row?.split(' ')[3]);
    expect(new Set(values).size).toBe(MAX_VERSIONS);
  });

  it('removes entities in requests of one batch, each with what it removed', async () => {
    const [b, c, e] = [wombat('b'), wombat('c'), wombat('e')];
    for (const json of ['{"n":1}', '{"n":2}']) {
      await primary().store.commit([a, b].map((one) => write(one, [upsert('status', json)])));
    }
    await primary().store.commit([pointsRequest([point(1, { urn: b }), point(2, { urn: b })])]);
    const deletionsOf = (...urns: readonly Urn[]) =>
      request(urns.map((one) => entityWrite(one, [deletion(KEY_ASPECT)], { defaults: [] })));
    // Points alone make an entity that has no rows.
    await primary().store.commit([pointsRequest([point(1, { urn: e })])]);
    const head = await primary().log.head();
    const outcomes = await primary().store.commit([deletionsOf(a), deletionsOf(c), deletionsOf(wombat('d'), b, e)]);
    expect(
      outcomes.map((one) => (one.kind === 'written' ? [one.changes.map(({ urn }) => urn), one.removed] : one.refusal)),
    ).toEqual([
      [[a], { rows: 3, points: 0 }],
      [[], undefined],
      [[b, e], { rows: 3, points: 3 }],
    ]);
    expect(
      (await primary().log.read(head, 9)).map(({ change, urn, previousJson }) => [change, urn, previousJson]),
    ).toEqual([a, b, e].map((one) => ['DELETE', one, one === e ? undefined : keyJson(one)]));
    expect((await primary().store.existing([a, b, c])).size).toBe(0);
    await put('{"n":3}');
    expect(await history()).toEqual(['a status 0 {"n":3}']);
    const twice = await primary().store.commit([deletionsOf(a), deletionsOf(a)]);
    expect(twice.map((one) => one.kind === 'written' && one.removed)).toEqual([{ rows: 2, points: 0 }, undefined]);
  });

  it('removes an aspect with its history', async () => {
    await put('{"n":1}');
    await put('{"n":2}');
    const [outcome] = await primary().store.commit([write(a, [deletion('status')])]);
    expect(outcome).toEqual({
      kind: 'written',
      changes: [
        {
          seq: 4,
          kind: 'versioned',
          urn: a,
          entityType: 'wombat',
          aspect: 'status',
          change: 'DELETE',
          json: undefined,
          previousJson: '{"n":2}',
          system: STORED_SYSTEM,
          previousSystem: STORED_SYSTEM,
          actor: ACTOR,
          time: TIME,
        },
      ],
    });
    expect(await history()).toEqual([]);
    expect(await stored()).toEqual([`a wombatKey 0 ${keyJson(a)}`]);
    await put('{"n":3}');
    expect(await history()).toEqual(['a status 0 {"n":3}']);
  });

  it('deletes a whole entity by its key with one entry, with history and points, and no other entity', async () => {
    const b = wombat('b');
    await put('{"n":1}');
    await put('{"n":2}');
    await primary().store.commit([write(b, [upsert('status', '{}')])]);
    await primary().store.commit([pointsRequest([point(1), point(1, { urn: b })])]);
    const [outcome] = await primary().store.commit([write(a, [deletion(KEY_ASPECT)])]);
    expect(outcome?.kind === 'written' && outcome.changes.map((e) => [e.aspect, e.change, e.previousJson])).toEqual([
      [KEY_ASPECT, 'DELETE', keyJson(a)],
    ]);
    expect(await stored()).toEqual([]);
    expect(await history()).toEqual([]);
    expect([...(await primary().store.existing([a, b]))]).toEqual([b]);
    expect(await primary().store.listUrns('wombat', { start: 0, count: 9 }, Work.unlimited)).toEqual({
      urns: [b],
      total: 1,
    });
    expect([...(await primary().timeseries.newest([a, b], 'profile')).keys()]).toEqual([b]);
  });

  it('starts from version 0 when a deleted entity is written again', async () => {
    await put('{"n":1}');
    await put('{"n":2}');
    await primary().store.commit([write(a, [deletion(KEY_ASPECT), upsert('status', '{"n":3}')])]);
    expect(await stored()).toEqual(['a status 0 {"n":3}', `a wombatKey 0 ${keyJson(a)}`]);
    expect(await history()).toEqual(['a status 0 {"n":3}']);
  });

  it.each([
    ['by one member', [[[upsert('status', '{}'), deletion(KEY_ASPECT), upsert('status', '{}')]]]],
    ['by members of a request', [[[upsert('status', '{}')], [deletion(KEY_ASPECT)], [upsert('status', '{}')]]]],
    ['by requests', [[[upsert('status', '{}')]], [[deletion(KEY_ASPECT)]], [[upsert('status', '{}')]]]],
  ])('lists an entity that was deleted and written again %s', async (_, requests) => {
    for (const members of requests)
      await primary().store.commit([request(members.map((writes) => entityWrite(a, writes)))]);
    expect(await stored()).toEqual(['a status 0 {}', `a wombatKey 0 ${keyJson(a)}`]);
    const listed = await primary().store.listUrns('wombat', { start: 0, count: 9 }, Work.unlimited);
    expect(listed).toEqual({ urns: [a], total: 1 });
  });

  it('brings no default of an aspect that a later member of the request sets', async () => {
    const defaults = [KEY_ASPECT, 'paths'].map((aspect) => ({ aspect, json: '"default"' }));
    const members = [upsert('status', '{}'), upsert('paths', '"own"')];
    const outcomes = await primary().store.commit([
      request(members.map((one) => entityWrite(a, [one], { defaults }))),
      request(
        [upsert('paths', '"own"'), deletion(KEY_ASPECT), upsert('status', '{}')].map((one) =>
          entityWrite(wombat('b'), [one], { defaults }),
        ),
      ),
    ]);
    expect(
      outcomes.map(
        (outcome) =>
          outcome.kind === 'written' && outcome.changes.map((e) => `${e.change} ${e.aspect} ${String(e.json)}`),
      ),
    ).toEqual([
      ['UPSERT wombatKey "default"', 'UPSERT status {}', 'UPSERT paths "own"'],
      [
        'UPSERT wombatKey "default"',
        'UPSERT paths "own"',
        'DELETE wombatKey undefined',
        'UPSERT wombatKey "default"',
        'UPSERT paths "default"',
        'UPSERT status {}',
      ],
    ]);
  });

  it('changes nothing when it deletes what does not exist', async () => {
    const outcomes = await primary().store.commit([
      write(a, [deletion('status')]),
      write(a, [deletion(KEY_ASPECT)]),
      request([entityWrite(a, [deletion('status')], { defaults: undefined })]),
    ]);
    expect(outcomes).toEqual([1, 2, 3].map(() => ({ kind: 'written', changes: [] })));
    expect(await primary().log.head()).toBe(0);
  });

  it('writes several entities in one request', async () => {
    const names = ['a', 'b', 'c'].map(wombat);
    await primary().store.commit([request(names.map((name) => entityWrite(name, [upsert('status', '{}')])))]);
    expect(await primary().store.existing(names)).toEqual(new Set(names));
  });

  it('stores text of every Unicode plane, and long texts, unchanged', async () => {
    const json = JSON.stringify({ text: 'é 漢 😀 \u0000 \ud800 \u2028 \\ " % _', long: 'x😀'.repeat(200_000) });
    await put(json);
    expect((await primary().store.version(a, 'status', 0))?.json).toBe(json);
    expect((await primary().log.read(1, 1)).map((entry) => entry.json)).toEqual([json]);
  });

  it('fails with StoreUnavailable once it is closed', async () => {
    const { store, log, close } = primary();
    await close();
    await expect(store.commit([write(a, [upsert('status', '{}')])])).rejects.toThrow(StoreUnavailable);
    await expect(store.latest([a], [])).rejects.toThrow(StoreUnavailable);
    await expect(log.read(0, 1)).rejects.toThrow(StoreUnavailable);
  });
}
