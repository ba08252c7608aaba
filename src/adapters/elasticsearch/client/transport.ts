import type { ApiResponse } from '@opensearch-project/opensearch';
import { StoreUnavailable } from '../../../kernel/failures.js';
import type { ServerAnswer, ServerRequest } from './server-request.js';

/** Sends requests; rejects with StoreUnavailable when no answer comes in time. */
export interface ServerTransport {
  send(request: ServerRequest, timeout: number): Promise<ServerAnswer>;
  close(): Promise<void>;
}

export interface Product {
  readonly name: 'Elasticsearch' | 'OpenSearch';
  /** Such as `2.19.6`. */
  readonly version: string;
}

/** Why a server cannot be used, in words for operators: it does not help to try again. */
export class SearchServerUnusable extends StoreUnavailable {
  override readonly name = 'SearchServerUnusable';
}

/** Oldest versions whose requests and answers these are. */
const OLDEST: Readonly<Record<Product['name'], number>> = { Elasticsearch: 8, OpenSearch: 2 };
const FIRST_ANSWER = 10_000;

type Send = (request: ServerRequest, timeout: number) => Promise<{ status: number; body: unknown }>;

/**
 * The client of the product that answers. The one of OpenSearch asks first what that is, since it talks to both.
 * @throws SearchServerUnusable, StoreUnavailable
 */
export async function connectTransport(
  url: string,
): Promise<{ readonly transport: ServerTransport; readonly product: Product }> {
  const first = await openSearchTransport(url);
  try {
    const product = await productOf(first);
    if (product.name === 'OpenSearch') return { transport: first, product };
    const transport = await elasticsearchTransport(url);
    await first.close();
    return { transport, product };
  } catch (error) {
    await first.close();
    throw error;
  }
}

async function productOf(transport: ServerTransport): Promise<Product> {
  const { status, body } = await transport.send({ method: 'GET', path: '/' }, FIRST_ANSWER);
  if (status === 401) throw new SearchServerUnusable('the search server refuses the user or the password');
  if (status === 403) throw new SearchServerUnusable('the user may not do what the service needs on the search server');
  const product = status === 200 ? readProduct(body) : undefined;
  if (product === undefined) {
    throw status >= 500
      ? new StoreUnavailable(`The search server is not ready (${String(status)})`)
      : new SearchServerUnusable('what answers there is neither Elasticsearch nor OpenSearch');
  }
  const oldest = OLDEST[product.name];
  if (!(Number.parseInt(product.version, 10) >= oldest)) {
    throw new SearchServerUnusable(
      `${product.name} ${product.version} answers there, and ${String(oldest)} is the oldest version that the service uses`,
    );
  }
  return product;
}

function readProduct({ version, tagline }: { version?: unknown; tagline?: unknown }): Product | undefined {
  if (typeof version !== 'object' || version === null) return undefined;
  const { number, distribution }: { number?: unknown; distribution?: unknown } = version;
  if (typeof number !== 'string') return undefined;
  if (distribution === 'opensearch') return { name: 'OpenSearch', version: number };
  return typeof tagline === 'string' && tagline.includes('for Search')
    ? { name: 'Elasticsearch', version: number }
    : undefined;
}

async function openSearchTransport(url: string): Promise<ServerTransport> {
  const { Client, errors } = await import('@opensearch-project/opensearch');
  const client = new Client({ node: url, ...CLIENT });
  return transportOver(
    async ({ method, path, ...parts }, timeout) => {
      const answer: ApiResponse = await client.transport.request(
        { method, path, ...partsOf(parts) },
        { requestTimeout: timeout, ignore: IGNORED, maxRetries: 0 },
      );
      return { status: answer.statusCode ?? 0, body: answer.body };
    },
    () => client.close(),
    (error) => error instanceof errors.OpenSearchClientError,
  );
}

async function elasticsearchTransport(url: string): Promise<ServerTransport> {
  const { Client, errors } = await import('@elastic/elasticsearch');
  const client = new Client({ node: url, ...CLIENT });
  return transportOver(
    async ({ method, path, ...parts }, timeout) => {
      const { statusCode, body: answer } = await client.transport.request(
        { method, path, ...partsOf(parts) },
        { requestTimeout: timeout, ignore: IGNORED, maxRetries: 0, meta: true, headers: plainTypes(parts.body) },
      );
      return { status: statusCode, body: answer };
    },
    () => client.close(),
    (error) => error instanceof errors.ElasticsearchClientError,
  );
}

/**
 * Other attempts are for those who asked. Members of answers are only ever looked up as own ones, and stored fields may
 * have any name.
 */
const CLIENT = { maxRetries: 0, disablePrototypePoisoningProtection: true } as const;

/** Every answer is ours to judge. */
const IGNORED = Array.from({ length: 200 }, (_, at) => 400 + at);

function transportOver(
  send: Send,
  close: () => Promise<void>,
  isOfClient: (error: unknown) => boolean,
): ServerTransport {
  return {
    close,
    send: async (request, timeout) => {
      try {
        const { status, body } = await send(request, timeout);
        return { status, body: asJson(body) };
      } catch (error) {
        if (!isOfClient(error)) throw error;
        const reason = error instanceof Error ? `${error.name} ${error.message}` : String(error);
        throw new StoreUnavailable(`The search server does not answer: ${reason.split('\n', 1)[0] ?? ''}`, {
          cause: error,
        });
      }
    },
  };
}

/** Of no version: the client would name its own, which servers of the version before refuse. */
function plainTypes(body: ServerRequest['body']): Record<string, string> {
  const accept = 'application/json';
  if (body === undefined) return { accept };
  return { accept, 'content-type': Buffer.isBuffer(body) ? 'application/x-ndjson' : accept };
}

/** Bytes are one JSON text a line; the clients would send others as plain text. */
function partsOf({ query = {}, body }: Omit<ServerRequest, 'method' | 'path'>): {
  querystring: Record<string, unknown>;
  body?: Record<string, unknown>;
  bulkBody?: Buffer;
} {
  const querystring = { ...query };
  if (body === undefined) return { querystring };
  if (Buffer.isBuffer(body)) return { querystring, bulkBody: body };
  return { querystring, body: asJson(body) };
}

function asJson(body: unknown): ServerAnswer['body'] {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
