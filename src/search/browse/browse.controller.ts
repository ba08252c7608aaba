import { Controller } from '@nestjs/common';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { BrowseQuery } from './browse.query.js';

@Controller()
export class BrowseController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.browse')
  async browse(sent: RpcParameters['entities.browse'], context: RequestContext): Promise<object> {
    const { groups, groupTotal, urns, urnTotal, documentTotal } = await this.bus.execute(
      new BrowseQuery(
        {
          entityType: sent.entity,
          path: sent.path,
          filter: sent.filter,
          page: { start: sent.start, count: sent.limit },
        },
        context,
      ),
    );
    return {
      entities: urns.map((urn) => ({ name: urn, urn })),
      groups,
      // Callers of the older form read the groups here.
      metadata: { path: sent.path, totalNumEntities: documentTotal, groups },
      from: sent.start,
      pageSize: sent.limit,
      numEntities: urnTotal,
      numGroups: groupTotal,
      numElements: groupTotal + urnTotal,
    };
  }
}
