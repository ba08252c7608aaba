import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { SeriesSizesQuery } from './index-sizes.js';

const MEGABYTE = 2 ** 20;

@Controller()
export class IndexSizesController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('operations.getIndexSizes')
  async read(_parameters: RpcParameters['operations.getIndexSizes'], context: RequestContext): Promise<object> {
    const sizes = await this.bus.execute(new SeriesSizesQuery(context));
    return {
      indexSizes: sizes.map(({ entityType, aspect, bytes }) => ({
        indexName: `${entityType}_${aspect}aspect_v1`.toLowerCase(),
        entityName: entityType,
        aspectName: aspect,
        sizeMb: bytes / MEGABYTE,
      })),
    };
  }
}
