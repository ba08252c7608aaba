// @generated from models/graphql/ by "npm run generate". Do not edit.
import type { CallOptions, ClientOptions } from './client-options.js';
import { getSdk } from './graphql-sdk.js';
import { Transport } from './transport.js';
import { type DocumentNode, print } from 'graphql';

/** A method for each operation of `models/graphql/documents`. Each rejects with GraphqlError. */
export type GraphqlClient = ReturnType<typeof getSdk<CallOptions>>;

/** A client by itself; that of `createClient` shares its consistency token with all other calls. */
export function createGraphqlClient(options: ClientOptions): GraphqlClient {
  return graphqlOver(new Transport(options));
}

export function graphqlOver(transport: Transport): GraphqlClient {
  return getSdk<CallOptions>((document, variables, options) =>
    transport.graphql({ ...options, query: print(document), variables, kind: kindOf(document) }),
  );
}

function kindOf({ definitions }: DocumentNode): 'read' | 'single' {
  const isQuery = definitions.every((one) => one.kind !== 'OperationDefinition' || one.operation === 'query');
  return isQuery ? 'read' : 'single';
}
