import type { RowScan } from '../../src/aspects/aspect-store.port.js';
import type { TimeseriesPoint } from '../../src/timeseries/index.js';
import type { Urn } from '../../src/kernel/urn.js';
import { Work } from '../../src/kernel/work.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';
import {
  ACTOR,
  addition,
  deletion,
  gather,
  STORED_SYSTEM,
  KEY_ASPECT,
  keyJson,
  point,
  STAMP,
  TIME,
  upsert,
  wombat,
  write,
} from './primary-store.builder.js';

export function describeScanning(adapter: PrimaryStoreAdapter): void {
  const { primary } = usePrimaryStore(adapter);

  const put = async (name: string, ...aspects: readonly string[]): Promise<void> => {
    await primary().store.commit([
      write(
        wombat(name),
        aspects.map((aspect) => upsert(aspect, '{}')),
      ),
    ]);
  };
  const restated = async (window: Partial<RowScan> = {}): Promise<readonly string[]> =>
    (await gather(primary().store.restate({ start: 0, count: 10_000, ...window }, STAMP))).map(
      (entry) => `${entry.urn.slice('urn:li:wombat:'.length)} ${entry.aspect}`,
    );
  const ALL = ['a owner', 'a status', 'a wombatKey', 'b status', 'b wombatKey', 'c owner', 'c wombatKey'];

  describe('windows', () => {
    beforeEach(async () => {
      await put('c', 'owner');
      await put('a', 'status', 'owner');
      await put('b', 'status');
    });

    it('orders by URN, then aspect', async () => {
      expect(await restated()).toEqual(ALL);
    });

    it.each([
      [0, 2, ALL.slice(0, 2)],
      [2, 3, ALL.slice(2, 5)],
      [6, 10, ALL.slice(6)],
      [7, 10, []],
      [0, 0, []],
    ])('starts at %d and counts %d', async (start, count, expected) => {
      expect(await restated({ start, count })).toEqual(expected);
    });

    it('walks from entity to entity with all rows of each', async () => {
      const walked: (readonly string[])[] = [];
      let after: Urn | undefined;
      for (;;) {
        const page = await primary().store.walk(after, 2);
        walked.push(page.map((row) => `${row.urn.slice(-1)} ${row.aspect}`).sort());
        after = page.at(-1)?.urn;
        if (after === undefined) break;
      }
      expect(walked).toEqual([ALL.slice(0, 5), ALL.slice(5), []]);
    });

    it('skips entities without rows in a walk', async () => {
      await primary().store.commit([write(wombat('b'), [deletion(KEY_ASPECT)])]);
      expect((await primary().store.walk(wombat('a'), 1)).map((row) => row.urn)).toEqual([wombat('c'), wombat('c')]);
    });

    it('returns whole rows with the entity type from a walk', async () => {
      const rows = await primary().store.walk(undefined, 1);
      expect(rows.find(({ aspect }) => aspect === 'status')).toEqual({
        urn: wombat('a'),
        entityType: 'wombat',
        isKey: false,
        aspect: 'status',
        version: 0,
        json: '{}',
        system: STORED_SYSTEM,
        createdOn: TIME,
        createdBy: ACTOR,
        seq: 4,
      });
      expect(rows.filter(({ isKey }) => isKey).map(({ aspect }) => aspect)).toEqual([KEY_ASPECT]);
    });

    it('selects one entity, one aspect, or both', async () => {
      expect(await restated({ urn: wombat('a') })).toEqual(ALL.slice(0, 3));
      expect(await restated({ aspect: 'owner' })).toEqual(['a owner', 'c owner']);
      expect(await restated({ urn: wombat('b'), aspect: 'status' })).toEqual(['b status']);
      expect(await restated({ urn: wombat('unknown') })).toEqual([]);
      expect(await restated({ aspect: 'unknown' })).toEqual([]);
    });
  });

  it.each([
    ['urn:li:wombat:a%', ['a%b', 'a*b', 'aXb', 'a[b', 'a_b']],
    ['%a_b', ['a%b', 'a*b', 'aXb', 'a[b', 'a_b']],
    ['%a\\_b', ['a_b']],
    ['%a\\%b', ['a%b']],
    ['%a*b', ['a*b']],
    ['%a[b', ['a[b']],
    ['%a?b', []],
    ['%axb', []],
    ['%AXB', ['AXB']],
    ['%:_', ['😀']],
    ['urn:li:wombat:\u{1F600}', ['😀']],
    ['%', ['AXB', 'a%b', 'a*b', 'aXb', 'a[b', 'a_b', '😀']],
    ['', []],
  ])('matches the pattern %s', async (urnLike, expected) => {
    for (const name of ['a_b', 'aXb', 'AXB', 'a%b', 'a*b', 'a[b', '😀']) await put(name, 'status');
    expect(await restated({ urnLike, aspect: 'status' })).toEqual(expected.map((name) => `${name} status`));
    expect(await primary().store.countAspect('status', urnLike, Work.unlimited)).toBe(expected.length);
  });

  it('restates the rows of a window under new numbers and leaves the rows unchanged', async () => {
    await put('a', 'status');
    await put('b', 'status');
    const before = await primary().store.walk(undefined, 100);
    const stamp = { time: TIME + 50, actor: wombat('operator') };
    const entries = await gather(primary().store.restate({ start: 0, count: 100, urn: wombat('a') }, stamp));
    const entry = {
      kind: 'versioned',
      urn: wombat('a'),
      entityType: 'wombat',
      change: 'RESTATE',
      previousJson: undefined,
      system: STORED_SYSTEM,
      previousSystem: undefined,
      ...stamp,
    };
    expect(entries).toEqual([
      { ...entry, seq: 5, aspect: 'status', json: '{}' },
      { ...entry, seq: 6, aspect: KEY_ASPECT, json: keyJson(wombat('a')) },
    ]);
    expect(await primary().log.read(4, 10)).toEqual(entries);
    expect(await primary().store.walk(undefined, 100)).toEqual(before);
  });

  describe('restatements of points', () => {
    const addPoints = (name: string, ...points: readonly TimeseriesPoint[]) =>
      primary().store.commit([write(wombat(name), points.map(addition))]);
    const profiles = (...times: readonly number[]) => times.map((time) => point(time));

    it('come after the last row of their entity, the newest of each series, and outside of the window', async () => {
      await put('a', 'status');
      await addPoints('a', ...profiles(10, 30, 20), point(5, { aspect: 'usage' }));
      await addPoints('b', ...profiles(7));
      await put('c', 'status');
      const all = ['a status', 'a wombatKey', 'a profile', 'a usage', 'b wombatKey', 'b profile', 'c status'];
      expect(await restated()).toEqual([...all, 'c wombatKey']);
      expect(await restated({ count: 1 })).toEqual(['a status']);
      expect(await restated({ start: 1, count: 1 })).toEqual(['a wombatKey', 'a profile', 'a usage']);
      expect(await restated({ start: 2, count: 2 })).toEqual(['b wombatKey', 'b profile', 'c status']);
      expect(await restated({ start: 2, count: 5, urn: wombat('a') })).toEqual([]);
      expect(await restated({ aspect: 'status' })).toEqual(['a status', 'c status']);
    });

    it('are the rows of a window of their series', async () => {
      for (const name of ['a', 'b', 'c', 'd']) await put(name, 'status');
      for (const name of ['d', 'a', 'c']) await addPoints(name, ...profiles(1, 2));
      expect(await restated({ aspect: 'profile' })).toEqual(['a profile', 'c profile', 'd profile']);
      expect(await restated({ aspect: 'profile', start: 1, count: 1 })).toEqual(['c profile']);
      expect(await restated({ aspect: 'profile', urn: wombat('b') })).toEqual([]);
      expect(await restated({ aspect: 'profile', urnLike: '%:c' })).toEqual(['c profile']);
    });

    it('have the value of the newest, and are in the log as they were returned', async () => {
      await addPoints('a', point(30, { json: '{"size":3}', identity: 'm' }), point(20, { json: '{"size":2}' }));
      await addPoints('a', point(30, { json: '{"size":4}', identity: 'k' }));
      const head = await primary().log.head();
      for (const aspect of [undefined, 'profile']) {
        const scan = { start: 0, count: 10, ...(aspect === undefined ? {} : { aspect }) };
        const entries = await gather(primary().store.restate(scan, { time: TIME + 50, actor: wombat('operator') }));
        expect(entries.at(-1)).toEqual({
          seq: entries.at(-1)?.seq,
          kind: 'timeseries',
          urn: wombat('a'),
          entityType: 'wombat',
          aspect: 'profile',
          change: 'RESTATE',
          json: '{"size":4}',
          previousJson: undefined,
          system: STORED_SYSTEM,
          previousSystem: undefined,
          newest: { kind: 'this' },
          time: TIME + 50,
          actor: wombat('operator'),
        });
      }
      const logged = await primary().log.read(head, 10);
      expect(logged.map(({ kind, newest }) => [kind, newest])).toEqual([
        ['versioned', undefined],
        ['timeseries', { kind: 'this' }],
        ['timeseries', { kind: 'this' }],
      ]);
    });

    it('say when they are read that another point is the newest by then', async () => {
      await addPoints('a', ...profiles(10));
      await gather(primary().store.restate({ start: 0, count: 10, aspect: 'profile' }, STAMP));
      await addPoints('a', ...profiles(11));
      const [restatement, added] = (await primary().log.read(0, 10)).slice(-2);
      expect([restatement?.change, restatement?.newest, added?.newest]).toEqual([
        'RESTATE',
        { kind: 'earlier' },
        { kind: 'this' },
      ]);
    });
  });

  describe('restatements', () => {
    const NAMES = Array.from({ length: 260 }, (_, at) => `w${String(at).padStart(3, '0')}`);
    const EVERY = NAMES.flatMap((name) => [`${name} owner`, `${name} status`, `${name} wombatKey`]);

    beforeEach(async () => {
      for (const name of NAMES.toReversed()) await put(name, 'status', 'owner');
    });

    it('come in pages that are in the log when they are returned', async () => {
      let last = await primary().log.head();
      let pages = 0;
      for await (const page of primary().store.restate({ start: 0, count: 10_000 }, STAMP)) {
        expect(await primary().log.read(last, 10_000)).toEqual(page);
        last = page.at(-1)?.seq ?? 0;
        pages++;
      }
      expect(pages).toBeGreaterThan(1);
    });

    it.each([
      [0, 10_000],
      [1, 1],
      [4, 700],
      [779, 5],
      [780, 5],
      [0, 0],
    ])('start at %d and count %d', async (start, count) => {
      expect(await restated({ start, count })).toEqual(EVERY.slice(start, start + count));
    });

    it('continue window by window, also inside an entity', async () => {
      const windows: (readonly string[])[] = [];
      for (let start = 0; start < EVERY.length; start += 100) windows.push(await restated({ start, count: 100 }));
      expect(windows.flat()).toEqual(EVERY);
    });

    it('count again when rows were inserted or removed between two windows', async () => {
      const window = { start: 300, count: 4 };
      await restated({ count: 300 });
      await put('a', 'status');
      expect(await restated(window)).toEqual(EVERY.slice(298, 302));
      await restated({ count: 300 });
      await primary().store.commit([write(wombat('a'), [deletion(KEY_ASPECT)])]);
      expect(await restated(window)).toEqual(EVERY.slice(300, 304));
    });

    it('keep windows of different scans apart', async () => {
      await restated({ count: 300 });
      expect(await restated({ start: 250, count: 100, aspect: 'owner' })).toEqual(
        NAMES.slice(250).map((name) => `${name} owner`),
      );
      expect(await restated({ start: 5, count: 100, urnLike: '%25_' })).toEqual(EVERY.slice(755, 780));
      expect(await restated({ start: 300, count: 1 })).toEqual(EVERY.slice(300, 301));
      expect(await restated({ start: 1, urn: wombat('w007') })).toEqual(['w007 status', 'w007 wombatKey']);
      expect(await restated({ aspect: 'unknown' })).toEqual([]);
      expect(await restated({ urnLike: 'unknown%' })).toEqual([]);
    });
  });
}
