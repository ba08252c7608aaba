import type { TypedDocumentString } from '../../../generated/web/graphql/graphql.js';
import { readSession, signOut } from './session.js';

const GRAPHQL = '/api/graphql';
const UNAUTHORIZED = 401;

/** What the service answered in place of what was asked for, in its own words. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  /**
   * @param status of HTTP, or the one that a GraphQL error carries; 0 when the service cannot be reached
   * @param field the parameter, or the path in the value, that it is about
   */
  constructor(
    message: string,
    readonly status: number,
    readonly field?: string,
  ) {
    super(message);
  }
}

interface DocumentAnswer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly DocumentFault[];
}

interface DocumentFault {
  readonly message: string;
  readonly extensions?: { readonly code?: number };
}

/**
 * Carry out an operation of the typed documents.
 * @throws ServiceError with the first error of the answer, and when the service cannot be reached
 */
export async function carryOut<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const body = JSON.stringify({ query: document.toString(), variables });
  const response = await send(GRAPHQL, { method: 'POST', body, ...(signal === undefined ? {} : { signal }) });
  const { data, errors = [] } = await jsonOf<DocumentAnswer<Result>>(response);
  const [first] = errors;
  if (first !== undefined || data === undefined || data === null) {
    throw new ServiceError(first?.message ?? 'The service sent no answer.', first?.extensions?.code ?? response.status);
  }
  return data;
}

/**
 * Read a resource of the service, as JSON.
 * @returns `undefined` when there is none
 * @throws ServiceError with what the service says, and when it cannot be reached
 */
export async function readResource<Result>(path: string, signal?: AbortSignal): Promise<Result | undefined> {
  const response = await send(path, signal === undefined ? {} : { signal });
  if (response.status === 404) return undefined;
  return await jsonOf<Result>(await accepted(response));
}

/**
 * Read a resource of the service, as text. `expected`: whether a status that is no success is a fault, or part of what
 * is asked for.
 * @throws ServiceError as `readResource` does
 */
export async function readText(
  path: string,
  signal: AbortSignal,
  expected: 'any status' | 'success' = 'success',
): Promise<string> {
  const response = await send(path, { signal });
  return await (expected === 'success' ? await accepted(response) : response).text();
}

/** Send an action of RPC; the `value` of its answer. @throws ServiceError as `readResource` does */
export async function sendAction<Result>(path: string, parameters: object): Promise<Result> {
  const response = await accepted(await send(path, { method: 'POST', body: JSON.stringify(parameters) }));
  return (await jsonOf<{ readonly value: Result }>(response)).value;
}

async function send(path: string, request: RequestInit): Promise<Response> {
  const { token } = readSession();
  const headers = {
    accept: 'application/json',
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(path, { ...request, headers, credentials: 'omit' }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ServiceError('The service cannot be reached.', 0);
  });
  if (response.status === UNAUTHORIZED) {
    signOut('refused');
    throw new ServiceError('Sign in to continue.', UNAUTHORIZED);
  }
  return response;
}

/** @throws ServiceError unless it is a success */
async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const text = await response.text();
  const { message = `The service answered ${String(response.status)}.`, field } = refusalIn(text);
  throw new ServiceError(message, response.status, field);
}

function refusalIn(text: string): { readonly message?: string; readonly field?: string } {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return {};
    const said = 'message' in body ? { message: String(body.message) } : {};
    return 'field' in body ? { ...said, field: String(body.field) } : said;
  } catch {
    return {};
  }
}

/** The types of answers come from the same models as the service. */
async function jsonOf<Result>(response: Response): Promise<Result> {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- see above; checking them again would be their size
  return await response.json();
}
