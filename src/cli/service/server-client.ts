import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';
import { withoutControls } from '../../kernel/control-characters.js';
import { readExactJson, writeExactJson } from '../../kernel/exact-json.js';
import { listOf, memberOf, textOf } from '../json-members.js';

/** Address of the server when the command line names none. */
export const DEFAULT_SERVER = 'http://127.0.0.1:8080';

/** The server refused a request, or could not be reached (`status` 0). */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  /** Code of the failure, such as `URN_INVALID`. */
  readonly code: string;
  /** How long the server asks to wait before the request is repeated, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(
    /** HTTP status; 0 when nothing came back. */
    readonly status: number,
    message: string,
    details: {
      readonly cause?: unknown;
      readonly code?: string | undefined;
      readonly retryAfter?: number | undefined;
    } = {},
  ) {
    super(withoutControls(message), details.cause === undefined ? undefined : { cause: details.cause });
    this.code = details.code ?? 'ANSWER_UNEXPECTED';
    this.retryAfter = details.retryAfter;
  }

  /** Whether this request alone was refused, so that others may still be accepted. */
  isAboutTheRequest(): boolean {
    return this.status >= LEAST_REFUSAL && !OF_ALL_REQUESTS.includes(this.status);
  }
}

const HEADERS = { 'Content-Type': 'application/json', 'X-RestLi-Protocol-Version': '2.0.0' } as const;

/**
 * How often a call is tried while the server is unavailable, and how long to wait in between; times in milliseconds.
 */
export interface CallRetryPolicy {
  readonly attempts: number;
  /** Wait after the first attempt when the server names none; doubles each time. */
  readonly firstWait: number;
  readonly longestWait: number;
}

const DEFAULT_RETRY_POLICY: CallRetryPolicy = { attempts: 6, firstWait: 250, longestWait: 10_000 };

const UNAUTHENTICATED = 401;
const TOO_MANY = 429;
const UNAVAILABLE = 503;
const LEAST_REFUSAL = 400;
/** Who is not known, or has tried too often, is refused everything, and so is everybody by a server that is busy. */
const OF_ALL_REQUESTS: readonly number[] = [UNAUTHENTICATED, TOO_MANY, UNAVAILABLE];
const SECOND = 1000;

/**
 * Calls of a running service over HTTP, with every digit of numbers both ways.
 * Every method throws ServerRefusal when the service refuses or cannot be reached.
 */
export class ServerClient {
  constructor(
    /** Base address, without a slash at its end. */
    readonly address: string,
    private readonly retryPolicy: CallRetryPolicy = DEFAULT_RETRY_POLICY,
    /** Access token, or what makes one for each request; absent for a service that needs none. */
    private readonly token?: string | (() => Promise<string>),
  ) {}

  /** Calls of the same service with an access token. @param token a function is asked before each request */
  withToken(token: string | (() => Promise<string>)): ServerClient {
    return new ServerClient(this.address, this.retryPolicy, token);
  }

  /** Data of an operation of GraphQL. @throws ServerRefusal for the first of its errors, too */
  async graphql(query: string, variables: object): Promise<unknown> {
    const body = writeExactJson({ query, variables });
    const answer = readAnswer(await this.send('/api/graphql', { method: 'POST', body }));
    const [error] = listOf(answer, 'errors');
    if (error === undefined) return memberOf(answer, 'data');
    const code = Number(textOf(memberOf(error, 'extensions'), 'code'));
    throw new ServerRefusal(code, textOf(error, 'message'), { code: textOf(memberOf(error, 'extensions'), 'type') });
  }

  /** Value of an action; `undefined` for one that returns nothing. */
  async action(resource: string, name: string, parameters: object): Promise<unknown> {
    const text = await this.send(`/${resource}?action=${name}`, { method: 'POST', body: writeExactJson(parameters) });
    return text === '' ? undefined : memberOf(readAnswer(text), 'value');
  }

  /** Body of a read. `path`: encoded already. */
  async read(path: string): Promise<unknown> {
    return readAnswer(await this.send(path, { method: 'GET' }));
  }

