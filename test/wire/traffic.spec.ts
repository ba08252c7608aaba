import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { DATASET, put } from './proposal.builder.js';

/** Callers who send or read slowly: they hold a bounded amount of memory, and everybody else is answered. */
const LIMIT = 4_000_000;
const BODY = 1_900_000;

let app: WireApp;
let url: URL;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await wireApp({ trafficBytes: LIMIT });
  url = new URL(await app.listen());
  // Longer than what the system buffers for a connection.
  await put(app, DATASET, 'datasetProperties', { description: 'x'.repeat(15_000_000) });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => app.close());

function begin(...lines: readonly string[]): Socket {
  const socket = connect(Number(url.port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`${lines.join('\r\n')}\r\nHost: localhost\r\n\r\n`);
  sockets.push(socket);
  return socket;
}

/** Send a body of this length. */
async function ask(length: number): Promise<Response> {
  const body = JSON.stringify({ urn: DATASET }).padEnd(length);
  return fetch(`${url.origin}/entities?action=exists`, { method: 'POST', headers: CLIENT_HEADERS, body });
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  const { status, body } = await answer;
  await body?.cancel();
  return status;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}

it('refuses long bodies while others are sent slowly, and serves short ones', async () => {
  const head = ['POST /entities?action=exists HTTP/1.1', 'Content-Type: application/json'];
  begin(...head, `Content-Length: ${String(BODY)}`).write('{');
  begin(...head, `Content-Length: ${String(BODY)}`).write('{');
  await until(async () => (await statusOf(ask(BODY))) === 503);
  const refused = await ask(BODY);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await refused.json()).toMatchObject({ code: 'SERVICE_BUSY' });
  expect([await statusOf(ask(1000)), await statusOf(fetch(`${url.origin}/health`))]).toEqual([200, 200]);
  for (const socket of sockets) socket.destroy();
  await until(async () => (await statusOf(ask(BODY))) === 200);
});

it('counts a body of unknown length as the longest one', async () => {
  const ofUnknownLength = (): Promise<Response> => {
    const body = new Blob(['{}']).stream();
    const request = { method: 'POST', headers: CLIENT_HEADERS, body, duplex: 'half' } as const;
    return fetch(`${url.origin}/entities?action=exists`, request);
  };
  expect(await statusOf(ofUnknownLength())).toBe(400);
  await until(async () => {
    // One that came while another was received would be refused.
    begin('POST /entities?action=exists HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked');
    return (await statusOf(ofUnknownLength())) === 503;
  });
  for (const socket of sockets) socket.destroy();
  await until(async () => (await statusOf(ofUnknownLength())) === 400);
});

it('refuses requests while answers wait to be read, and answers supervisors', async () => {
  const readers = [1, 2].map(() => begin(`GET /entitiesV2/${encodeURIComponent(DATASET)} HTTP/1.1`));
  for (const reader of readers) reader.pause();
  await until(async () => (await statusOf(ask(10))) === 503);
  expect(await statusOf(fetch(`${url.origin}/health`))).toBe(200);
  for (const reader of readers) reader.resume();
  await until(async () => (await statusOf(ask(10))) === 200);
});
