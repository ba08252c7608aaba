import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../../src/platform/config/index.js';
import { jsonLogger } from '../../src/platform/observe/structured-logger.js';
import { createApp } from '../../src/server/service.js';
import { proposal } from './proposal.builder.js';

const SECRET = 'zqhushzq';
const ANN = 'urn:li:corpuser:ann';

/** A line of the log, without the figures that differ from run to run. */
interface ShownLine {
  readonly context: string;
  readonly msg: string;
}

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cadastre-access-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

/** All lines that a service logs at this level while it is asked for something, from its start to its end. */
async function linesOf(
  level: 'debug' | 'info' | 'warn',
  change: Partial<Settings>,
  act: (app: NestFastifyApplication, address: string) => Promise<void>,
): Promise<{ readonly text: string; readonly lines: readonly unknown[] }> {
  const path = join(dataDir, 'log');
  const descriptor = openSync(path, 'w');
  const settings = { port: 0, host: '127.0.0.1', logLevel: level, maxBodyBytes: 1_000_000, dataDir, ...change };
  const app = await createApp(settings, jsonLogger(level, descriptor));
  await app.listen(0, '127.0.0.1');
  await act(app, await app.getUrl());
  await app.close();
  closeSync(descriptor);
  const text = readFileSync(path, 'utf8');
  return { text, lines: text.split('\n').flatMap((line): unknown[] => (line === '' ? [] : [JSON.parse(line)])) };
}

/** An answer that nobody reads does not end. */
async function ask(url: string, request: RequestInit = {}): Promise<void> {
  await (await fetch(url, request)).arrayBuffer();
}

function isAccess(line: unknown): line is ShownLine {
  return typeof line === 'object' && line !== null && Reflect.get(line, 'context') === 'access';
}

const JSON_BODY = { 'content-type': 'application/json' };

describe('the access log', () => {
  it('has a line for each request, with template, status and actor', async () => {
    const { lines } = await linesOf('info', {}, async (_app, address) => {
      const body = JSON.stringify({ proposal: proposal('status', { removed: false }) });
      const headers = { ...JSON_BODY, 'x-datahub-actor': ANN };
      await ask(`${address}/aspects?action=ingestProposal`, { method: 'POST', headers, body });
      await ask(`${address}/entities/${encodeURIComponent('urn:li:tag:t')}`);
      await ask(`${address}/nothing/at/all`);
      await ask(`${address}/health`, { headers: { origin: 'http://evil.example' } });
      await ask(`${address}/health`);
    });
    const system = 'urn:li:corpuser:__datahub_system';
    const expected = [
      { method: 'POST', route: '/aspects?action=ingestProposal', status: 200, actor: ANN },
      { method: 'GET', route: '/entities/{key}', status: 200, actor: system },
      { method: 'GET', route: 'unknown', status: 404, actor: system },
      { method: 'GET', route: '/health', status: 403 },
      { method: 'GET', route: '/health', status: 200 },
    ].map(({ method, route, status, ...actor }) => ({
      level: 30,
      time: expect.any(Number),
      context: 'access',
      method,
      route,
      status,
      ms: expect.any(Number),
      ...actor,
      requestId: expect.stringMatching(/^req-\w+$/),
      msg: `${method} ${route} ${String(status)}`,
    }));
    expect(lines.filter(isAccess)).toEqual(expected);
  });

  it('says nothing of bodies, queries, paths and texts of operations', async () => {
    const { text, lines } = await linesOf('info', {}, async (_app, address) => {
      const post = (path: string, body: object): Promise<void> =>
        ask(`${address}${path}`, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) });
      await post('/aspects?action=ingestProposal', { proposal: proposal(SECRET, { [SECRET]: SECRET }) });
      await post(`/entities?action=search&${SECRET}=${SECRET}`, { entity: 'tag', input: SECRET, start: 0, count: 1 });
      await post('/api/graphql', { query: `{ tag(urn: "urn:li:tag:${SECRET}") { urn } }`, operationName: SECRET });
      await ask(`${address}/entities/${encodeURIComponent(`urn:li:tag:${SECRET}`)}`);
      await ask(`${address}/${SECRET}`);
      await ask(`${address}/restli/docs/data/${SECRET}`);
      await ask(`${address}/entities`, { headers: { 'x-datahub-actor': SECRET, authorization: SECRET } });
    });
    expect(lines.filter(isAccess)).toHaveLength(7);
    expect(text).not.toContain(SECRET);
  });

  it('keeps the order of all lines', async () => {
    const { lines } = await linesOf('debug', {}, async (app, address) => {
      await ask(`${address}/health/live`);
      await app.close();
    });
    const contexts = lines.filter(isAccess);
    expect(contexts.map(({ msg }) => msg)).toEqual(['GET /health/live 200']);
    const times = lines.map((line) => Number(Reflect.get(Object(line), 'time')));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it.each([
    ['info', { accessLog: 'off' }],
    ['warn', {}],
  ] as const)('is silent at level %s with %j', async (level, change) => {
    const { lines } = await linesOf(level, change, async (_app, address) => {
      await ask(`${address}/health`);
    });
    expect(lines.filter(isAccess)).toEqual([]);
  });
});
