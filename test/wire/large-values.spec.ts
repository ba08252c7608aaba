import { type WireApp, wireApp } from './app.builder.js';
import { jsonItems } from './json-member.js';
import { DATASET, ingest, proposal, put } from './proposal.builder.js';

/** Values that are larger than search takes: they are stored whole, and harm nobody. */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

async function found(input: string): Promise<readonly unknown[]> {
  const answer = await app.post('/entities?action=search', { entity: 'dataset', input, start: 0, count: 10 });
  expect(answer.status).toBe(200);
  return jsonItems(answer.json(), 'value', 'entities');
}

it('a hundred thousand properties are stored, and the first ten thousand found', async () => {
  const customProperties = Object.fromEntries(Array.from({ length: 130_000 }, (_, at) => [`key${String(at)}`, 'v']));
  const written = await ingest(app, proposal('datasetProperties', { customProperties, description: 'Heavy' }));
  expect(written.status).toBe(200);
  expect(await found('heavy')).toEqual([DATASET]);
  expect(await found('key9999')).toEqual([DATASET]);
  expect(await found('key10000')).toEqual([]);
  const read = await app.get(`/entitiesV2/${encodeURIComponent(DATASET)}?aspects=List(datasetProperties)`);
  expect(read.text).toContain('"key129999":"v"');
  const health = await app.get('/health');
  expect([health.status, health.json()]).toEqual([200, { status: 'UP' }]);
  await put(app, DATASET, 'datasetProperties', { description: 'Light' });
  expect([await found('heavy'), await found('light')]).toEqual([[], [DATASET]]);
});

it('a text of five megabytes is found by its beginning', async () => {
  const urn = DATASET.replace('orders', 'novel');
  await put(app, urn, 'datasetProperties', { description: `opening ${'filler '.repeat(700_000)} closing` });
  expect([await found('opening'), await found('closing')]).toEqual([[urn], []]);
});
