import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addScope, type ErrorRouting, readJsonBody, sendError, takeBodiesAsBytes } from '../platform/rpc/index.js';
import { TOKEN_HEADER } from '../platform/seam/index.js';
import type { McpEndpoint } from './mcp-endpoint.js';

export const MCP_PATH = '/mcp';

/** `endpoint`: asked for with each request. */
export interface McpRouting extends ErrorRouting {
  readonly endpoint: () => Promise<McpEndpoint>;
}

/** Serve the streamable HTTP transport without sessions: requests by POST, each answered by JSON. */
export function addMcpRoutes(server: FastifyInstance, routing: McpRouting): void {
  addScope(server, 'mcp', (scope) => {
    takeBodiesAsBytes(scope);
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, routing));
    scope.post(MCP_PATH, { config: { wire: 'mcp' }, bodyLimit: routing.bodyLimit }, async (request, reply) => {
      const { requestContext: context } = request;
      const sent = Buffer.isBuffer(request.body) ? request.body : undefined;
      const body = await readJsonBody(sent, { bodies: 'usual', numbers: 'exact' }, context.work);
      const endpoint = await routing.endpoint();
      const url = `http://${request.host}${MCP_PATH}`;
      return sendResponse(await endpoint.answer({ url, headers: headersOf(request), body, context }), reply, request);
    });
    // Without sessions there is nothing to listen to and nothing to end.
    scope.route({ method: ['DELETE', 'GET'], url: MCP_PATH, handler: (_request, reply) => refuseVerb(reply) });
  });
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

async function sendResponse(response: Response, reply: FastifyReply, request: FastifyRequest): Promise<FastifyReply> {
  const written = request.requestContext.consistency?.written;
  if (written !== undefined) reply.header(TOKEN_HEADER, written);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
}

function refuseVerb(reply: FastifyReply): FastifyReply {
  const error = { code: -32_000, message: 'Requests are sent by POST: no session is kept that could be listened to.' };
  return reply.code(405).header('allow', 'POST').send({ jsonrpc: '2.0', error, id: null });
}
