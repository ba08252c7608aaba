import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type {
  AutoCompleteInput,
  BrowseInput,
  BrowsePathsInput,
  ScrollAcrossEntitiesInput,
  SearchAcrossEntitiesInput,
  SearchInput,
} from '../../../generated/service/graphql/arguments.js';
import { failures } from '../../kernel/failures.js';
import { MessageBus } from '../../platform/seam/index.js';
import { AutocompleteQuery, BrowsePathsQuery, BrowseQuery, ScrollEntitiesQuery } from '../../search/index.js';
import { RequestScope } from '../reading/request-scope.js';
import { criteriaOf, entityTypesOf, facetsOf, filterOf, pageOf } from './search-input.js';
import { NOTHING, resultsOf, searchResults } from './search-results.js';
import { withinView } from './view-scope.js';

const DEFAULT_COMPLETIONS = 5;

/** Search, completion, browsing. */
@Resolver()
export class SearchResolver {
  constructor(private readonly bus: MessageBus) {}

  @Query('search')
  search(@Args('input') input: SearchInput, @Context() scope: RequestScope): Promise<object> {
    return searchResults(criteriaOf(input, input.query, entityTypesOf([input.type], scope)), scope, extraOf(input));
  }

  @Query('searchAcrossEntities')
  async searchAcrossEntities(
    @Args('input') input: SearchAcrossEntitiesInput,
    @Context() scope: RequestScope,
  ): Promise<object> {
    const criteria = criteriaOf(input, input.query, entityTypesOf(input.types, scope));
    const narrowed = await withinView(criteria, input.viewUrn, scope);
    return narrowed === undefined
      ? { ...NOTHING, start: criteria.page.start }
      : searchResults(narrowed, scope, extraOf(input));
  }

  @Query('scrollAcrossEntities')
  async scrollAcrossEntities(
    @Args('input') input: ScrollAcrossEntitiesInput,
    @Context() scope: RequestScope,
  ): Promise<object> {
    const sent = criteriaOf(input, input.query, entityTypesOf(input.types, scope));
    const narrowed = await withinView(sent, input.viewUrn, scope);
    if (narrowed === undefined) return NOTHING;
    const { page, ...criteria } = narrowed;
    const query = { ...criteria, count: page.count, scrollId: input.scrollId ?? undefined };
    const { hits, total, facets, scrollId } = await this.bus.execute(new ScrollEntitiesQuery(query, scope.context));
    return {
      nextScrollId: scrollId,
      count: hits.length,
      total,
      searchResults: await resultsOf(hits, scope, extraOf(input)),
      facets: facetsOf(facets, scope),
    };
  }

  @Query('autoComplete')
  async autoComplete(@Args('input') input: AutoCompleteInput, @Context() scope: RequestScope): Promise<object> {
    const types = input.type === undefined || input.type === null ? [] : [input.type];
    const criteria = {
      entityTypes: entityTypesOf(types, scope),
      text: input.query,
      field: input.field ?? undefined,
      filter: filterOf(input),
      limit: input.limit ?? DEFAULT_COMPLETIONS,
    };
    const { suggestions, urns } = await this.bus.execute(new AutocompleteQuery(criteria, scope.context));
    return { query: input.query, suggestions, entities: urns.map((urn) => scope.nodes.require(urn)) };
  }

  @Query('browse')
  async browse(@Args('input') input: BrowseInput, @Context() scope: RequestScope): Promise<object> {
    const segments = input.path ?? [];
    if (segments.some((segment) => segment === '' || segment.includes('/'))) {
      throw failures.parameterInvalid({ name: 'path', reason: 'a segment must not be empty nor contain "/"' });
    }
    const [entityType = ''] = entityTypesOf([input.type], scope);
    const page = pageOf(input);
    const path = segments.map((segment) => `/${segment}`).join('');
    const criteria = { entityType, path, filter: filterOf(input), page };
    const found = await this.bus.execute(new BrowseQuery(criteria, scope.context));
    return {
      start: page.start,
      count: found.groups.length + found.urns.length,
      total: found.groupTotal + found.urnTotal,
      groups: found.groups,
      entities: found.urns.map((urn) => scope.nodes.require(urn)),
      metadata: { path: segments, totalNumEntities: found.documentTotal },
    };
  }

  @Query('browsePaths')
  async browsePaths(
    @Args('input') { type, urn }: BrowsePathsInput,
    @Context() scope: RequestScope,
  ): Promise<readonly object[]> {
    const [entityType = ''] = entityTypesOf([type], scope);
    if (scope.nodes.require(urn).entity.name !== entityType) throw failures.entityTypeMismatch({ urn, entityType });
    const paths = await this.bus.execute(new BrowsePathsQuery(urn, scope.context));
    return paths.map((path) => ({ path: path.split('/').filter((segment) => segment !== '') }));
  }
}

function extraOf({ searchFlags }: Pick<SearchInput, 'searchFlags'>): readonly string[] {
  return searchFlags?.fetchExtraFields ?? [];
}
