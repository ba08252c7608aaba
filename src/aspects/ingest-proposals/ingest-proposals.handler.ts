import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import type { Urn } from '../../kernel/urn.js';
import { type EntityChange, GroupCommit } from '../group-commit/group-commit.js';
import { placedFailure } from '../placed-failure.js';
import { completeSystemMetadata } from '../system-metadata.js';
import { IngestProposalsCommand, type ProposalDto } from './ingest-proposals.command.js';
import { ProposalParser } from './proposal-parser.js';
import { ProposalQueue } from './proposal-queue.port.js';

@CommandHandler(IngestProposalsCommand)
export class IngestProposalsHandler implements ICommandHandler<IngestProposalsCommand> {
  constructor(
    private readonly parser: ProposalParser,
    private readonly groupCommit: GroupCommit,
    private readonly clock: Clock,
    private readonly queue: ProposalQueue,
  ) {}

  async execute({ proposals, when, context }: IngestProposalsCommand): Promise<readonly Urn[]> {
    const { actor, work, consistency } = context;
    const stamp = { time: this.clock.now(), actor };
    const changes: EntityChange[] = [];
    for (const proposal of proposals) {
      // Never after the last one: what is read is committed together with what others have sent.
      if (changes.length > 0 && work.turnIsOver) await work.rest();
      try {
        changes.push(await this.parser.parse(proposal, { stamp, work }));
      } catch (error) {
        if (proposals.length === 1) throw error;
        throw placedFailure(error, `proposals[${String(changes.length)}]`, proposal.entityUrn);
      }
    }
    if (when === 'later' && changes.every(canWait)) {
      await this.enqueue(proposals, changes, actor);
      if (consistency !== undefined) consistency.isQueued = true;
      return changes.map(({ target }) => target.urn);
    }
    const system = completeSystemMetadata(undefined, stamp.time);
    await this.groupCommit.submit({ changes, stamp, system, ...(typeof when === 'string' ? {} : when) });
    return changes.map(({ target }) => target.urn);
  }

  /** In their order. What is in the queue when one cannot be added stays there: the caller tries again. */
  private async enqueue(
    proposals: readonly ProposalDto[],
    changes: readonly EntityChange[],
    actor: Urn,
  ): Promise<void> {
    this.groupCommit.requireAcceptance();
    for (const [at, { target }] of changes.entries()) {
      const proposal = proposals[at];
      if (proposal !== undefined) await this.queue.add({ urn: target.urn, actor, proposal });
    }
  }
}

/** Points are written at once in any case: there is nothing that they could wait for. */
function canWait({ writes }: EntityChange): boolean {
  return writes.every(({ change }) => change !== 'ADD_POINT' && change !== 'REMOVE_POINTS');
}
