import type { Urn } from '../../kernel/urn.js';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/** An aspect that names another entity by a relationship. */
export interface AspectReference {
  readonly relationship: string;
  readonly entity: Urn;
  readonly aspect: string;
}

/** `total`: exact number of references. `sample`: at most ten of them. */
export interface FoundReferences {
  readonly total: number;
  readonly sample: readonly AspectReference[];
}

/**
 * Ask to remove what points at an entity by a relationship, from every aspect that does. Keys of entities stay: they
 * are what these are. Each part of some entities is a transaction. Fails with urnInvalid.
 */
export class DeleteReferencesCommand extends CatalogCommand<FoundReferences> {
  /** @param mode `dry-run`: only find them */
  constructor(
    readonly urn: string,
    readonly mode: 'apply' | 'dry-run',
    context: RequestContext,
  ) {
    super(context);
  }
}
