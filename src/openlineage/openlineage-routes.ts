import type { FastifyInstance } from 'fastify';
import { addScope, type ErrorRouting, readJsonBody, sendError, takeBodiesAsBytes } from '../platform/rpc/index.js';
import { TOKEN_HEADER } from '../platform/seam/index.js';
import type { EventIntake } from './event-intake.js';

/** Where producers send events by default, and where those do that are set up for a peer of this service. */
const PATHS = ['/api/v1/lineage', '/openapi/openlineage/api/v1/lineage'];
const CREATED = 201;

/** `intake`: asked for with each request. */
export interface OpenLineageRouting extends ErrorRouting {
  readonly intake: () => Promise<EventIntake>;
}

/** Take one event with each request, or several in a list: all or none of them. */
export function addOpenLineageRoutes(server: FastifyInstance, routing: OpenLineageRouting): void {
  addScope(server, 'openlineage', (scope) => {
    takeBodiesAsBytes(scope);
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, routing));
    for (const path of PATHS)
      scope.post(path, { bodyLimit: routing.bodyLimit }, async (request, reply) => {
        const { requestContext: context } = request;
        const sent = Buffer.isBuffer(request.body) ? request.body : undefined;
        const body = await readJsonBody(sent, { bodies: 'bulk', numbers: 'wide' }, context.work);
        const intake = await routing.intake();
        await intake.take(body, context);
        const written = context.consistency?.written;
        if (written !== undefined) reply.header(TOKEN_HEADER, written);
        return reply.code(CREATED).send();
      });
  });
}
