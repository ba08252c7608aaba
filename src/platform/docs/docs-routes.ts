import type { FastifyInstance, FastifyReply } from 'fastify';
import { failures } from '../../kernel/failures.js';
import { sendPage } from '../http/index.js';
import { sendError, type ErrorRouting } from '../rpc/index.js';
import type { DocsBook, DocsFormat } from './docs-book.js';

interface Named {
  readonly Params: { readonly name: string };
}

/** Serve the documentation pages, and a resource's description for OPTIONS on it. Any other path below is unknown. */
export function addDocsRoutes(server: FastifyInstance, book: DocsBook, errors: ErrorRouting): void {
  server.register((scope, _options, done) => {
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, errors));
    // OPTIONS may come with a body, which means nothing.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) => {
      parsed(null);
    });
    scope.get('/restli/docs', async (request, reply) => {
      const format = readFormat(request.query);
      return send(reply, format, await book.index(format));
    });
    scope.get<Named>('/restli/docs/rest/:name', async (request, reply) => {
      const format = readFormat(request.query);
      return send(reply, format, await book.resource(request.params.name, format));
    });
    scope.get<Named>('/restli/docs/data/:name', async (request, reply) => {
      const format = readFormat(request.query);
      return send(reply, format, await book.type(request.params.name, format));
    });
    scope.options<Named>('/:name', async (request, reply) =>
      send(reply, 'json', await book.resource(request.params.name, 'json')),
    );
    done();
  });
}

/** @throws failures.parameterInvalid for two formats, or one that there is not */
function readFormat(query: unknown): DocsFormat {
  const format: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'format') : undefined;
  if (format === undefined || format === 'html') return 'html';
  if (format === 'json') return 'json';
  throw failures.parameterInvalid({ name: 'format', reason: 'it is html or json, once' });
}

function send(reply: FastifyReply, format: DocsFormat, text: string): FastifyReply {
  return format === 'html'
    ? sendPage(reply, text)
    : reply.header('content-type', 'application/json').send(Buffer.from(text));
}
