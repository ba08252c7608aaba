import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { ListedDeadLetters } from '../../projections/index.js';

/**
 * Ask for changes that indexes could not apply, and for accepted proposals that could not be carried out. Fails with
 * pageInvalid.
 */
export class ListDeadLettersQuery extends CatalogQuery<ListedDeadLetters> {
  /** @param count at most so many of each index, and of proposals */
  constructor(
    readonly count: number,
    context: RequestContext,
  ) {
    super(context);
  }
}
