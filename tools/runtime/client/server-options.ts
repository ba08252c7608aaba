/** The server to call. `token`: bearer token. `fetch`: replaces the global one. */
export interface ServerOptions {
  readonly server: string;
  readonly token?: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The address without slashes at its end. */
export function addressOf({ server }: ServerOptions): string {
  return server.replace(/\/+$/, '');
}

/** Headers that every request carries. */
export function headersOf({ token }: ServerOptions): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}
