import type { Urn } from '../../kernel/urn.js';

/** What a request says of who sends it. `authorization`: the header as it came. `address`: of the connection. */
export interface Credentials {
  readonly authorization: string | undefined;
  readonly address: string;
}

/** Finds out in whose name requests come that have to prove it. */
export abstract class Authenticator {
  /**
   * The actor of a request. It is answered at once where the proof is known already, since every request waits for it.
   * @throws failures.unauthenticated, failures.tokenExpired, failures.userSuspended, failures.attemptsLimited, or
   * rejects with them
   * @throws StoreUnavailable
   */
  abstract actorOf(credentials: Credentials): Promise<Urn> | Urn;
}
