import { setTimeout } from 'node:timers/promises';
import { type Logger } from '@nestjs/common';
import { messageOf } from '../../kernel/caught-error.js';
import { CatalogError, DeadlinePassed, ServiceBusy, StoreUnavailable } from '../../kernel/failures.js';
import type { MessageBus } from '../../platform/seam/index.js';
import type { IngestProposalsCommand } from './ingest-proposals.command.js';

/** Milliseconds after which an engine that is away is tried again. */
const RETRY_AFTER = 1000;

/**
 * Carries out proposals that nobody waits for: each goes through the command that a proposal by RPC goes through. While
 * an engine is away nothing is given up: the work waits.
 */
export class ProposalRunner {
  private readonly end = new AbortController();
  private failure: string | undefined;

  /** @param source where the proposals come from, for people */
  constructor(
    private readonly source: string,
    private readonly bus: MessageBus,
    private readonly logger: Logger,
    private readonly retryAfter = RETRY_AFTER,
  ) {}

  /** Why proposals wait; `undefined` while they do not. */
  get problem(): string | undefined {
    return this.failure;
  }

  /** What was begun is finished; what waits for an engine is rejected with StoreUnavailable. */
  stop(): void {
    this.end.abort(new StoreUnavailable('The service is stopping.'));
  }

  /**
   * Items with the same key one after another, those with others beside them, so that they share transactions.
   * @throws the first failure, after everything has ended
   */
  async inOrder<T>(items: readonly T[], keyOf: (item: T) => string, work: (item: T) => Promise<void>): Promise<void> {
    const chains = new Map<string, Promise<void>>();
    for (const item of items) {
      const key = keyOf(item);
      chains.set(
        key,
        (chains.get(key) ?? Promise.resolve()).then(() => work(item)),
      );
    }
    const outcomes = await Promise.allSettled(chains.values());
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  /** @returns why the proposal was refused; `undefined` when it is durable */
  carryOut(command: () => IngestProposalsCommand, lost?: AbortSignal): Promise<string | undefined> {
    const attempt = async (): Promise<string | undefined> => {
      try {
        await this.bus.execute(command());
        return undefined;
      } catch (error) {
        if (isOutage(error)) throw error;
        if (!(error instanceof CatalogError)) this.logger.error(error);
        return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      }
    };
    return this.whenAvailable(attempt, lost);
  }

  /** Again and again until it succeeds, the service stops, or it is no longer this process that has to do it. */
  async whenAvailable<T>(work: () => Promise<T>, lost?: AbortSignal): Promise<T> {
    for (;;) {
      this.end.signal.throwIfAborted();
      lost?.throwIfAborted();
      try {
        const result = await work();
        if (this.failure !== undefined) this.logger.log(`Proposals from ${this.source} are carried out again.`);
        this.failure = undefined;
        return result;
      } catch (error) {
        if (!isOutage(error)) throw error;
        const reason = messageOf(error);
        if (this.failure === undefined) this.logger.error(`Proposals from ${this.source} wait: ${reason}`);
        this.failure = reason;
        await setTimeout(this.retryAfter, undefined, { signal: this.end.signal }).catch(() => undefined);
      }
    }
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof StoreUnavailable || error instanceof ServiceBusy || error instanceof DeadlinePassed;
}
