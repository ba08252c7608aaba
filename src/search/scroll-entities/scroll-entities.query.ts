import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { SearchAnswer, SearchCriteria } from '../search-entities/search-entities.query.js';

/**
 * What is scrolled through. `scrollId`: of the answer before, which must have been to the same criteria; absent at the
 * beginning. `count`: most hits of an answer. `sort`: by `urn` alone, ascending unless given.
 */
export interface ScrollCriteria extends Omit<SearchCriteria, 'explanation' | 'page' | 'within'> {
  readonly scrollId: string | undefined;
  readonly count: number;
}

/** `total` and facets: of all hits, not only of those that are left. `scrollId`: absent when no hit is left. */
export interface ScrollAnswer extends SearchAnswer {
  readonly scrollId?: string;
}

/**
 * Every entity that a search finds, in order of URN, an answer after the other. Nothing is kept between two answers: a
 * hit that is there all the time is answered exactly once, whatever is written meanwhile.
 * Fails as SearchEntitiesQuery does.
 */
export class ScrollEntitiesQuery extends CatalogQuery<ScrollAnswer> {
  constructor(
    readonly criteria: ScrollCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}
