import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { createHttpServer } from '../../src/platform/http/index.js';
import { Metrics, RequestRecorder } from '../../src/platform/observe/index.js';

/** Routes that answer everybody: they say nothing of the catalog. */
const OPEN = [
  '/api/graphiql/graphiql.css',
  '/api/graphiql/graphiql.js',
  '/api/graphiql/page.js',
  '/api/graphiql/react-dom.js',
  '/api/graphiql/react.js',
  '/config',
  '/health',
  '/health/check/live',
  '/health/check/ready',
  '/health/live',
  '/health/ready',
  '/restli/docs/page.css',
  '/restli/docs/page.js',
  '/restli/pages',
  '/web/:name',
];
/** Addresses of the page to try out GraphQL, which is open, and of operations, which are not. */
const PAGES = ['/api/graphql', '/api/v2/graphql'];

interface FoundRoute {
  readonly method: string;
  readonly url: string;
}

let dataDir: string;
let app: NestFastifyApplication;
const routes: FoundRoute[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cadastre-routes-'));
  const settings = { port: 0, host: '127.0.0.1', logLevel: 'silent', maxBodyBytes: 10_000, dataDir } as const;
  const metrics = new Metrics();
  const adapter = createHttpServer(settings, new RequestRecorder(metrics));
  adapter.getInstance().addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((verb) => ({ method: verb, url })));
  });
  app = await NestFactory.create(AppModule.of(settings, metrics, []), adapter, { bodyParser: false, logger: false });
  await app.init();
  await adapter.getInstance().ready();
});

afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Whether the route looks at who calls: it refuses an actor that is none. */
async function isCovered({ method, url }: FoundRoute): Promise<boolean> {
  const request = { url: url.replace(/[:*].*$/, 'x'), headers: { 'x-datahub-actor': 'nobody' } };
  const answer = await app
    .getHttpAdapter()
    .getInstance()
    .inject({ ...request, method: verbOf(method) });
  return answer.statusCode === 400 && (method === 'HEAD' || answer.body.includes('Invalid urn: \\"nobody\\"'));
}

function verbOf(method: string) {
  const verb = (['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const).find(
    (known) => known === method,
  );
  return verb ?? 'GET';
}

describe('authentication', () => {
  it('covers every route but those that answer everybody', async () => {
    const open = new Set<string>();
    for (const route of routes) if (!(await isCovered(route))) open.add(`${route.method} ${route.url}`);
    const reads = (url: string): readonly string[] => [`GET ${url}`, `HEAD ${url}`];
    const refused = (url: string): readonly string[] => [`DELETE ${url}`, `PATCH ${url}`, `PUT ${url}`];
    const expected = [...OPEN.flatMap(reads), ...PAGES.flatMap((url) => [...reads(url), ...refused(url)])];
    expect([...open].sort()).toEqual(expected.sort());
    expect(routes.length).toBeGreaterThan(open.size + 10);
  });

  it.each(['nobody', 'urn:li:tag:x', 'urn:li:dataset:(urn:li:dataPlatform:hive,x,PROD)', 'urn:li:corpuser:'])(
    'refuses an actor that cannot act: %s',
    async (actor) => {
      const url = '/entitiesV2/urn%3Ali%3Acorpuser%3Ax';
      const answer = await app.inject({ url, headers: { 'x-datahub-actor': actor } });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'URN_INVALID' }]);
    },
  );

  it('takes the system for the actor of a request that names none', async () => {
    const answer = await app.inject({ method: 'GET', url: '/entitiesV2/urn%3Ali%3Atag%3Aa' });
    expect(answer.statusCode).toBe(200);
  });
});
