import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/**
 * Ask to store a request that a source of ingestion be run now. Nothing here runs it: an executor that follows the
 * catalog does, and writes the result.
 * @returns URN of the request. Fails with urnInvalid, entityTypeMismatch, editInvalid for a source that is not stored,
 * or whose recipe is no JSON object, and with what a proposal fails with.
 */
export class RequestIngestionCommand extends CatalogCommand<string> {
  constructor(
    readonly source: string,
    context: RequestContext,
  ) {
    super(context);
  }
}
