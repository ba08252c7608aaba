import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { CatalogError, failures } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import { Authenticator, type Credentials } from '../platform/http/index.js';
import { AttemptLimit } from './attempt-limit.js';
import { KnownTokens } from './known-tokens.js';

/** `Bearer <token>`; the scheme in any case. */
const BEARER = /^bearer +([\w.~+/=-]+) *$/i;
const MOST_CHARACTERS = 4096;

/** Lets in who brings an access token of this catalog in the header Authorization. */
@Injectable()
export class TokenAuthenticator extends Authenticator {
  private readonly logger = new Logger('authentication');
  private readonly limit = new AttemptLimit();

  constructor(
    private readonly tokens: KnownTokens,
    private readonly clock: Clock,
  ) {
    super();
  }

  override actorOf({ authorization, address }: Credentials): Promise<Urn> | Urn {
    // Who brings nothing tries nothing: most such callers have not been set up yet.
    if (authorization === undefined) throw failures.unauthenticated({});
    return this.tokens.known(authorization) ?? this.verify(authorization, address);
  }

  private async verify(authorization: string, address: string): Promise<Urn> {
    try {
      const [, token] = (authorization.length > MOST_CHARACTERS ? undefined : BEARER.exec(authorization)) ?? [];
      if (token === undefined) throw failures.unauthenticated({});
      return await this.tokens.actorOf(authorization, token);
    } catch (error) {
      // Who brings a good token of a suspended user does not guess.
      if (!(error instanceof CatalogError) || this.tokens.has(authorization)) throw error;
      // Others may come from the same address, as from behind a proxy: a good one is still let in.
      if (this.limit.isReached(address, this.clock.now())) throw failures.attemptsLimited({});
      this.note(error, address);
      throw error;
    }
  }

  private note({ message, row }: CatalogError, address: string): void {
    const refusal = this.limit.note(address, this.clock.now());
    if (refusal === 'first')
      this.logger.warn({ address, code: row.code, msg: `An access token was refused: ${message}` });
    if (refusal === 'last')
      this.logger.warn({ address, msg: 'Too many access tokens were refused; others of this address wait a minute.' });
  }
}
