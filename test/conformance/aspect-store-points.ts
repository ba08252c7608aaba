import type { AspectWrite, WriteRequest } from '../../src/aspects/aspect-store.port.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';
import {
  addition,
  brief,
  deletion,
  entityWrite,
  KEY_ASPECT,
  point,
  pointsRequest,
  removal,
  request,
  upsert,
  wombat,
  write,
} from './primary-store.builder.js';

/** Requests that write versioned aspects and points of time series together. */
export function describePoints(adapter: PrimaryStoreAdapter): void {
  const { primary } = usePrimaryStore(adapter);
  const a = wombat('a');

  const commit = async (...requests: readonly WriteRequest[]): Promise<readonly (readonly string[])[]> => {
    const outcomes = await primary().store.commit(requests);
    return outcomes.map((outcome) =>
      outcome.kind === 'written'
        ? outcome.changes.map(({ seq, change, aspect }) => `${String(seq)} ${change} ${aspect}`)
        : [outcome.refusal.kind],
    );
  };
  const state = async (): Promise<unknown> => {
    const rows = (await primary().store.latest([a], [])).get(a) ?? [];
    const newest = await primary().timeseries.newest([a], 'profile');
    return { rows: rows.map(brief), point: newest.get(a)?.timestamp, head: await primary().log.head() };
  };

  it('creates the entity of a point, like that of any other value', async () => {
    expect(await commit(write(a, [addition(point(1))]))).toEqual([['1 UPSERT wombatKey', '2 UPSERT profile']]);
    expect(await state()).toEqual({ rows: ['a wombatKey 0 {"name":"a"}'], point: 1, head: 2 });
    const unknown = request([entityWrite(wombat('b'), [addition(point(1))], { defaults: undefined })]);
    expect(await commit(unknown)).toEqual([['defaults-needed']]);
  });

  it('applies points, values and deletions in their order', async () => {
    const first = [addition(point(1)), upsert('status', '{}'), removal('profile'), addition(point(2))];
    expect(await commit(write(a, first))).toEqual([
      ['1 UPSERT wombatKey', '2 UPSERT profile', '3 UPSERT status', '4 DELETE profile', '5 UPSERT profile'],
    ]);
    expect(await state()).toMatchObject({ point: 2 });
    expect(await commit(write(a, [addition(point(3)), deletion(KEY_ASPECT)]))).toEqual([
      ['6 UPSERT profile', '7 DELETE wombatKey'],
    ]);
    expect(await state()).toEqual({ rows: [], point: undefined, head: 7 });
    expect(await commit(write(a, [addition(point(4)), deletion(KEY_ASPECT), addition(point(5))]))).toEqual([
      ['8 UPSERT wombatKey', '9 UPSERT profile', '10 DELETE wombatKey', '11 UPSERT wombatKey', '12 UPSERT profile'],
    ]);
    expect(await state()).toEqual({ rows: ['a wombatKey 0 {"name":"a"}'], point: 5, head: 12 });
  });

  it('returns the entries of points from the commit', async () => {
    const [outcome] = await primary().store.commit([pointsRequest([point(1), point(2)])]);
    const [first, second] = await primary().log.read(0, 10);
    // By the time it is read, the first one is no longer the newest.
    expect(outcome).toEqual({ kind: 'written', changes: [{ ...first, newest: { kind: 'this' } }, second] });
  });

  it('counts what deletions of entities and points remove, versions among it, and nothing twice', async () => {
    const removed = async (...requests: readonly WriteRequest[]): Promise<readonly unknown[]> =>
      (await primary().store.commit(requests)).map((outcome) =>
        outcome.kind === 'written' ? outcome.removed : outcome.refusal.kind,
      );
    const fill = [upsert('status', '{"n":1}'), upsert('status', '{"n":2}'), addition(point(1)), addition(point(2))];
    expect(await removed(write(a, fill))).toEqual([undefined]);
    const rest = [removal('profile', { endTime: 1 }), removal('profile', { endTime: 1 }), upsert('info', '{}')];
    expect(await removed(write(a, rest))).toEqual([{ rows: 0, points: 1 }]);
    const gone = write(a, [deletion(KEY_ASPECT)]);
    // Key, info and both values of the status.
    expect(await removed(gone, gone)).toEqual([{ rows: 4, points: 1 }, undefined]);
    expect(await removed(gone, write(wombat('b'), [removal('profile')]))).toEqual([undefined, undefined]);
    const again: AspectWrite = { aspect: 'status', change: 'CREATE', json: '{}' };
    const refused = write(a, [deletion(KEY_ASPECT), upsert('status', '{}'), again]);
    expect(await removed(write(a, fill), refused, gone)).toEqual([undefined, 'aspect-exists', { rows: 3, points: 2 }]);
  });

  it('stores nothing of a request that is refused after its points were added', async () => {
    await commit(write(a, [upsert('status', '{"n":1}'), addition(point(1))]));
    const before = await state();
    const refused = write(a, [
      addition(point(2)),
      removal('profile', { endTime: 1 }),
      { aspect: 'status', change: 'CREATE', json: '{}' },
    ]);
    expect(await commit(refused)).toEqual([['aspect-exists']]);
    expect(await state()).toEqual(before);
    expect(await commit(refused, write(a, [addition(point(3))]))).toEqual([['aspect-exists'], ['4 UPSERT profile']]);
  });

  it('stores nothing when the engine fails between aspects and points, and works again afterwards', async () => {
    await commit(write(a, [upsert('status', '{"n":1}'), addition(point(1))]));
    const before = await state();
    const both = write(a, [upsert('status', '{"n":2}'), addition(point(2))]);
    const repair = await primary().failWritesOfPoints();
    const group = primary().store.commit([write(wombat('b'), [upsert('status', '{}')]), both]);
    // Errors of a native module may come from another realm, so they are recognised by their shape.
    await expect(group).rejects.toHaveProperty('message');
    expect(await state()).toEqual(before);
    expect(await primary().store.existing([wombat('b')])).toEqual(new Set());
    await repair();
    expect(await commit(both)).toEqual([['4 UPSERT status', '5 UPSERT profile']]);
    expect(await state()).toMatchObject({ point: 2, head: 5 });
  });
}
