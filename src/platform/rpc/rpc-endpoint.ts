import type { IncomingHttpHeaders } from 'node:http';
import type { RequestContext } from '../seam/index.js';
import { readBody } from './body-reader.js';
import { envelope } from './envelope.js';
import { detectMethod } from './method-detection.js';
import { requireResource, type MethodTable, type ServedMethod } from './method-table.js';
import type { ParameterBinder } from './parameter-binder.js';
import { PROTOCOL_HEADER, readProtocol, requireJsonAccepted, requireJsonBody } from './protocol-headers.js';
import { readTarget, type RequestTarget } from './request-target.js';

/** A request as the HTTP server gives it. `url`: path and query, without prefixes, still encoded. */
export interface RpcRequest {
  readonly verb: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | undefined;
  readonly context: RequestContext;
}

/** Carries out requests of the rest.li protocol: from bytes to the body of the answer. Knows nothing of the server. */
export class RpcEndpoint {
  constructor(
    private readonly table: MethodTable,
    private readonly binder: ParameterBinder,
  ) {}

  /** @returns the body of the answer with status 200; throws what `answerError` understands */
  async answer(request: RpcRequest): Promise<Buffer | string> {
    const { headers } = request;
    const protocol = readProtocol(headers[PROTOCOL_HEADER]);
    requireJsonAccepted(headers.accept);
    const target = readTarget(request.url);
    const method = detectMethod(
      requireResource(this.table, target.resource),
      target,
      request.verb,
      single(headers['x-restli-method']),
    );
    const parameters = this.bind(method, target, request);
    return envelope(method.spec, await method.handle(parameters, request.context, protocol));
  }

  private bind(method: ServedMethod, target: RequestTarget, request: RpcRequest): object {
    if (method.spec.kind === 'action') {
      requireJsonBody(request.headers['content-type']);
      return this.binder.fromBody(method, readBody(request.body, method.numbers));
    }
    const parameters = this.binder.fromQuery(method, target.query);
    return target.key === undefined ? parameters : { ...parameters, key: target.key };
  }
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}
