import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { ReadRelationshipsQuery } from './read-relationships.query.js';

@Controller()
export class ReadRelationshipsController {
  constructor(private readonly queries: QueryBus) {}

  @RpcMethod('relationships.simpleGet')
  async read({ urn, types, direction, start, count }: RpcParameters['relationships.simpleGet']): Promise<object> {
    const { items, total } = await this.queries.execute(
      new ReadRelationshipsQuery(urn, direction, types, { start, count }),
    );
    return {
      start,
      count: items.length,
      total,
      relationships: items.map((item) => ({ type: item.type, entity: item.urn })),
      entities: items.map((item) => item.urn),
    };
  }
}
