import { type DerivedStore, type Generation, WriterAhead } from '../../src/change-log/derived-store.port.js';
import type { Position } from '../../src/change-log/position.js';
import { StoreUnavailable } from '../../src/kernel/failures.js';

/** What reads find: a value by key. */
type StoreContent = Readonly<Record<string, string>>;

/** A store that the suite closes. `content`: by the reads that requests use. */
export interface OpenDerivedStore<Change> {
  readonly store: DerivedStore<Change>;
  readonly content: () => Promise<StoreContent>;
  readonly close: () => Promise<void>;
  /**
   * The same store after it was closed, for the models it was made for or for others under which it can still be read.
   */
  readonly reopen: (models: 'other' | 'same') => Promise<OpenDerivedStore<Change>>;
  /** The store, which is open, as a process finds it that starts after this one was killed. */
  readonly afterKill: () => Promise<OpenDerivedStore<Change>>;
}

/**
 * How the suite gets a store, empty, and its changes. `set`: from now on the key has the value. `drop`: it has none.
 * `broken`: a change that the store cannot take.
 */
export interface DerivedStoreAdapter<Change> {
  readonly name: string;
  readonly open: () => Promise<OpenDerivedStore<Change>>;
  readonly set: (key: string, value: string) => Change;
  readonly drop: (key: string) => Change;
  readonly broken: () => Change;
}

function at(seq: number): Position {
  return { storeId: 'store', seq };
}

