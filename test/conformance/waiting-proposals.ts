import {
  MOST_WAITING,
  PAGE_LENGTH,
  type StoredProposal,
} from '../../src/aspects/waiting-proposals/waiting-proposals.port.js';
import { ServiceBusy } from '../../src/kernel/failures.js';
import type { Urn } from '../../src/kernel/urn.js';
import { type PrimaryStoreAdapter, usePrimaryStore } from './primary-store-adapters.js';
import { ACTOR, deletion, KEY_ASPECT, TIME, upsert, wombat, write } from './primary-store.builder.js';

/** A proposal for a wombat; `text`: what it says. */
function queued(name: string, text = name): StoredProposal {
  return { urn: wombat(name), aspect: 'info', actor: ACTOR, text: JSON.stringify({ text }) };
}

/** The contract of the WaitingProposals port, and of commits that carry them out, for every adapter. */
export function describeWaitingProposals(adapter: PrimaryStoreAdapter): void {
  describe(`WaitingProposals: ${adapter.name}`, () => {
    describeQueue(adapter);
    describeFailed(adapter);
    describeCarryingOut(adapter);
  });
}

function describeQueue(adapter: PrimaryStoreAdapter): void {
  const { primary, reopen } = usePrimaryStore(adapter);

  it('has proposals in the order in which they were added, also after it is reopened', async () => {
    expect(await primary().proposals.next(10)).toEqual([]);
    await primary().proposals.add([queued('b'), queued('a')]);
    await primary().proposals.add([queued('a', 'second')]);
    const { proposals } = await reopen();
    const all = await proposals.next(10);
    expect(all).toEqual(
      [queued('b'), queued('a'), queued('a', 'second')].map(({ urn, actor, text }): unknown => ({
        ...{ urn, actor, text, number: expect.any(Number) },
      })),
    );
    expect(all.map(({ number }) => number)).toEqual(all.map(({ number }) => number).toSorted((a, b) => a - b));
    expect(await proposals.next(2)).toEqual(all.slice(0, 2));
    expect(await proposals.count()).toEqual({ waiting: 3, failed: 0 });
  });

  it('has texts as they were, and proposals of no aspect', async () => {
    const proposal = {
      ...queued(
        'a',
        '"é😀\
',
      ),
      aspect: '',
    };
    const { proposals } = primary();
    await proposals.add([proposal]);
    const [{ number, text } = { number: 0, text: '' }] = await proposals.next(10);
    expect(text).toBe(proposal.text);
    await proposals.fail(number, 'broken', TIME);
    expect(await proposals.failed(10)).toMatchObject([{ number, aspect: '' }]);
  });

  it('ends a page before it becomes long, and never without a proposal', async () => {
    const { proposals } = primary();
    const long = 'x'.repeat(PAGE_LENGTH / 2);
    await proposals.add([queued('a', long + long), queued('b', long), queued('c', long), queued('d')]);
    const names = async (): Promise<readonly string[]> =>
      (await proposals.next(10)).map(({ urn }) => urn.slice('urn:li:wombat:'.length));
    expect(await names()).toEqual(['a']);
    const [first] = await proposals.next(1);
    await proposals.fail(first?.number ?? 0, 'broken', TIME);
    expect(await names()).toEqual(['b', 'c']);
  });

  it('refuses proposals when too many wait', async () => {
    const { proposals } = primary();
    const many = Array.from({ length: 20_000 }, () => queued('a'));
    for (let added = 0; added < MOST_WAITING; added += many.length) await proposals.add(many);
    const refusal = proposals.add([queued('b')]);
    await expect(refusal).rejects.toThrow(ServiceBusy);
    await expect(refusal).rejects.toThrow(/^100000 proposals wait to be carried out already\./);
    expect(await proposals.count()).toEqual({ waiting: MOST_WAITING, failed: 0 });
    const [first] = await proposals.next(1);
    await proposals.fail(first?.number ?? 0, 'broken', TIME);
    await proposals.add([queued('b')]);
    expect(await proposals.count()).toEqual({ waiting: MOST_WAITING, failed: 1 });
  });
}

