import { type SearchServer, TIMEOUTS } from './client/search-server.js';
import type { ServerRequest } from './client/server-request.js';
import type { IndexBody } from './index-names.js';

/**
 * While an index is filled nobody searches it, and what is written is durable when it is flushed. Of a generation that
 * loses some, because the server ends meanwhile, the total is another one. It is refreshed nevertheless: a server
 * then writes what it has in memory beside the next requests, and not with one thread when all is there (D-145).
 */
const FILLING = { 'index.refresh_interval': '2s', 'index.translog.durability': 'async' } as const;
/** The defaults again. */
const SERVING = { 'index.refresh_interval': null, 'index.translog.durability': null } as const;

/** The same index for the time in which it is filled. */
export function filled({ settings, mappings }: IndexBody): IndexBody {
  return { mappings, settings: { ...settings, ...FILLING } };
}

/** Requests for all indexes whose names match; there may be none. */
export class IndexFilling {
  constructor(private readonly server: Pick<SearchServer, 'request'>) {}

  /** Make durable and visible what was written; from now on all that is written is durable at once. */
  async end(indexes: string): Promise<void> {
    await this.ask(indexes, { method: 'PUT', path: '/_settings', body: SERVING, timeout: TIMEOUTS.index });
    await this.makeDurable(indexes);
    await this.refresh(indexes);
  }

  makeDurable(indexes: string): Promise<void> {
    return this.ask(indexes, { method: 'POST', path: '/_flush', timeout: TIMEOUTS.index });
  }

  /** Let reads find what was written. */
  refresh(indexes: string): Promise<void> {
    return this.ask(indexes, { method: 'POST', path: '/_refresh' });
  }

  private async ask(indexes: string, request: ServerRequest): Promise<void> {
    const path = `/${indexes}${request.path}`;
    await this.server.request({ ...request, path, query: { allow_no_indices: true }, missing: 'answer' });
  }
}
