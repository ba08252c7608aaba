import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import type { Urn } from '../../kernel/urn.js';
import { type EntityChange, GroupCommit } from '../group-commit/group-commit.js';
import { completeSystemMetadata } from '../system-metadata.js';
import { IngestProposalsCommand } from './ingest-proposals.command.js';
import { ProposalParser } from './proposal-parser.js';

@CommandHandler(IngestProposalsCommand)
export class IngestProposalsHandler implements ICommandHandler<IngestProposalsCommand> {
  constructor(
    private readonly parser: ProposalParser,
    private readonly groupCommit: GroupCommit,
    private readonly clock: Clock,
  ) {}

  async execute({ proposals, actor, context: { work } }: IngestProposalsCommand): Promise<readonly Urn[]> {
    const stamp = { time: this.clock.now(), actor };
    const changes: EntityChange[] = [];
    for (const proposal of proposals) {
      // Never after the last one: what is read is committed together with what others have sent.
      if (changes.length > 0 && work.turnIsOver) await work.rest();
      changes.push(await this.parser.parse(proposal, { stamp, work }));
    }
    await this.groupCommit.submit({ changes, stamp, system: completeSystemMetadata(undefined, stamp.time) });
    return changes.map(({ target }) => target.urn);
  }
}
