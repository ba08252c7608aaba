import type { WireApp } from './app.builder.js';
import { CLIENT_HEADERS, wireApp } from './app.builder.js';
import { DATASET, proposal, put } from './proposal.builder.js';

/** Every address of the interface, under every prefix, with and without the headers that it defines. */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, DATASET, 'datasetProperties', { name: 'orders' });
});
afterAll(() => app.close());

const KEY = encodeURIComponent(DATASET);
const PAGE = { entity: 'dataset', start: 0, limit: 10, count: 10 };
const SNAPSHOT = { 'com.linkedin.metadata.snapshot.DatasetSnapshot': { urn: DATASET, aspects: [] } };
const SERIES = { urn: DATASET, entity: 'dataset', aspect: 'datasetProfile', startTimeMillis: 0, endTimeMillis: 1 };
const AUTHORIZED = { authorization: 'Bearer abc', 'content-type': 'application/json' };

describe.each(['', '/gms', '/api/gms'])('below "%s"', (prefix) => {
  it.each([
    `/entitiesV2/${KEY}`,
    `/entitiesV2/${KEY}?aspects=List(datasetProperties)`,
    `/entities/${KEY}`,
    `/aspects/${KEY}?aspect=datasetProperties&version=0`,
    `/relationships?urn=${KEY}&direction=OUTGOING&types=OwnedBy`,
    '/restli/docs',
    '/config',
    '/health',
  ])('GET %s is served', async (path) => {
    const bare = await app.get(`${prefix}${path}`);
    const full = await app.get(`${prefix}${path}`, { headers: { ...CLIENT_HEADERS, ...AUTHORIZED } });
    expect([bare.status, full.status, full.text]).toEqual([200, 200, bare.text]);
  });

  it.each<[string, object]>([
    ['/aspects?action=ingestProposal', { proposal: proposal('status', { removed: false }) }],
    ['/entities?action=ingest', { entity: { value: SNAPSHOT } }],
    ['/entities?action=browse', { ...PAGE, path: '/prod' }],
    ['/entities?action=autocomplete', { ...PAGE, query: 'ord' }],
    ['/aspects?action=getTimeseriesAspectValues', SERIES],
    ['/operations?action=restoreIndices', { urn: DATASET }],
    ['/operations?action=restoreIndices', { urnLike: '%orders%', aspect: 'status', start: 0, batchSize: 5 }],
    ['/api/graphql', { query: '{ __typename }', variables: {} }],
  ])('POST %s is served', async (path, body) => {
    const bare = await app.post(`${prefix}${path}`, JSON.stringify(body));
    const full = await app.post(`${prefix}${path}`, body, { headers: { ...CLIENT_HEADERS, ...AUTHORIZED } });
    const timeless = ({ text }: { readonly text: string }): string => text.replace(/timeMs=\d+/, '');
    expect([bare.status, full.status, timeless(full)]).toEqual([200, 200, timeless(bare)]);
  });

  it('POST /entities?action=search answers in the form that the header asks for', async () => {
    const body = { ...PAGE, input: '*' };
    const bare = await app.post(`${prefix}/entities?action=search`, body);
    const full = await app.post(`${prefix}/entities?action=search`, body, { headers: CLIENT_HEADERS });
    expect(bare.json()).toMatchObject({ value: { entities: [DATASET] } });
    expect(full.json()).toMatchObject({ value: { entities: [{ entity: DATASET }] } });
  });
});
