import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendStored, storedPage } from '../../platform/http/index.js';
import { addScope } from '../../platform/rpc/index.js';
import { GRAPHIQL_FILES, graphiqlPage } from './graphiql-page.js';
import type { GraphqlApp } from './graphql-app.js';
import { refuse, sendRefusal, type FaultReport } from './refusal.js';

export interface GraphqlRouting {
  /** Asked for with each operation. */
  readonly app: () => Promise<GraphqlApp>;
  readonly report: FaultReport;
}

const PATHS = ['/api/graphql', '/api/v2/graphql'] as const;
/** The page and its files are the same for everybody: they show nothing of the catalog. */
const OPEN = { config: { authentication: 'page' } } as const;

/**
 * Serve GraphQL, and a page to try it out to browsers. Operations are handed to the application of GraphQL before their
 * body is read, with the context that authentication made.
 */
export function addGraphqlRoutes(server: FastifyInstance, { app, report }: GraphqlRouting): void {
  const carry = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const carrier = await app();
    reply.hijack();
    carrier.carry(request.raw, reply.raw, request.requestContext);
  };
  addScope(server, 'graphql', (scope) => {
    scope.setErrorHandler((error, _request, reply) => sendRefusal(error, reply, report));
    for (const path of PATHS) {
      scope.post(path, { config: { wire: 'graphql' }, onRequest: carry }, (_request, reply) => refuseVerb(reply));
      scope.get(path, OPEN, (request, reply) => showGraphiql(request, reply, path));
      scope.route({
        method: ['DELETE', 'PATCH', 'PUT'],
        url: path,
        ...OPEN,
        handler: (_request, reply) => refuseVerb(reply),
      });
    }
    for (const file of GRAPHIQL_FILES) {
      scope.get(`/api/graphiql/${file.name}`, OPEN, (request, reply) => sendStored(request, reply, file.read()));
    }
  });
}

function showGraphiql(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  if (request.headers.accept?.includes('text/html') !== true) return refuseVerb(reply);
  return sendStored(request, reply, storedPage(graphiqlPage(path)));
}

/** Operations are taken by POST alone: what changes something must not hide in a link. */
function refuseVerb(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('allow', 'POST'), 405, 'GraphQL operations are sent by POST.');
}
