import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { Scrolled, ScrollRequest } from '../../search/index.js';
import type { LineageAnswer, LineageCriteria } from '../search-across-lineage/search-across-lineage.query.js';

/** What is scrolled through. */
export type LineageScrollCriteria = Omit<LineageCriteria, 'page'> & ScrollRequest;

/**
 * Every entity that a search along lineage finds, in order of URN, an answer after the other. Each answer takes a walk
 * of its own. Fails as SearchAcrossLineageQuery does.
 */
export class ScrollAcrossLineageQuery extends CatalogQuery<Scrolled<LineageAnswer>> {
  constructor(
    readonly criteria: LineageScrollCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}
