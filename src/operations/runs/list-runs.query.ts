import type { RunSummary } from '../../aspects/index.js';
import type { Page } from '../../kernel/page.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';

/** Whether what belongs to entities that are marked as removed counts. */
export type HiddenRows = 'left-out' | 'shown';

/**
 * A page of the runs that latest values are from, the newest first. With `left-out` a run is missing when all its rows
 * are of hidden entities; the number of its rows counts them in any case. Fails with pageInvalid.
 */
export class ListRunsQuery extends CatalogQuery<readonly RunSummary[]> {
  constructor(
    readonly page: Page,
    readonly hidden: HiddenRows,
    context: RequestContext,
  ) {
    super(context);
  }
}
