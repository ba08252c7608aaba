import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/** How many dead letters are gone, and how many remain. */
export interface ClearedDeadLetters {
  readonly removed: number;
  readonly left: number;
}

/**
 * Ask to clear dead letters. `retry`: of entities that can be indexed again, and of proposals that can be carried out
 * now. `drop`: what the indexes have of their entities stays incomplete; proposals are given up. Fails with urnInvalid,
 * entityTypeUnknown, keyInvalid.
 */
export class ClearDeadLettersCommand extends CatalogCommand<ClearedDeadLetters> {
  /** @param urn of one entity; all when it is absent */
  constructor(
    readonly how: 'drop' | 'retry',
    readonly urn: string | undefined,
    context: RequestContext,
  ) {
    super(context);
  }
}
