import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/**
 * What an executor is to do. `run`: run a source of ingestion. `connection`: find out whether the source of a recipe,
 * which is JSON, can be reached. `version`: of the framework of ingestion, absent for whichever the executor has.
 */
export type IngestionRequest =
  | { readonly kind: 'run'; readonly source: string }
  | { readonly kind: 'connection'; readonly recipe: string; readonly version: string | undefined };

/**
 * Ask to store a request that a source of ingestion be run now, or a connection be tested. Nothing here does it: an
 * executor that follows the catalog does, and writes the result.
 * @returns URN of the request. Fails with urnInvalid, entityTypeMismatch, editInvalid for a source that is not stored,
 * or whose recipe is no JSON object, parameterInvalid for a recipe to test that is none, and with what a proposal fails
 * with.
 */
export class RequestIngestionCommand extends CatalogCommand<string> {
  constructor(
    readonly request: IngestionRequest,
    context: RequestContext,
  ) {
    super(context);
  }
}
