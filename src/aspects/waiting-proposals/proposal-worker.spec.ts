import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { failures, StoreUnavailable } from '../../kernel/failures.js';
import { Metrics } from '../../platform/observe/index.js';
import { MessageBus } from '../../platform/seam/index.js';
import type { IngestProposalsCommand } from '../ingest-proposals/ingest-proposals.command.js';
import { ProposalWorker, type WorkerTimes } from './proposal-worker.js';
import { queued } from './queued-proposal.builder.js';
import { type FailedProposal, type WaitingProposal, WaitingProposals } from './waiting-proposals.port.js';

const NOW = 1_700_000_000_000;

/** A queue in memory, with what the worker calls. */
class ListedProposals extends WaitingProposals {
  waiting: WaitingProposal[] = [];
  readonly failures: Pick<FailedProposal, 'number' | 'reason' | 'time'>[] = [];
  fault: Error | undefined;
  reads = 0;

  override next(limit: number): Promise<readonly WaitingProposal[]> {
    this.reads++;
    return this.fault === undefined ? Promise.resolve(this.waiting.slice(0, limit)) : Promise.reject(this.fault);
  }
  override fail(number: number, reason: string, time: number): Promise<void> {
    this.failures.push({ number, reason, time });
    this.remove(number);
    return Promise.resolve();
  }
  remove(number: number): void {
    this.waiting = this.waiting.filter((one) => one.number !== number);
  }
  put(...names: readonly string[]): void {
    for (const name of names) {
      const { urn, actor, proposal } = queued(name.slice(0, 1), name);
      const number = (this.waiting.at(-1)?.number ?? 0) + 1;
      this.waiting.push({ number, urn, actor, text: JSON.stringify(proposal) });
    }
  }
  override add = refused;
  override failed = refused;
  override count = refused;
  override retry = refused;
  override drop = refused;
}

function refused(): never {
  throw new TypeError('The worker does not need it.');
}

