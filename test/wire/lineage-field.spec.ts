import { type WireApp, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { jsonMember } from './json-member.js';
import { proposal, put } from './proposal.builder.js';

const table = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,shop.${name},PROD)`;
const CHART = 'urn:li:chart:(looker,sales)';
const ANN = 'urn:li:corpuser:ann';
const stamp = (time: number): object => ({ time, actor: ANN });

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  for (const name of ['raw', 'gone', 'mart']) await put(app, table(name), 'datasetProperties', { name });
  await put(app, table('clean'), 'upstreamLineage', {
    upstreams: [
      { dataset: table('raw'), type: 'COPY', auditStamp: stamp(20), created: stamp(10), properties: { source: 'UI' } },
      { dataset: table('gone'), type: 'COPY' },
      { dataset: table('never'), type: 'COPY' },
    ],
  });
  await put(app, table('mart'), 'upstreamLineage', { upstreams: [{ dataset: table('clean'), type: 'VIEW' }] });
  await put(app, CHART, 'chartInfo', {
    ...{ title: 'Sales', description: '', lastModified: { created: stamp(1), lastModified: stamp(1) } },
    inputs: [{ string: table('clean') }],
  });
  await put(app, table('gone'), 'status', { removed: true });
  // Also made from itself, as tables are that grow.
  await put(app, table('log'), 'upstreamLineage', {
    upstreams: [table('log'), table('raw')].map((dataset) => ({ dataset, type: 'COPY' })),
  });
});
afterAll(() => app.close());

async function lineage(urn: string, input: string, fields: string): Promise<unknown> {
  const query = `{ entity(urn: "${urn}") { ... on EntityWithRelationships { lineage(input: { ${input} }) { ${fields} } } } }`;
  const { body } = await graphqlRequest(app, { query });
  expect(body.errors).toBeUndefined();
  return jsonMember(body.data, 'entity', 'lineage');
}

describe('the lineage of an entity in GraphQL', () => {
  it('has neighbours with what is said of the edges, and counts those that are left out', async () => {
    const fields = `start count total filtered relationships {
      type degree entity { urn } createdOn createdActor { urn } updatedOn updatedActor { urn } isManual }`;
    expect(await lineage(table('clean'), 'direction: UPSTREAM', fields)).toEqual({
      ...{ start: 0, count: 1, total: 3, filtered: 2 },
      relationships: [
        {
          ...{ type: 'DownstreamOf', degree: 1, entity: { urn: table('raw') }, isManual: true },
          ...{ createdOn: 10, createdActor: { urn: ANN }, updatedOn: 20, updatedActor: { urn: ANN } },
        },
      ],
    });
  });

  it('goes downstream over every relationship, page by page', async () => {
    const fields = 'start count total filtered relationships { type entity { urn ... on Chart { chartId } } isManual }';
    const all = [
      { type: 'Consumes', entity: { urn: CHART, chartId: 'sales' }, isManual: null },
      { type: 'DownstreamOf', entity: { urn: table('mart') }, isManual: null },
    ];
    expect(await lineage(table('clean'), 'direction: DOWNSTREAM', fields)).toEqual({
      ...{ start: 0, count: 2, total: 2, filtered: 0, relationships: expect.arrayContaining(all) },
    });
    const page = await lineage(table('clean'), 'direction: DOWNSTREAM, start: 1, count: 5', fields);
    expect(page).toMatchObject({ start: 1, count: 1, total: 2, relationships: [{}] });
    expect(await lineage(CHART, 'direction: DOWNSTREAM', fields)).toEqual({
      ...{ start: 0, count: 0, total: 0, filtered: 0, relationships: [] },
    });
  });

  it('lists no entity as its own neighbour', async () => {
    const relationships = [{ type: 'DownstreamOf', entity: { urn: table('raw') } }];
    const found = await lineage(table('log'), 'direction: UPSTREAM', 'total relationships { type entity { urn } }');
    expect(found).toEqual({ total: 1, relationships });
  });

  it('follows edges of a time, and those without one', async () => {
    const range = 'startTimeMillis: 30, endTimeMillis: 40, separateSiblings: true';
    expect(await lineage(table('clean'), `direction: UPSTREAM, ${range}`, 'total filtered')).toEqual({
      ...{ total: 2, filtered: 2 },
    });
    const { body } = await graphqlRequest(app, {
      query: `{ dataset(urn: "${table('clean')}") {
        lineage(input: { direction: UPSTREAM, startTimeMillis: 2, endTimeMillis: 1 }) { total } } }`,
    });
    expect(body).toMatchObject({
      data: { dataset: { lineage: null } },
      errors: [{ message: expect.stringContaining("'startTimeMillis' is invalid"), extensions: { code: 400 } }],
    });
  });

  it('is asked for results of a search side by side', async () => {
    const query = `{ search(input: { type: DATASET, query: "mart" }) { searchResults { entity { urn
      ... on EntityWithRelationships {
        upstream: lineage(input: { direction: UPSTREAM, start: 0, count: 0 }) { total }
        downstream: lineage(input: { direction: DOWNSTREAM, start: 0, count: 0 }) { total } } } } } }`;
    const entity = { urn: table('mart'), upstream: { total: 1 }, downstream: { total: 0 } };
    expect((await graphqlRequest(app, { query })).body.data).toEqual({ search: { searchResults: [{ entity }] } });
  });

  it('costs no more for a page of neighbours of one hub', async () => {
    const bounded = await wireApp({ requestWork: 150_000 });
    try {
      const proposals = Array.from({ length: 1000 }, (_, at) => {
        const value = { upstreams: [{ dataset: table('hub'), type: 'COPY' }] };
        return proposal('upstreamLineage', value, { entityUrn: table(`of${String(at)}`) });
      });
      expect((await bounded.post('/aspects?action=ingestProposalBatch', { proposals })).status).toBe(200);
      await put(bounded, table('hub'), 'datasetProperties', { name: 'hub' });
      const query = `{ search(input: { type: DATASET, query: "*", count: 100 }) { searchResults { entity {
        ... on EntityWithRelationships { lineage(input: { direction: UPSTREAM }) { total count } } } } } }`;
      const { body } = await graphqlRequest(bounded, { query });
      expect(body.errors).toBeUndefined();
      const one = { entity: { lineage: { total: 1, count: 1 } } };
      expect(jsonMember(body.data, 'search', 'searchResults')).toEqual(expect.arrayContaining([one]));
    } finally {
      await bounded.close();
    }
  });
});
