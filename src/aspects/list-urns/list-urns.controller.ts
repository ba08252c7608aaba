import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { ListUrnsQuery } from './list-urns.js';

@Controller()
export class ListUrnsController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.listUrns')
  async list({ entity, start, count }: RpcParameters['entities.listUrns'], context: RequestContext): Promise<object> {
    const { urns, total } = await this.bus.execute(new ListUrnsQuery(entity, { start, count }, context));
    return { entities: urns, start, count: urns.length, total };
  }
}
