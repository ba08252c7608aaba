import { type ChangeLog, ProcessLeases } from '../change-log/index.js';
import { Logger } from '@nestjs/common';
import { RecordingStore, valueChanges } from '../../test/conformance/recording-store.js';
import { LogReaders } from '../change-log/log-readers.js';
import { IndexNotReady, StoreUnavailable } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import { DerivedProjection } from './derived-projection.js';
import {
  MemoryDeadLetters,
  MemoryLog,
  note,
  noteEntries,
  noteEntry,
  sourceOf,
  sourcesOver,
} from './memory-ports.builder.js';
import { until } from './projection-feed.builder.js';
import { ProjectionRunner } from './projection-runner.js';
import { ProjectionSet } from './projection-set.js';
import { RetryPolicy } from './retry-policy.js';

describe('ProjectionRunner', () => {
  let log: MemoryLog;
  let deadLetters: MemoryDeadLetters;
  let documents: RecordingStore;
  let edges: RecordingStore;
  let runner: ProjectionRunner;

  beforeEach(() => {
    Logger.overrideLogger(false);
    [log, deadLetters] = [new MemoryLog(noteEntries(1, 3)), new MemoryDeadLetters()];
    [documents, edges] = [new RecordingStore(), new RecordingStore()];
    const source = sourceOf([noteEntries(1, 3)]);
    const audit = () => Promise.resolve({ differences: 1, different: [note('a')], unowned: 2 });
    const content = { stored: () => Promise.resolve([]), expected: () => [], replacing: () => [], audit };
    const projections = new ProjectionSet([
      new DerivedProjection('documents', documents, valueChanges, content),
      new DerivedProjection('edges', edges, valueChanges),
    ]);
    runner = new ProjectionRunner(
      projections,
      sourcesOver(log, { source, deadLetters }),
      new RetryPolicy([], 600_000),
      new ProcessLeases(),
    );
  });
  afterEach(async () => {
    await runner.stop();
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  /** What a read of an index is refused with; `undefined` when it is not. */
  function refusal(name: string): IndexNotReady | undefined {
    try {
      runner.checkUsable(name);
      return undefined;
    } catch (error) {
      if (error instanceof IndexNotReady) return error;
      throw error;
    }
  }
  /** Sets an entry of a note aside. */
  const setAside = (projection: string, seq: number, name: string): Promise<void> =>
    deadLetters.setAside({ projection, seq, urn: note(name), aspect: 'info', reason: '', time: 0 });

  it('names its projections in their order', () => {
    expect(runner.names).toEqual(['documents', 'edges']);
  });

  it('has no index read before it is started, and proposes to come back in two seconds', () => {
    expect(refusal('documents')).toMatchObject({ retryAfter: 2 });
    expect(refusal('documents')?.message).toBe('The index of documents has not been started.');
    expect(runner.waiting()).toEqual([
      'The index of documents has not been started.',
      'The index of edges has not been started.',
    ]);
  });

  it('reads what other processes have written when the log wakes it, until it stops', async () => {
    let wake = (): void => undefined;
    let closed = 0;
    const watch: ChangeLog['watch'] = (listener) => {
      wake = listener;
      return { close: () => closed++ };
    };
    Object.assign(log, { watch });
    await runner.start();
    log.entries = noteEntries(1, 5);
    wake();
    wake();
    expect(await runner.until(5, 20_000)).toBe('reached');
    expect([documents.at?.seq, edges.at?.seq]).toEqual([5, 5]);
    await runner.stop();
    expect([closed, await runner.until(6, 1)]).toEqual([1, 'late']);
  });

  it('has indexes read once they are up with the log, and knows nothing of others', async () => {
    await runner.start();
    expect([refusal('documents'), refusal('edges'), refusal('others'), runner.waiting()]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
    ]);
  });

  it('says of one whose engine is away that it is tried again, and not how far it is', async () => {
    edges.engine = 'away';
    await runner.start();
    expect(runner.waiting()).toEqual(['The index of edges cannot be used now and is tried again.']);
  });

  it('says how far a rebuild is', async () => {
    const rebuilt = runner.start();
    const sentence = 'The index of documents is being rebuilt: 3 of about 3 entities.';
    await until(() => runner.waiting()[0] === sentence);
    expect(refusal('documents')).toMatchObject({ retryAfter: 1 });
    expect(runner.rebuilding()).toContain('documents: 3 of about 3 entities');
    await rebuilt;
    expect(runner.rebuilding()).toEqual([]);
  });

  it('gives entries to every projection', async () => {
    await runner.start();
    log.entries = noteEntries(1, 4);
    await runner.follow([noteEntry(4, 'n4')]);
    expect([documents.calls, edges.calls]).toEqual([[[4]], [[4]]]);
  });

  it('rebuilds all projections, or those that are named', async () => {
    await runner.start();
    await runner.rebuild(['edges']);
    expect([documents.generations, edges.generations]).toEqual([1, 2]);
    await runner.rebuild();
    expect([documents.generations, edges.generations]).toEqual([2, 3]);
  });

  it('starts one projection again', async () => {
    await runner.start();
    [documents.at, edges.at] = [undefined, undefined];
    await runner.restart('edges');
    expect([documents.generations, edges.generations]).toEqual([1, 2]);
  });

  it('compares one projection, and none of another name', async () => {
    await runner.start();
    const window = { after: undefined, limit: 2 };
    expect(await runner.compare('documents', window, 'report')).toMatchObject({ entities: 2, different: [] });
    expect(await runner.compare('others', window, 'report')).toBeUndefined();
  });

  it('has a projection audited, which there must be', async () => {
    const limits = { most: 1, signal: new AbortController().signal };
    expect(await runner.audit('documents', limits)).toEqual({ differences: 1, different: [note('a')], unowned: 2 });
    expect(await runner.audit('edges', limits)).toEqual({ differences: 0, different: [], unowned: 0 });
    expect(() => runner.audit('others', limits)).toThrow('there is no projection "others"');
  });

  it('names as settled what the slowest projection will not read again', async () => {
    await runner.start();
    expect(await runner.settled()).toBe(3);
    edges.engine = 'away';
    log.entries = noteEntries(1, 4);
    await runner.follow([noteEntry(4, 'n4')]);
    expect(await runner.settled()).toBe(0);
  });

  it('lists the first dead letters of each projection, and counts all', async () => {
    for (const [seq, name] of [
      [1, 'n1'],
      [2, 'n2'],
      [3, 'n3'],
    ] as const)
      await setAside('documents', seq, name);
    await setAside('edges', 3, 'n3');
    const { total, deadLetters: listed } = await runner.deadLetters(2);
    expect([total, listed.map(({ projection, seq }) => [projection, seq])]).toEqual([
      4,
      [
        ['documents', 1],
        ['documents', 2],
        ['edges', 3],
      ],
    ]);
  });

  it('retries and drops the dead letters of all projections, of one entity or all', async () => {
    [documents.at, edges.at] = [
      { storeId: 'store', seq: 3 },
      { storeId: 'store', seq: 3 },
    ];
    for (const projection of runner.names) for (const name of ['n1', 'n2', 'n3']) await setAside(projection, 3, name);
    await runner.start();
    expect([await runner.retryDeadLetters(note('n1')), deadLetters.all.length]).toEqual([2, 4]);
    await runner.dropDeadLetters(note('n2'));
    expect(deadLetters.all.map(({ projection, urn }) => `${projection} ${urn}`)).toEqual([
      'documents urn:li:note:n3',
      'edges urn:li:note:n3',
    ]);
    await runner.dropDeadLetters();
    expect([await runner.retryDeadLetters(), deadLetters.all]).toEqual([0, []]);
  });

  it('retries the dead letters of a projection although another one cannot be retried here', async () => {
    for (const store of [documents, edges]) store.at = { storeId: 'store', seq: 3 };
    for (const name of runner.names) await setAside(name, 3, 'n1');
    await runner.start();
    documents.engine = 'away';
    await expect(runner.retryDeadLetters()).rejects.toThrow(StoreUnavailable);
    expect(deadLetters.all.map(({ projection }) => projection)).toEqual(['documents']);
  });

  it('keeps dead letters of other readers until their entity is restated, and those that come of it', async () => {
    const readers = new LogReaders();
    readers.add({ name: 'events', settled: () => Promise.resolve(0) });
    Object.assign(runner, { readers });
    for (const [seq, name] of [
      [1, 'n1'],
      [2, 'n2'],
      [3, 'n3'],
    ] as const)
      await setAside('events', seq, name);
    const restate = async (urn: Urn): Promise<void> => {
      if (urn === note('n1')) await setAside('events', 4, 'n1');
      if (urn === note('n2')) throw new StoreUnavailable('The disk is away.');
    };
    await expect(runner.restateDeadLetters(undefined, restate)).rejects.toThrow(StoreUnavailable);
    expect(new Set(deadLetters.all.map(({ seq }) => seq))).toEqual(new Set([2, 3, 4]));
    await runner.restateDeadLetters(note('n3'), restate);
    expect(new Set(deadLetters.all.map(({ seq }) => seq))).toEqual(new Set([2, 4]));
  });

  it('says where each projection stands', async () => {
    edges.engine = 'away';
    await runner.start();
    await setAside('documents', 2, 'n2');
    expect(await runner.status()).toEqual([
      { name: 'documents', state: 'following', freshness: 'current', position: 3, lag: 0, deadLetters: 1 },
      { name: 'edges', state: 'stalled', freshness: 'current', position: undefined, lag: 3, deadLetters: 0 },
    ]);
    edges.engine = 'there';
  });

  it('stops every projection', async () => {
    await runner.start();
    await runner.stop();
    expect((await runner.status()).map(({ state }) => state)).toEqual(['stopped', 'stopped']);
  });
});
