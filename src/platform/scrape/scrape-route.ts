import type { FastifyInstance } from 'fastify';
import type { Exposition } from '../observe/index.js';
import { addScope, type ErrorRouting, sendError } from '../rpc/index.js';

/** Serve the metrics. Answers from memory: nothing here waits for a disk or an engine. */
export function addScrapeRoute(server: FastifyInstance, exposition: Exposition, errors: ErrorRouting): void {
  addScope(server, 'metrics', (scope) => {
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, errors));
    scope.get('/metrics', async (_request, reply) => {
      const { type, text } = await exposition.scrape();
      return reply.header('content-type', type).header('cache-control', 'no-store').send(text);
    });
  });
}
