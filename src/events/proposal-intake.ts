/**
 * Takes proposals from their topic: each goes through the command that a proposal by RPC goes through. Proposals of one
 * entity are carried out one after another, those of others beside them, so that they share transactions. What cannot
 * be carried out is published with the reason; what cannot be read at all is counted and logged. A batch counts as read
 * when each of its proposals is durable here or on the topic of failures. While the primary store is away nothing is
 * given up: the batch waits.
 */
import { Logger } from '@nestjs/common';
import { IngestProposalsCommand, ProposalRunner } from '../aspects/index.js';
import { ACTOR_TYPE, SYSTEM_ACTOR } from '../kernel/actors.js';
import { entityTypeOf, parseUrn, type Urn } from '../kernel/urn.js';
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

export class ProposalIntake {
  private readonly logger = new Logger('Events');
  private readonly runner: ProposalRunner;
  private subscription: EventSubscription | undefined;
  private readonly ended = { accepted: 0, failed: 0, unreadable: 0 };

  constructor(
    private readonly broker: EventBroker,
    bus: MessageBus,
    retryAfter?: number,
  ) {
    this.runner = new ProposalRunner('Kafka', bus, this.logger, retryAfter);
  }

  get counts(): IntakeCounts {
    return this.ended;
  }

  /** Why proposals wait; `undefined` while they do not. */
  problem(): string | undefined {
    return this.runner.problem;
  }

  start(): void {
    this.subscription ??= this.broker.subscribe('proposalTopic', (batch, lost) => this.take(batch, lost));
  }

  /** Resolves when the proposals that were begun are durable; the others are read again, here or by another process. */
  async stop(): Promise<void> {
    this.runner.stop();
    await this.subscription?.stop();
  }

  private take(batch: readonly ReadEvent[], lost: AbortSignal): Promise<void> {
    return this.runner.inOrder(batch, keyOf, (event) => this.takeOne(event, lost));
  }

  private async takeOne(event: ReadEvent, lost: AbortSignal): Promise<void> {
    lost.throwIfAborted();
    if (event.kind === 'unreadable') {
      this.ended.unreadable++;
      this.logger.error(`What was read at ${event.place} is no proposal and is left out: ${event.reason}`);
      return;
    }
    const { place, record } = event;
    const context = { actor: actorOf(event.actor), requestId: place, wire: 'kafka', work: Work.unlimited } as const;
    const command = (): IngestProposalsCommand => new IngestProposalsCommand([proposalOf(record)], context);
    const refusal = await this.runner.carryOut(command, lost);
    if (refusal === undefined) {
      this.ended.accepted++;
      return;
    }
    this.logger.warn(`The proposal at ${place} cannot be carried out: ${refusal}`);
    this.ended.failed++;
    await this.runner.whenAvailable(() => this.publishFailure(place, record, refusal), lost);
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
}

/** Whoever says nothing, or names what cannot act, speaks for the service. */
function actorOf(said = ''): Urn {
  const urn = parseUrn(said);
  return urn !== undefined && entityTypeOf(urn) === ACTOR_TYPE ? urn : SYSTEM_ACTOR;
}

/** Proposals without a URN have a key aspect instead: they wait for each other. */
function keyOf(event: ReadEvent): string {
  const urn = event.kind === 'record' ? event.record['entityUrn'] : undefined;
  return typeof urn === 'string' ? urn : '';
}
