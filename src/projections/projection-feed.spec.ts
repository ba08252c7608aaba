import { entryDigest } from '../change-log/entry-digest.js';
import { TurnRecord } from '../kernel/turn-record.builder.js';
import { note, noteEntries, noteEntry } from './memory-ports.builder.js';
import { FeedContext, CallGate, until } from './projection-feed.builder.js';

/** Milliseconds after which a turn is that of others. */
const LONG = 6;

describe('ProjectionFeed', () => {
  let context: FeedContext;
  let log: FeedContext['log'];
  let store: FeedContext['store'];
  let deadLetters: FeedContext['deadLetters'];
  let lines: FeedContext['lines'];
  beforeEach(() => {
    context = new FeedContext();
    ({ log, store, deadLetters, lines } = context);
  });
  afterEach(() => context.close());

  describe('when entries are gone that it has not read', () => {
    it('is made again, since nobody knows what was in them', async () => {
      await context.startAt(3, 3, 1);
      log.entries = noteEntries(1, 8).slice(5);
      context.pages = [[noteEntry(6, 'a')]];
      log.isContinued = false;
      log.openingId = 'another';
      context.feed.wake();
      await until(() => store.generations === 1 && context.feed.state === 'following');
      expect([context.feed.cursor, context.feed.isUsable]).toEqual([8, true]);
      expect(lines.join()).toContain('entries of the change log were removed before they were read');
    });

    it('goes past restatements that were removed', async () => {
      await context.startAt(3);
      log.head = () => Promise.resolve(8);
      context.feed.wake();
      expect(await context.feed.until(8, 1000)).toBe('reached');
      expect([context.feed.state, store.generations]).toEqual(['following', 0]);
    });
  });

  describe('when it starts', () => {
    it('follows the log from where its store stands', async () => {
      await context.startAt(3);
      expect([context.feed.state, context.feed.cursor, context.feed.freshness, context.feed.isUsable]).toEqual([
        'following',
        3,
        'current',
        true,
      ]);
      expect([store.generations, lines]).toEqual([0, []]);
    });

    it('names the present opening in the position although nothing is new', async () => {
      log.entries = noteEntries(1, 3);
      store.at = { storeId: 'store', seq: 3, proof: { digest: 'known', opening: 'before' } };
      await context.feed.start();
      expect(store.at).toEqual({ storeId: 'store', seq: 3, proof: { digest: 'known', opening: 'opening' } });
    });

    it.each([500, 501, 1000, 1203])('catches up page by page with %d entries', async (count) => {
      await context.startAt(0, count);
      expect(store.calls.flat()).toEqual(noteEntries(1, count).map(({ seq }) => seq));
      expect(log.reads.reduce((most, [, limit]) => Math.max(most, limit), 0)).toBe(500);
      expect([context.feed.cursor, context.feed.state]).toEqual([count, 'following']);
      // What it caught up with is durable at once.
      expect(store.disk.content?.position?.seq).toBe(count);
    });

    it('says how far it is while reads wait for it', async () => {
      const progress: unknown[] = [];
      store.before = async (method) => {
        if (method === 'apply') progress.push([context.feed.state, context.feed.progress?.text, context.feed.rebuilt]);
        await Promise.resolve();
      };
      await context.startAt(100, 1200);
      expect(progress.slice(0, 3)).toEqual([
        ['catching-up', '0 of about 1,100 entries', undefined],
        ['catching-up', '500 of about 1,100 entries', undefined],
        ['catching-up', '1,000 of about 1,100 entries', undefined],
      ]);
      expect([context.feed.progress, context.feed.rebuilt]).toEqual([undefined, undefined]);
    });

    it('counts no more than there was to catch up with when entries come meanwhile', async () => {
      const shown: (string | undefined)[] = [];
      store.before = async () => {
        shown.push(context.feed.progress?.text);
        if (log.entries.length < 1500) context.append(...noteEntries(log.entries.length + 1, log.entries.length + 300));
        await Promise.resolve();
      };
      await context.startAt(0, 600);
      expect(context.feed.cursor).toBe(1500);
      expect(shown).toContain('500 of about 600 entries');
      expect(shown).toContain('600 of about 600 entries');
    });

    it('is rebuilt when its store has nothing, without a line above debugging for an empty log', async () => {
      context.make();
      await context.feed.start();
      expect([context.feed.state, context.feed.cursor, context.feed.isUsable, store.generations]).toEqual([
        'following',
        0,
        true,
        1,
      ]);
      expect(lines).toEqual([
        'debug: Projection "notes" is being rebuilt from the primary store.',
        'debug: Projection "notes" is rebuilt: 0 entities.',
      ]);
    });

    it('is rebuilt when its store was made from another log, and says so', async () => {
      log.isContinued = false;
      context.pages = [[noteEntry(1, 'a'), noteEntry(2, 'b')]];
      await context.startAt(1, 2);
      expect(lines).toEqual([
        'warn: Projection "notes" was made from another log, or an older state of it.',
        'log: Projection "notes" is being rebuilt from the primary store.',
        'log: Projection "notes" is rebuilt: 2 entities.',
      ]);
      expect([store.generations, context.feed.cursor]).toEqual([1, 2]);
    });

    it('shares a start that is under way', async () => {
      context.make();
      await Promise.all([context.feed.start(), context.feed.start()]);
      expect(store.generations).toBe(1);
    });

    it('tries again later when its engine is away, and says once why', async () => {
      store.engine = 'away';
      context.make(1);
      await context.feed.start();
      expect([context.feed.state, context.feed.isUsable]).toEqual(['stalled', false]);
      await until(() => lines.length > 0);
      store.engine = 'there';
      await until(() => context.feed.state === 'following');
      expect(lines.filter((line) => !line.startsWith('debug'))).toEqual([
        'error: Projection "notes" has stopped and is tried again: The engine is away.',
        expect.stringMatching(/^log: Projection "notes" follows the change log again after [1-9]\d* failures?\.$/),
      ]);
    });

    it('has nobody read what has lost all it had', async () => {
      await context.startAt(3);
      store.at = undefined;
      const gate = new CallGate();
      store.before = gate.pass;
      const restarted = context.feed.start();
      await gate.reached();
      expect([context.feed.isUsable, context.feed.cursor, context.feed.state]).toEqual([
        false,
        undefined,
        'rebuilding',
      ]);
      gate.open();
      await restarted;
      expect([context.feed.isUsable, context.feed.cursor]).toEqual([true, 3]);
    });
  });

  describe('made for other models', () => {
    it('answers, and is rebuilt in the background', async () => {
      store.outdate();
      const gate = new CallGate();
      store.before = (method) => (method === 'finish' ? gate.pass() : Promise.resolve());
      await context.startAt(2);
      expect([context.feed.state, context.feed.freshness, context.feed.isUsable]).toEqual([
        'following',
        'outdated',
        true,
      ]);
      await gate.reached();
      expect(context.feed.rebuilt?.text).toBe('0 of about 0 entities');
      gate.open();
      await context.feed.rebuild();
      expect([context.feed.freshness, context.feed.rebuilt]).toEqual(['current', undefined]);
      expect(lines).toEqual([
        'log: Projection "notes" was made for other models and is rebuilt in the background.',
        'log: Projection "notes" is being rebuilt from the primary store.',
        'log: Projection "notes" is rebuilt: 0 entities.',
      ]);
    });

    it('is rebuilt later when that fails', async () => {
      store.outdate();
      let failures = 1;
      store.before = async (method) => {
        await Promise.resolve();
        if (method === 'finish' && failures-- > 0) throw new RangeError('no disk');
      };
      await context.startAt(2, 2, 1);
      await until(() => context.feed.freshness === 'current');
      expect(lines).toContain('error: Projection "notes" could not be rebuilt: no disk');
      expect([store.generations, store.abandoned]).toEqual([2, 1]);
    });
  });

  describe('as it follows', () => {
    it('passes over entries while it has nothing to apply them to', async () => {
      context.make();
      await context.feed.follow(noteEntries(1, 2));
      expect([store.calls, context.feed.cursor]).toEqual([[], undefined]);
    });

    it('applies entries without reading the log, and makes them durable later', async () => {
      await context.startAt(3);
      const reads = log.reads.length;
      await context.feed.follow(context.append(...noteEntries(4, 6)));
      expect([store.calls.at(-1), context.feed.cursor, log.reads.length]).toEqual([[4, 5, 6], 6, reads]);
      expect(store.disk.content).toBeUndefined();
    });

    it('passes over what it has seen', async () => {
      await context.startAt(3);
      const before = store.calls.length;
      await context.feed.follow(noteEntries(2, 3));
      expect(store.calls.length).toBe(before);
      context.append(...noteEntries(4, 5));
      await context.feed.follow(noteEntries(3, 5));
      expect(store.calls.at(-1)).toEqual([4, 5]);
    });

    it('reads from the log what it was not given', async () => {
      await context.startAt(3);
      context.append(...noteEntries(4, 6), noteEntry(9, 'n9'));
      await context.feed.follow([noteEntry(6, 'n6')]);
      expect([store.calls.at(-1), context.feed.cursor]).toEqual([[4, 5, 6, 9], 9]);
      await context.feed.follow(context.append(noteEntry(10, 'n10'), noteEntry(12, 'n12')));
      expect([store.calls.at(-1), context.feed.cursor]).toEqual([[10, 12], 12]);
    });

    it.each([
      ['a store of this process', {}, [30, 50, 60]],
      ['an engine, which is sent more at a time', { showsChangesAtOnce: false }, [60]],
    ])('gives entries in parts to %s, and those of an entity together', async (_, capabilities, ends) => {
      Object.assign(store, { capabilities: { ...store.capabilities, ...capabilities } });
      await context.startAt(0);
      const entries = noteEntries(1, 60).map((entry) =>
        entry.seq >= 19 && entry.seq <= 30 ? { ...entry, urn: note('one') } : entry,
      );
      const before = store.calls.length;
      await context.feed.follow(context.append(...entries));
      expect(store.calls.slice(before).map((call) => call.at(-1))).toEqual(ends);
    });

    it.each([
      [150, 'none'],
      [151, 'one'],
    ])('lets requests be served after the commit of many entries: of %d, %s', async (count, turns) => {
      await context.startAt(0);
      const followed = context.feed.follow(context.append(...noteEntries(1, count)));
      for (let step = 0; step < 100; step++) await Promise.resolve();
      expect(context.feed.cursor).toBe(turns === 'none' ? count : 0);
      await followed;
      expect(context.feed.cursor).toBe(count);
    });

    it('lets requests be served between two parts of which the first took long', async () => {
      await context.startAt(0);
      const record = new TurnRecord();
      store.before = (method) => {
        if (method === 'apply') record.note();
        for (const end = performance.now() + LONG; performance.now() < end;);
        return Promise.resolve();
      };
      await context.feed.follow(context.append(...noteEntries(1, 80)));
      expect(record.turns).toHaveLength(4);
      expect(record.different).toBe(4);
    });

    it('moves past a dead letter that comes last, and derives its entity again with the next entry of it', async () => {
      context.pages = [[noteEntry(1, 'a', { json: '{"row":1}' })]];
      await context.startAt(0);
      store.poison.add('poison');
      await context.feed.follow(context.append(noteEntry(1, 'b'), noteEntry(2, 'a', { aspect: 'poison' })));
      expect([context.feed.cursor, store.at?.seq, deadLetters.all.map(({ seq }) => seq)]).toEqual([2, 2, [2]]);
      expect(context.feed.deadLetters.urns).toEqual([note('a')]);
      store.poison.clear();
      await context.feed.follow(context.append(noteEntry(3, 'b')));
      expect(deadLetters.all).toHaveLength(1);
      await context.feed.follow(context.append(noteEntry(4, 'a')));
      expect([deadLetters.all, store.values.get(`${note('a')} info`)]).toEqual([[], '{"row":1}']);
    });

    it('names the entry that it leaves out last in the position, without a change', async () => {
      await context.startAt(0);
      store.poison.add('poison');
      const last = noteEntry(3, 'c', { aspect: 'poison' });
      await context.feed.follow(context.append(...noteEntries(1, 2), last));
      expect([store.calls.at(-1), store.at?.proof?.digest]).toEqual([[], entryDigest(last)]);
    });

    it('applies nothing while it is stalled, and catches up when it is tried again', async () => {
      await context.startAt(3);
      store.engine = 'away';
      await context.feed.follow(context.append(noteEntry(4, 'n4')));
      store.engine = 'there';
      await context.feed.follow(context.append(noteEntry(5, 'n5')));
      expect([context.feed.cursor, store.values.size]).toEqual([3, 0]);
      await context.feed.start();
      expect([context.feed.cursor, store.values.size]).toEqual([5, 2]);
    });

    it('stalls when its engine goes away, and does not fail the write', async () => {
      await context.startAt(3, 3, 1);
      store.engine = 'away';
      await context.feed.follow(context.append(noteEntry(4, 'n4')));
      expect([context.feed.state, context.feed.isUsable, context.feed.cursor]).toEqual(['stalled', true, 3]);
      await context.feed.follow(context.append(noteEntry(5, 'n5')));
      store.engine = 'there';
      await until(() => context.feed.state === 'following');
      expect([context.feed.cursor, store.values.size]).toEqual([5, 2]);
    });
  });

  describe('when it stops', () => {
    it('makes durable what it has applied', async () => {
      await context.startAt(3);
      const followed = context.feed.follow(context.append(noteEntry(4, 'n4')));
      await context.feed.stop();
      await followed;
      expect([context.feed.state, store.disk.content?.position?.seq]).toEqual(['stopped', 4]);
    });

    it('makes nothing durable where it has nothing', async () => {
      context.make();
      let flushes = 0;
      store.before = (method) => Promise.resolve(void (flushes += method === 'flush' ? 1 : 0));
      await context.feed.stop();
      expect([context.feed.state, flushes]).toEqual(['stopped', 0]);
    });

    it('throws a rebuild away that is under way and has no checkpoint, without a word', async () => {
      context.pages = Array.from({ length: 20 }, (_, at) => [noteEntry(at + 1, `n${String(at)}`)]);
      const gate = new CallGate();
      store.before = (method) => (method === 'add' ? gate.pass() : Promise.resolve());
      log.entries = noteEntries(1, 20);
      context.make();
      const started = context.feed.start();
      await gate.reached();
      const stopped = context.feed.stop();
      gate.open();
      await Promise.all([started, stopped]);
      expect([context.feed.state, store.at, store.disk.left]).toEqual(['stopped', undefined, undefined]);
      expect(lines).toEqual(['log: Projection "notes" is being rebuilt from the primary store.']);
    });

    it('is not tried again', async () => {
      jest.useFakeTimers({ doNotFake: ['setImmediate'] });
      try {
        store.engine = 'away';
        context.make();
        await context.feed.start();
        expect(jest.getTimerCount()).toBe(1);
        await context.feed.stop();
        expect(jest.getTimerCount()).toBe(0);
      } finally {
        jest.useRealTimers();
      }
    });

    it('starts again where it was', async () => {
      await context.startAt(3);
      await context.feed.stop();
      context.append(noteEntry(4, 'n4'));
      await context.feed.start();
      expect([context.feed.state, context.feed.cursor]).toEqual(['following', 4]);
    });
  });
});
