import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { ExistsEntityQuery } from './exists-entity.query.js';

@Controller()
export class ExistsEntityController {
  constructor(private readonly queries: QueryBus) {}

  @RpcMethod('entities.exists')
  exists({ urn }: RpcParameters['entities.exists']): Promise<boolean> {
    return this.queries.execute(new ExistsEntityQuery(urn));
  }
}
