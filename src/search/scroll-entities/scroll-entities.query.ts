import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { SearchAnswer, SearchCriteria } from '../search-entities/search-entities.query.js';
import type { Scrolled, ScrollRequest } from './scroll.js';

/** What is scrolled through. */
export type ScrollCriteria = Omit<SearchCriteria, 'explanation' | 'page' | 'within'> & ScrollRequest;

/** Every entity that a search finds, in order of URN, an answer after the other. Fails as SearchEntitiesQuery does. */
export class ScrollEntitiesQuery extends CatalogQuery<Scrolled<SearchAnswer>> {
  constructor(
    readonly criteria: ScrollCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}
