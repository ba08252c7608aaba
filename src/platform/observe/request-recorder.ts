import type { FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { AccessLine, AccessLog } from './access-log.js';
import type { Distribution } from './distribution.js';
import type { Metrics } from './metrics.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before anything else looks at the request. */
    record: RequestRecord;
  }
}

/**
 * What is recorded of a request while it is answered. `route`: the template of what was asked for, such as
 * `/entities/{key}`, set by protocols that know better than the server which it is.
 */
export interface RequestRecord {
  route: string | undefined;
}

/** What requests of one method, route and status have in common. */
interface RequestKind {
  readonly times: Distribution;
  readonly line: AccessLine | undefined;
}

/** Of requests that no route serves, and of paths below which the protocol finds no method. */
const UNKNOWN_ROUTE = 'unknown';
/** Status of a request whose caller left before the answer was written. */
const CALLER_GONE = 499;
const METHODS: ReadonlySet<string> = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
const OTHER_METHOD = 'other';

/** Measures every request from its head to the end of its answer, and has the access log say so. */
export class RequestRecorder {
  /** By route, method and status. */
  private readonly kinds = new Map<string, Map<string, RequestKind[]>>();
  private open = 0;

  /** @param log absent: nothing is logged */
  constructor(
    private readonly metrics: Metrics,
    private readonly log?: AccessLog,
  ) {
    metrics.gauge('openRequests', () => [{ labels: [], value: this.open }]);
  }

  /** Call when the head of a request was read, once for each request. */
  begin(request: FastifyRequest, response: ServerResponse): void {
    const began = performance.now();
    request.record = { route: undefined };
    this.open++;
    response.on('close', () => {
      this.end(request, response, performance.now() - began);
    });
  }

  /** No request is answered any more. */
  close(): void {
    this.log?.flush();
  }

  private end(request: FastifyRequest, response: ServerResponse, milliseconds: number): void {
    this.open--;
    const route = request.record.route ?? templateOf(request);
    const status = response.writableFinished ? response.statusCode : CALLER_GONE;
    const { times, line } = this.kinds.get(route)?.get(request.method)?.[status] ?? this.kindOf(route, request, status);
    times.note(milliseconds / 1000);
    if (line !== undefined) this.log?.write(line, milliseconds, request.id, actorOf(request));
  }

  private kindOf(route: string, request: FastifyRequest, status: number): RequestKind {
    const method = METHODS.has(request.method) ? request.method : OTHER_METHOD;
    const byMethod = this.kinds.get(route) ?? new Map<string, RequestKind[]>();
    this.kinds.set(route, byMethod);
    const byStatus = byMethod.get(method) ?? [];
    byMethod.set(method, byStatus);
    return (byStatus[status] ??= {
      times: this.metrics.distribution('requestSeconds', method, route, String(status)),
      line: this.log?.lineOf({ method, route, status }),
    });
  }
}

/** The path of the route as it is registered, with its parameters as the documentation writes them. */
function templateOf({ is404, routeOptions }: FastifyRequest): string {
  const { url } = routeOptions;
  // What is not taken apart further is the fallback of every other path.
  if (is404 || url === undefined || url.includes('*')) return UNKNOWN_ROUTE;
  return url.replaceAll(/:(\w+)/g, '{$1}');
}

/** Whoever authentication found; nobody on routes that need none, and when it refused. */
function actorOf({ requestContext }: Partial<Pick<FastifyRequest, 'requestContext'>>): string | undefined {
  return requestContext?.actor;
}
