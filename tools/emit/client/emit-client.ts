import type { CatalogModel } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import type { OutputFile } from '../output-file.js';
import { TypeScriptFile } from '../typescript-file.js';
import { emitCatalog } from './emit-catalog.js';

/**
 * The entry of the client package: a client whose methods are typed by the models; an RPC client typed by what
 * openapi-typescript makes of the OpenAPI document; and, when there are operations, a GraphQL client typed by what
 * graphql-codegen makes of them. Both write their files beside these.
 */
export const clientEmitter: Emitter = { name: 'client', emit: emitClient };

/** What the entry gives of the modules that are the same for all models. */
const SHARED_DOORS = [
  "export { CatalogClientError, GraphqlError } from './catalog-client-error.js';",
  "export type { CatalogClient, PointRange } from './catalog-client.js';",
  "export type { AspectUpsert, PatchStep } from './catalog-types.js';",
  "export type { CallOptions, ClientOptions, ServerOptions } from './client-options.js';",
  "export type { EntityCriteria, FieldTest, FoundEntity, WalkCriteria, RankedCriteria, EntityOnLineage } from './entity-search.js';",
];

function emitClient(model: CatalogModel): readonly OutputFile[] {
  const hasOperations = model.graphqlSources.some(({ path }) => /(^|\/)documents\//.test(path));
  const wire = hasOperations ? 'both' : 'rpc';
  const operations = hasOperations ? [emitGraphqlClient()] : [];
  return [emitIndex(wire), emitCatalog(model), emitTypedClient(wire), emitRpcClient(), ...operations];
}

function emitIndex(wire: 'both' | 'rpc'): OutputFile {
  const file = new TypeScriptFile('client/index.ts', '');
  file.print(...SHARED_DOORS);
  file.print("export type { Catalog } from './catalog.js';", "export type { Aspects } from '../types/index.js';");
  file.print("export { type Client, createClient } from './client.js';");
  file.print("export { createRpcClient } from './rpc-client.js';", "export type * from './openapi.js';");
  if (wire === 'both') {
    file.print("export { createGraphqlClient, type GraphqlClient } from './graphql-client.js';");
    file.print("export type * from './graphql-sdk.js';");
  }
  return file.output();
}

function emitTypedClient(wire: 'both' | 'rpc'): OutputFile {
  const file = new TypeScriptFile('client/client.ts', '');
  const catalog = file.type('Catalog', './catalog.js');
  const flags = file.value('REMOVAL_FLAGS', './catalog.js');
  const base = file.value('CatalogClient', './catalog-client.js');
  const options = file.type('ClientOptions', './client-options.js');
  const transport = file.value('Transport', './transport.js');
  file.doc('A client of one catalog, typed by its models.');
  if (wire === 'rpc') {
    file.print(`export type Client = ${base}<${catalog}>;`, '');
  } else {
    const graphql = file.type('GraphqlClient', './graphql-client.js');
    file.print(`export interface Client extends ${base}<${catalog}> {`);
    file.doc('A method for each operation of `models/graphql/documents`.', '  ');
    file.print(`  readonly graphql: ${graphql};`, '}', '');
  }
  file.doc("`createClient({ url: 'http://127.0.0.1:8080' })`. Makes no request by itself.");
  file.print(
    `export function createClient(options: ${options}): Client {`,
    `  const transport = new ${transport}(options);`,
    `  const client = new ${base}<${catalog}>(transport, ${flags});`,
    wire === 'rpc'
      ? '  return client;'
      : `  return Object.assign(client, { graphql: ${file.value('graphqlOver', './graphql-client.js')}(transport) });`,
    '}',
  );
  return file.output();
}

function emitRpcClient(): OutputFile {
  const file = new TypeScriptFile('client/rpc-client.ts', 'rpc/');
  const options = file.type('ServerOptions', './client-options.js');
  const paths = file.type('paths', './openapi.js');
  const address = file.value('addressOf', './client-options.js');
  const headers = file.value('headersOf', './client-options.js');
  const create = file.value('default as createClient', 'openapi-fetch').replace('default as ', '');
  const client = file.type('Client', 'openapi-fetch');
  file.doc(
    "A client of the RPC resources: `client.POST('/entities?action=search', { body })`. Answers carry `data`, or `error` " +
      'for a status from 400 on.',
  );
  file.print(
    `export function createRpcClient(options: ${options}): ${client}<${paths}> {`,
    `  return ${create}<${paths}>({`,
    `    baseUrl: ${address}(options),`,
    `    headers: { 'x-restli-protocol-version': '2.0.0', ...${headers}(options) },`,
    '    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),',
    '  });',
    '}',
  );
  return file.output();
}

function emitGraphqlClient(): OutputFile {
  const file = new TypeScriptFile('client/graphql-client.ts', 'graphql/');
  const options = file.type('ClientOptions', './client-options.js');
  const call = file.type('CallOptions', './client-options.js');
  const transport = file.value('Transport', './transport.js');
  const sdk = file.value('getSdk', './graphql-sdk.js');
  const document = file.type('DocumentNode', 'graphql');
  const print = file.value('print', 'graphql');
  file.doc('A method for each operation of `models/graphql/documents`. Each rejects with GraphqlError.');
  file.print(`export type GraphqlClient = ReturnType<typeof ${sdk}<${call}>>;`, '');
  file.doc('A client by itself; that of `createClient` shares its consistency token with all other calls.');
  file.print(
    `export function createGraphqlClient(options: ${options}): GraphqlClient {`,
    `  return graphqlOver(new ${transport}(options));`,
    '}',
    '',
    `export function graphqlOver(transport: ${transport}): GraphqlClient {`,
    `  return ${sdk}<${call}>((document, variables, options) =>`,
    `    transport.graphql({ ...options, query: ${print}(document), variables, kind: kindOf(document) }),`,
    '  );',
    '}',
    '',
    `function kindOf({ definitions }: ${document}): 'read' | 'single' {`,
    "  const isQuery = definitions.every((one) => one.kind !== 'OperationDefinition' || one.operation === 'query');",
    "  return isQuery ? 'read' : 'single';",
    '}',
  );
  return file.output();
}
