import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { ListedDeadLetters } from '../../projections/index.js';

/** Ask for changes that indexes could not apply. */
export class ListDeadLettersQuery extends CatalogQuery<ListedDeadLetters> {
  /** @param count at most so many of each index */
  constructor(
    readonly count: number,
    context: RequestContext,
  ) {
    super(context);
  }
}
