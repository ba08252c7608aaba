import { Controller } from '@nestjs/common';
import { invariant } from '../../kernel/assert-never.js';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { ReadRelationshipsQuery } from './read-relationships.js';

@Controller()
export class ReadRelationshipsController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('relationships.simpleGet')
  async read(parameters: RpcParameters['relationships.simpleGet'], context: RequestContext): Promise<object> {
    const { urn, types, direction, start, count } = parameters;
    const criteria = { direction, types, page: { start, count } };
    const [neighbours] = await this.bus.execute(new ReadRelationshipsQuery([urn], criteria, context));
    invariant(neighbours !== undefined, 'one URN has one answer');
    const { items, total } = neighbours;
    return {
      start,
      count: items.length,
      total,
      relationships: items.map((item) => ({ type: item.type, entity: item.urn })),
      entities: items.map((item) => item.urn),
    };
  }
}
