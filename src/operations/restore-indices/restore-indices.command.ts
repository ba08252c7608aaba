import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/** Which rows of the primary store are indexed again; the window counts rows ordered by URN, then aspect. */
export interface RestoreScope {
  readonly urn?: string;
  readonly aspect?: string;
  /** SQL LIKE pattern on the URN. */
  readonly urnLike?: string;
  readonly start: number;
  readonly batchSize: number;
}

/** `rows`: how many rows were read and restated. `millis`: how long it took. */
export interface RestoreReport {
  readonly rows: number;
  readonly millis: number;
}

/**
 * Ask to index stored rows again. Answered when embedded indexes have them; a search server has them soon after. Fails
 * with urnInvalid, entityTypeUnknown, keyInvalid, pageInvalid, and with parameterInvalid for an aspect that no entity
 * has in the models, for a pattern that is none, and for one beside a URN.
 */
export class RestoreIndicesCommand extends CatalogCommand<RestoreReport> {
  constructor(
    readonly scope: RestoreScope,
    context: RequestContext,
  ) {
    super(context);
  }
}
