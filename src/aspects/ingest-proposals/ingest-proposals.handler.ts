import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import type { Urn } from '../../kernel/urn.js';
import { GroupCommit } from '../group-commit/group-commit.js';
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

  async execute({ proposals, actor }: IngestProposalsCommand): Promise<readonly Urn[]> {
    const stamp = { time: this.clock.now(), actor };
    const changes = proposals.map((proposal) => this.parser.parse(proposal, stamp));
    await this.groupCommit.submit({ changes, stamp, system: completeSystemMetadata(undefined, stamp.time) });
    return changes.map(({ target }) => target.urn);
  }
}