/** What every derived store does, whatever is derived. */
export function describeDerivedStore<Change>(adapter: DerivedStoreAdapter<Change>): void {
  const { set, drop, broken } = adapter;
  let opened: OpenDerivedStore<Change>;

  const apply = (seq: number, ...changes: readonly Change[]): Promise<void> => opened.store.apply(changes, at(seq));
  /** Content and position, as the next read finds them. */
  const state = async (): Promise<readonly [StoreContent, Position | undefined]> => {
    if (!opened.store.capabilities.showsChangesAtOnce) await opened.store.flush();
    return [await opened.content(), await opened.store.position()];
  };
  const reopen = async (models: 'other' | 'same' = 'same'): Promise<void> => {
    await opened.close();
    opened = await opened.reopen(models);
  };
  const kill = async (): Promise<void> => {
    const killed = opened;
    opened = await killed.afterKill();
    await killed.close();
  };
  const isUnavailable = (error: unknown): boolean => error instanceof StoreUnavailable;

  describe(`DerivedStore: ${adapter.name}`, () => {
    beforeEach(async () => {
      opened = await adapter.open();
    });
    afterEach(() => opened.close());

    it('has capabilities that nobody can change', () => {
      expect(Object.isFrozen(opened.store.capabilities)).toBe(true);
    });

    describe('position', () => {
      it('is absent until something was applied', async () => {
        expect(await state()).toEqual([{}, undefined]);
      });

      it('moves with every call, also when it brings no changes, also to the log of another store', async () => {
        await apply(7);
        expect(await state()).toEqual([{}, at(7)]);
        await opened.store.apply([set('a', 'one')], { storeId: 'other', seq: 9 });
        expect(await state()).toEqual([{ a: 'one' }, { storeId: 'other', seq: 9 }]);
      });
    });

    describe('apply', () => {
      it('replaces and removes, and leaves other keys alone', async () => {
        await apply(1, set('b', 'one'), set('a', 'one'), set('c', 'one'));
        await apply(2, drop('a'), set('b', 'two'));
        expect(await state()).toEqual([{ b: 'two', c: 'one' }, at(2)]);
        await apply(3, set('a', 'three'));
        expect(await state()).toEqual([{ a: 'three', b: 'two', c: 'one' }, at(3)]);
      });

      it('removes what is not there', async () => {
        await apply(1, drop('never'));
        expect(await state()).toEqual([{}, at(1)]);
      });

      it('gives the same when it is repeated, and when a tail of the log comes again', async () => {
        const calls = [
          [set('a', 'one'), set('b', 'one')],
          [drop('a'), set('c', 'one')],
          [set('a', 'two'), drop('b')],
        ];
        for (const [index, changes] of calls.entries()) {
          await apply(index + 1, ...changes);
          await apply(index + 1, ...changes);
        }
        const before = await state();
        expect(before).toEqual([{ a: 'two', c: 'one' }, at(3)]);
        for (const [index, changes] of [...calls.entries()].slice(1)) await apply(index + 1, ...changes);
        expect(await state()).toEqual(before);
      });

      it('changes nothing when it rejects, and takes the other changes afterwards', async () => {
        await apply(1, set('a', 'one'));
        await opened.store.flush();
        const rejected = await apply(2, set('a', 'two'), broken(), set('b', 'one')).catch((error: unknown) => error);
        expect([isUnavailable(rejected), rejected === undefined]).toEqual([false, false]);
        const { appliesAllOrNothing } = opened.store.capabilities;
        const [content, position] = await state();
        expect([appliesAllOrNothing ? content : { a: 'one' }, position]).toEqual([{ a: 'one' }, at(1)]);
        await apply(2, set('a', 'two'), set('b', 'one'));
        expect(await state()).toEqual([{ a: 'two', b: 'one' }, at(2)]);
      });

      it('says when earlier changes are lost, and answers once they were applied again', async () => {
        await apply(1, set('a', 'one'));
        await opened.store.flush();
        await apply(2, set('b', 'one'));
        const rejected = await apply(3, broken()).catch((error: unknown) => error);
        if (opened.store.capabilities.canLoseUnflushedChanges) {
          expect(isUnavailable(rejected)).toBe(true);
          await expect(apply(3)).rejects.toThrow(StoreUnavailable);
          await expect(opened.content()).rejects.toThrow(StoreUnavailable);
          await opened.store.recover();
          expect(await opened.store.position()).toEqual(at(1));
          await expect(opened.content()).rejects.toThrow(StoreUnavailable);
          await apply(2, set('b', 'one'));
        }
        expect(await state()).toEqual([{ a: 'one', b: 'one' }, at(2)]);
      });
    });

    it('does nothing to recover when nothing was lost', async () => {
      await apply(1, set('a', 'one'));
      await opened.store.recover();
      expect(await state()).toEqual([{ a: 'one' }, at(1)]);
    });

    it('says under which number it was taken, where that is higher', async () => {
      await apply(1, set('a', 'one'));
      await opened.store.flush();
      if (!opened.store.capabilities.isShared) return;
      await opened.store.recover(1000);
      await expect(opened.store.recover(3)).rejects.toEqual(new WriterAhead(1000));
      await opened.store.recover(1001);
      expect(await state()).toEqual([{ a: 'one' }, at(1)]);
    });

    describe('flush', () => {
      it('keeps content and position when the process is killed', async () => {
        await apply(1, set('a', 'one'));
        await apply(2, set('b', 'one'), drop('a'));
        await opened.store.flush();
        await kill();
        expect(await state()).toEqual([{ b: 'one' }, at(2)]);
      });

      it('decides what is there after a kill: content and position agree', async () => {
        await apply(1, set('a', 'one'));
        await opened.store.flush();
        await apply(2, set('b', 'one'));
        await kill();
        const [content, position] = await state();
        const contents = { 1: { a: 'one' }, 2: { a: 'one', b: 'one' } };
        const expected = contents[position?.seq === 1 ? 1 : 2];
        if (opened.store.capabilities.commitsPositionWithChanges) expect(content).toEqual(expected);
        else expect(content).toMatchObject(expected);
        await apply(2, set('b', 'one'));
        expect(await state()).toEqual([{ a: 'one', b: 'one' }, at(2)]);
      });
    });

    it.each(['in-slices', 'at-once'] as const)('keeps content and position when it is purged %s', async (pace) => {
      await apply(1, set('a', 'one'), set('b', 'one'));
      await apply(2, set('a', 'two'), drop('b'));
      await opened.store.purge(pace);
      expect(await state()).toEqual([{ a: 'two' }, at(2)]);
      await apply(3, set('b', 'three'));
      expect(await state()).toEqual([{ a: 'two', b: 'three' }, at(3)]);
      await kill();
      await apply(3, set('b', 'three'));
      expect(await state()).toEqual([{ a: 'two', b: 'three' }, at(3)]);
    });

    it('has what it had when it is opened again', async () => {
      await apply(1, set('a', 'one'));
      await apply(2, set('b', 'two'));
      await reopen();
      expect(await state()).toEqual([{ a: 'one', b: 'two' }, at(2)]);
    });

    it('is outdated under other models until a generation is finished, and answers and takes changes meanwhile', async () => {
      await apply(1, set('a', 'one'));
      expect(await opened.store.freshness()).toBe('current');
      await reopen('other');
      expect([await opened.store.freshness(), await state()]).toEqual(['outdated', [{ a: 'one' }, at(1)]]);
      await apply(2, set('b', 'one'));
      const generation = await opened.store.newGeneration();
      await generation.add([set('c', 'one')]);
      expect([await opened.store.freshness(), await state()]).toEqual(['outdated', [{ a: 'one', b: 'one' }, at(2)]]);
      await generation.finish(at(3));
      expect([await opened.store.freshness(), await state()]).toEqual(['current', [{ c: 'one' }, at(3)]]);
      await reopen('same');
      expect(await opened.store.freshness()).toBe('current');
    });

    describe('generation', () => {
      const begin = async (...changes: readonly Change[]): Promise<Generation<Change>> => {
        const generation = await opened.store.newGeneration();
        await generation.add(changes);
        return generation;
      };

      it('is hidden until it is finished, replaces what was there, and is durable', async () => {
        await apply(1, set('a', 'old'), set('b', 'old'));
        const generation = await begin(set('a', 'new'), set('c', 'new'));
        await apply(2, set('d', 'old'));
        expect(await state()).toEqual([{ a: 'old', b: 'old', d: 'old' }, at(2)]);
        await generation.finish(at(9));
        expect(await state()).toEqual([{ a: 'new', c: 'new' }, at(9)]);
        await apply(10, set('d', 'new'), drop('c'));
        expect(await state()).toEqual([{ a: 'new', d: 'new' }, at(10)]);
        await reopen();
        expect(await state()).toEqual([{ a: 'new', d: 'new' }, at(10)]);
        await (await begin(set('e', 'new'))).finish(at(11));
        await kill();
        expect(await state()).toEqual([{ e: 'new' }, at(11)]);
      });

      it('takes changes in the order of the calls, which need not wait for each other', async () => {
        const generation = await opened.store.newGeneration();
        await Promise.all([
          generation.add([set('a', 'one'), set('b', 'one')]),
          generation.add([set('a', 'two'), set('c', 'one')]),
          generation.add([drop('b'), set('c', 'two')]),
          generation.add([drop('never')]),
        ]);
        await generation.finish(at(1));
        expect(await state()).toEqual([{ a: 'two', c: 'two' }, at(1)]);
      });

      it('takes again what a rejected call had with it', async () => {
        const generation = await begin(set('a', 'one'));
        await expect(generation.add([set('b', 'one'), broken(), set('c', 'one')])).rejects.toBeDefined();
        for (const change of [set('b', 'one'), set('c', 'one')]) await generation.add([change]);
        await generation.finish(at(1));
        expect(await state()).toEqual([{ a: 'one', b: 'one', c: 'one' }, at(1)]);
      });

      it('leaves what was there when it is abandoned, however often', async () => {
        await apply(1, set('a', 'old'));
        const generation = await begin(set('a', 'new'));
        await generation.abandon();
        await generation.abandon();
        await apply(2, set('b', 'old'));
        expect(await state()).toEqual([{ a: 'old', b: 'old' }, at(2)]);
      });

      it('stays when it is abandoned after it was finished', async () => {
        const generation = await begin(set('a', 'new'));
        await generation.finish(at(1));
        await generation.abandon();
        expect(await state()).toEqual([{ a: 'new' }, at(1)]);
        await reopen();
        expect(await state()).toEqual([{ a: 'new' }, at(1)]);
      });

      it('is dropped by the next one, and can no longer be finished', async () => {
        await apply(1, set('a', 'old'));
        const dropped = await begin(set('a', 'dropped'));
        const next = await begin(set('b', 'new'));
        await expect(dropped.finish(at(7))).rejects.toBeDefined();
        await dropped.abandon();
        expect(await state()).toEqual([{ a: 'old' }, at(1)]);
        await next.finish(at(2));
        expect(await state()).toEqual([{ b: 'new' }, at(2)]);
      });

      it('is dropped when the store is closed or killed before it is finished', async () => {
        await apply(1, set('a', 'old'));
        await opened.store.flush();
        await begin(set('a', 'new'));
        await reopen();
        expect(await state()).toEqual([{ a: 'old' }, at(1)]);
        await begin(set('a', 'new'));
        await kill();
        expect(await state()).toEqual([{ a: 'old' }, at(1)]);
      });
    });
  });
}
