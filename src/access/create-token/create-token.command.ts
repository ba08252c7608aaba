import type { Urn } from '../../kernel/urn.js';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/** `actor`: in whose name its bearer calls. `lifetime`: milliseconds; absent for one that never expires. */
export interface TokenRequest {
  readonly actor: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly lifetime: number | undefined;
}

/** `token`: shown to nobody again. `id`: names it in the catalog. */
export interface CreatedToken {
  readonly token: string;
  readonly id: string;
  readonly urn: Urn;
}

/**
 * Ask for an access token.
 * Fails with urnInvalid and entityTypeMismatch for an actor that is no user, and with parameterInvalid.
 */
export class CreateTokenCommand extends CatalogCommand<CreatedToken> {
  constructor(
    readonly request: TokenRequest,
    context: RequestContext,
  ) {
    super(context);
  }
}
