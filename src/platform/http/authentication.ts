import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ACTOR_TYPE, SYSTEM_ACTOR } from '../../kernel/actors.js';
import { CatalogError, failures } from '../../kernel/failures.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { readUrn, type Urn } from '../../kernel/urn.js';
import { Work, type WorkLimits } from '../../kernel/work.js';
import { consistencyOf, type RequestContext, type Wire } from '../seam/index.js';
import type { Authenticator } from './authenticator.port.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `none`: the route answers everybody, and there is no context of the request. `page`: the same while
     * authentication is off; it shows nothing of the catalog. Absent: it needs a context.
     */
    readonly authentication?: 'none' | 'page';
    /** How callers reach the service by this route; absent for plain HTTP. */
    readonly wire?: Wire;
  }
  interface FastifyRequest {
    /** Made before any route's handler runs, unless the route needs no authentication. */
    requestContext: RequestContext;
  }
  interface FastifyInstance {
    /** Who decides when authentication is on; set before the server listens. */
    authentication: { by: Authenticator | undefined };
  }
}

/** `auth`: whether callers have to prove who they are. `limits`: of the work of each request. */
export interface AuthenticationSettings {
  readonly auth: 'off' | 'on';
  readonly limits: WorkLimits;
}

/**
 * Find out in whose name each request comes, before its body is read: for every route that is registered on this server
 * or in a scope of it, unless the route's config says `authentication: 'none'`. A refusal is answered by the error
 * handler of the route's scope, in the form of its wire.
 */
export function addAuthentication(server: FastifyInstance, settings: AuthenticationSettings): void {
  server.decorateRequest('requestContext');
  server.decorate('authentication', { by: undefined });
  // Decided for each route when it is registered, so that no request looks up the config of its route.
  server.addHook('onRoute', (route) => {
    const { authentication, wire = 'http' } = route.config ?? {};
    if (authentication === 'none' || (authentication === 'page' && settings.auth === 'off')) return;
    const authenticate = settings.auth === 'on' ? byProof(server, wire, settings) : byWord(wire, settings);
    route.onRequest = [authenticate, ...hooksOf(route.onRequest)];
  });
}

/** By status. */
const REFUSAL_HEADERS: ReadonlyMap<number, Readonly<Record<string, string>>> = new Map([
  [401, { 'www-authenticate': 'Bearer' }],
  [429, { 'retry-after': '60' }],
]);

type OnRequest = (request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void) => void;

/** Callers are who they say. */
function byWord(wire: Wire, { limits }: AuthenticationSettings): OnRequest {
  return function authenticate(request, reply, next) {
    const actor = readActor(request.headers['x-datahub-actor']);
    if (typeof actor !== 'string') {
      next(actor);
      return;
    }
    begin(request, reply, { actor, wire, limits });
    next();
  };
}

/** Callers are who their tokens say; nothing else of a request counts. */
function byProof(server: FastifyInstance, wire: Wire, { limits }: AuthenticationSettings): OnRequest {
  return function authenticate(request, reply, next) {
    const { by } = server.authentication;
    if (by === undefined) {
      next(new InvariantError('requests came before somebody could tell who sends them'));
      return;
    }
    const admit = (actor: Urn): void => {
      begin(request, reply, { actor, wire, limits });
      next();
    };
    const refuse = (error: unknown): void => {
      if (error instanceof CatalogError) void reply.headers(REFUSAL_HEADERS.get(error.row.status) ?? {});
      next(error instanceof Error ? error : new InvariantError(String(error)));
    };
    try {
      const actor = by.actorOf({ authorization: request.headers.authorization, address: request.ip });
      if (typeof actor === 'string') admit(actor);
      else actor.then(admit, refuse);
    } catch (error) {
      refuse(error);
    }
  };
}

interface Beginning {
  readonly actor: Urn;
  readonly wire: Wire;
  readonly limits: WorkLimits;
}

function begin(request: FastifyRequest, reply: FastifyReply, { actor, wire, limits }: Beginning): void {
  const work = new Work(limits, reply.raw);
  const consistency = consistencyOf(request.headers);
  request.requestContext = { actor, requestId: request.id, wire, work, consistency };
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