  /**
   * Only a 503 is retried: the server asks to be called again, and repeating a write is safe. After a broken connection
   * the outcome is unknown. The wait that the server names in `Retry-After` replaces ours.
   */
  private send(path: string, request: RequestInit): Promise<string> {
    const { attempts, firstWait, longestWait } = this.retryPolicy;
    return pRetry(() => this.sendOnce(path, request), {
      retries: attempts - 1,
      minTimeout: firstWait,
      maxTimeout: longestWait,
      shouldRetry: ({ error, attemptNumber }) => isUnavailable(error) && attemptNumber < attempts,
      shouldConsumeRetry: ({ error }) => retryAfterOf(error) === undefined,
      onFailedAttempt: async ({ error, attemptNumber }) => {
        const named = retryAfterOf(error);
        if (named !== undefined && attemptNumber < attempts) await sleep(Math.min(named, longestWait));
      },
    });
  }

  private async sendOnce(path: string, request: RequestInit): Promise<string> {
    const { response, text } = await this.reach(path, request);
    if (response.ok) return text;
    const { status } = response;
    const { code, message = `the server answered ${String(status)}` } = readRefusal(text);
    const advice = status === UNAUTHENTICATED ? ` ${this.tokenAdvice()}` : '';
    throw new ServerRefusal(status, `${message}${advice}`, { code, retryAfter: readRetryAfter(response) });
  }

  /** Headers by which a request says who sends it; none without a token. */
  async authorization(): Promise<Readonly<Record<string, string>>> {
    const token = typeof this.token === 'function' ? await this.token() : (this.token ?? '');
    return token === '' ? {} : { Authorization: `Bearer ${token}` };
  }

  /** What whoever calls can do about a request that was refused because it is not known who sends it. */
  private tokenAdvice(): string {
    if (typeof this.token === 'function')
      return 'AUTH_SECRET_FILE has to name the secret that the service uses; without it, that is the one in DATA_DIR.';
    const made = '"npx cadastre token create" makes one where the data are.';
    return (this.token ?? '') === ''
      ? `The server needs an access token: set CADASTRE_TOKEN to one. ${made}`
      : `The server does not accept the access token of CADASTRE_TOKEN: set it to another one. ${made}`;
  }

  private async reach(
    path: string,
    request: RequestInit,
  ): Promise<{ readonly response: Response; readonly text: string }> {
    const headers = { ...HEADERS, ...(await this.authorization()) };
    let response: Response | undefined;
    try {
      response = await fetch(`${this.address}${path}`, { ...request, headers });
      return { response, text: await response.text() };
    } catch (cause) {
      const advice = 'Start one with "npx cadastre serve", or name another with --server.';
      const message =
        response === undefined
          ? `No server answers at ${this.address}. ${advice}`
          : `The server at ${this.address} ended the connection within its answer.`;
      throw new ServerRefusal(0, message, { cause, code: 'SERVER_UNREACHABLE' });
    }
  }
}

function isUnavailable(error: Error): error is ServerRefusal {
  return error instanceof ServerRefusal && error.status === UNAVAILABLE;
}

function retryAfterOf(error: Error): number | undefined {
  return isUnavailable(error) ? error.retryAfter : undefined;
}

/** Milliseconds; `undefined` without the header, or when it holds a date. */
function readRetryAfter(response: Response): number | undefined {
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN) * SECOND;
  return Number.isFinite(wait) ? wait : undefined;
}

function readAnswer(text: string): unknown {
  try {
    return readExactJson(text);
  } catch (cause) {
    throw new ServerRefusal(200, 'The server is not a catalog: its answer is not JSON.', { cause });
  }
}

function readRefusal(text: string): { readonly code?: string; readonly message?: string } {
  try {
    const body: unknown = JSON.parse(text);
    // GraphQL has a list of them.
    const [error = body] = listOf(body, 'errors');
    const [code, message] = [memberOf(error, 'code'), memberOf(error, 'message')];
    return { ...(typeof code === 'string' ? { code } : {}), ...(typeof message === 'string' ? { message } : {}) };
  } catch {
    // A proxy in between answers with text of its own; its status says enough.
    return {};
  }
}
