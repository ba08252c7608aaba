// @generated from models/graphql/ by "npm run generate". Do not edit.
import { getSdk } from './graphql-sdk.js';
import { type ServerOptions, addressOf, headersOf } from './server-options.js';
import { print } from 'graphql';

/** An answer with errors. `errors`: as the server sent them. */
export class GraphqlError extends Error {
  override readonly name = 'GraphqlError';

  constructor(
    message: string,
    readonly errors: readonly unknown[],
  ) {
    super(message);
  }
}

/** A client with a method for each operation of `models/graphql/documents`. Rejects with GraphqlError. */
export function createGraphqlClient(options: ServerOptions): ReturnType<typeof getSdk> {
  const send = options.fetch ?? ((request: Request) => fetch(request));
  return getSdk(async <R, V>(document: Parameters<typeof print>[0], variables?: V): Promise<R> => {
    const request = new Request(`${addressOf(options)}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(options) },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const answer = (await (await send(request)).json()) as { data: R; errors?: readonly { message?: string }[] };
    const [first] = answer.errors ?? [];
    if (answer.errors !== undefined && first !== undefined) throw new GraphqlError(first.message ?? 'unknown', answer.errors);
    return answer.data;
  });
}
