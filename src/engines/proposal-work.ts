import { randomUUID } from 'node:crypto';
import { type ProposalWorker, PROPOSALS, type WaitingProposals } from '../aspects/index.js';
import type { ChangeLog, Leases } from '../change-log/index.js';
import type { Metrics, MetricsSampler } from '../platform/observe/index.js';
import { SharedFeed } from '../projections/index.js';
import { NAMED, namedFailures } from './named-failures.js';

/** What the work takes: the queue, who carries it out, and by which store several processes agree who that is. */
export interface ProposalWorkParts {
  readonly waiting: WaitingProposals;
  readonly worker: ProposalWorker;
  readonly log: ChangeLog;
  readonly leases: Leases;
}

/**
 * Starts and stops the worker for waiting proposals with the server. Of the processes that share a store, one runs it.
 */
export class ProposalWork {
  private counted: Readonly<Record<'failed' | 'waiting', number>> | undefined;
  private readonly waiting: WaitingProposals;
  private readonly worker: ProposalWorker;
  private readonly sharing: SharedFeed | undefined;

  constructor({ waiting, worker, log, leases }: ProposalWorkParts) {
    [this.waiting, this.worker] = [waiting, worker];
    const begin = (): Promise<void> => {
      worker.start();
      return Promise.resolve();
    };
    this.sharing =
      log.writers === 'one'
        ? undefined
        : new SharedFeed(PROPOSALS, { leases, owner: randomUUID() }, { begin, end: () => worker.stop() });
  }

  /** Say what is measured. */
  measure(metrics: Metrics, sampler: MetricsSampler): void {
    sampler.add(async () => {
      this.counted = await this.waiting.count();
    });
    metrics.gauge('queuedProposals', () =>
      Object.entries(this.counted ?? {}).map(([state, value]) => ({ labels: [state], value })),
    );
  }

  start(): void {
    if (this.sharing === undefined) this.worker.start();
    // It asks again by itself when the primary store is away.
    else void this.sharing.start();
  }

  /** Resolves when those that were begun are durable; the others wait for the next start, or for another process. */
  async finish(): Promise<void> {
    await this.sharing?.stop();
    await this.worker.stop();
  }

  /** What operators should look at, a sentence each. @throws StoreUnavailable */
  async warnings(): Promise<readonly string[]> {
    const { problem } = this.worker;
    const [{ failed: total }, named] = await Promise.all([this.waiting.count(), this.waiting.failed(NAMED)]);
    const waits = problem === undefined ? [] : [`Proposals that were accepted wait: ${problem}`];
    const what = total === 1 ? '1 accepted proposal' : `${String(total)} accepted proposals`;
    return total === 0 ? waits : [...waits, `${what} could not be carried out: ${namedFailures(named, total)}`];
  }
}
