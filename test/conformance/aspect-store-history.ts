import type { TimeRange } from '../../src/change-log/change-log.port.js';
import type { Urn } from '../../src/kernel/urn.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';
import { ACTOR, brief, deletion, KEY_ASPECT, STORED_SYSTEM, upsert, wombat, write } from './primary-store.builder.js';

export function describeHistory(adapter: PrimaryStoreAdapter): void {
  const { primary, reopen } = usePrimaryStore(adapter);
  const a = wombat('a');

  const put = async (time: number, ...values: readonly (readonly [aspect: string, json: string])[]): Promise<void> => {
    const writes = values.map(([aspect, json]) => upsert(aspect, json));
    await primary().store.commit([write(a, writes, { stamp: { time, actor: ACTOR } })]);
  };
  const read = async (aspects: readonly string[], range: Partial<TimeRange> = {}, urn: Urn = a): Promise<unknown> => {
    const rows = await primary().store.history(urn, aspects, { startTime: undefined, endTime: undefined, ...range });
    return rows.map((row) => `${String(row.createdOn)} ${brief(row)}`);
  };

  it('returns all versions in the order in which they were written', async () => {
    await put(1, ['status', '[1]'], ['owner', '[7]']);
    await put(2, ['status', '[2]']);
    await put(2, ['owner', '[8]']);
    await put(2, ['status', '[3]'], ['other', '[9]']);
    const all = ['1 a status 1 [1]', '1 a owner 1 [7]', '2 a status 2 [2]', '2 a owner 0 [8]', '2 a status 0 [3]'];
    expect(await read(['status', 'owner', 'status', 'never-heard-of'])).toEqual(all);
    await reopen();
    expect(await read(['owner', 'status'])).toEqual(all);
    expect(await read([])).toEqual([]);
    expect(await read(['status'], {}, wombat('unknown'))).toEqual([]);
  });

  it('returns whole rows, with the stamps of the write that made them', async () => {
    await put(1, ['status', '[1]']);
    await put(2, ['status', '[2]']);
    const [first, second] = await primary().store.history(a, ['status'], { startTime: 1, endTime: 2 });
    expect([first, second]).toEqual([
      await primary().store.version(a, 'status', 1),
      (await primary().store.latest([a], ['status'])).get(a)?.[0],
    ]);
    expect(first).toMatchObject({ createdOn: 1, createdBy: ACTOR, system: STORED_SYSTEM });
  });

  it.each<[string, Partial<TimeRange>, readonly string[]]>([
    ['both ends', { startTime: 20, endTime: 30 }, ['10 status', '20 owner', '20 status', '30 status']],
    ['a base of each aspect', { startTime: 25, endTime: 26 }, ['20 owner', '20 status']],
    ['no beginning', { endTime: 10 }, ['10 status']],
    ['no end', { startTime: 31 }, ['20 owner', '30 status', '40 owner']],
    ['a time before everything', { startTime: 1, endTime: 9 }, []],
  ])('returns what was written in a range, and what was stored before it: %s', async (_what, range, expected) => {
    await put(10, ['status', '[1]']);
    await put(20, ['owner', '[7]'], ['status', '[2]']);
    await put(30, ['status', '[3]']);
    await put(40, ['owner', '[8]']);
    const rows = await primary().store.history(a, ['owner', 'status'], {
      startTime: undefined,
      endTime: undefined,
      ...range,
    });
    expect(rows.map(({ createdOn, aspect }) => `${String(createdOn)} ${aspect}`)).toEqual(expected);
  });

  it('begins again after the end of the aspect or of the entity', async () => {
    await put(1, ['status', '[1]'], ['owner', '[7]']);
    await primary().store.commit([write(a, [deletion('status')])]);
    expect(await read(['owner', 'status'])).toEqual(['1 a owner 0 [7]']);
    await put(3, ['status', '[3]']);
    expect(await read(['owner', 'status'])).toEqual(['1 a owner 0 [7]', '3 a status 0 [3]']);
    await primary().store.commit([write(a, [deletion(KEY_ASPECT)])]);
    expect(await read(['owner', 'status'])).toEqual([]);
    await put(5, ['owner', '[9]']);
    expect(await read(['owner', 'status'])).toEqual(['5 a owner 0 [9]']);
  });
}
