import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { ListRecommendationsInput, SearchRequestContext } from '../../../generated/service/graphql/arguments.js';
import type { ModuleSpec } from '../../../generated/service/graphql/overview.js';
import { overviews } from '../../../generated/service/graphql/overviews.js';
import { ACTOR_TYPE } from '../../kernel/actors.js';
import { failures } from '../../kernel/failures.js';
import { MessageBus } from '../../platform/seam/index.js';
import { type Facet, SearchEntitiesQuery } from '../../search/index.js';
import { RequestScope } from '../reading/request-scope.js';

/** Finds whatever there is. */
const ALL = '*';
/** The page for which recommendations are when nobody says for which. */
const FIRST_PAGE = 'HOME';

/** What most entities have in common, as a way into the catalog. */
@Resolver()
export class RecommendationResolver {
  constructor(private readonly bus: MessageBus) {}

  @Query('listRecommendations')
  async listRecommendations(
    @Args('input') { userUrn, requestContext, limit }: ListRecommendationsInput,
    @Context() scope: RequestScope,
  ): Promise<object> {
    scope.nodes.requireOf(userUrn, ACTOR_TYPE);
    if (typeof limit === 'number' && limit < 0)
      throw failures.parameterInvalid({ name: 'limit', reason: 'it must not be negative' });
    const scenario = requestContext?.scenario ?? FIRST_PAGE;
    const wanted = overviews.modules.filter(({ scenarios }) => scenarios.includes(scenario));
    const facets = await this.counted(wanted, requestContext?.searchRequestContext ?? { query: '' }, scope);
    const modules = wanted.flatMap((spec) => moduleOf(spec, facets, scope));
    return { modules: modules.slice(0, limit ?? modules.length) };
  }

  /** Values of the modules among what the page finds. */
  private async counted(
    modules: readonly ModuleSpec[],
    { query, filters }: SearchRequestContext,
    scope: RequestScope,
  ): Promise<readonly Facet[]> {
    if (modules.length === 0) return [];
    const criteria = {
      ...{ entityTypes: [], text: query.trim() === '' ? ALL : query, sort: undefined, page: { start: 0, count: 0 } },
      ...({ mode: 'simple', matched: 'none' } as const),
      filter: filters ? { criteria: filters } : undefined,
      facets: { kind: 'named', fields: modules.map(({ field }) => field) } as const,
      facetValues: modules.reduce((greatest, { most }) => Math.max(greatest, most), 0),
    };
    return (await this.bus.execute(new SearchEntitiesQuery(criteria, scope.context))).facets;
  }
}

/** None when there is nothing to show. */
function moduleOf(spec: ModuleSpec, facets: readonly Facet[], scope: RequestScope): readonly object[] {
  const values = facets.find(({ field }) => field === spec.field)?.values.filter(({ count }) => count > 0) ?? [];
  if (values.length === 0) return [];
  const content = values.slice(0, spec.most).map(({ value, count }) => ({
    value,
    entity: scope.nodes.find(value),
    params: {
      searchParams: { query: '', filters: [{ field: spec.field, values: [value] }] },
      contentParams: { count },
    },
  }));
  return [{ title: spec.title, moduleId: spec.id, renderType: spec.renders, content }];
}
