import type {
  QueryAutoCompleteArgs,
  QueryBrowseArgs,
  QuerySearchAcrossEntitiesArgs,
  QuerySearchArgs,
} from '../../../generated/service/graphql/arguments.js';
import { failures } from '../../kernel/failures.js';
import { AutocompleteQuery, BrowseQuery, SearchEntitiesQuery, type SearchCriteria } from '../../search/index.js';
import type { RequestScope } from '../reading/request-scope.js';
import { entityTypesOf, facetsOf, filterOf, pageOf, questionOf } from './search-input.js';

const DEFAULT_COMPLETIONS = 5;

/** Search, completion, browsing. */
export const searchOperations = {
  search: (_root: unknown, { input }: QuerySearchArgs, scope: RequestScope) =>
    found(questionOf(input, input.query, entityTypesOf([input.type], scope)), scope),

  searchAcrossEntities: (_root: unknown, { input }: QuerySearchAcrossEntitiesArgs, scope: RequestScope) =>
    found(questionOf(input, input.query, entityTypesOf(input.types, scope)), scope),

  autoComplete: async (_root: unknown, { input }: QueryAutoCompleteArgs, scope: RequestScope) => {
    const types = input.type === undefined || input.type === null ? [] : [input.type];
    const { suggestions, urns } = await scope.sources.bus.execute(
      new AutocompleteQuery(
        {
          entityTypes: entityTypesOf(types, scope),
          text: input.query,
          field: input.field ?? undefined,
          filter: filterOf(input),
          limit: input.limit ?? DEFAULT_COMPLETIONS,
        },
        scope.context,
      ),
    );
    return { query: input.query, suggestions, entities: urns.map((urn) => scope.nodes.require(urn)) };
  },

  browse: async (_root: unknown, { input }: QueryBrowseArgs, scope: RequestScope) => {
    const segments = input.path ?? [];
    if (segments.some((segment) => segment === '' || segment.includes('/'))) {
      throw failures.parameterInvalid({ name: 'path', reason: 'a segment must not be empty nor contain "/"' });
    }
    const [entityType = ''] = entityTypesOf([input.type], scope);
    const page = pageOf(input);
    const path = segments.map((segment) => `/${segment}`).join('');
    const found = await scope.sources.bus.execute(
      new BrowseQuery({ entityType, path, filter: filterOf(input), page }, scope.context),
    );
    return {
      start: page.start,
      count: found.groups.length + found.urns.length,
      total: found.groupTotal + found.urnTotal,
      groups: found.groups,
      entities: found.urns.map((urn) => scope.nodes.require(urn)),
      metadata: { path: segments, totalNumEntities: found.documentTotal },
    };
  },
};

async function found(criteria: SearchCriteria, scope: RequestScope): Promise<object> {
  const { hits, total, facets } = await scope.sources.bus.execute(new SearchEntitiesQuery(criteria, scope.context));
  return {
    start: criteria.page.start,
    count: hits.length,
    total,
    searchResults: hits.map(({ urn, matched }) => ({
      entity: scope.nodes.require(urn),
      insights: [],
      matchedFields: matched,
    })),
    facets: facetsOf(facets, scope),
  };
}
