// @generated from models/ by "npm run generate". Do not edit.
import { CatalogClient } from './catalog-client.js';
import { type Catalog, REMOVAL_FLAGS } from './catalog.js';
import type { ClientOptions } from './client-options.js';
import { type GraphqlClient, graphqlOver } from './graphql-client.js';
import { Transport } from './transport.js';

/** A client of one catalog, typed by its models. */
export interface Client extends CatalogClient<Catalog> {
  /** A method for each operation of `models/graphql/documents`. */
  readonly graphql: GraphqlClient;
}

/** `createClient({ url: 'http://127.0.0.1:8080' })`. Makes no request by itself. */
export function createClient(options: ClientOptions): Client {
  const transport = new Transport(options);
  const client = new CatalogClient<Catalog>(transport, REMOVAL_FLAGS);
  return Object.assign(client, { graphql: graphqlOver(transport) });
}
