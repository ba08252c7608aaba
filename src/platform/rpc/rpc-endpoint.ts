import type { IncomingHttpHeaders } from 'node:http';
import { failures } from '../../kernel/failures.js';
import { withPlace } from '../../kernel/named-value.js';
import type { BodyLimits } from '../config/index.js';
import type { RequestRecord } from '../observe/index.js';
import type { RequestContext } from '../seam/index.js';
import { readBody } from './body-reader.js';
import { envelope } from './envelope.js';
import { detectMethod } from './method-detection.js';
import { requireResource, type MethodTable, type ServedMethod } from './method-table.js';
import type { ParameterBinder } from './parameter-binder.js';
import { PROTOCOL_HEADER, readProtocol, requireJsonAccepted, requireJsonBody } from './protocol-headers.js';
import { readTarget, type RequestTarget, rootOf } from './request-target.js';

/** A request as the HTTP server gives it. `url`: path and query, without prefixes, still encoded. */
export interface RpcRequest {
  readonly verb: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | undefined;
  readonly context: RequestContext;
  /** Gets the template of the method. */
  readonly record: RequestRecord;
}

/** Carries out requests of the rest.li protocol: from bytes to the body of the answer. Knows nothing of the server. */
export class RpcEndpoint {
  constructor(
    private readonly table: MethodTable,
    private readonly binder: ParameterBinder,
    private readonly limits: BodyLimits,
  ) {}

  /** @returns the body of the answer with status 200; throws what `answerError` understands */
  async answer(request: RpcRequest): Promise<Buffer | string> {
    const { headers } = request;
    const protocol = readProtocol(headers[PROTOCOL_HEADER]);
    requireJsonAccepted(headers.accept);
    const resource = requireResource(this.table, rootOf(request.url));
    const target = readTarget(request.url);
    const method = detectMethod(resource, target, request.verb, single(headers['x-restli-method']));
    request.record.route = method.route;
    const parameters = await this.bind(method, target, request);
    try {
      return envelope(method.spec, await method.handle(parameters, request.context, protocol));
    } catch (error) {
      throw withPlace(error, parameters);
    }
  }

  private async bind(method: ServedMethod, target: RequestTarget, request: RpcRequest): Promise<object> {
    if (method.spec.kind === 'action') {
      const { body, context, headers } = request;
      requireJsonBody(headers['content-type']);
      requireLength(method, body, this.limits);
      return this.binder.fromBody(method, await readBody(body, method, context.work));
    }
    const parameters = this.binder.fromQuery(method, target.query);
    return target.key === undefined ? parameters : { ...parameters, key: target.key };
  }
}

function requireLength({ bodies }: ServedMethod, body: Buffer | undefined, limits: BodyLimits): void {
  if (body !== undefined && body.length > limits[bodies]) throw failures.bodyTooLarge({ limit: limits[bodies] });
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}
