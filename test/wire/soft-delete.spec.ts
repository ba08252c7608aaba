import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { put } from './proposal.builder.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,vault.secrets,PROD)';
const KEY = encodeURIComponent(URN);
const SOURCE = 'urn:li:dataset:(urn:li:dataPlatform:hive,vault.source,PROD)';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  await put(app, SOURCE, 'status', { removed: false });
  await put(app, URN, 'datasetProperties', { name: 'Secrets', description: 'Kept away' });
  await put(app, URN, 'upstreamLineage', { upstreams: [{ dataset: SOURCE, type: 'COPY' }] });
  await put(app, URN, 'datasetProfile', { timestampMillis: 1_700_000_000_000, rowCount: 7 });
});

/** Set the state by the older form of ingestion. */
async function set(state: 'active' | 'removed'): Promise<void> {
  const snapshot = { urn: URN, aspects: [{ 'com.linkedin.common.Status': { removed: state === 'removed' } }] };
  const entity = { value: { 'com.linkedin.metadata.snapshot.DatasetSnapshot': snapshot } };
  expect((await app.post('/entities?action=ingest', { entity })).status).toBe(200);
}

async function act(action: string, body: object): Promise<unknown> {
  const answer = await app.post(`/entities?action=${action}`, body, { headers: CLIENT_HEADERS });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Whether each kind of discovery shows the entity. */
async function discovered(): Promise<object> {
  const page = { entity: 'dataset', start: 0, count: 10 };
  const found = async (action: string, body: object): Promise<boolean> => {
    const entities = jsonItems(await act(action, { ...page, ...body }), 'value', 'entities');
    return entities.some((entity) => entity === URN || jsonMember(entity, 'entity') === URN);
  };
  const completions = await act('autocomplete', { entity: 'dataset', query: 'Secr', limit: 5 });
  const browsed = await act('browse', { entity: 'dataset', path: '/prod/hive/vault', start: 0, limit: 10 });
  const groups = await act('browse', { entity: 'dataset', path: '/prod', start: 0, limit: 10 });
  return {
    search: await found('search', { input: 'secrets' }),
    across: await found('searchAcrossEntities', { input: '*' }),
    filter: await found('filter', { filter: { or: [{ and: [{ field: 'origin', value: 'PROD' }] }] } }),
    list: await found('list', {}),
    autocomplete: jsonItems(completions, 'value', 'suggestions').includes('Secrets'),
    browse: jsonItems(browsed, 'value', 'entities').some((entity) => jsonMember(entity, 'urn') === URN),
    browseCount: jsonMember(groups, 'value', 'groups', 0, 'count'),
    total: jsonMember(await act('getTotalEntityCount', { entity: 'dataset' }), 'value'),
  };
}

const SHOWN = {
  ...{ search: true, across: true, filter: true, list: true, autocomplete: true, browse: true },
  ...{ browseCount: 2, total: 2 },
};
const HIDDEN = {
  ...{ search: false, across: false, filter: false, list: false, autocomplete: false, browse: false },
  ...{ browseCount: 1, total: 1 },
};

describe('an entity that is soft-deleted', () => {
  it('is hidden from discovery, and discovered again when it is restored', async () => {
    expect(await discovered()).toEqual(SHOWN);
    await set('removed');
    expect(await discovered()).toEqual(HIDDEN);
    await set('active');
    expect(await discovered()).toEqual(SHOWN);
  });

  it('stays hidden whatever else is written to it, until it is restored or the flag is deleted', async () => {
    await set('removed');
    await put(app, URN, 'datasetProperties', { name: 'Secrets', description: 'Changed' });
    expect(await discovered()).toEqual(HIDDEN);
    const proposal = { entityType: 'dataset', entityUrn: URN, changeType: 'DELETE', aspectName: 'status' };
    expect((await app.post('/aspects?action=ingestProposal', { proposal })).status).toBe(200);
    expect(await discovered()).toEqual(SHOWN);
  });

  it.each([
    ['true', [URN]],
    ['false', [SOURCE]],
    ['', [SOURCE, URN].sort()],
  ])('is shown by a filter on removed: "%s"', async (value, entities) => {
    await set('removed');
    const filter = { or: [{ and: [{ field: 'removed', value, condition: 'EQUAL' }] }] };
    const sort = { field: 'urn', order: 'ASCENDING' };
    const answer = await app.post('/entities?action=search', {
      ...{ entity: 'dataset', input: '*', start: 0, count: 10 },
      ...{ filter, sort },
    });
    expect(answer.json()).toMatchObject({ value: { entities, numEntities: entities.length } });
  });

  it('is read, traced and kept like any other', async () => {
    await set('removed');
    const aspects = jsonMember((await app.get(`/entitiesV2/${KEY}`)).json(), 'aspects');
    expect(aspects).toMatchObject({ status: { value: { removed: true } }, datasetProperties: expect.any(Object) });
    expect((await app.get(`/entities/${KEY}`)).status).toBe(200);
    expect((await app.get(`/aspects/${KEY}?aspect=datasetProperties&version=0`)).status).toBe(200);
    const edges = await app.get(
      `/relationships?urn=${encodeURIComponent(SOURCE)}&direction=INCOMING&types=DownstreamOf`,
    );
    expect(edges.json()).toMatchObject({ entities: [URN] });
    const points = await app.post('/aspects?action=getTimeseriesAspectValues', {
      ...{ urn: URN, entity: 'dataset', aspect: 'datasetProfile' },
      ...{ startTimeMillis: 0, endTimeMillis: 2_000_000_000_000 },
    });
    expect(jsonItems(points.json(), 'value', 'values')).toHaveLength(1);
    expect(await act('exists', { urn: URN })).toEqual({ value: true });
    expect(await act('getBrowsePaths', { urn: URN })).toEqual({ value: ['/prod/hive/vault'] });
  });
});
