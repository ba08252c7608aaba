import type { CatalogModel } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import type { OutputFile } from '../output-file.js';
import { TypeScriptFile } from '../typescript-file.js';

/**
 * The entry of the client package: an RPC client typed by what openapi-typescript makes of the OpenAPI document, and,
 * when there are operations, a GraphQL client typed by what graphql-codegen makes of them. Both write their files
 * beside these.
 */
export const clientEmitter: Emitter = { name: 'client', emit: emitClient };

function emitClient(model: CatalogModel): readonly OutputFile[] {
  const hasOperations = model.graphqlSources.some(({ path }) => /(^|\/)documents\//.test(path));
  const operations = hasOperations ? [emitGraphqlClient()] : [];
  return [emitIndex(operations), emitRpcClient(), ...operations];
}

function emitIndex(operations: readonly OutputFile[]): OutputFile {
  const file = new TypeScriptFile('client/index.ts', '');
  file.print("export type { ServerOptions } from './server-options.js';");
  file.print("export { createRpcClient } from './rpc-client.js';", "export type * from './openapi.js';");
  if (operations.length > 0) {
    file.print("export { createGraphqlClient, GraphqlError } from './graphql-client.js';");
    file.print("export type * from './graphql-sdk.js';");
  }
  return file.output();
}

function emitRpcClient(): OutputFile {
  const file = new TypeScriptFile('client/rpc-client.ts', 'rpc/');
  const options = file.type('ServerOptions', './server-options.js');
  const paths = file.type('paths', './openapi.js');
  const address = file.value('addressOf', './server-options.js');
  const headers = file.value('headersOf', './server-options.js');
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
  const options = file.type('ServerOptions', './server-options.js');
  const address = file.value('addressOf', './server-options.js');
  const headers = file.value('headersOf', './server-options.js');
  const sdk = file.value('getSdk', './graphql-sdk.js');
  const print = file.value('print', 'graphql');
  file.doc('An answer with errors. `errors`: as the server sent them.');
  file.print(
    'export class GraphqlError extends Error {',
    "  override readonly name = 'GraphqlError';",
    '',
    '  constructor(',
    '    message: string,',
    '    readonly errors: readonly unknown[],',
    '  ) {',
    '    super(message);',
    '  }',
    '}',
    '',
  );
  file.doc('A client with a method for each operation of `models/graphql/documents`. Rejects with GraphqlError.');
  file.print(
    `export function createGraphqlClient(options: ${options}): ReturnType<typeof ${sdk}> {`,
    '  const send = options.fetch ?? ((request: Request) => fetch(request));',
    `  return ${sdk}(async <R, V>(document: Parameters<typeof ${print}>[0], variables?: V): Promise<R> => {`,
    `    const request = new Request(\`\${${address}(options)}/api/graphql\`, {`,
    "      method: 'POST',",
    `      headers: { 'content-type': 'application/json', ...${headers}(options) },`,
    `      body: JSON.stringify({ query: ${print}(document), variables }),`,
    '    });',
    '    const answer = (await (await send(request)).json()) as { data: R; errors?: readonly { message?: string }[] };',
    '    const [first] = answer.errors ?? [];',
    "    if (answer.errors !== undefined && first !== undefined) throw new GraphqlError(first.message ?? 'unknown', answer.errors);",
    '    return answer.data;',
    '  });',
    '}',
  );
  return file.output();
}
