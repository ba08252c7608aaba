import type { Generation, GenerationProgress } from '../../src/change-log/derived-store.port.js';
import type { Urn } from '../../src/kernel/urn.js';
import type { DerivedStoreAdapter, OpenDerivedStore } from './derived-store.js';
import { tableUrn } from './document.builder.js';

/** More than any adapter writes in one go. */
const MANY = 230;
const AT = { storeId: 'store', seq: 9 };

/** What every derived store does with a generation that a process leaves in the making. */
export function describeResumption<Change>({ name, open, set, drop }: DerivedStoreAdapter<Change>): void {
  let opened: OpenDerivedStore<Change>;

  const progress = (after: string, entities: number): GenerationProgress => ({
    began: { storeId: 'store', seq: 7, proof: { digest: 'd', opening: 'o' } },
    after: tableUrn(after),
    entities,
    total: { entries: entities, digest: '0123456789abcdef' },
  });
  const content = async (): Promise<unknown> => {
    if (!opened.store.capabilities.showsChangesAtOnce) await opened.store.flush();
    return opened.content();
  };
  const kill = async (): Promise<void> => {
    const killed = opened;
    opened = await killed.afterKill();
    await killed.close();
  };
  const begin = async (...changes: readonly Change[]): Promise<Generation<Change>> => {
    const generation = await opened.store.newGeneration();
    await generation.add(changes);
    return generation;
  };
  const key = (at: number): string => `k${String(at).padStart(3, '0')}`;

  describe(`DerivedStore, a generation that is left: ${name}`, () => {
    beforeEach(async () => {
      opened = await open();
      await opened.store.apply([set('old', 'old')], { storeId: 'store', seq: 1 });
      await opened.store.flush();
    });
    afterEach(() => opened.close());

    it('is continued from its checkpoint after a kill, while the one that serves answers', async () => {
      const generation = await begin(set('a', 'one'), set('b', 'one'));
      await generation.checkpoint(progress('b', 2));
      await generation.add([set('c', 'lost or not')]);
      await kill();
      expect([await opened.store.leftGeneration(), await content()]).toEqual([progress('b', 2), { old: 'old' }]);
      const continued = await opened.store.newGeneration('left');
      expect(continued.left).toEqual(progress('b', 2));
      await continued.add([set('c', 'one'), set('d', 'one')]);
      await continued.add([set('a', 'two')]);
      await continued.finish(AT);
      expect([await content(), await opened.store.position()]).toEqual([
        { a: 'two', b: 'one', c: 'one', d: 'one' },
        AT,
      ]);
      expect(await opened.store.leftGeneration()).toBeUndefined();
    });

    it('is continued again and again, also by the process that left it, and takes many changes', async () => {
      const all = Array.from({ length: MANY }, (_, at) => set(key(at), 'one'));
      const generation = await begin(...all.slice(0, 150));
      await generation.checkpoint(progress(key(149), 150));
      await generation.leave();
      const second = await opened.store.newGeneration('left');
      await second.add(all.slice(150, 200));
      await second.checkpoint(progress(key(199), 200));
      await kill();
      const third = await opened.store.newGeneration('left');
      expect(third.left).toEqual(progress(key(199), 200));
      await third.add(all.slice(200));
      expect((await third.total()).entries).toBe(MANY);
      await third.finish(AT);
      await kill();
      expect([await opened.store.leftGeneration(), await opened.store.position()]).toEqual([undefined, AT]);
    });

    it('is gone when it had no checkpoint, when another one begins empty, and when it is abandoned', async () => {
      await (await begin(set('a', 'one'))).leave();
      expect(await opened.store.leftGeneration()).toBeUndefined();
      expect((await opened.store.newGeneration('left')).left).toBeUndefined();
      await (await begin(set('a', 'one'))).checkpoint(progress('a', 1));
      await kill();
      await begin(set('b', 'one'));
      expect(await opened.store.leftGeneration()).toBeUndefined();
      await kill();
      const abandoned = await begin(set('c', 'one'));
      await abandoned.checkpoint(progress('c', 1));
      await abandoned.abandon();
      await kill();
      expect([await opened.store.leftGeneration(), await content()]).toEqual([undefined, { old: 'old' }]);
    });

    it('cannot be continued for other models', async () => {
      const generation = await begin(set('a', 'one'));
      await generation.checkpoint(progress('a', 1));
      await generation.leave();
      await opened.close();
      opened = await opened.reopen('other');
      expect(await opened.store.leftGeneration()).toBeUndefined();
      const next = await opened.store.newGeneration('left');
      await next.add([set('b', 'one')]);
      await next.finish(AT);
      expect(await content()).toEqual({ b: 'one' });
    });

    it('sums up what is stored, which is the sum of what was added', async () => {
      const generation = await opened.store.newGeneration();
      const added = await generation.add([set('a', 'one'), set('b', 'one')]);
      expect(await generation.total()).toEqual(added);
      await generation.add([set('b', 'two')]);
      const changed = await generation.total();
      expect([changed.entries, changed.digest === added.digest]).toEqual([2, false]);
      await generation.add([set('b', 'one'), set('c', 'one')]);
      await generation.add([drop('c')]);
      expect(await generation.total()).toEqual(added);
      await generation.abandon();
    });

    it('tells what it has, in order of URN, as changes that make it', async () => {
      const generation = await begin(...['c', 'a', 'd', 'b'].map((one) => set(one, `of ${one}`)));
      const total = await generation.total();
      const first = await generation.content(undefined, 3);
      const second = await generation.content(urnOf(first.at(-1)), 3);
      expect([first.length, second.length]).toEqual([3, 1]);
      expect(await generation.content(urnOf(second.at(-1)), 3)).toEqual([]);
      const copy = await opened.store.newGeneration();
      await copy.add([...first, ...second]);
      expect(await copy.total()).toEqual(total);
      await copy.abandon();
    });
  });
}

/** Each store names the entity of a change in one of two ways. */
function urnOf(change: unknown): Urn {
  const { urn, owner }: { readonly urn?: Urn; readonly owner?: Urn } = Object(change);
  return urn ?? owner ?? tableUrn('none');
}
