import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { CountAspectQuery } from './count-aspect.query.js';

@Controller()
export class CountAspectController {
  constructor(private readonly queries: QueryBus) {}

  @RpcMethod('aspects.getCount')
  count({ aspect, urnLike }: RpcParameters['aspects.getCount']): Promise<number> {
    return this.queries.execute(new CountAspectQuery(aspect, urnLike));
  }
}
