import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { SearchEntitiesQuery } from '../search-entities/search-entities.query.js';

/** How many entities of a type search would find: a search for everything of which only the total is wanted. */
@Controller()
export class CountEntitiesController {
  constructor(private readonly queries: QueryBus) {}

  @RpcMethod('entities.getTotalEntityCount')
  count({ entity }: RpcParameters['entities.getTotalEntityCount']): Promise<number> {
    return this.total(entity);
  }

  /** Keyed by the names as they were sent. */
  @RpcMethod('entities.batchGetTotalEntityCount')
  async countEach({ entities }: RpcParameters['entities.batchGetTotalEntityCount']): Promise<object> {
    const counts = await Promise.all(
      entities.map(async (entity): Promise<[string, number]> => [entity, await this.total(entity)]),
    );
    return Object.fromEntries(counts);
  }

  private async total(entity: string): Promise<number> {
    const { total } = await this.queries.execute(
      new SearchEntitiesQuery({
        entityTypes: [entity],
        text: '*',
        mode: 'simple',
        filter: undefined,
        sort: undefined,
        page: { start: 0, count: 0 },
        facets: { kind: 'none' },
        facetValues: 0,
        matched: 'none',
      }),
    );
    return total;
  }
}
