import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takeBodiesAsBytes } from './body-bytes.js';
import { answerError } from './error-answer.js';
import { PROTOCOL_HEADER } from './protocol-headers.js';
import { addScope } from './route-scope.js';
import { TOKEN_HEADER } from '../seam/index.js';
import type { RpcEndpoint, RpcRequest } from './rpc-endpoint.js';

/** `bodyLimit`: bytes that a body may have. `report`: gets what is no fault of the caller. */
export interface ErrorRouting {
  readonly bodyLimit: number;
  readonly report: (error: unknown, request: FastifyRequest) => void;
}

export interface RpcRouting extends ErrorRouting {
  readonly endpoint: RpcEndpoint;
}

const ECHO_HEADER = 'X-RestLi-Protocol-Version';
const JSON_TYPE = 'application/json';

/**
 * Serve every path that no other route takes. Bodies arrive as bytes, whatever they are labelled, so that the protocol
 * judges them; the scope has its own parsers and error handler and leaves those of the server as they are.
 */
export function addRpcRoutes(server: FastifyInstance, routing: RpcRouting): void {
  addScope(server, 'rpc', (scope) => {
    takeBodiesAsBytes(scope);
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, routing));
    scope.all('/*', { config: { wire: 'rpc' } }, async (request, reply) => {
      const body = await routing.endpoint.answer(requestOf(request));
      reply.header(ECHO_HEADER, echoed(request));
      const written = request.requestContext.consistency?.written;
      if (written !== undefined) reply.header(TOKEN_HEADER, written);
      if (body === '') return reply.send();
      return reply.header('content-type', JSON_TYPE).serializer(asItStands).send(body);
    });
  });
}

/**
 * Short answers are sent as text, which goes out in one piece with its head; with this in place of the server's own
 * serializer no charset is added to their type.
 */
function asItStands(text: string): string {
  return text;
}

/** Answer in the protocol's form; for errors that come up before a route is found, too. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  routing: ErrorRouting,
): FastifyReply {
  const answer = answerError(error, request.id, routing.bodyLimit);
  if (answer.blame === 'service') routing.report(error, request);
  const version = echoed(request);
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .header(ECHO_HEADER, version)
    .header(version === '1.0.0' ? 'X-LinkedIn-Error-Response' : 'X-RestLi-Error-Response', 'true')
    .header('content-type', JSON_TYPE)
    .send(Buffer.from(answer.body));
}

function requestOf(request: FastifyRequest): RpcRequest {
  const body: unknown = request.body;
  return {
    verb: request.method,
    url: request.url,
    headers: request.headers,
    body: Buffer.isBuffer(body) ? body : undefined,
    context: request.requestContext,
    record: request.record,
  };
}

/** The version that the request names; the newest one for a text that is no version. */
function echoed(request: FastifyRequest): string {
  const header = request.headers[PROTOCOL_HEADER];
  if (header === undefined) return '1.0.0';
  const version = String(header).trim();
  return /^\d{1,9}\.\d{1,9}\.\d{1,9}$/.test(version) ? version : '2.0.0';
}
