import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../../src/adapters/sqlite/database.js';
import { ServiceProcess } from '../process/service-process.js';
import { sampleSize } from '../sample-size.js';
import { storedAndRebuiltIndex } from './store-and-index.js';
import { WritingClient } from './writing-client.js';

const KILLS = sampleSize(2, 20);
/** Until one leaves something in the queue. */
const MOST_KILLS = 5 * KILLS;
const CLIENTS = 8;
/** Ends what hangs; many starts take long on a machine with other work. */
const LIMIT = 1_800_000;

describe('a service process', () => {
  let service: ServiceProcess;
  beforeEach(() => {
    service = new ServiceProcess();
  });
  afterEach(() => service.dispose());

  it(
    'has everything that it acknowledged, and an index that agrees with it, however often it is killed',
    async () => {
      const clients = Array.from({ length: CLIENTS }, (_, at) => new WritingClient(`client${String(at)}`));
      for (let kill = 0; kill < KILLS; kill++) {
        await service.start();
        await Promise.all(clients.map((client) => client.compareWith(service.url)));
        const acknowledged = (): number => clients.reduce((sum, client) => sum + client.acknowledged, 0);
        const before = acknowledged();
        const writing = clients.map((client) => client.writeTo(service.url));
        // Each round is killed after another number of answers, the earliest during the first writes.
        while (acknowledged() - before < (kill * 37) % 150) await sleep(1);
        await service.kill();
        await Promise.all(writing);
      }
      await service.start();
      await Promise.all(clients.map((client) => client.compareWith(service.url)));
      expect(await service.stop()).toBe(0);
      expect(clients.map(({ acknowledged }) => acknowledged > KILLS)).toEqual(clients.map(() => true));
      const { stored, rebuilt } = await storedAndRebuiltIndex(service.dataDir);
      expect(stored.documents.length).toBeGreaterThan(CLIENTS);
      expect(stored).toEqual(rebuilt);
    },
    LIMIT,
  );

  it(
    'carries out every proposal that it has put into its queue, in order, however often it is killed',
    async () => {
      const clients = Array.from({ length: CLIENTS }, (_, at) => new WritingClient(`client${String(at)}`, 'queued'));
      const compare = async (): Promise<void> => {
        await queueIsEmpty(service.dataDir);
        await Promise.all(clients.map((client) => client.compareWith(service.url)));
      };
      let left = 0;
      // Where there is other work, the service may have carried out all that it had acknowledged before each kill.
      for (let kill = 0; kill < KILLS || (left === 0 && kill < MOST_KILLS); kill++) {
        await service.start();
        await compare();
        const acknowledged = (): number => clients.reduce((sum, client) => sum + client.acknowledged, 0);
        const before = acknowledged();
        const writing = clients.map((client) => client.writeTo(service.url));
        while (acknowledged() - before < 50 + ((kill * 37) % 150)) await sleep(1);
        await service.kill();
        await Promise.all(writing);
        left += queued(service.dataDir);
      }
      await service.start();
      await compare();
      expect(await service.stop()).toBe(0);
      // Otherwise the kills have shown nothing of the queue.
      expect(left).toBeGreaterThan(0);
      const { stored, rebuilt } = await storedAndRebuiltIndex(service.dataDir);
      expect(stored).toEqual(rebuilt);
    },
    LIMIT,
  );

  it(
    'answers the requests that it accepted before it ends on SIGTERM',
    async () => {
      await service.start();
      const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
      const callers = Array.from({ length: CLIENTS }, (_, at) => at);
      await Promise.all(callers.map((at) => send(service.port, agent, batch(at, 1))));
      const answers = callers.map((at) => send(service.port, agent, batch(at, 60)));
      const first = await Promise.race(answers);
      const code = await service.stop();
      expect([first, ...(await Promise.all(answers))]).toEqual([200, ...callers.map(() => 200)]);
      expect(code).toBe(0);
      agent.destroy();
      await service.start();
      expect(await count(service.url)).toBe(CLIENTS * 60);
    },
    LIMIT,
  );
});

