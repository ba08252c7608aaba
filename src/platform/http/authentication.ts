import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ACTOR_TYPE, SYSTEM_ACTOR } from '../../kernel/actors.js';
import { failures } from '../../kernel/failures.js';
import { readUrn, type Urn } from '../../kernel/urn.js';
import { Work, type WorkLimits } from '../../kernel/work.js';
import { consistencyOf, type RequestContext, type Wire } from '../seam/index.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `none`: the route answers everybody, and there is no context of the request. Absent: it needs one. */
    readonly authentication?: 'none';
    /** How callers reach the service by this route; absent for plain HTTP. */
    readonly wire?: Wire;
  }
  interface FastifyRequest {
    /** Made before any route's handler runs, unless the route needs no authentication. */
    requestContext: RequestContext;
  }
}

/**
 * Find out in whose name each request comes, before its body is read: for every route that is registered on this server
 * or in a scope of it, unless the route's config says `authentication: 'none'`. A refusal is answered by the error
 * handler of the route's scope, in the form of its wire.
 * @param limits of the work of each request
 */
export function addAuthentication(server: FastifyInstance, limits: WorkLimits): void {
  server.decorateRequest('requestContext');
  // Decided for each route when it is registered, so that no request looks up the config of its route.
  server.addHook('onRoute', (route) => {
    if (route.config?.authentication === 'none') return;
    const authenticate = authenticationOf(route.config?.wire ?? 'http', limits);
    route.onRequest = [authenticate, ...hooksOf(route.onRequest)];
  });
}

type OnRequest = (request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void) => void;

function authenticationOf(wire: Wire, limits: WorkLimits): OnRequest {
  return function authenticate(request, reply, next) {
    const actor = readActor(request.headers['x-datahub-actor']);
    if (typeof actor !== 'string') {
      next(actor);
      return;
    }
    const work = new Work(limits, reply.raw);
    const consistency = consistencyOf(request.headers);
    request.requestContext = { actor, requestId: request.id, wire, work, consistency };
    next();
  };
}

function hooksOf(hooks: RouteOptions['onRequest']) {
  if (hooks === undefined) return [];
  return Array.isArray(hooks) ? hooks : [hooks];
}

/** Whoever calls while authentication is off may say in whose name, by the header X-DataHub-Actor. */
function readActor(header: string | string[] | undefined): Urn | Error {
  if (header === undefined || header === '') return SYSTEM_ACTOR;
  const urn = Array.isArray(header) ? header.join(', ') : header;
  const reading = readUrn(urn);
  if (reading.kind === 'problem') return failures.urnInvalid({ urn, reason: reading.reason });
  const { entityType, urn: actor } = reading.value;
  return entityType === ACTOR_TYPE ? actor : failures.urnInvalid({ urn, reason: `an actor is a ${ACTOR_TYPE}` });
}
