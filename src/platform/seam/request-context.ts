import type { Urn } from '../../kernel/urn.js';

/** How a request reached the service. */
export type Wire = 'graphql' | 'http' | 'rpc';

/** What every command and query is carried out under. Made once for each request and passed on as it is. */
export interface RequestContext {
  /** In whose name the request is carried out. */
  readonly actor: Urn;
  /** Names the request in log lines and in answers to faults. */
  readonly requestId: string;
  readonly wire: Wire;
  /** Aborted when nobody waits for the answer any more; absent when the request is carried out to its end. */
  readonly signal?: AbortSignal;
}
