import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownMember, isMembers } from '../kernel/members.js';
import { type ErrorRouting, sendError } from '../platform/rpc/index.js';
import type { OpenApiRoute } from './openapi-route.js';
import { QueryParameters } from './query-parameters.js';

/** Serve routes that answer JSON without an envelope. */
export function addOpenApiRoutes(server: FastifyInstance, routes: readonly OpenApiRoute[], errors: ErrorRouting): void {
  server.register((scope, _options, done) => {
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, errors));
    for (const { verb, path, rest, answer } of routes) {
      scope.route({
        method: verb,
        url: rest === 'one' ? `${path}/*` : path,
        handler: async (request, reply) => {
          const { requestContext: context } = request;
          const query = new QueryParameters(request.query);
          const { status = 200, body } = await answer({ rest: restOf(request), query, body: undefined, context });
          return reply
            .code(status)
            .header('content-type', 'application/json')
            .send(Buffer.from(JSON.stringify(body)));
        },
      });
    }
    done();
  });
}

/** Blanks at the end are dropped, as in keys of RPC. */
function restOf({ params }: FastifyRequest): string {
  const rest = isMembers(params) ? ownMember(params, '*') : undefined;
  return typeof rest === 'string' ? rest.trimEnd() : '';
}
