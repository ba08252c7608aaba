import { Logger } from '@nestjs/common';
import { StoreUnavailable } from '../../kernel/failures.js';
import { Work } from '../../kernel/work.js';
import type { Clock } from '../../kernel/clock.js';
import type { MessageBus } from '../../platform/seam/index.js';
import { IngestProposalsCommand, type ProposalDto } from '../ingest-proposals/ingest-proposals.command.js';
import { parseProposal } from '../ingest-proposals/proposal-dto.js';
import { ProposalRunner } from '../ingest-proposals/proposal-runner.js';
import type { WaitingProposal, WaitingProposals } from './waiting-proposals.port.js';

/** Most proposals that are read at a time. */
const PAGE = 200;
/** Milliseconds after which the worker continues after a fault of the service. */
const AFTER_FAULT = 1000;

/** `pollEvery`: milliseconds, where others add proposals too; absent where all that are added wake the worker. */
export interface WorkerTimes {
  readonly pollEvery?: number;
  readonly retryAfter?: number;
}

/**
 * Carries out the proposals that wait in the primary store, in their order for each entity, in the names of those who
 * sent them. One that is refused is taken out of the way, with the reason.
 */
export class ProposalWorker {
  private readonly logger = new Logger('Proposals');
  private runner: ProposalRunner | undefined;
  private running: Promise<void> = Promise.resolve();
  private hasMore = true;
  private onWake: () => void = () => undefined;

  constructor(
    private readonly waiting: WaitingProposals,
    private readonly bus: MessageBus,
    private readonly clock: Clock,
    private readonly times: WorkerTimes = {},
  ) {}

  /** Why proposals wait; `undefined` while they do not. */
  get problem(): string | undefined {
    return this.runner?.problem;
  }

  /** Begin, or begin again after `stop` has resolved. */
  start(): void {
    if (this.runner !== undefined) return;
    const runner = new ProposalRunner('the queue', this.bus, this.logger, this.times.retryAfter);
    this.runner = runner;
    this.running = this.run(runner);
  }

  /** Proposals were added. */
  wake(): void {
    this.hasMore = true;
    this.onWake();
  }

  /** Resolves when the proposals that were begun have left the queue, or stay in it. */
  async stop(): Promise<void> {
    this.runner?.stop();
    this.runner = undefined;
    this.onWake();
    await this.running;
  }

  private async run(runner: ProposalRunner): Promise<void> {
    while (this.runner === runner) {
      this.hasMore = false;
      try {
        const page = await runner.whenAvailable(() => this.waiting.next(PAGE));
        await runner.inOrder(
          page,
          ({ urn }) => urn,
          (one) => this.carryOut(runner, one),
        );
        if (page.length === 0) await this.rest(this.times.pollEvery);
      } catch (error) {
        // Stopped while an engine was away: what waits is carried out after the next start.
        if (error instanceof StoreUnavailable) continue;
        this.logger.error(error);
        await this.rest(AFTER_FAULT);
      }
    }
  }

  private async carryOut(runner: ProposalRunner, { number, urn, actor, text }: WaitingProposal): Promise<void> {
    const context = { actor, requestId: `queue/${String(number)}`, wire: 'queue', work: Work.unlimited } as const;
    const refusal = await runner.carryOut(
      () => new IngestProposalsCommand([proposalIn(text)], context, { waiting: number }),
    );
    if (refusal === undefined) return;
    this.logger.warn(`Proposal ${String(number)} of ${urn} cannot be carried out: ${refusal}`);
    await runner.whenAvailable(() => this.waiting.fail(number, refusal, this.clock.now()));
  }

  /** Until something is added, the time is over, or the worker stops. */
  private async rest(milliseconds: number | undefined): Promise<void> {
    if (this.hasMore || this.runner === undefined) return;
    await new Promise<void>((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds).unref();
      this.onWake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** What StoredProposalQueue has written. */
function proposalIn(text: string): ProposalDto {
  return parseProposal('proposal', JSON.parse(text));
}
