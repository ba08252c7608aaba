import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { ReadLineageQuery } from './read-lineage.js';

@Controller()
export class ReadLineageController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('relationships.getLineage')
  async read(parameters: RpcParameters['relationships.getLineage'], context: RequestContext): Promise<object> {
    const { urn, direction, start, count, maxHops } = parameters;
    const criteria = { urn, direction, maxHops, page: { start, count }, startTime: undefined, endTime: undefined };
    const { items, total, completeness } = await this.bus.execute(new ReadLineageQuery(criteria, context));
    return {
      start,
      count: items.length,
      total,
      ...(completeness === 'truncated' ? { truncated: true } : {}),
      relationships: items.map(({ edge: { type }, urn: entity, degree, path }) => ({
        ...{ type, entity, degree, paths: [path] },
      })),
    };
  }
}
