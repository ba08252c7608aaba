import { Controller } from '@nestjs/common';
import { invariant } from '../../kernel/assert-never.js';
import type { Urn } from '../../kernel/urn.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { requireBatch } from '../batch-limit.js';
import { requireItems } from '../request-fields.js';
import { IngestProposalsCommand } from './ingest-proposals.command.js';
import { parseProposal } from './proposal-dto.js';

@Controller()
export class IngestProposalsController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('aspects.ingestProposal', { deferred: ['proposal'], bodies: 'bulk' })
  async ingestOne(
    { proposal, async: later }: { readonly proposal: unknown; readonly async: string },
    context: RequestContext,
  ): Promise<Urn> {
    // Who waits for the indexes waits for the write.
    const waits = context.consistency?.waitsForIndexes === true;
    const when = later.toLowerCase() === 'true' && !waits ? 'later' : 'now';
    const command = new IngestProposalsCommand([parseProposal('proposal', proposal)], context, when);
    const [urn] = await this.bus.execute(command);
    invariant(urn !== undefined, 'one proposal has one URN');
    return urn;
  }

  @RpcMethod('aspects.ingestProposalBatch', { deferred: ['proposals'], bodies: 'bulk' })
  async ingestAll({ proposals }: { readonly proposals: unknown }, context: RequestContext): Promise<'success'> {
    const items = requireItems('proposals', proposals);
    requireBatch('proposals', items.length);
    const parsed = items.map((one, at) => parseProposal(`proposals[${String(at)}]`, one));
    await this.bus.execute(new IngestProposalsCommand(parsed, context));
    return 'success';
  }
}
