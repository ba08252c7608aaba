import type { LookupBinding } from '../../../generated/service/graphql/binding.js';
import type { Page } from '../../kernel/page.js';
import type { Urn } from '../../kernel/urn.js';
import { SearchEntitiesQuery, type CriterionDto } from '../../search/index.js';
import { criteriaOf, type SearchMembers } from '../operations/search-input.js';
import { searchResults } from '../operations/search-results.js';
import type { RequestScope } from './request-scope.js';

const ALL = '*';
/** Results of a search that says nothing about its size. */
const DEFAULT_COUNT = 20;

/** What a search finds in whose field the URN stands, as a search answers it. */
export function foundResults(
  urn: Urn,
  field: string,
  input: SearchMembers & { readonly query?: string | null },
  scope: RequestScope,
): Promise<object> {
  const { query } = input;
  const text = query === undefined || query === null || query === '' ? ALL : query;
  const criteria = criteriaOf({ ...input, count: input.count ?? DEFAULT_COUNT }, text, []);
  const filter = { criteria: [...(criteria.filter?.criteria ?? []), standsIn(field, urn)] };
  return searchResults({ ...criteria, filter }, scope);
}

/** The same of one type, as a list. */
export async function foundEntities(
  urn: Urn,
  { entity, field, items, newest }: Extract<LookupBinding, { readonly kind: 'found' }>,
  page: Page,
  scope: RequestScope,
): Promise<object> {
  const criteria = {
    ...{ entityTypes: [entity], text: ALL, filter: { criteria: [standsIn(field, urn)] }, page, facetValues: 0 },
    ...({ mode: 'simple', facets: { kind: 'none' }, matched: 'none' } as const),
    sort: newest === undefined ? undefined : ({ field: newest, order: 'DESCENDING' } as const),
  };
  const { hits, total } = await scope.sources.bus.execute(new SearchEntitiesQuery(criteria, scope.context));
  return { ...page, total, [items]: hits.map((hit) => scope.nodes.require(hit.urn)) };
}

function standsIn(field: string, urn: Urn): CriterionDto {
  return { field, values: [urn] };
}
