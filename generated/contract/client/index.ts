// @generated from models/ by "npm run generate". Do not edit.

export { CatalogClientError, GraphqlError } from './catalog-client-error.js';
export type { CatalogClient, PointRange } from './catalog-client.js';
export type { AspectUpsert, PatchStep } from './catalog-types.js';
export type { CallOptions, ClientOptions, ServerOptions } from './client-options.js';
export type { EntityCriteria, FieldTest, FoundEntity, WalkCriteria, RankedCriteria, EntityOnLineage } from './entity-search.js';
export type { Catalog } from './catalog.js';
export type { Aspects } from '../types/index.js';
export { type Client, createClient } from './client.js';
export { createRpcClient } from './rpc-client.js';
export type * from './openapi.js';
export { createGraphqlClient, type GraphqlClient } from './graphql-client.js';
export type * from './graphql-sdk.js';
