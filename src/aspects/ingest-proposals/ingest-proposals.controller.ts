import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { invariant } from '../../kernel/assert-never.js';
import { failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import type { RpcContext, RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { IngestProposalsCommand } from './ingest-proposals.command.js';

/** Most proposals of one batch; clients send at most as many. */
const MAX_BATCH = 1000;

@Controller()
export class IngestProposalsController {
  constructor(private readonly commands: CommandBus) {}

  @RpcMethod('aspects.ingestProposal')
  async ingestOne({ proposal }: RpcParameters['aspects.ingestProposal'], { actor }: RpcContext): Promise<Urn> {
    const [urn] = await this.commands.execute(new IngestProposalsCommand([proposal], actor));
    invariant(urn !== undefined, 'one proposal has one URN');
    return urn;
  }

  @RpcMethod('aspects.ingestProposalBatch')
  async ingestAll(
    { proposals }: RpcParameters['aspects.ingestProposalBatch'],
    { actor }: RpcContext,
  ): Promise<'success'> {
    if (proposals.length > MAX_BATCH) {
      throw failures.parameterInvalid({ name: 'proposals', reason: `more than ${String(MAX_BATCH)} in one batch` });
    }
    await this.commands.execute(new IngestProposalsCommand(proposals, actor));
    return 'success';
  }
}
