import type { SortCriterion } from '../../kernel/filter.js';
import type { Page } from '../../kernel/page.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { FilterDto } from '../filter-parsing/filter-dto.js';
import type { SoftDeleted } from '../filter-parsing/filter-parser.js';
import type { QueryMode } from '../query-text/query-token.js';
import type { SearchHit, SearchWithin } from '../search-index.port.js';

/** Hits of a page of which the scores are explained. */
export const MAX_EXPLAINED = 100;

/** Values of one facet in one answer, unless the caller says otherwise. */
export const DEFAULT_FACET_VALUES = 20;

/**
 * Which facets to count. `default`: those that the models annotate for the entity types searched, and the entity type.
 * `named`: these fields, several joined by U+241E counting the combinations of their values.
 */
export type FacetSelection =
  | { readonly kind: 'default' }
  | { readonly kind: 'named'; readonly fields: readonly string[] }
  | { readonly kind: 'none' };

/**
 * What is searched for. `entityTypes`: in any case; empty means all that the models want found by such a search.
 * `text`:
 * as the user wrote it. `sort`: absent means by score. `facetValues`: at most so many for each facet. `matched`:
 * whether hits say where the text was found. `explanation`: whether they say what their scores are made of, of at most
 * MAX_EXPLAINED hits. `within`: only these entities, ties in score in their order; the branches
 * are those of the filter's `or`.
 */
export interface SearchCriteria {
  readonly entityTypes: readonly string[];
  readonly text: string;
  readonly mode: QueryMode;
  readonly filter: FilterDto | undefined;
  readonly sort: SortCriterion | undefined;
  readonly page: Page;
  readonly facets: FacetSelection;
  readonly facetValues: number;
  readonly matched: 'none' | 'wanted';
  readonly explanation?: 'wanted';
  readonly within?: SearchWithin;
  /** Absent means hidden. */
  readonly softDeleted?: SoftDeleted;
}

/**
 * Counts of a field's values over all hits, the most frequent first; values that the filter asks for are there even
 * when none has them. `label`: to show to people.
 */
export interface Facet {
  readonly field: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
  /** Whether the filter asks for this value; absent when not. */
  readonly isFiltered?: boolean;
}

/**
 * `total`: exact number of all hits. `sectionCounts`: of them, those of each section, when it was searched in a list.
 * Facets without values are left out.
 */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly sectionCounts?: readonly number[];
  readonly facets: readonly Facet[];
}

/**
 * Find entities of one or several types. Soft-deleted ones are hidden unless they are asked for, or the filter
 * names `removed`.
 * Fails with entityTypeUnknown, queryInvalid, queryFieldUnknown, filterInvalid, parameterInvalid, pageInvalid.
 */
export class SearchEntitiesQuery extends CatalogQuery<SearchAnswer> {
  constructor(
    /** Set by an interceptor that searches less in its place. */
    public criteria: SearchCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}
