import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { ExistsEntityQuery } from './exists-entity.js';

@Controller()
export class ExistsEntityController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.exists')
  exists({ urn }: RpcParameters['entities.exists'], context: RequestContext): Promise<boolean> {
    return this.bus.execute(new ExistsEntityQuery(urn, context));
  }
}
