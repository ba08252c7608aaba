import type { Page } from '../../kernel/page.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { FilterDto } from '../filter-parsing/filter-dto.js';
import type { BrowseResult } from '../search-index.port.js';

/** `path`: `/a/b`, the empty text for the root. `filter`: a single conjunction of equalities. */
export interface BrowseCriteria {
  readonly entityType: string;
  readonly path: string;
  readonly filter: FilterDto | undefined;
  readonly page: Page;
}

/**
 * What lies at a browse path: groups come first in the page, then entities. Soft-deleted entities are hidden unless the
 * filter names `removed`. Fails with entityTypeUnknown, filterInvalid, parameterInvalid, pageInvalid.
 */
export class BrowseQuery extends CatalogQuery<BrowseResult> {
  constructor(
    readonly criteria: BrowseCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}
