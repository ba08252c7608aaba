/** The calls of Confluent's registry API that its clients make to write and to read messages. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailable } from '../../kernel/failures.js';
import { readJson } from '../../kernel/json-text.js';
import { isMembers } from '../../kernel/members.js';
import { addScope, answerError } from '../../platform/rpc/index.js';
import { RegistryFailure } from './registry-failure.js';
import type { SchemaRegistry, SubjectVersion } from './schema-registry.js';

/** Both addresses are usual: the second one is where the peers of this service have theirs. */
const REGISTRY_PATHS = ['/schema-registry', '/schema-registry/api'] as const;

const CONTENT_TYPE = 'application/vnd.schemaregistry.v1+json';
/** Bytes of a body; the longest schema of the contract has a sixtieth of it. */
const MOST_BYTES = 1_048_576;
const UNSUPPORTED = 405;
const INTERNAL = 500;
/** What clients know as: the registry's store does not answer. */
const STORE_ERROR = 50_001;

interface SubjectParams {
  readonly subject: string;
  readonly version: string;
}

/** @param report gets what is no fault of the caller */
export function addRegistryRoutes(
  server: FastifyInstance,
  registry: SchemaRegistry,
  report: (error: unknown) => void,
): void {
  addScope(server, 'schema registry', (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.setErrorHandler((error, _request, reply) => answerFailure(error, reply, report));
    for (const base of REGISTRY_PATHS) addTo(scope, base, registry);
  });
}

function addTo(scope: FastifyInstance, base: string, registry: SchemaRegistry): void {
  const get = (path: string, answer: (request: FastifyRequest) => unknown): void => {
    scope.get(base + path, async (request, reply) => send(reply, await answer(request)));
  };
  const post = (path: string, answer: (request: FastifyRequest, schema: string) => unknown): void => {
    scope.post(base + path, async (request, reply) => send(reply, await answer(request, schemaOf(request.body))));
  };
  get('', () => ({}));
  get('/', () => ({}));
  get('/subjects', () => registry.subjects());
  get('/schemas/types', () => ['AVRO']);
  get('/mode', () => ({ mode: 'READWRITE' }));
  get('/config', () => COMPATIBILITY);
  get('/config/:subject', async (request) => {
    await registry.versions(params(request).subject);
    return COMPATIBILITY;
  });
  get('/subjects/:subject/versions', async (request) =>
    (await registry.versions(params(request).subject)).map(({ version }) => version),
  );
  get('/subjects/:subject/versions/:version', (request) => versionOf(registry, request));
  get('/subjects/:subject/versions/:version/schema', async (request) => (await versionOf(registry, request)).schema);
  get('/schemas/ids/:id', async (request) => ({ schema: await byId(registry, request) }));
  get('/schemas/ids/:id/schema', (request) => byId(registry, request));
  get('/schemas/ids/:id/versions', async (request) => (await registry.withId(idIn(request))).map(withoutSchema));
  post('/subjects/:subject', (request, schema) => registry.find(params(request).subject, schema));
  post('/subjects/:subject/versions', async (request, schema) => {
    const { id } = await registry.register(params(request).subject, schema);
    return { id };
  });
  post('/compatibility/subjects/:subject/versions/:version', async (request, schema) => {
    await versionOf(registry, request);
    const mismatch = await registry.incompatibility(params(request).subject, schema);
    return { is_compatible: mismatch === undefined, ...(mismatch === undefined ? {} : { messages: [mismatch] }) };
  });
  // Schemas come with the service, and are read for as long as messages are.
  for (const path of [
    '/config',
    '/config/:subject',
    '/mode',
    '/subjects/:subject',
    '/subjects/:subject/versions/:version',
  ])
    scope.route({
      method: ['PUT', 'DELETE'],
      url: base + path,
      handler: (_request, reply) => {
        void reply.code(UNSUPPORTED);
        return send(reply, {
          error_code: UNSUPPORTED,
          message: 'This registry belongs to the service and is not set.',
        });
      },
    });
}

/** What this service can read may be registered. */
const COMPATIBILITY = { compatibilityLevel: 'BACKWARD' };

function params(request: FastifyRequest): SubjectParams {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- named by the path of the route
  return request.params as SubjectParams;
}

function versionOf(registry: SchemaRegistry, request: FastifyRequest): Promise<SubjectVersion> {
  const { subject, version } = params(request);
  return registry.version(subject, version);
}

function idIn(request: FastifyRequest): number {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- named by the path of the route
  const { id } = request.params as { readonly id: string };
  if (!/^\d{1,10}$/.test(id)) throw new RegistryFailure(40_403, `Schema ${id} not found.`);
  return Number(id);
}

async function byId(registry: SchemaRegistry, request: FastifyRequest): Promise<string> {
  const id = idIn(request);
  const schema = await registry.schemaOf(id);
  if (schema === undefined) throw new RegistryFailure(40_403, `Schema ${String(id)} not found.`);
  return schema;
}

function withoutSchema({ subject, version }: SubjectVersion): Pick<SubjectVersion, 'subject' | 'version'> {
  return { subject, version };
}

function schemaOf(body: unknown): string {
  const read = typeof body === 'string' ? readJson(body) : undefined;
  const members = read?.kind === 'value' && isMembers(read.value) ? read.value : {};
  const { schema, schemaType: type = 'AVRO', references } = members;
  if (type !== 'AVRO' || typeof schema !== 'string')
    throw new RegistryFailure(42_201, 'The body is an object with the schema as text under "schema".');
  if (Array.isArray(references) && references.length > 0)
    throw new RegistryFailure(42_201, 'Schemas with references to others are not accepted.');
  return schema;
}

function send(reply: FastifyReply, answer: unknown): FastifyReply {
  return reply.header('content-type', CONTENT_TYPE).header('cache-control', 'no-store').send(JSON.stringify(answer));
}

function answerFailure(error: unknown, reply: FastifyReply, report: (error: unknown) => void): FastifyReply {
  if (error instanceof RegistryFailure)
    return send(reply.code(error.status), { error_code: error.code, message: error.message });
  // What the server itself refuses, such as a body that is too long, is said as everywhere.
  const { status, blame } = answerError(error, '', MOST_BYTES);
  if (blame === 'service') report(error);
  const message = error instanceof Error && status < INTERNAL ? error.message : 'Error in the backend data store.';
  return send(reply.code(status), { error_code: error instanceof StoreUnavailable ? STORE_ERROR : status, message });
}
