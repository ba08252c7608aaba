import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogError } from '../../kernel/failures.js';
import { RequestScope, type Sources } from '../reading/request-scope.js';
import { GRAPHIQL_FILES, graphiqlPage } from './graphiql-page.js';
import type { GraphqlEndpoint } from './graphql-endpoint.js';

export interface GraphqlRouting {
  readonly endpoint: GraphqlEndpoint;
  readonly sources: Sources;
  readonly report: (error: unknown) => void;
}

const PATHS = ['/api/graphql', '/api/v2/graphql'] as const;
const JSON_TYPE = 'application/json';
/** The page and its files are the same for everybody: they show nothing of the catalog. */
const OPEN = { config: { authentication: 'none' } } as const;
const CLASSIFICATION = 'BadRequest';

/** Serve GraphQL, and a page to try it out to browsers. The scope has parsers and error answers of its own. */
export function addGraphqlRoutes(server: FastifyInstance, routing: GraphqlRouting): void {
  server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.setErrorHandler((error, _request, reply) => sendError(error, reply, routing));
    for (const path of PATHS) {
      scope.post(path, { config: { wire: 'graphql' } }, (request, reply) => answer(request, reply, routing));
      scope.get(path, OPEN, (request, reply) => sendPage(request, reply, path));
      scope.route({
        method: ['DELETE', 'PATCH', 'PUT'],
        url: path,
        ...OPEN,
        handler: (_request, reply) => sendUnsupported(reply),
      });
    }
    for (const file of GRAPHIQL_FILES) {
      scope.get(`/api/graphiql/${file.name}`, OPEN, (_request, reply) =>
        reply.header('content-type', file.type).header('cache-control', 'max-age=86400').send(file.read()),
      );
    }
    done();
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply, routing: GraphqlRouting): Promise<FastifyReply> {
  const body: unknown = request.body;
  const scope = new RequestScope(routing.sources, request.requestContext);
  const text = await routing.endpoint.answer(Buffer.isBuffer(body) ? body : undefined, scope);
  return reply.header('content-type', JSON_TYPE).send(Buffer.from(text));
}

function sendPage(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  if (request.headers.accept?.includes('text/html') !== true) return sendUnsupported(reply);
  return reply.header('content-type', 'text/html; charset=utf-8').send(graphiqlPage(path));
}

function sendUnsupported(reply: FastifyReply): FastifyReply {
  const message = 'GraphQL operations are sent by POST.';
  return send(reply.header('allow', 'POST'), { code: 405, type: 'BAD_REQUEST', message });
}

function sendError(error: unknown, reply: FastifyReply, { report }: GraphqlRouting): FastifyReply {
  if (error instanceof CatalogError) {
    return send(reply, { code: error.row.status, type: 'BAD_REQUEST', message: error.message });
  }
  const status = statusOf(error);
  if (status !== undefined && status < 500) {
    const message = status === 413 ? 'The body is too long.' : 'The request cannot be read.';
    return send(reply, { code: status, type: 'BAD_REQUEST', message });
  }
  report(error);
  return send(reply, { code: 500, type: 'SERVER_ERROR', message: 'An unknown error occurred.' });
}

function send(
  reply: FastifyReply,
  { code, type, message }: { readonly code: number; readonly type: string; readonly message: string },
): FastifyReply {
  const errors = [{ message, extensions: { code, type, classification: CLASSIFICATION } }];
  return reply.code(code).header('content-type', JSON_TYPE).send(JSON.stringify({ errors }));
}

function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}
