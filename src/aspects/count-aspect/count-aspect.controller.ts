import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { CountAspectQuery } from './count-aspect.js';

@Controller()
export class CountAspectController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('aspects.getCount')
  count({ aspect, urnLike }: RpcParameters['aspects.getCount'], context: RequestContext): Promise<number> {
    return this.bus.execute(new CountAspectQuery(aspect, urnLike, context));
  }
}
