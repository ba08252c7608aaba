import type {
  AndFilterInput,
  FacetFilterInput,
  SearchFlags,
  SearchSortInput,
} from '../../../generated/service/graphql/arguments.js';
import { failures } from '../../kernel/failures.js';
import type { SortCriterion } from '../../kernel/filter.js';
import { DEFAULT_FACET_VALUES, type Facet, type SearchCriteria, type FilterDto } from '../../search/index.js';
import type { RequestScope } from '../reading/request-scope.js';

/** What the inputs of all searches have in common. */
export interface SearchMembers {
  readonly start?: number | null;
  readonly count?: number | null;
  readonly filters?: readonly FacetFilterInput[] | null;
  readonly orFilters?: readonly AndFilterInput[] | null;
  readonly sortInput?: SearchSortInput | null;
  readonly searchFlags?: SearchFlags | null;
}

const DEFAULT_COUNT = 10;

/** `orFilters` wins over the older `filters`, unless it is empty. */
export function filterOf({ filters, orFilters }: SearchMembers): FilterDto | undefined {
  if (orFilters !== undefined && orFilters !== null && orFilters.length > 0) return { or: orFilters };
  return filters === undefined || filters === null ? undefined : { criteria: filters };
}

/** @param types registry names */
export function criteriaOf(input: SearchMembers, text: string, types: readonly string[]): SearchCriteria {
  const flags = input.searchFlags;
  return {
    entityTypes: types,
    text,
    mode: flags?.fulltext === false ? 'structured' : 'simple',
    filter: filterOf(input),
    sort: sortOf(input.sortInput),
    page: pageOf(input),
    facets: flags?.skipAggregates === true ? { kind: 'none' } : { kind: 'default' },
    facetValues: flags?.maxAggValues ?? DEFAULT_FACET_VALUES,
    matched: flags?.skipHighlighting === true ? 'none' : 'wanted',
    softDeleted: flags?.includeSoftDeleted === true ? 'shown' : 'hidden',
  };
}

function sortOf(sent: SearchSortInput | null | undefined): SortCriterion | undefined {
  const [first, ...others] = sent?.sortCriteria ?? [];
  if (others.length > 0) {
    throw failures.parameterInvalid({ name: 'sortInput', reason: 'results are ordered by one field' });
  }
  const criterion = first ?? sent?.sortCriterion;
  return criterion === undefined || criterion === null
    ? undefined
    : { field: criterion.field, order: criterion.sortOrder };
}

export function pageOf({ start, count }: Pick<SearchMembers, 'count' | 'start'>) {
  return { start: start ?? 0, count: count ?? DEFAULT_COUNT };
}

/** Registry names of the entity types. @throws failures.entityTypeUnknown */
export function entityTypesOf(symbols: readonly string[] | null | undefined, scope: RequestScope): readonly string[] {
  return (symbols ?? []).map((symbol) => {
    const name = scope.sources.entityBySymbol.get(symbol);
    if (name === undefined) throw failures.entityTypeUnknown({ entityType: symbol, hint: '' });
    return name;
  });
}

/** Facets as the schema has them. */
export function facetsOf(facets: readonly Facet[], scope: RequestScope): readonly object[] {
  return facets.map(({ field, label, values }) => ({
    field,
    displayName: label,
    aggregations: values.map(({ value, count }) => ({
      value,
      count,
      entity: value.startsWith('urn:') ? scope.nodes.find(value) : undefined,
    })),
  }));
}
