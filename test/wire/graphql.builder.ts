import type { WireApp } from './app.builder.js';
import { put } from './proposal.builder.js';

/** A response of the GraphQL endpoint. */
export interface GraphqlAnswer {
  readonly status: number;
  readonly body: {
    readonly data?: unknown;
    readonly errors?: readonly { readonly message: string; readonly extensions: object }[];
    readonly extensions?: object;
  };
}

export const ORDERS = 'urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)';
export const REPORT = 'urn:li:dataset:(urn:li:dataPlatform:hive,sales.report,PROD)';
export const MISSING = 'urn:li:dataset:(urn:li:dataPlatform:hive,nowhere,PROD)';

/** Fill a service with two datasets and a tag. */
export async function fillCatalog(app: WireApp): Promise<void> {
  await put(app, ORDERS, 'datasetProperties', {
    description: 'Every order.',
    customProperties: { team: 'sales' },
    created: { time: 1_700_000_000_000, actor: 'urn:li:corpuser:ann' },
  });
  await put(app, ORDERS, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] });
  await put(app, ORDERS, 'ownership', {
    owners: [
      { owner: 'urn:li:corpuser:ann', type: 'TECHNICAL_OWNER' },
      { owner: 'urn:li:corpGroup:sales', type: 'NONE' },
    ],
  });
  await put(app, ORDERS, 'domains', { domains: ['urn:li:domain:shop'] });
  await put(app, ORDERS, 'schemaMetadata', ordersSchema('orders'));
  await put(app, 'urn:li:tag:pii', 'tagProperties', { name: 'pii', description: 'Names people.' });
  await put(app, REPORT, 'datasetProperties', { name: 'Report', description: 'Orders by month.' });
}

/** Two columns, one of them tagged. */
export function ordersSchema(name: string): object {
  return {
    schemaName: name,
    platform: 'urn:li:dataPlatform:hive',
    version: 0,
    hash: 'h',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: [
      {
        fieldPath: 'id',
        type: { type: { 'com.linkedin.schema.NumberType': {} } },
        nativeDataType: 'bigint',
      },
      {
        fieldPath: 'who',
        description: 'Buyer.',
        nullable: true,
        type: { type: { 'com.linkedin.schema.RecordType': {} } },
        nativeDataType: 'struct',
        globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] },
      },
    ],
  };
}

/** Send an operation. */
export async function graphqlRequest(app: WireApp, body: object, path = '/api/graphql'): Promise<GraphqlAnswer> {
  const answer = await app.post(path, body);
  return { status: answer.status, body: readBody(answer.json()) };
}

function readBody(body: unknown): GraphqlAnswer['body'] {
  if (isBody(body)) return body;
  throw new TypeError('The answer is no object.');
}

function isBody(body: unknown): body is GraphqlAnswer['body'] {
  return typeof body === 'object' && body !== null;
}
