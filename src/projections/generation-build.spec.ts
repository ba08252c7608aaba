import { totalOfChanges, type ValueChange, valueChanges } from '../../test/conformance/recording-store.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { TurnRecord } from '../kernel/turn-record.builder.js';
import { note, noteEntry } from './memory-ports.builder.js';
import { CallGate, FeedContext, until } from './projection-feed.builder.js';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('a generation in the making', () => {
  let context: FeedContext;
  beforeEach(() => {
    context = new FeedContext();
    context.checkpointEvery = 2;
    context.pages = NAMES.map((name, at) => [noteEntry(at + 1, name)]);
    context.log.entries = NAMES.map((name, at) => noteEntry(at + 1, name));
  });
  afterEach(() => context.close());

  const stored = (): readonly string[] => [...context.store.values.keys()].sort();
  const keyOf = (name: string): string => `${note(name)} info`;
  const all = NAMES.map(keyOf);
  const linesOf = (level: string): readonly string[] => context.lines.filter((line) => line.startsWith(level));

  /** Leave a generation that has the first four notes. */
  async function leaveHalf(serving: 'nothing' | 'the old one' = 'nothing'): Promise<void> {
    await context.startAt(6, 6);
    if (serving === 'the old one') await context.store.flush();
    const added: string[] = [];
    const gate = new CallGate();
    context.store.taken = (changes) => {
      for (const { urn } of changes) added.push(urn);
      return changes;
    };
    context.store.before = async (method) => {
      if (method === 'add' && added.length >= 4) await gate.pass();
    };
    void context.feed.rebuild().catch(() => undefined);
    await gate.reached();
    const { feed } = context;
    context.afterKill();
    gate.open();
    await feed.stop();
    context.lines.length = 0;
  }

  it('is made in a turn of its own for each page, and begun in another', async () => {
    const record = new TurnRecord();
    context.store.before = (method) => {
      if (method === 'add') record.note();
      return Promise.resolve();
    };
    const begun = jest.spyOn(context.store, 'newGeneration').mockImplementationOnce((beginning) => {
      record.note();
      return context.store.newGeneration(beginning);
    });
    await context.startAt(6, 6);
    const rebuilt = context.feed.rebuild();
    record.note();
    await rebuilt;
    expect(begun).toHaveBeenCalledTimes(2);
    expect([record.turns.length, record.different]).toEqual([8, 8]);
  });

  it('passes over the empty pages of a store that prepares, and may end between two of them', async () => {
    context.pages = [[], [], ...context.pages];
    await context.startAt(6, 6);
    await context.feed.rebuild();
    expect(stored()).toEqual(all);
    context.pages = Array.from({ length: 100_000 }, () => []);
    await context.startAt(6, 6);
    const rebuilt = context.feed.rebuild();
    await Promise.all([expect(rebuilt).rejects.toThrow('ended with the service'), context.feed.stop()]);
  });

  it('is continued by the process that starts after a kill, which reads the other rows alone', async () => {
    await leaveHalf();
    expect(context.store.disk.left?.progress).toMatchObject({ after: note('d'), entities: 4, began: { seq: 6 } });
    const added: string[] = [];
    context.store.taken = (changes) => {
      for (const { urn } of changes) added.push(urn);
      return changes;
    };
    context.append(noteEntry(7, 'b', { json: '{"changed":"meanwhile"}' }));
    await context.feed.start();
    expect(added).toEqual([note('e'), note('f'), note('b')]);
    expect([stored(), context.store.values.get(keyOf('b'))]).toEqual([all, '{"changed":"meanwhile"}']);
    expect([context.store.disk.left, context.feed.cursor]).toEqual([undefined, 7]);
    expect(linesOf('log')).toContain(
      'log: Projection "notes" is rebuilt further, from where an earlier process has stopped: 4 of about 6 entities.',
    );
    expect([linesOf('warn'), linesOf('error')]).toEqual([[], []]);
  });

  describe('in a store that others share', () => {
    it('grows beside a checkpoint, which says what was added before it', async () => {
      await context.startAt(6, 6);
      context.store.share();
      const added: string[] = [];
      const noted: unknown[] = [];
      const gate = new CallGate();
      context.store.taken = (changes) => {
        for (const { urn } of changes) added.push(urn);
        return changes;
      };
      context.store.before = async (method) => {
        if (method !== 'checkpoint') return;
        noted.push(context.store.disk.left?.progress);
        await gate.pass();
      };
      const rebuilt = context.feed.rebuild();
      await gate.reached();
      await until(() => added.length === 4);
      gate.open();
      await rebuilt;
      const total = totalOfChanges(valueChanges(context.pages.slice(0, 2).flat()));
      expect(noted).toMatchObject([undefined, { after: note('b'), entities: 2, total }, { entities: 4 }]);
      expect([added.length, stored(), linesOf('warn')]).toEqual([6, all, []]);
    });

    it('is given up when a checkpoint fails', async () => {
      await context.startAt(6, 6);
      context.store.share();
      context.store.before = (method) =>
        method === 'checkpoint' ? Promise.reject(new TypeError('no room')) : Promise.resolve();
      await expect(context.feed.rebuild()).rejects.toThrow('no room');
      expect(context.store.abandoned).toBe(1);
    });
  });

  it('is continued in the background where the old one can serve', async () => {
    await leaveHalf('the old one');
    await context.feed.start();
    expect([context.feed.isUsable, context.feed.rebuilt?.done]).toEqual([true, 4]);
    await context.feed.rebuild();
    expect([stored(), context.store.generations]).toEqual([all, 1]);
  });

  it('is left by a stop, and begun again where the log does not continue from there any more', async () => {
    await leaveHalf();
    context.log.openingId = 'another';
    context.log.isContinued = false;
    await context.feed.start();
    expect([stored(), context.feed.rebuilt]).toEqual([all, undefined]);
    expect(linesOf('log').some((line) => line.includes('further'))).toBe(false);
  });

  it('derives once more what it has lost, has altered and should not have, says so, and serves then', async () => {
    await context.startAt(6, 6);
    context.log.entries = [];
    let state: 'broken' | 'sound' = 'broken';
    context.store.taken = (changes) => {
      if (state === 'sound') return changes;
      return changes.flatMap((change): readonly ValueChange[] => {
        if (change.urn === note('b')) return [];
        if (change.urn === note('c')) return [{ ...change, json: '{"other":true}' }];
        return [change];
      });
    };
    const total = context.store.newGeneration.bind(context.store);
    context.store.newGeneration = async (beginning) => {
      const generation = await total(beginning);
      return {
        ...generation,
        total: async () => {
          const found = await generation.total();
          state = 'sound';
          return found;
        },
      };
    };
    await context.feed.rebuild();
    expect([stored(), context.store.values.get(keyOf('c'))]).toEqual([all, noteEntry(3, 'c').json]);
    expect(linesOf('error')).toEqual([
      `error: Projection "notes", in the making, was derived once more for ${note('b')} (missing), ${note('c')} (different).`,
    ]);
    expect(linesOf('warn')[0]).toMatch(/^warn: Projection "notes": what was made has 5 entries .* should have 6 /);
  });

  it('never serves when it still differs', async () => {
    await context.startAt(6, 6);
    context.log.entries = [];
    context.store.values.set('old', 'old');
    context.store.taken = (changes) => changes.filter(({ urn }) => urn !== note('b'));
    await expect(context.feed.rebuild()).rejects.toThrow('differs from the primary store, and does not serve');
    expect([stored(), context.store.abandoned, linesOf('error').length]).toEqual([['old'], 1, 2]);
  });

  it('does not take for a fault what the log is about to bring, or what is a dead letter', async () => {
    const odd: ChangeEntry = noteEntry(6, 'f', { aspect: 'poison' });
    context.pages = [...context.pages.slice(0, 5), [odd]];
    context.store.poison.add('poison');
    await context.startAt(6, 6);
    context.log.entries = [];
    context.store.taken = (changes) => {
      if (changes.some(({ urn }) => urn === note('c'))) context.append(noteEntry(7, 'c'));
      return changes.filter(({ urn, seq }) => urn !== note('c') || seq === 7);
    };
    await context.feed.rebuild();
    expect([stored(), context.feed.cursor]).toEqual([all.slice(0, 5), 7]);
    expect(linesOf('error').filter((line) => line.includes('in the making'))).toEqual([]);
  });
});
