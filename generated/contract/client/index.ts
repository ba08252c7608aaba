// @generated from models/ by "npm run generate". Do not edit.

export type { ServerOptions } from './server-options.js';
export { createRpcClient } from './rpc-client.js';
export type * from './openapi.js';
export { createGraphqlClient, GraphqlError } from './graphql-client.js';
export type * from './graphql-sdk.js';
