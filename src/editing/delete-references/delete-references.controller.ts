import { Controller } from '@nestjs/common';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { DeleteReferencesCommand } from './delete-references.command.js';

@Controller()
export class DeleteReferencesController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.deleteReferences')
  async delete(parameters: RpcParameters['entities.deleteReferences'], context: RequestContext): Promise<object> {
    const { urn, dryRun } = parameters;
    const { total, sample } = await this.bus.execute(
      new DeleteReferencesCommand(urn, dryRun ? 'dry-run' : 'apply', context),
    );
    // Published clients show the members in this order, without looking at their names.
    const relatedAspects = sample.map(({ relationship, entity, aspect }) => ({ relationship, entity, aspect }));
    return { total, relatedAspects };
  }
}
