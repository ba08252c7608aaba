import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeExactJson } from '../kernel/exact-json.js';
import { isMembers, ownMember } from '../kernel/members.js';
import { addScope, type ErrorRouting, readJsonBody, sendError, takeBodiesAsBytes } from '../platform/rpc/index.js';
import { TOKEN_HEADER } from '../platform/seam/index.js';
import type { OpenApiRoute } from './openapi-route.js';
import { QueryParameters } from './query-parameters.js';

/** Serve routes that answer JSON without an envelope. */
export function addOpenApiRoutes(server: FastifyInstance, routes: readonly OpenApiRoute[], errors: ErrorRouting): void {
  addScope(server, 'openapi', (scope) => {
    takeBodiesAsBytes(scope);
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, errors));
    for (const { verb, path, rest, answer } of routes) {
      scope.route({
        method: verb,
        url: rest === 'one' ? `${path}/*` : path,
        handler: async (request, reply) => {
          const { requestContext: context } = request;
          const query = new QueryParameters(request.query);
          const sent = Buffer.isBuffer(request.body) ? request.body : undefined;
          const parsed = await readJsonBody(sent, { bodies: 'bulk', numbers: 'exact' }, context.work);
          const { status = 200, body } = await answer({ rest: restOf(request), query, body: parsed, context });
          const written = context.consistency?.written;
          if (written !== undefined) reply.header(TOKEN_HEADER, written);
          return reply
            .code(status)
            .header('content-type', 'application/json')
            .send(Buffer.from(writeExactJson(body)));
        },
      });
    }
  });
}

/** Blanks at the end are dropped, as in keys of RPC. */
function restOf({ params }: FastifyRequest): string {
  const rest = isMembers(params) ? ownMember(params, '*') : undefined;
  return typeof rest === 'string' ? rest.trimEnd() : '';
}
