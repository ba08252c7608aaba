import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceProcess } from './service-process.js';
import { graphql, ingest, send, type ServiceAnswer } from './service-requests.js';

/** Enough for a rebuild to take longer than a few requests. */
const DATASETS = 2500;
const BATCH = 500;
const PAGE_BYTES = 4096;
/** Milliseconds; a start that reads files, or waits for an index, takes longer for more data, and this is for any. */
const SOON = 10_000;

let service: ServiceProcess;
beforeAll(async () => {
  service = new ServiceProcess();
  await service.start();
  for (let from = 0; from < DATASETS; from += BATCH) {
    const proposals = Array.from({ length: BATCH }, (_, at) => description(from + at));
    expect((await send(service, '/aspects?action=ingestProposalBatch', { proposals })).status).toBe(200);
  }
  await service.stop();
});
afterAll(() => service.dispose());
afterEach(() => service.stop());

function urn(number: number): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,quick.table_${String(number)},PROD)`;
}

function description(number: number): object {
  const value = JSON.stringify({ description: `marker${String(number)} of the herd` });
  const aspect = { contentType: 'application/json', value };
  return {
    entityType: 'dataset',
    entityUrn: urn(number),
    changeType: 'UPSERT',
    aspectName: 'datasetProperties',
    aspect,
  };
}

async function readsEntity(number: number): Promise<boolean> {
  const path = `/entitiesV2/${encodeURIComponent(urn(number))}?aspects=List(datasetProperties)`;
  const { status, text } = await send(service, path);
  return status === 200 && text.includes(`marker${String(number)} `);
}

function search(input: string): Promise<ServiceAnswer> {
  return send(service, '/entities?action=search', { entity: 'dataset', input, start: 0, count: 10 });
}

async function found(input: string): Promise<number> {
  const { text } = await search(input);
  return Number(/"numEntities":(\d+)/.exec(text)?.[1]);
}

async function untilReady(): Promise<void> {
  while ((await send(service, '/health')).status !== 200) await sleep(20);
}

/** What the marker beside a file says. */
function marker(name: string): string {
  return readFileSync(join(service.dataDir, `${name}-seal`), 'utf8');
}

function documentsFile(): string {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `documents-${String(n)}.db`).find((name) => exists(name)) ?? '';
}

function exists(name: string): boolean {
  return existsSync(join(service.dataDir, name));
}

/** Overwrite the page of a file that has a text. */
function damagePageWith(name: string, text: string): void {
  const path = join(service.dataDir, name);
  const bytes = readFileSync(path);
  const at = bytes.indexOf(text);
  expect(at).toBeGreaterThan(PAGE_BYTES);
  const from = at - (at % PAGE_BYTES);
  writeFileSync(path, bytes.fill(0xa5, from, from + PAGE_BYTES));
}

describe('a service whose index is missing', () => {
  it('reads and writes entities at once, says how far the index is, and answers from it when it is there', async () => {
    service.removeIndex();
    await service.listen();
    expect(await readsEntity(17)).toBe(true);
    const refused = await fetch(`${service.url}/entities?action=search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ entity: 'dataset', input: 'herd', start: 0, count: 10 }),
    });
    const far = /The index of documents is being rebuilt: [\d,]+ of about [\d,]+ entities\./;
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(await refused.json()).toMatchObject({ code: 'INDEX_NOT_READY', message: expect.stringMatching(far) });
    const health = await send(service, '/health');
    expect([health.status, health.body['reason']]).toEqual([
      503,
      expect.stringMatching(new RegExp(`^The service is starting\\. ${far.source}`)),
    ]);
    const query = `{ search(input: { type: DATASET, query: "herd" }) { total } dataset(urn: "${urn(3)}") { properties { description } } }`;
    expect(await graphql(service, query)).toMatchObject({
      data: { dataset: { properties: { description: 'marker3 of the herd' } } },
      errors: [{ message: expect.stringMatching(far), extensions: { code: 503 } }],
    });
    const relationships = `/relationships?direction=OUTGOING&types=List(DownstreamOf)&urn=${encodeURIComponent(urn(1))}`;
    expect((await send(service, relationships)).status).toBe(503);
    const written = await ingest(service, urn(DATASETS), 'datasetProperties', { description: 'a latecomer' });
    expect(written.status).toBe(200);
    expect((await send(service, '/health')).status).toBe(503);
    await untilReady();
    expect([await found('latecomer'), await found('herd')]).toEqual([1, DATASETS]);
  });

  it('ends in an orderly way when it is asked to meanwhile, and leaves nothing to be checked', async () => {
    service.removeIndex();
    await service.listen();
    expect((await search('herd')).status).toBe(503);
    const began = performance.now();
    expect(await service.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(SOON);
    expect(marker('truth.db')).toMatch(/^\d+ \d+\n$/);
    await service.start();
    expect(await found('herd')).toBe(DATASETS);
  });
});

describe('a service that was killed', () => {
  it('listens without reading its files, and answers from all of them', async () => {
    await service.start();
    await service.kill();
    const began = performance.now();
    await service.listen();
    expect(await readsEntity(3)).toBe(true);
    expect(performance.now() - began).toBeLessThan(SOON);
    await untilReady();
    expect(await found('herd')).toBe(DATASETS);
  });

  it('rebuilds an index whose damage is found while it answers', async () => {
    await service.start();
    await service.kill();
    const before = documentsFile();
    damagePageWith(before, 'marker2345 ');
    await service.listen();
    while (documentsFile() === before || documentsFile() === '') await sleep(20);
    await untilReady();
    expect([await found('herd'), await found('marker2345')]).toEqual([DATASETS, 1]);
  });
});

describe('a service that is asked to end while it starts', () => {
  it('ends in an orderly way', async () => {
    rmSync(join(service.dataDir, 'lock'), { force: true });
    await service.begin();
    while (!exists('lock')) await sleep(1);
    expect(await service.stop()).toBe(0);
    expect(marker('truth.db')).toMatch(/^\d+ \d+\n$/);
  });
});

describe('a primary store', () => {
  it('whose damage is found while it serves turns readiness off, and is named', async () => {
    const path = join(service.dataDir, 'truth.db');
    const whole = readFileSync(path);
    damagePageWith('truth.db', 'marker1234 ');
    await service.listen();
    let health = await send(service, '/health');
    while (!String(health.body['reason']).includes('damaged')) {
      await sleep(20);
      health = await send(service, '/health');
    }
    expect([health.status, health.body['reason']]).toEqual([
      503,
      'The primary store is damaged: database disk image is malformed. Stop the service and restore it from a backup.',
    ]);
    expect(await readsEntity(3)).toBe(true);
    await service.stop();
    writeFileSync(path, whole);
  });

  it.each([
    ['missing', (path: string) => rmSync(path)],
    ['empty', (path: string) => truncateSync(path, 0)],
  ])('that is %s beside indexes is no empty catalog: the start is refused', async (_how, lose) => {
    const path = join(service.dataDir, 'truth.db');
    const whole = readFileSync(path);
    lose(path);
    await expect(service.listen()).rejects.toThrow('the service ended with code 78');
    expect(statSync(path, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    writeFileSync(path, whole);
  });

  it('that is there again is served again, after starts that were refused without it', async () => {
    await service.start();
    expect(await found('herd')).toBe(DATASETS);
  });
});
