import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/**
 * Ask to refuse a token from now on. Its id is what the catalog names it by.
 * @returns whether there was such a token. Fails with forbidden for a token of others that the caller may not manage
 */
export class RevokeTokenCommand extends CatalogCommand<boolean> {
  constructor(
    readonly id: string,
    context: RequestContext,
  ) {
    super(context);
  }
}
