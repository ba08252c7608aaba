import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { QueryListDataProductAssetsArgs } from '../../../generated/service/graphql/arguments.js';
import { ReadRelationshipsQuery } from '../../lineage/index.js';
import { MessageBus } from '../../platform/seam/index.js';
import type { FilterDto } from '../../search/index.js';
import { RequestScope } from '../reading/request-scope.js';
import { entityTypesOf, filterOf, pageOf, criteriaOf } from './search-input.js';
import { SearchResolver } from './search.resolver.js';

/** From a data product to its assets. */
const CONTAINS = 'DataProductContains';
/** Edges of one read. */
const EDGES = 1000;

/** What belongs to data products. */
@Resolver()
export class DataProductResolver {
  constructor(
    private readonly bus: MessageBus,
    private readonly searches: SearchResolver,
  ) {}

  @Query('listDataProductAssets')
  async listDataProductAssets(
    @Args() { urn, input }: QueryListDataProductAssetsArgs,
    @Context() scope: RequestScope,
  ): Promise<object> {
    const product = scope.nodes.requireOf(urn, 'dataProduct');
    const assets = await this.assets(product.urn, scope);
    if (assets.length === 0) {
      return { start: pageOf(input).start, count: 0, total: 0, searchResults: [], facets: [] };
    }
    const criteria = criteriaOf(input, input.query, entityTypesOf(input.types, scope));
    return this.searches.find({ ...criteria, filter: among(assets, filterOf(input)) }, scope);
  }

  private async assets(urn: string, scope: RequestScope): Promise<readonly string[]> {
    const assets: string[] = [];
    for (let start = 0; ; start += EDGES) {
      const criteria = { direction: 'OUTGOING', types: [CONTAINS], page: { start, count: EDGES } } as const;
      const [found] = await this.bus.execute(new ReadRelationshipsQuery([urn], criteria, scope.context));
      for (const item of found?.items ?? []) assets.push(item.urn);
      if (start + EDGES >= (found?.total ?? 0)) return assets;
    }
  }
}

/** The filter, of these entities alone. */
function among(urns: readonly string[], filter: FilterDto | undefined): FilterDto {
  const own = { field: 'urn', values: urns };
  const branches = filter?.or ?? [{ and: filter?.criteria ?? [] }];
  if (branches.length === 0) return { criteria: [own] };
  return { or: branches.map(({ and }) => ({ and: [...(and ?? []), own] })) };
}
