import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../../src/server/service.js';
import type { Settings } from '../../../src/platform/config/index.js';
import {
  noteTestPrefix,
  removeTestIndexes,
  TEST_SEARCH_URL,
  testPrefix,
  testServer,
} from '../../conformance/search-server.builder.js';
import { until } from '../kafka/until.js';
import { CLIENT_HEADERS, type WireApp, wireApp } from '../../wire/app.builder.js';

const NAME = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;

/** Settings of a service whose index is on the server. */
async function settingsOf(): Promise<Partial<Settings>> {
  const searchPrefix = await testPrefix();
  noteTestPrefix(searchPrefix, 'open');
  return { searchUrl: TEST_SEARCH_URL ?? '', searchPrefix };
}

async function ingest(app: WireApp, urn: string, aspectName: string, value: unknown): Promise<number> {
  const aspect = { value: JSON.stringify(value), contentType: 'application/json' };
  const proposal = { entityType: 'dataset', entityUrn: urn, aspectName, changeType: 'UPSERT', aspect };
  const headers = { ...CLIENT_HEADERS, 'x-datahub-sync-index-update': 'true' };
  return (await app.post('/aspects?action=ingestProposal', { proposal }, { headers })).status;
}

async function found(app: WireApp, input: string): Promise<readonly string[]> {
  const body = { entity: 'dataset', input, start: 0, count: 10 };
  const answer = await app.post('/entities?action=search', body, { headers: CLIENT_HEADERS });
  return [...answer.text.matchAll(/"entity":"(urn:li:dataset:[^"]+)"/g)].map(([, urn = '']) => urn);
}

describe('a service whose index is on a search server', () => {
  afterAll(removeTestIndexes);

  it('finds what was written, traces its lineage, and does so after it was started again', async () => {
    const settings = await settingsOf();
    const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-search-'));
    let app = await wireApp({ ...settings, dataDir });
    expect(await ingest(app, NAME('shop.orders'), 'datasetProperties', { name: 'orders', customProperties: {} })).toBe(
      200,
    );
    const upstreams = [
      { dataset: NAME('shop.orders'), type: 'TRANSFORMED', auditStamp: { time: 1, actor: 'urn:li:corpuser:a' } },
    ];
    expect(await ingest(app, NAME('shop.revenue'), 'upstreamLineage', { upstreams })).toBe(200);
    const lineage = async (): Promise<string> => {
      const urn = encodeURIComponent(NAME('shop.orders'));
      const query = `direction=INCOMING&urn=${urn}&types=List(DownstreamOf)`;
      return (await app.get(`/relationships?${query}`, { headers: CLIENT_HEADERS })).text;
    };
    expect(await found(app, 'orders')).toEqual([NAME('shop.orders')]);
    expect(await lineage()).toContain(NAME('shop.revenue'));
    await app.close();
    app = await wireApp({ ...settings, dataDir });
    expect(await found(app, 'orders')).toEqual([NAME('shop.orders')]);
    expect(await lineage()).toContain(NAME('shop.revenue'));
    await app.close();
    rmSync(dataDir, { recursive: true });
  });

  it('makes indexes again that a later state of its store has written', async () => {
    const settings = await settingsOf();
    const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'cadastre-search-')));
    const [first = '', second = ''] = folders;
    // Each start takes the leases anew, under higher numbers.
    for (const name of ['one', 'two', 'three']) {
      const app = await wireApp({ ...settings, dataDir: first });
      expect(await ingest(app, NAME(name), 'datasetProperties', { name, customProperties: {} })).toBe(200);
      await app.close();
    }
    const app = await wireApp({ ...settings, dataDir: second });
    expect(await ingest(app, NAME('four'), 'datasetProperties', { name: 'four', customProperties: {} })).toBe(200);
    expect([await found(app, 'four'), await found(app, 'one')]).toEqual([[NAME('four')], []]);
    await app.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('divides indexes as the settings say, and those that are there when they are made again', async () => {
    const settings = await settingsOf();
    const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-search-'));
    const server = await testServer();
    /** Shards and copies of each index of datasets. */
    const divisions = async (): Promise<readonly unknown[]> => {
      const path = `/${settings.searchPrefix ?? ''}-*-dataset/_settings`;
      const { body } = await server.request({ method: 'GET', path });
      const texts = Object.values(body).map((one) => JSON.stringify(one));
      return texts.map((text) => ['shards', 'replicas'].map((name) => text.split(`"number_of_${name}":"`)[1]?.[0]));
    };
    let app = await wireApp({ ...settings, dataDir });
    expect(await ingest(app, NAME('one'), 'datasetProperties', { name: 'one', customProperties: {} })).toBe(200);
    expect(await divisions()).toEqual([['1', '1']]);
    await app.close();
    app = await wireApp({ ...settings, dataDir, searchShards: 3, searchReplicas: 0 });
    expect(await divisions()).toEqual([['1', '1']]);
    expect((await app.post('/operations?action=rebuild', {}, { headers: CLIENT_HEADERS })).status).toBe(200);
    await until(async () => {
      expect(await divisions()).toEqual([['3', '0']]);
    });
    expect(await found(app, 'one')).toEqual([NAME('one')]);
    await app.close();
    rmSync(dataDir, { recursive: true });
  });

  it('does not start over indexes of somebody else, and leaves them as they are', async () => {
    const settings = await settingsOf();
    const index = `${settings.searchPrefix ?? ''}-other`;
    const server = await testServer();
    await server.request({ method: 'PUT', path: `/${index}` });
    await expect(start(settings)).rejects.toThrow(
      new RegExp(`^SEARCH_URL .* cannot be used: the index "${index}" there is not of this service`),
    );
    const { body } = await server.request({ method: 'GET', path: `/${settings.searchPrefix ?? ''}-*/_alias` });
    expect(Object.keys(body)).toEqual([index]);
  });

  it('does not start where something else answers, or nothing, and shows no password', async () => {
    const other = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it listens on a port
    const { port } = other.address() as AddressInfo;
    const searchUrl = `http://me:secret@127.0.0.1:${String(port)}`;
    const shown = `SEARCH_URL (http://127.0.0.1:${String(port)}) cannot be used: `;
    await expect(start({ searchUrl })).rejects.toThrow(
      `${shown}what answers there is neither Elasticsearch nor OpenSearch.`,
    );
    await new Promise((resolve) => other.close(resolve));
    const refused = await start({ searchUrl }).catch((error: unknown) => String(error));
    expect(refused).toContain(`${shown}the search server does not answer`);
    expect(refused).not.toContain('secret');
  });
});

async function start(change: Partial<Settings>): Promise<unknown> {
  const settings = {
    port: 0,
    host: '127.0.0.1',
    logLevel: 'silent',
    maxBodyBytes: 33_554_432,
    dataDir: '/nowhere',
  } as const;
  return startService({ ...settings, ...change }, false);
}
