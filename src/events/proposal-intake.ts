/**
 * Takes proposals from their topic: each goes through the command that a proposal by RPC goes through. Proposals of one
 * entity are carried out one after another, those of others beside them, so that they share transactions. What cannot
 * be carried out is published with the reason; what cannot be read at all is counted and logged. A batch counts as read
 * when each of its proposals is durable here or on the topic of failures. While the primary store is away nothing is
 * given up: the batch waits.
 */
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { IngestProposalsCommand } from '../aspects/index.js';
import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { CatalogError, DeadlinePassed, ServiceBusy, StoreUnavailable } from '../kernel/failures.js';
import { Work } from '../kernel/work.js';
import type { MessageBus } from '../platform/seam/index.js';
import {
  type EventBroker,
  type EventRecord,
  EventRefused,
  type EventSubscription,
  type ReadEvent,
} from './event-broker.port.js';
import { proposalOf } from './proposal-records.js';

/** How proposals ended, since the start. */
export interface IntakeCounts {
  readonly accepted: number;
  readonly failed: number;
  readonly unreadable: number;
}

/** Milliseconds after which a store that is away is tried again. */
const RETRY_AFTER = 1000;

export class ProposalIntake {
  private readonly logger = new Logger('Events');
  private readonly end = new AbortController();
  private subscription: EventSubscription | undefined;
  private failure: string | undefined;
  private readonly ended = { accepted: 0, failed: 0, unreadable: 0 };

  constructor(
    private readonly broker: EventBroker,
    private readonly bus: MessageBus,
    private readonly retryAfter = RETRY_AFTER,
  ) {}

  get counts(): IntakeCounts {
    return this.ended;
  }

  /** Why proposals wait; `undefined` while they do not. */
  problem(): string | undefined {
    return this.failure;
  }

  start(): void {
    this.subscription ??= this.broker.subscribe('proposalTopic', (batch) => this.take(batch));
  }

  /** Resolves when the proposals that were begun are durable; the others are read again, here or by another process. */
  async stop(): Promise<void> {
    this.end.abort(new StoreUnavailable('The service is stopping.'));
    await this.subscription?.stop();
  }

  private async take(batch: readonly ReadEvent[]): Promise<void> {
    const chains = new Map<string, Promise<void>>();
    for (const event of batch) {
      const key = keyOf(event);
      chains.set(
        key,
        (chains.get(key) ?? Promise.resolve()).then(() => this.takeOne(event)),
      );
    }
    const outcomes = await Promise.allSettled(chains.values());
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  private async takeOne(event: ReadEvent): Promise<void> {
    if (event.kind === 'unreadable') {
      this.ended.unreadable++;
      this.logger.error(`What was read at ${event.place} is no proposal and is left out: ${event.reason}`);
      return;
    }
    const { place, record } = event;
    const refusal = await this.whenAvailable(() => this.ingest(place, record));
    if (refusal === undefined) {
      this.ended.accepted++;
      return;
    }
    this.logger.warn(`The proposal at ${place} cannot be carried out: ${refusal}`);
    this.ended.failed++;
    await this.whenAvailable(() => this.publishFailure(place, record, refusal));
  }

  private async publishFailure(place: string, metadataChangeProposal: EventRecord, error: string): Promise<void> {
    const record = { auditHeader: null, metadataChangeProposal, error };
    try {
      await this.broker.publish([{ topic: 'failedProposalTopic', key: undefined, record }]);
    } catch (refusal) {
      // With its reason it may be longer than the topic takes: the log has it then.
      if (!(refusal instanceof EventRefused)) throw refusal;
      this.logger.error(`The proposal at ${place} cannot be published as failed either: ${refusal.message}`);
    }
  }

  /** @returns why the proposal was refused; `undefined` when it is durable */
  private async ingest(place: string, record: EventRecord): Promise<string | undefined> {
    try {
      const context = { actor: SYSTEM_ACTOR, requestId: place, wire: 'kafka', work: Work.unlimited } as const;
      await this.bus.execute(new IngestProposalsCommand([proposalOf(record)], context));
      return undefined;
    } catch (error) {
      if (isOutage(error)) throw error;
      if (!(error instanceof CatalogError)) this.logger.error(error);
      return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
  }

  /** Until it succeeds, or the service stops. */
  private async whenAvailable<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      this.end.signal.throwIfAborted();
      try {
        const result = await work();
        if (this.failure !== undefined) this.logger.log('Proposals are taken from Kafka again.');
        this.failure = undefined;
        return result;
      } catch (error) {
        if (!isOutage(error)) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        if (this.failure === undefined) this.logger.error(`Proposals from Kafka wait: ${reason}`);
        this.failure = reason;
        await setTimeout(this.retryAfter, undefined, { signal: this.end.signal }).catch(() => undefined);
      }
    }
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof StoreUnavailable || error instanceof ServiceBusy || error instanceof DeadlinePassed;
}

/** Proposals without a URN have a key aspect instead: they wait for each other. */
function keyOf(event: ReadEvent): string {
  const urn = event.kind === 'record' ? event.record['entityUrn'] : undefined;
  return typeof urn === 'string' ? urn : '';
}
