import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { BrowseQuery } from './browse.query.js';

@Controller()
export class BrowseController {
  constructor(private readonly queries: QueryBus) {}

  @RpcMethod('entities.browse')
  async browse(sent: RpcParameters['entities.browse']): Promise<object> {
    const { groups, groupTotal, urns, urnTotal, documentTotal } = await this.queries.execute(
      new BrowseQuery({
        entityType: sent.entity,
        path: sent.path,
        filter: sent.filter,
        page: { start: sent.start, count: sent.limit },
      }),
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
