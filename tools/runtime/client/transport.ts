/**
 * Calls of the service over HTTP: what is called, how often, and with which token. Takes a path and a body, gives the
 * answer as parsed JSON; knows nothing of aspects. Runs in Node and in browsers, so it imports nothing of Node.
 *
 * What is repeated (D-215). `read` and `repeatable` leave the same behind when they are carried out twice: they are
 * repeated when the service, or a proxy before it, is unavailable, and after a broken connection. A `single` call is
 * repeated only when it cannot have been carried out: nobody took the connection, or the service says that it has not
 * begun. The wait that the service names in `Retry-After` replaces the growing one of the library.
 */
import pRetry from 'p-retry';
import { CatalogClientError, graphqlErrorIn, refusalOf } from './catalog-client-error.js';
import { addressOf, type CallOptions, type ClientOptions, headersOf } from './client-options.js';
import { laterToken, TOKEN_HEADER } from './consistency.js';

/** Whether a call may be carried out twice, and whether it is to find what was written before. */
export type CallKind = 'read' | 'repeatable' | 'single';

/** A call. `body`: absent for GET. */
interface WireCall extends CallOptions {
  readonly path: string;
  readonly body?: object;
  readonly kind: CallKind;
}

/** An action of a resource, with its parameters. */
export interface ActionCall extends CallOptions {
  readonly resource: string;
  readonly action: string;
  readonly parameters: object;
  readonly kind: CallKind;
}

/** An operation of GraphQL. */
export interface OperationCall extends CallOptions {
  readonly query: string;
  readonly variables: unknown;
  readonly kind: 'read' | 'single';
}

const DEFAULT_RETRIES = 5;
/** Milliseconds. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

/** The service, or a proxy before it, is not there for the moment. */
const UNAVAILABLE: ReadonlySet<number> = new Set([502, 503, 504]);
/** The service has not begun with the request. */
const NOT_BEGUN: ReadonlySet<string> = new Set(['INDEX_NOT_READY', 'SERVICE_BUSY']);
/** Codes of Node for connections that were never there. A browser does not say why a request failed. */
const NOT_CONNECTED: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Calls of one service. Every method rejects with CatalogClientError, or with the reason of the signal. */
export class Transport {
  private token: string | undefined;

  constructor(private readonly options: ClientOptions) {
    this.token = options.consistencyToken;
  }

  /** Of the latest write that was answered; absent before the first. */
  get consistencyToken(): string | undefined {
    return this.token;
  }

  /** Value of an action; `undefined` for one that returns nothing. */
  async action<T>({ resource, action, parameters, ...how }: ActionCall): Promise<T> {
    const path = `/${resource}?action=${action}`;
    const answer = await this.send<{ readonly value: T }>({ ...how, path, body: parameters });
    return answer.value;
  }

  /** Body of a read. `path`: encoded already. */
  read<T>(path: string, options: CallOptions): Promise<T> {
    return this.send<T>({ ...options, path, kind: 'read' });
  }

  /** Data of an operation. @throws GraphqlError for the first of its errors, too */
  async graphql<T>({ query, variables, ...how }: OperationCall): Promise<T> {
    const answer = await this.send<{ readonly data: T }>({ ...how, path: '/api/graphql', body: { query, variables } });
    return answer.data;
  }

  private send<T>(call: WireCall): Promise<T> {
    const { retries = DEFAULT_RETRIES } = this.options;
    const { signal, kind } = call;
    const isLast = (attempt: number): boolean => attempt > retries;
    return pRetry(() => this.sendWithToken<T>(call), {
      retries,
      minTimeout: FIRST_WAIT,
      maxTimeout: LONGEST_WAIT,
      randomize: true,
      ...(signal === undefined ? {} : { signal }),
      shouldRetry: ({ error, attemptNumber }) => !isLast(attemptNumber) && mayRepeat(error, kind),
      shouldConsumeRetry: ({ error }) => waitNamedBy(error) === undefined,
      onFailedAttempt: async ({ error, attemptNumber }) => {
        const wait = waitNamedBy(error);
        if (wait === undefined || isLast(attemptNumber) || !mayRepeat(error, kind)) return;
        await pause(Math.min(wait, LONGEST_WAIT), signal);
      },
    });
  }

  /** A token that the service refuses is of a store that is no longer there, and so is what it stands for (D-216). */
  private async sendWithToken<T>(call: WireCall): Promise<T> {
    const token = call.kind === 'read' ? this.token : undefined;
    try {
      return await this.sendOnce<T>(call, token);
    } catch (error) {
      if (token === undefined || !isTokenRefusal(error)) throw error;
      if (this.token === token) this.token = undefined;
      return this.sendOnce<T>(call, undefined);
    }
  }

  private async sendOnce<T>(call: WireCall, token: string | undefined): Promise<T> {
    const { response, text } = await this.reach(call, token);
    const written = response.headers.get(TOKEN_HEADER);
    if (written !== null) this.token = laterToken(this.token, written);
    if (!response.ok) throw refusalOf(response, text);
    const answer = parsed(text, response.status);
    const failure = graphqlErrorIn(answer);
    if (failure !== undefined && call.path === '/api/graphql') throw failure;
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- typed by the models of the service
    return answer as T;
  }

  private async reach(call: WireCall, token: string | undefined): Promise<{ response: Response; text: string }> {
    const { fetch: send = (request: Request) => fetch(request) } = this.options;
    try {
      const response = await send(this.requestOf(call, token));
      return { response, text: await response.text() };
    } catch (cause) {
      call.signal?.throwIfAborted();
      const message = `No answer from ${this.options.url}.`;
      throw new CatalogClientError(message, { code: 'SERVER_UNREACHABLE', status: 0, cause });
    }
  }

  private requestOf({ path, body, signal }: WireCall, token: string | undefined): Request {
    return new Request(`${addressOf(this.options)}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-restli-protocol-version': '2.0.0',
        ...headersOf(this.options),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { [TOKEN_HEADER]: token }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  }
}

/** An action that returns nothing has an empty body. @throws CatalogClientError for what is no JSON object */
function parsed(text: string, status: number): object {
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below.
  }
  const message = 'The service is not a catalog: its answer is not a JSON object.';
  throw new CatalogClientError(message, { code: 'ANSWER_UNEXPECTED', status });
}

function mayRepeat(error: Error, kind: CallKind): boolean {
  if (!(error instanceof CatalogClientError)) return false;
  const { status, code, cause } = error;
  if (kind !== 'single') return status === 0 || UNAVAILABLE.has(status);
  return status === 0 ? NOT_CONNECTED.has(codeBelow(cause)) : UNAVAILABLE.has(status) && NOT_BEGUN.has(code);
}

/** Code of what made `fetch` fail. */
function codeBelow(error: unknown): unknown {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
}

function waitNamedBy(error: Error): number | undefined {
  return error instanceof CatalogClientError ? error.retryAfter : undefined;
}

function isTokenRefusal(error: unknown): boolean {
  return error instanceof CatalogClientError && error.status === 400 && error.message.includes(TOKEN_HEADER);
}

/** Wait, or until the signal, which the library then rejects with. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
}
