import pRetry from 'p-retry';
import { StoreFull, StoreUnavailable } from '../../../kernel/failures.js';
import type { ServerAnswer, ServerJson, ServerRequest } from './server-request.js';
import { connectTransport, type Product, type ServerTransport } from './transport.js';
import { type BulkBodies, readBulk } from './bulk.js';

/** Milliseconds that a read may take, a write, and what is done to whole indexes. */
export const TIMEOUTS = { read: 10_000, write: 10_000, index: 60_000, purge: 600_000 } as const;

/** What of an answer to a bulk request is looked at: the rest of it would be as long as a small document each. */
const FAULTS = 'errors,items.*.status,items.*.error';

/** Why a process may not write. */
export const FENCED = 'Another process writes this index now.';

/** Attempts to write beside the first one, and milliseconds before them: 0.1 s, 0.2 s, to 1.6 s. */
const PAUSES = { retries: 5, minTimeout: 100, factor: 2 } as const;

/** The server has too much to do, or too little memory for it now. */
class ServerBusy extends StoreUnavailable {
  override readonly name = 'ServerBusy';
}

/** The server refused what this adapter has said: a bug of ours, or a limit that somebody has set there. */
export class RequestRefusal extends Error {
  override readonly name = 'RequestRefusal';

  constructor(
    readonly status: number,
    /** The kind of error in the server's words, such as `resource_already_exists_exception`. */
    readonly kind: string,
    reason: string,
  ) {
    super(`The search server refused a request (${String(status)}, ${kind}): ${reason}`);
  }
}

/**
 * The one connection to a search server, over either product's client. Every request has a deadline. What says that the
 * server is away, overloaded or full is StoreUnavailable, which is worth another attempt.
 */
export class SearchServer {
  private constructor(
    private readonly transport: ServerTransport,
    /** What answers there, for logs. */
    readonly product: Product,
  ) {}

  /**
   * @param url of the server, with a user and a password where it wants them
   * @throws SearchServerUnusable, StoreUnavailable
   */
  static async open(url: string): Promise<SearchServer> {
    const { transport, product } = await connectTransport(url);
    return new SearchServer(transport, product);
  }

  close(): Promise<void> {
    return this.transport.close();
  }

  /** @throws StoreUnavailable, RequestRefusal */
  async request(request: ServerRequest): Promise<ServerAnswer> {
    const answer = await this.transport.send(request, request.timeout ?? TIMEOUTS.read);
    const { status, body } = answer;
    if (status >= 400 && !isAnswer(request, status)) throw faultOf(status, body);
    return answer;
  }

  /**
   * Write documents; all of them are durable when it resolves. An older version than the stored one changes nothing.
   * Indexes are named by the alias of their writer: without it nothing is written. A server that has too much to do is
   * given some seconds: a rebuild that gave up at once would begin again.
   * @throws StoreUnavailable when any of them could not be written now; RequestRefusal when one can never be written
   */
  async bulk(bodies: BulkBodies): Promise<void> {
    for (const body of bodies.take()) {
      await pRetry(() => this.write(body), { ...PAUSES, shouldRetry: ({ error }) => error instanceof ServerBusy });
    }
    bodies.release();
  }

  private async write(body: Buffer): Promise<void> {
    const { body: answer } = await this.request({
      method: 'POST',
      path: '/_bulk',
      query: { require_alias: true, filter_path: FAULTS },
      body,
      timeout: TIMEOUTS.write,
    });
    for (const fault of readBulk(answer)) {
      if (fault.type === MISSING) throw new StoreUnavailable(FENCED);
      throw faultOf(fault.status, { error: fault });
    }
  }
}

function isAnswer({ missing, answers }: ServerRequest, status: number): boolean {
  return (status === 404 && missing === 'answer') || answers?.includes(status) === true;
}

/** Statuses with which a server says that it can do nothing now. */
const AWAY: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
const BUSY = 429;
const FULL = 507;
/** What the server says of an alias that is not there. */
const MISSING = 'index_not_found_exception';

function faultOf(status: number, body: ServerJson): Error {
  const { kind, reason } = errorOf(body);
  const text = `${kind}: ${reason}`;
  // A disk that is nearly full makes the server lock its indexes.
  if (status === FULL || kind === 'cluster_block_exception' || /flood.stage|disk/i.test(reason)) {
    return new StoreFull(`The search server accepts no writes (${String(status)}, ${text})`);
  }
  if (status === 401 || status === 403) {
    return new StoreUnavailable(`The search server does not permit this (${String(status)}, ${text})`);
  }
  if (status === BUSY) return new ServerBusy(`The search server is overloaded (${String(status)}, ${text})`);
  if (AWAY.has(status) || kind === 'circuit_breaking_exception') {
    return new StoreUnavailable(`The search server is overloaded or not ready (${String(status)}, ${text})`);
  }
  return new RequestRefusal(status, kind, reason);
}

function errorOf(body: ServerJson): { readonly kind: string; readonly reason: string } {
  const { error } = body;
  if (typeof error !== 'object' || error === null) return { kind: 'error', reason: textOf(error) };
  const { type, reason, root_cause: causes }: { type?: unknown; reason?: unknown; root_cause?: unknown } = error;
  const all: readonly unknown[] = Array.isArray(causes) ? causes : [];
  const [cause] = all;
  const detail: { reason?: unknown } = typeof cause === 'object' && cause !== null ? cause : {};
  return { kind: textOf(type), reason: [textOf(reason), textOf(detail.reason)].filter((one) => one !== '').join('; ') };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
