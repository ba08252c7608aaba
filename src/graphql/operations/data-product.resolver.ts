import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { QueryListDataProductAssetsArgs } from '../../../generated/service/graphql/arguments.js';
import { ReadRelationshipsQuery } from '../../lineage/index.js';
import { MessageBus } from '../../platform/seam/index.js';
import { narrowedBy } from '../../search/index.js';
import { RequestScope } from '../reading/request-scope.js';
import { criteriaOf, entityTypesOf } from './search-input.js';
import { NOTHING, searchResults } from './search-results.js';
import { withinView } from './view-scope.js';

/** From a data product to its assets. */
const CONTAINS = 'DataProductContains';
/** Edges of one read. */
const EDGES = 1000;

/** What belongs to data products. */
@Resolver()
export class DataProductResolver {
  constructor(private readonly bus: MessageBus) {}

  @Query('listDataProductAssets')
  async listDataProductAssets(
    @Args() { urn, input }: QueryListDataProductAssetsArgs,
    @Context() scope: RequestScope,
  ): Promise<object> {
    const product = scope.nodes.requireOf(urn, 'dataProduct');
    const assets = await this.assets(product.urn, scope);
    const criteria = criteriaOf(input, input.query, entityTypesOf(input.types, scope));
    const narrowed = await withinView(criteria, input.viewUrn, scope);
    if (assets.length === 0 || narrowed === undefined) return { ...NOTHING, start: criteria.page.start };
    return searchResults({ ...narrowed, filter: narrowedBy(narrowed.filter, { field: 'urn', values: assets }) }, scope);
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
