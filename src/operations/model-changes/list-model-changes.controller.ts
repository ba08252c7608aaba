import { Controller } from '@nestjs/common';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { ListModelChangesQuery } from './list-model-changes.js';

@Controller()
export class ListModelChangesController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('operations.listModelChanges')
  async list(_none: RpcParameters['operations.listModelChanges'], context: RequestContext): Promise<string> {
    return JSON.stringify(await this.bus.execute(new ListModelChangesQuery(context)));
  }
}
