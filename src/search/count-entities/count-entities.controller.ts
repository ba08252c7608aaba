import { Controller } from '@nestjs/common';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { SearchEntitiesQuery } from '../search-entities/search-entities.query.js';

/** How many entities of a type search would find: a search for everything of which only the total is wanted. */
@Controller()
export class CountEntitiesController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.getTotalEntityCount')
  count({ entity }: RpcParameters['entities.getTotalEntityCount'], context: RequestContext): Promise<number> {
    return this.total(entity, context);
  }

  /** Keyed by the names as they were sent. */
  @RpcMethod('entities.batchGetTotalEntityCount')
  async countEach(
    { entities }: RpcParameters['entities.batchGetTotalEntityCount'],
    context: RequestContext,
  ): Promise<object> {
    // One after another: what is refused, or costs too much, ends the request, however long the list is.
    const totals = new Map<string, number>();
    for (const entity of entities) {
      if (totals.has(entity)) continue;
      if (context.work.turnIsOver) await context.work.rest();
      totals.set(entity, await this.total(entity, context));
    }
    return Object.fromEntries(totals);
  }

  private async total(entity: string, context: RequestContext): Promise<number> {
    const { total } = await this.bus.execute(
      new SearchEntitiesQuery(
        {
          entityTypes: [entity],
          text: '*',
          mode: 'simple',
          filter: undefined,
          sort: undefined,
          page: { start: 0, count: 0 },
          facets: { kind: 'none' },
          facetValues: 0,
          matched: 'none',
        },
        context,
      ),
    );
    return total;
  }
}
