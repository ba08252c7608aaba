// @generated from models/ by "npm run generate". Do not edit.

/** The service to call. `url`: its address. `token`: where it wants one. `fetch`: replaces the global one. */
export interface ServerOptions {
  readonly url: string;
  readonly token?: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** How a client calls. */
export interface ClientOptions extends ServerOptions {
  /** How often a call is repeated at most, where repeating it is safe; 5 unless given, 0 for never. */
  readonly retries?: number;
  /** What reads are to find: the `consistencyToken` of another client of the same catalog. */
  readonly consistencyToken?: string;
}

/** How a single call is made. `signal`: ends it, with its repetitions; the call rejects with the signal's reason. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** The address without slashes at its end. */
export function addressOf({ url }: ServerOptions): string {
  return url.replace(/\/+$/, '');
}

/** Headers that every request carries. */
export function headersOf({ token }: ServerOptions): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}
