import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PROPOSALS, ProposalWorker, WaitingProposals } from '../../aspects/index.js';
import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import type { ListedDeadLetters } from '../../projections/index.js';

/** Milliseconds for which proposals that are tried again are waited for, and between two looks. */
const PATIENCE = 5000;
const LOOK_AGAIN = 20;

/** Accepted proposals that could not be carried out, as dead letters. Everything throws StoreUnavailable. */
@Injectable()
export class FailedProposals {
  constructor(
    private readonly proposals: WaitingProposals,
    private readonly worker: ProposalWorker,
  ) {}

  async count(): Promise<number> {
    return (await this.proposals.count()).failed;
  }

  /** The first `limit`; `seq` is the number in the queue. */
  async list(limit: number): Promise<ListedDeadLetters> {
    const [total, failed] = await Promise.all([this.count(), this.proposals.failed(limit)]);
    return { total, deadLetters: failed.map(({ number, ...one }) => ({ projection: PROPOSALS, seq: number, ...one })) };
  }

  /** Have them carried out again. Resolves when it is known how they end, where few others are accepted meanwhile. */
  async retry(urn: Urn | undefined, work: Work): Promise<void> {
    await this.proposals.retry(urn);
    this.worker.wake();
    const until = performance.now() + Math.min(PATIENCE, work.millisecondsLeft / 2);
    while ((await this.proposals.count()).waiting > 0 && performance.now() < until) await setTimeout(LOOK_AGAIN);
  }

  drop(urn: Urn | undefined): Promise<void> {
    return this.proposals.drop(urn);
  }
}
