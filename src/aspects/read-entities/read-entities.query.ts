import type { Urn } from '../../kernel/urn.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { AspectRow } from '../aspect-store.port.js';

/** One entity with its latest aspects. `rows`: by aspect name; never empty, for an unknown entity the key alone. */
export interface EntityAspects {
  readonly urn: Urn;
  /** Registry name of its type. */
  readonly entityType: string;
  readonly rows: readonly AspectRow[];
  /** `derived`: the key aspect is not stored, it was made from the URN. */
  readonly key: 'derived' | 'stored';
}

/**
 * Latest versioned aspects of entities. The key aspect is always among them; unknown aspect names are ignored.
 * @param aspects short names; `undefined` means all
 * @returns one result for each URN, in the order of the URNs. Fails with urnInvalid, entityTypeUnknown, keyInvalid
 */
export class ReadEntitiesQuery extends CatalogQuery<readonly EntityAspects[]> {
  constructor(
    readonly urns: readonly string[],
    readonly aspects: readonly string[] | undefined,
    context: RequestContext,
  ) {
    super(context);
  }
}
