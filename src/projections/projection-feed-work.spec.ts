import { setImmediate } from 'node:timers/promises';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { StoreUnavailable } from '../kernel/failures.js';
import { note, noteEntries, noteEntry } from './memory-ports.builder.js';
import { FeedContext, CallGate, until } from './projection-feed.builder.js';

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

  describe('as it is rebuilt', () => {
    /** Notes of one row each on pages of two. */
    const somePages = (count: number): readonly (readonly ChangeEntry[])[] =>
      Array.from({ length: count }, (_, at) => noteEntries(2 * at + 1, 2 * at + 2));

    it('takes all rows, then what the log has brought meanwhile', async () => {
      context.pages = somePages(4);
      await context.startAt(8);
      const gate = new CallGate();
      store.before = (method) => (method === 'add' ? gate.pass() : Promise.resolve());
      const rebuilt = context.feed.rebuild();
      await gate.reached();
      context.append(...noteEntries(9, 1300));
      gate.open();
      await rebuilt;
      expect([store.values.size, store.at?.seq, context.feed.cursor]).toEqual([1300, 1300, 1300]);
      expect(lines.at(-1)).toBe('log: Projection "notes" is rebuilt: 8 entities.');
    });

    it('works on six pages at a time', async () => {
      context.pages = somePages(20);
      await context.startAt(40);
      const gate = new CallGate();
      let working = 0;
      store.before = (method) => {
        if (method === 'add') working++;
        return method === 'add' ? gate.pass() : Promise.resolve();
      };
      const rebuilt = context.feed.rebuild();
      await until(() => working === 6);
      for (let turns = 0; turns < 20; turns++) await setImmediate();
      expect([working, context.feed.rebuilt?.text]).toEqual([6, '10 of about 40 entities']);
      gate.open();
      await rebuilt;
      expect(store.values.size).toBe(40);
    });

    it('says how far it is every fifty thousand entities', async () => {
      context.pages = Array.from({ length: 6 }, (_, at) => noteEntries(20_000 * at + 1, 20_000 * (at + 1)));
      await context.startAt(1);
      await context.feed.rebuild();
      // How fast it is depends on the machine.
      expect(lines.map((line) => line.replace(/, [\d,]+ a second, .* left/, ''))).toEqual([
        'log: Projection "notes" is being rebuilt from the primary store.',
        'log: Projection "notes": 60,000 of about 120,000 entities.',
        'log: Projection "notes": 100,000 of about 120,000 entities.',
        'log: Projection "notes" is rebuilt: 120,000 entities.',
      ]);
    });

    it('is joined by who asks for it meanwhile, and done again for who asks later', async () => {
      await context.startAt(0);
      await Promise.all([context.feed.rebuild(), context.feed.rebuild()]);
      expect(store.generations).toBe(1);
      await context.feed.rebuild();
      expect(store.generations).toBe(2);
    });

    it('takes the dead letters away, and makes those that it cannot do without', async () => {
      context.pages = [[noteEntry(1, 'a', { aspect: 'poison' }), noteEntry(2, 'b')]];
      await deadLetters.setAside({ projection: 'notes', seq: 9, urn: note('b'), aspect: 'info', reason: '', time: 0 });
      store.poison.add('poison');
      await context.startAt(2);
      await context.feed.rebuild();
      expect(deadLetters.all.map(({ seq }) => seq)).toEqual([1]);
      expect([...store.values.keys()]).toEqual([`${note('b')} info`]);
    });

    it('throws the generation away when it fails, and leaves what serves as it is', async () => {
      context.pages = somePages(2);
      await context.startAt(4);
      await context.feed.follow(context.append(noteEntry(5, 'n5')));
      store.before = (method) => (method === 'add' ? Promise.reject(new StoreUnavailable('full')) : Promise.resolve());
      await expect(context.feed.rebuild()).rejects.toThrow(StoreUnavailable);
      expect([context.feed.state, store.abandoned, store.values.size, context.feed.rebuilt]).toEqual([
        'following',
        1,
        1,
        undefined,
      ]);
    });

    it('stalls when it fails and has nothing else', async () => {
      store.before = (method) =>
        method === 'finish' ? Promise.reject(new StoreUnavailable('full')) : Promise.resolve();
      context.make();
      await expect(context.feed.rebuild()).rejects.toThrow(StoreUnavailable);
      expect([context.feed.state, context.feed.isUsable, store.abandoned]).toEqual(['stalled', false, 1]);
    });
  });

  describe('when it is asked what need not be read again', () => {
    it('makes durable what it has applied', async () => {
      await context.startAt(3);
      await context.feed.follow(context.append(noteEntry(4, 'n4')));
      expect([await context.feed.settled(), store.disk.content?.position?.seq]).toEqual([4, 4]);
    });

    it('names nothing while it does not follow the log', async () => {
      context.make();
      expect(await context.feed.settled()).toBe(0);
      await context.feed.stop();
      await context.startAt(3, 3);
      store.engine = 'away';
      await context.feed.follow(context.append(noteEntry(4, 'n4')));
      store.engine = 'there';
      expect([await context.feed.settled(), store.disk.content]).toEqual([0, undefined]);
    });

    it('keeps what a rebuild still has to read', async () => {
      context.pages = [[noteEntry(1, 'a')]];
      await context.startAt(3);
      const gate = new CallGate();
      store.before = (method) => (method === 'add' ? gate.pass() : Promise.resolve());
      const rebuilt = context.feed.rebuild();
      await gate.reached();
      await context.feed.follow(context.append(noteEntry(4, 'n4')));
      expect([context.feed.cursor, await context.feed.settled()]).toEqual([4, 3]);
      gate.open();
      await rebuilt;
      expect(await context.feed.settled()).toBe(4);
    });

    it('names nothing when its engine goes away', async () => {
      await context.startAt(3);
      store.engine = 'away';
      expect([await context.feed.settled(), context.feed.state]).toEqual([0, 'stalled']);
    });
  });

  describe('when it is compared', () => {
    const WINDOW = { after: undefined, limit: 10 };
    beforeEach(async () => {
      context.pages = [noteEntries(1, 3)];
      await context.startAt(0, 3);
      store.values.set(`${note('n2')} info`, 'other');
    });

    it('finds what differs, and leaves it so', async () => {
      const compared = await context.feed.compare(WINDOW, 'report');
      expect([compared?.entities, compared?.different]).toEqual([3, [{ urn: note('n2'), kind: 'different' }]]);
      expect(store.values.get(`${note('n2')} info`)).toBe('other');
    });

    it('derives what differs once more where it is to be repaired, and nothing else', async () => {
      await context.feed.compare(WINDOW, 'repair');
      expect([store.calls.at(-1), store.values.get(`${note('n2')} info`), store.at?.seq]).toEqual([[2], '{"n":2}', 3]);
      const calls = store.calls.length;
      expect((await context.feed.compare(WINDOW, 'repair'))?.different).toEqual([]);
      expect(store.calls.length).toBe(calls);
    });

    it('says what differs although others write, of entities that they did not change', async () => {
      context.append(noteEntry(4, 'n4'));
      expect((await context.feed.compare(WINDOW, 'repair'))?.different).toEqual([
        { urn: note('n2'), kind: 'different' },
      ]);
      expect([store.values.get(`${note('n2')} info`), store.at?.seq]).toEqual(['{"n":2}', 3]);
    });

    it('says nothing of what was changed after what it has seen', async () => {
      context.append(noteEntry(4, 'n2'));
      expect(await context.feed.compare(WINDOW, 'repair')).toBeUndefined();
      expect(store.values.get(`${note('n2')} info`)).toBe('other');
    });

    it.each([
      [4999, 'different'],
      [5000, undefined],
    ])('says what differs while it is %i entries behind the log: %s', async (behind, kind) => {
      log.entries = [...log.entries, ...noteEntries(4, 3 + behind)];
      expect((await context.feed.compare(WINDOW, 'report'))?.different[0]?.kind).toBe(kind);
    });

    it('is not while it does not follow the log', async () => {
      await context.feed.stop();
      expect(await context.feed.compare(WINDOW, 'repair')).toBeUndefined();
    });

    it('corrects the others when one of them cannot be derived', async () => {
      context.pages = [[noteEntry(2, 'n2', { aspect: 'odd' }), noteEntry(3, 'n3')]];
      await context.startAt(0, 3);
      for (const name of ['n2', 'n3']) store.values.set(`${note(name)} info`, 'other');
      store.poison.add('odd');
      await context.feed.compare(WINDOW, 'repair');
      expect([store.values.get(`${note('n2')} info`), store.values.get(`${note('n3')} info`)]).toEqual([
        'other',
        '{"n":3}',
      ]);
    });
  });

  describe('with dead letters', () => {
    beforeEach(async () => {
      context.pages = [noteEntries(1, 2)];
      for (const name of ['n1', 'n2'])
        await deadLetters.setAside({ projection: 'notes', seq: 1, urn: note(name), aspect: 'x', reason: '', time: 0 });
    });

    it('derives their entities once more when it is asked to, all or one', async () => {
      await context.startAt(2);
      expect(await context.feed.retryDeadLetters(note('n2'))).toBe(1);
      expect([...store.values.keys()]).toEqual([`${note('n2')} info`]);
      expect([await context.feed.retryDeadLetters(), await context.feed.retryDeadLetters()]).toEqual([1, 0]);
      expect([store.values.size, store.at?.seq, deadLetters.all]).toEqual([2, 2, []]);
    });

    it('derives nothing while it does not follow the log', async () => {
      context.make();
      await context.feed.deadLetters.load();
      expect([await context.feed.retryDeadLetters(), store.calls]).toEqual([0, []]);
      await context.startAt(2);
      store.engine = 'away';
      await context.feed.follow(context.append(noteEntry(3, 'n3')));
      store.engine = 'there';
      expect([await context.feed.retryDeadLetters(), deadLetters.all.length]).toEqual([0, 2]);
    });
  });
});
