import type { WireAnswer, WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { DATASET, ingest, proposal, put, refusal, stored } from './proposal.builder.js';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

function entities(action: string, parameters: object): Promise<WireAnswer> {
  return app.post(`/entities?action=${action}`, parameters);
}

describe('a service that an operator has stop writes', () => {
  it('refuses them until they are accepted again, and answers reads', async () => {
    await put(app, DATASET, 'status', { removed: false });
    const stopped = await entities('setWritable', { value: false });
    expect([stopped.status, stopped.text]).toEqual([200, '']);
    const refused = await ingest(app, proposal('status', { removed: true }));
    expect(refusal(refused)).toEqual([503, 'Writes are stopped for now; try again later.']);
    expect(await stored(app, DATASET, 'status')).toEqual({ removed: false });
    expect((await entities('setWritable', {})).status).toBe(200);
    await put(app, DATASET, 'status', { removed: true });
    expect(await stored(app, DATASET, 'status')).toEqual({ removed: true });
  });
});

describe('sizes of time series', () => {
  it('are those of their points, by entity type and aspect', async () => {
    const points = [1, 2].map((timestampMillis) => ({ timestampMillis, totalSqlQueries: 1 }));
    for (const point of points) await put(app, DATASET, 'datasetUsageStatistics', point);
    const answer = (await app.post('/operations?action=getIndexSizes', {})).json();
    const sizes = jsonItems(jsonMember(answer, 'value'), 'indexSizes');
    const series = { indexName: 'dataset_datasetusagestatisticsaspect_v1', entityName: 'dataset' };
    expect(sizes).toContainEqual({ ...series, aspectName: 'datasetUsageStatistics', sizeMb: expect.any(Number) });
    const size = sizes.find((item) => jsonMember(item, 'aspectName') === 'datasetUsageStatistics');
    expect(Number(jsonMember(size, 'sizeMb')) * 2 ** 20).toBeGreaterThanOrEqual(JSON.stringify(points).length - 3);
    const empty = sizes.find((item) => jsonMember(item, 'aspectName') === 'datasetProfile');
    expect(empty).toMatchObject({ sizeMb: 0 });
  });
});
