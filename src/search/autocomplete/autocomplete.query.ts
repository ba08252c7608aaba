import type { Urn } from '../../kernel/urn.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { FilterDto } from '../filter-parsing/filter-dto.js';

/**
 * `entityTypes`: in any case; empty means all that the models want found by such a completion. `field`: complete in
 * this index field alone. `start`: entities to pass over; none unless given.
 */
export interface AutocompleteCriteria {
  readonly entityTypes: readonly string[];
  readonly text: string;
  readonly field: string | undefined;
  readonly filter: FilterDto | undefined;
  readonly start?: number;
  readonly limit: number;
}

/** `suggestions`: each text once, the best first. `urns`: the entities in which they were found, in the same order. */
export interface AutocompleteAnswer {
  readonly suggestions: readonly string[];
  readonly urns: readonly Urn[];
}

/**
 * Completions of what was typed. Soft-deleted entities are never among them.
 * Fails with parameterInvalid when nothing was typed, and with entityTypeUnknown, filterInvalid, pageInvalid.
 */
export class AutocompleteQuery extends CatalogQuery<AutocompleteAnswer> {
  constructor(
    /** Set by an interceptor that searches less in its place. */
    public criteria: AutocompleteCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}
