import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readInstalledNow } from '../../assets/index.js';
import { failures } from '../../kernel/failures.js';
import { sendStored, storedContent, type StoredContent } from '../http/index.js';
import { addScope, type ErrorRouting, sendError } from '../rpc/index.js';
import type { DocsBook, DocsForm } from './docs-book.js';
import { SCRIPT_PATH, STYLE_PATH } from './pages/frame.js';

interface NamedRoute {
  readonly Params: { readonly name: string };
}

const PAGES = '/restli/docs';
/** The same for everybody: they show nothing of the catalog, nor of its models. */
const OPEN = { config: { authentication: 'page' } } as const;

/** Serve the documentation pages, and a resource's description for OPTIONS on it. Any other path below is unknown. */
export function addDocsRoutes(server: FastifyInstance, book: DocsBook, errors: ErrorRouting): void {
  addScope(server, 'docs', (scope) => {
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, errors));
    // OPTIONS may come with a body, which means nothing.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) => {
      parsed(null);
    });
    const serve = (path: string, read: (form: DocsForm, name: string) => Promise<StoredContent>): void => {
      scope.get<NamedRoute>(path, async (request, reply) =>
        sendStored(request, reply, await read(readForm(request), request.params.name)),
      );
    };
    serve(PAGES, (form) => book.overview(form));
    serve(`${PAGES}/rest/:name`, (form, name) => book.resource(name, form));
    serve(`${PAGES}/entity/:name`, (form, name) => book.entity(name, form));
    serve(`${PAGES}/aspect/:name`, (form, name) => book.aspect(name, form));
    serve(`${PAGES}/data/:name`, (form, name) => book.type(name, form));
    serve(`${PAGES}/search.json`, () => book.searchEntries());
    serve('/openapi.json', () => book.openApi());
    scope.get(STYLE_PATH, OPEN, fileRoute('page.css', 'text/css; charset=utf-8'));
    scope.get(SCRIPT_PATH, OPEN, fileRoute('page.js', 'text/javascript; charset=utf-8'));
    scope.options<NamedRoute>('/:name', async (request, reply) => {
      const { type, body } = await book.resource(request.params.name, 'json');
      return reply.header('content-type', type).send(body);
    });
  });
}

/** Read when it is first asked for. */
function fileRoute(name: string, type: string) {
  let content: StoredContent | undefined;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    content ??= storedContent(type, readInstalledNow(`src/platform/docs/assets/${name}`) ?? '');
    return sendStored(request, reply, content);
  };
}

/** @throws failures.parameterInvalid for two formats, or one that there is not */
function readForm(request: FastifyRequest): DocsForm {
  const { query, protocol, host } = request;
  const format: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'format') : undefined;
  if (format === undefined || format === 'html') return { origin: `${protocol}://${host}` };
  if (format === 'json') return 'json';
  throw failures.parameterInvalid({ name: 'format', reason: 'it is html or json, once' });
}