describe('ProposalWorker', () => {
  let queue: ListedProposals;
  let carried: string[];
  let commands: IngestProposalsCommand[];
  /** What the command does with a proposal. */
  let outcome: (name: string) => Promise<void>;
  let worker: ProposalWorker;

  function begin(times: WorkerTimes = {}): void {
    const bus = {
      execute: async (command: IngestProposalsCommand) => {
        const name = command.proposals[0]?.aspectName ?? '';
        await outcome(name);
        commands.push(command);
        carried.push(name);
        if (typeof command.when === 'object') queue.remove(command.when.waiting);
      },
    };
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- all that the bus calls
    const messages = new MessageBus(bus as never, bus as never, [], new Metrics());
    worker = new ProposalWorker(queue, messages, { now: () => NOW }, { retryAfter: 1, ...times });
    worker.start();
  }

  async function emptied(): Promise<void> {
    while (queue.waiting.length > 0) await sleep(1);
  }

  beforeEach(() => {
    Logger.overrideLogger(false);
    [queue, carried, commands, outcome] = [new ListedProposals(), [], [], () => Promise.resolve()];
  });
  afterEach(async () => {
    await worker.stop();
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  it('carries out what waits when it begins, in the names of those who sent it', async () => {
    queue.put('a1', 'b1');
    begin();
    await emptied();
    expect(carried).toEqual(['a1', 'b1']);
    expect(commands.map(({ context, when }) => [context.actor, context.wire, context.requestId, when])).toEqual([
      [SYSTEM_ACTOR, 'queue', 'queue/1', { waiting: 1 }],
      [SYSTEM_ACTOR, 'queue', 'queue/2', { waiting: 2 }],
    ]);
  });

  it('carries out what is added later, and does not read meanwhile', async () => {
    begin();
    await sleep(20);
    expect(queue.reads).toBe(1);
    queue.put('a1');
    worker.wake();
    await emptied();
    expect(carried).toEqual(['a1']);
  });

  it('does not miss what is added while it reads', async () => {
    begin();
    // The page that is being read is empty already.
    queue.put('a1');
    worker.wake();
    await emptied();
    expect(carried).toEqual(['a1']);
  });

  it('looks by itself for what others add', async () => {
    begin({ pollEvery: 1 });
    await sleep(10);
    queue.put('a1');
    await emptied();
    expect(carried).toEqual(['a1']);
  });

  it('carries out more than a page', async () => {
    const names = Array.from({ length: 450 }, (_, at) => `a${String(at)}`);
    queue.put(...names);
    begin();
    await emptied();
    expect(carried).toEqual(names);
  });

  it('has proposals of one entity wait for each other, and no others', async () => {
    const done = new Map<string, () => void>();
    outcome = (name) => new Promise((resolve) => done.set(name, resolve));
    queue.put('a1', 'b1', 'a2');
    begin();
    await sleep(5);
    expect([...done.keys()]).toEqual(['a1', 'b1']);
    done.get('a1')?.();
    await sleep(5);
    expect([...done.keys()]).toEqual(['a1', 'b1', 'a2']);
    for (const resolve of done.values()) resolve();
    await emptied();
    expect(carried).toEqual(['a1', 'b1', 'a2']);
  });

  it('takes what is refused out of the way, with the reason', async () => {
    const refusal = failures.parameterInvalid({ name: 'x', reason: 'it is wrong' });
    outcome = (name) => (name === 'a1' ? Promise.reject(refusal) : Promise.resolve());
    queue.put('a1', 'a2');
    begin();
    await emptied();
    expect(carried).toEqual(['a2']);
    expect(queue.failures).toEqual([
      { number: 1, reason: `CatalogError: Parameter 'x' is invalid: it is wrong.`, time: NOW },
    ]);
  });

  it('takes out of the way what is no proposal', async () => {
    queue.put('a1', 'a2');
    queue.waiting = queue.waiting.map((one) => (one.number === 1 ? { ...one, text: '{"entityType":7}' } : one));
    begin();
    await emptied();
    expect([carried, queue.failures.map(({ number }) => number)]).toEqual([['a2'], [1]]);
  });

  it('waits for a store that is away, says why, and loses nothing', async () => {
    queue.fault = new StoreUnavailable('It is away.');
    queue.put('a1');
    begin();
    await sleep(10);
    expect([worker.problem, carried]).toEqual(['It is away.', []]);
    queue.fault = undefined;
    let attempts = 0;
    outcome = () => (++attempts < 4 ? Promise.reject(new StoreUnavailable('It is away again.')) : Promise.resolve());
    await emptied();
    await sleep(5);
    expect([attempts, carried, queue.failures, worker.problem]).toEqual([4, ['a1'], [], undefined]);
  });

  it('finishes what was begun when it stops, and begins nothing more until it starts again', async () => {
    let finish = (): void => undefined;
    outcome = () => new Promise((resolve) => (finish = resolve));
    queue.put('a1', 'a2');
    begin();
    await sleep(5);
    const stopped = worker.stop();
    finish();
    await stopped;
    expect([carried, queue.waiting.map(({ number }) => number)]).toEqual([['a1'], [2]]);
    outcome = () => Promise.resolve();
    worker.start();
    await emptied();
    expect(carried).toEqual(['a1', 'a2']);
  });

  it('stops while a store is away', async () => {
    queue.fault = new StoreUnavailable('It is away.');
    begin({ retryAfter: 60_000 });
    await sleep(5);
    await worker.stop();
    expect(worker.problem).toBeUndefined();
  });

  it('continues after a fault, when something is added', async () => {
    queue.fault = new TypeError('This is a bug.');
    begin();
    await sleep(5);
    expect(queue.reads).toBe(1);
    queue.fault = undefined;
    queue.put('a1');
    worker.wake();
    await emptied();
    expect(carried).toEqual(['a1']);
  });
});
