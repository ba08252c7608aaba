import type { RequestContext } from '../platform/seam/index.js';
import type { QueryParameters } from './query-parameters.js';

/**
 * A request of a route. `rest`: what follows the path of the route, decoded; empty for nothing. `body`: parsed JSON;
 * `undefined` without one.
 */
export interface OpenApiCall {
  readonly rest: string;
  readonly query: QueryParameters;
  readonly body: unknown;
  readonly context: RequestContext;
}

/** `status`: absent for 200. `body`: sent as JSON. */
export interface OpenApiAnswer {
  readonly status?: number;
  readonly body: unknown;
}

/**
 * A route below `/openapi`. `path`: without a slash at its end. `rest`: whether something follows it, such as a URN.
 * There are no envelopes; failures are answered as they are over RPC.
 */
export interface OpenApiRoute {
  readonly verb: 'DELETE' | 'GET' | 'POST';
  readonly path: string;
  readonly rest: 'one' | 'none';
  readonly answer: (call: OpenApiCall) => Promise<OpenApiAnswer>;
}