describe('a service that has stopped', () => {
  let service: ServiceProcess;
  let before: unknown;
  beforeAll(async () => {
    service = new ServiceProcess();
    await service.start();
    const agent = new Agent({ keepAlive: true });
    expect(await send(service.port, agent, batch(0, 30))).toBe(200);
    before = await content(service.url);
    agent.destroy();
    await service.stop();
  }, LIMIT);
  afterAll(() => service.dispose());

  it.each([
    ['deleted', (path: string) => rmSync(path)],
    ['damaged', damage],
  ])(
    'detects a %s index at its next start and rebuilds it',
    async (_, spoil) => {
      const files = readdirSync(service.dataDir).filter((file) => /^(documents|edges)-\d+\.db$/.test(file));
      expect(files).toHaveLength(2);
      for (const file of files) spoil(join(service.dataDir, file));
      await service.start();
      expect(await content(service.url)).toEqual(before);
      await service.stop();
      const { stored, rebuilt } = await storedAndRebuiltIndex(service.dataDir);
      expect(stored).toEqual(rebuilt);
    },
    LIMIT,
  );
});

/** How many proposals wait in the store of a service. */
function queued(dataDir: string): number {
  const database = new Database(join(dataDir, 'truth.db'), { mode: 'read' });
  try {
    return Number(database.prepareValues('SELECT count(*) FROM waiting_proposal WHERE reason IS NULL').get());
  } finally {
    database.close();
  }
}

async function queueIsEmpty(dataDir: string): Promise<void> {
  while (queued(dataDir) > 0) await sleep(10);
}

/** Proposals of one caller, each for a dataset of its own that is derived from the one before. */
function batch(caller: number, size: number): object {
  const urn = (at: number): string =>
    `urn:li:dataset:(urn:li:dataPlatform:hive,caller${String(caller)}.table_${String(at)},PROD)`;
  const stamp = { time: 1_700_000_000_000, actor: 'urn:li:corpuser:loader' };
  const proposals = Array.from({ length: size }, (_, at) => {
    const upstreams = [{ auditStamp: stamp, dataset: urn((at + 1) % size), type: 'TRANSFORMED' }];
    const aspect = { contentType: 'application/json', value: JSON.stringify({ upstreams }) };
    return {
      entityType: 'dataset',
      entityUrn: urn(at),
      changeType: 'UPSERT',
      aspectName: 'upstreamLineage',
      aspect,
    };
  });
  return { proposals };
}

/** @returns the status of the response. Throws when there is none. */
async function send(port: number, agent: Agent, body: object): Promise<number | undefined> {
  const path = '/aspects?action=ingestProposalBatch';
  const headers = { 'content-type': 'application/json' };
  const outgoing = request({ port, host: '127.0.0.1', method: 'POST', path, headers, agent });
  outgoing.end(JSON.stringify(body));
  const [answer]: readonly IncomingMessage[] = await once(outgoing, 'response');
  if (answer === undefined) return undefined;
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

async function count(url: string): Promise<unknown> {
  const { value }: { value: unknown } = JSON.parse(
    await ask(url, '/aspects?action=getCount', { aspect: 'datasetKey' }),
  );
  return value;
}

/** The answers of search and lineage. */
async function content(url: string): Promise<unknown> {
  const root = 'urn:li:dataset:(urn:li:dataPlatform:hive,caller0.table_0,PROD)';
  const page = { input: '*', start: 0, count: 100 };
  const found: unknown = JSON.parse(await ask(url, '/entities?action=search', { ...page, entity: 'dataset' }));
  const walk = { ...page, urn: root, direction: 'UPSTREAM' };
  const reached: unknown = JSON.parse(await ask(url, '/entities?action=searchAcrossLineage', walk));
  return { found, reached };
}

async function ask(url: string, path: string, body: object): Promise<string> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  expect({ status: answer.status, text }).toMatchObject({ status: 200 });
  return text;
}

/** Overwrite all pages of the file except the first. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  bytes.fill(0xa5, Math.min(4096, bytes.length / 2));
  writeFileSync(path, bytes);
}