function describeFailed(adapter: PrimaryStoreAdapter): void {
  const { primary } = usePrimaryStore(adapter);

  /** Three that have failed, of two wombats, and one that waits behind them. */
  async function failThree(): Promise<void> {
    const { proposals } = primary();
    await proposals.add([queued('a', '1'), queued('b', '2'), queued('a', '3'), queued('c', '4')]);
    for (const { number, urn } of (await proposals.next(3)).toReversed())
      await proposals.fail(number, `cannot be: ${urn} "\0"`, TIME + number);
  }
  async function waitingTexts(): Promise<readonly unknown[]> {
    return (await primary().proposals.next(10)).map(({ text }): unknown => JSON.parse(text));
  }

  it('has what failed out of the way, with the last reason', async () => {
    await failThree();
    const { proposals } = primary();
    expect(await waitingTexts()).toEqual([{ text: '4' }]);
    const failed = await proposals.failed(10);
    expect(failed.map(({ urn, aspect, time, number }) => [urn, aspect, time - number])).toEqual(
      ['a', 'b', 'a'].map((name) => [wombat(name), 'info', TIME]),
    );
    expect(failed[0]?.reason).toMatch(/^cannot be: urn:li:wombat:a "/);
    expect(await proposals.failed(1)).toEqual(failed.slice(0, 1));
    expect(await proposals.count()).toEqual({ waiting: 1, failed: 3 });
    await proposals.fail(failed[0]?.number ?? 0, 'still', TIME);
    expect((await proposals.failed(1))[0]).toMatchObject({ reason: 'still', time: TIME });
  });

  it('has what failed wait again, behind the others, under numbers that nobody had', async () => {
    await failThree();
    const { proposals } = primary();
    const numbers = (await proposals.failed(10)).map(({ number }) => number);
    await proposals.retry(wombat('a'));
    expect(await waitingTexts()).toEqual([{ text: '4' }, { text: '1' }, { text: '3' }]);
    expect((await proposals.failed(10)).map(({ urn }) => urn)).toEqual([wombat('b')]);
    await proposals.retry();
    expect(await waitingTexts()).toEqual([{ text: '4' }, { text: '1' }, { text: '3' }, { text: '2' }]);
    expect(await proposals.count()).toEqual({ waiting: 4, failed: 0 });
    expect((await proposals.next(10)).filter(({ number }) => numbers.includes(number))).toEqual([]);
  });

  it('removes what failed, of one entity and all, and nothing that waits', async () => {
    await failThree();
    const { proposals } = primary();
    await proposals.drop(wombat('a'));
    expect((await proposals.failed(10)).map(({ urn }) => urn)).toEqual([wombat('b')]);
    await proposals.drop();
    expect(await proposals.count()).toEqual({ waiting: 1, failed: 0 });
    expect(await waitingTexts()).toEqual([{ text: '4' }]);
  });
}

function describeCarryingOut(adapter: PrimaryStoreAdapter): void {
  const { primary, reopen } = usePrimaryStore(adapter);

  /** Add a proposal. @returns its number */
  async function add(name: string): Promise<number> {
    await primary().proposals.add([queued(name)]);
    return (await primary().proposals.next(100)).at(-1)?.number ?? 0;
  }
  async function stored(urn: Urn): Promise<unknown> {
    const rows = (await primary().store.latest([urn], ['info'])).get(urn) ?? [];
    return rows.map(({ json }) => json);
  }
  const info = (text: string): ReturnType<typeof upsert> => upsert('info', JSON.stringify({ text }));

  it('has a proposal leave the queue with the request that carries it out', async () => {
    const waiting = await add('a');
    const [outcome] = await primary().store.commit([write(wombat('a'), [info('a')], { waiting })]);
    expect(outcome).toMatchObject({ kind: 'written', changes: [{ aspect: KEY_ASPECT }, { aspect: 'info' }] });
    await reopen();
    expect(await stored(wombat('a'))).toEqual(['{"text":"a"}']);
    expect(await primary().proposals.count()).toEqual({ waiting: 0, failed: 0 });
    // Its number is not given to another one, which would be taken for it.
    expect(await add('b')).toBeGreaterThan(waiting);
  });

  it('writes nothing for a proposal that has left the queue, or has failed', async () => {
    const [first, second] = [await add('a'), await add('b')];
    const { store, proposals } = primary();
    await store.commit([write(wombat('a'), [info('a')], { waiting: first })]);
    await store.commit([write(wombat('a'), [info('newer')])]);
    await proposals.fail(second, 'broken', TIME);
    const outcomes = await store.commit([
      write(wombat('a'), [info('a')], { waiting: first }),
      write(wombat('b'), [info('b')], { waiting: second }),
      write(wombat('c'), [info('c')]),
    ]);
    expect(outcomes).toMatchObject([
      { kind: 'written', changes: [] },
      { kind: 'written', changes: [] },
      { kind: 'written', changes: [{ urn: wombat('c') }, { urn: wombat('c') }] },
    ]);
    expect([await stored(wombat('a')), await stored(wombat('b'))]).toEqual([['{"text":"newer"}'], []]);
    expect(await proposals.count()).toEqual({ waiting: 0, failed: 1 });
  });

  it('keeps a proposal whose request is refused, and carries out the others of the group', async () => {
    const [first, second, third] = [await add('a'), await add('b'), await add('c')];
    const { store, proposals } = primary();
    await store.commit([write(wombat('b'), [info('there')])]);
    const create = { aspect: 'info', change: 'CREATE', json: '{"text":"b"}' } as const;
    const outcomes = await store.commit([
      write(wombat('a'), [info('a')], { waiting: first }),
      write(wombat('b'), [create], { waiting: second }),
      write(wombat('c'), [info('c')], { waiting: third }),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['written', 'refused', 'written']);
    expect((await proposals.next(10)).map(({ number }) => number)).toEqual([second]);
    expect([await stored(wombat('a')), await stored(wombat('b')), await stored(wombat('c'))]).toEqual([
      ['{"text":"a"}'],
      ['{"text":"there"}'],
      ['{"text":"c"}'],
    ]);
  });

  it('carries out deletions of whole entities, and what changes nothing', async () => {
    const { store, proposals } = primary();
    await store.commit([write(wombat('a'), [info('a')]), write(wombat('b'), [info('b')])]);
    const [first, second, third] = [await add('a'), await add('b'), await add('b')];
    const outcomes = await store.commit([
      write(wombat('a'), [deletion(KEY_ASPECT)], { waiting: first }),
      write(wombat('b'), [info('b')], { waiting: second }),
    ]);
    expect(outcomes).toMatchObject([
      { kind: 'written', removed: { rows: 2 } },
      { kind: 'written', changes: [] },
    ]);
    expect((await proposals.next(10)).map(({ number }) => number)).toEqual([third]);
    // Once carried out, an entity that came back since stays.
    await store.commit([write(wombat('a'), [info('back')])]);
    await store.commit([write(wombat('a'), [deletion(KEY_ASPECT)], { waiting: first })]);
    expect(await stored(wombat('a'))).toEqual(['{"text":"back"}']);
  });
}
