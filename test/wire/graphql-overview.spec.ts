import { type WireApp, wireApp } from './app.builder.js';
import { type GraphqlAnswer, graphqlRequest } from './graphql.builder.js';
import { jsonMember } from './json-member.js';
import { put } from './proposal.builder.js';

const table = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const TAG = 'urn:li:tag:orders';
const CHART = 'urn:li:chart:(looker,orders)';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  for (const name of ['orders', 'returns']) {
    await put(app, table(name), 'datasetProperties', { name });
    await put(app, table(name), 'globalTags', { tags: [{ tag: TAG }] });
  }
  await put(app, TAG, 'tagProperties', { name: 'orders' });
  await put(app, CHART, 'status', { removed: true });
});
afterAll(() => app.close());

function ask(query: string): Promise<GraphqlAnswer> {
  return graphqlRequest(app, { query });
}

describe('autoCompleteForMultiple', () => {
  it('completes for each type by itself, and leaves out types without completions', async () => {
    const query = `{ autoCompleteForMultiple(input: { types: [TAG, DATASET, DOMAIN], query: "ord" }) {
      query suggestions { type suggestions entities { urn } } } }`;
    expect((await ask(query)).body).toEqual({
      data: {
        autoCompleteForMultiple: {
          query: 'ord',
          suggestions: [
            { type: 'TAG', suggestions: ['orders'], entities: [{ urn: TAG }] },
            { type: 'DATASET', suggestions: ['orders'], entities: [{ urn: table('orders') }] },
          ],
        },
      },
      extensions: {},
    });
  });

  it('completes for all types that people complete names of, unless some are named', async () => {
    const query = '{ autoCompleteForMultiple(input: { query: "ret", limit: 1 }) { suggestions { type } } }';
    const suggestions = [{ type: 'DATASET' }];
    expect((await ask(query)).body.data).toEqual({ autoCompleteForMultiple: { suggestions } });
  });

  it('is refused without anything typed', async () => {
    const { body } = await ask('{ autoCompleteForMultiple(input: { query: " " }) { query } }');
    expect(body.errors?.[0]?.message).toContain("'query'");
  });
});

describe('aggregateAcrossEntities', () => {
  it('counts values of fields, and combinations of them', async () => {
    const query = `query counts($facets: [String]) {
      aggregateAcrossEntities(input: { types: [DATASET], query: "*", facets: $facets }) {
        facets { field aggregations { value count } } } }`;
    const variables = { facets: ['tags', 'platform\u241etags'] };
    const { body } = await graphqlRequest(app, { query, variables });
    expect(body.data).toEqual({
      aggregateAcrossEntities: {
        facets: [
          { field: 'tags', aggregations: [{ value: TAG, count: 2 }] },
          {
            field: 'platform\u241etags',
            aggregations: [{ value: `urn:li:dataPlatform:hive\u241e${TAG}`, count: 2 }],
          },
        ],
      },
    });
  });

  it('counts what a search counts, unless fields are named', async () => {
    const query = (root: string): string => `{ ${root} { facets { field aggregations { value count } } } }`;
    const input = '(input: { types: [DATASET], query: "orders" })';
    const [counted, searched] = [
      await ask(query(`found: aggregateAcrossEntities${input}`)),
      await ask(query(`found: searchAcrossEntities${input}`)),
    ];
    expect(counted.body).toEqual(searched.body);
  });

  it('is refused for a field that there is not', async () => {
    const { body } = await ask(
      '{ aggregateAcrossEntities(input: { query: "*", facets: ["nope"] }) { facets { field } } }',
    );
    expect(body.errors?.[0]?.message).toContain('nope');
  });
});

describe('getEntityCounts', () => {
  it('counts entities of types, without those that were soft-deleted', async () => {
    const query = '{ getEntityCounts(input: { types: [DATASET, CHART, TAG] }) { counts { entityType count } } }';
    const counts = [
      { entityType: 'DATASET', count: 2 },
      { entityType: 'CHART', count: 0 },
      { entityType: 'TAG', count: 1 },
    ];
    expect((await ask(query)).body.data).toEqual({ getEntityCounts: { counts } });
  });

  it('counts every type that a search finds unless some are named', async () => {
    const { body } = await ask('{ getEntityCounts { counts { entityType count } } }');
    expect(body.data).toMatchObject({
      getEntityCounts: { counts: expect.arrayContaining([{ entityType: 'DATASET', count: 2 }]) },
    });
  });
});

describe('entities', () => {
  it('are answered in the order of their URNs, stored or not', async () => {
    const urns = [TAG, table('nowhere'), table('orders')];
    const query = 'query all($urns: [String!]!) { entities(urns: $urns) { urn type ... on Dataset { exists name } } }';
    const { body } = await graphqlRequest(app, { query, variables: { urns } });
    expect(body.data).toEqual({
      entities: [
        { urn: TAG, type: 'TAG' },
        { urn: table('nowhere'), type: 'DATASET', exists: false, name: 'nowhere' },
        { urn: table('orders'), type: 'DATASET', exists: true, name: 'orders' },
      ],
    });
  });

  it('are refused for what is no URN', async () => {
    expect((await ask('{ entities(urns: ["orders"]) { urn } }')).body.errors?.[0]?.extensions).toMatchObject({
      code: 400,
    });
  });
});

describe('browsePaths', () => {
  const read = async (input: object): Promise<unknown> => {
    const query = 'query paths($input: BrowsePathsInput!) { browsePaths(input: $input) { path } }';
    return (await graphqlRequest(app, { query, variables: { input } })).body;
  };

  it('are those of the entity, segment by segment', async () => {
    await put(app, table('filed'), 'browsePaths', { paths: ['/prod/hive', '/team/Web'] });
    const paths = [
      ['prod', 'hive'],
      ['team', 'Web'],
    ].map((path) => ({ path }));
    expect(await read({ type: 'DATASET', urn: table('filed') })).toEqual({
      data: { browsePaths: paths },
      extensions: {},
    });
  });

  it('are none of what is not stored', async () => {
    expect(await read({ type: 'DATASET', urn: table('nowhere') })).toEqual({
      data: { browsePaths: [] },
      extensions: {},
    });
  });

  it.each([
    [{ type: 'CHART', urn: table('filed') }, 'does not name an entity of type \\"chart\\"'],
    [{ type: 'DATASET', urn: 'filed' }, 'Invalid urn: \\"filed\\"'],
  ])('are refused for %j', async (input, message) => {
    expect(JSON.stringify(await read(input))).toContain(message);
  });
});

describe('browseV2', () => {
  const SHELF = 'urn:li:container:shelf';
  beforeAll(async () => {
    const places: Readonly<Record<string, readonly string[]>> = {
      b1: ['prod', SHELF],
      b2: ['prod', SHELF, 'inner'],
      b3: ['prod', 'loose'],
      b4: ['dev'],
      b5: ['prodigy'],
    };
    for (const [name, steps] of Object.entries(places)) {
      await put(app, table(name), 'browsePathsV2', { path: steps.map((id) => ({ id })) });
    }
    await put(app, table('b6'), 'browsePathsV2', { path: [{ id: 'prod' }] });
    await put(app, table('b6'), 'status', { removed: true });
  });

  async function browsed(input: object): Promise<unknown> {
    const query = `query browse($input: BrowseV2Input!) { browseV2(input: $input) {
      start count total groups { name count hasSubGroups entity { urn } } metadata { path totalNumEntities } } }`;
    const { body } = await graphqlRequest(app, { query, variables: { input } });
    expect(body.errors).toBeUndefined();
    return jsonMember(body.data, 'browseV2');
  }
  const group = (name: string, count: number, below: 'nothing' | 'places'): object => ({
    ...{ name, count, hasSubGroups: below === 'places' },
    entity: name.startsWith('urn:') ? { urn: name } : null,
  });
  const only = { orFilters: [{ and: [{ field: 'urn', values: ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'].map(table) }] }] };

  it('answers the places one step below, those with the most entities first', async () => {
    expect(await browsed({ type: 'DATASET', ...only })).toEqual({
      ...{ start: 0, count: 3, total: 3, metadata: { path: [], totalNumEntities: 5 } },
      groups: [group('prod', 3, 'places'), group('dev', 1, 'nothing'), group('prodigy', 1, 'nothing')],
    });
    expect(await browsed({ type: 'DATASET', path: ['prod'], ...only })).toEqual({
      ...{ start: 0, count: 2, total: 2, metadata: { path: ['prod'], totalNumEntities: 3 } },
      groups: [group(SHELF, 2, 'places'), group('loose', 1, 'nothing')],
    });
    expect(await browsed({ types: ['DATASET', 'CHART'], path: ['prod', SHELF] })).toMatchObject({
      groups: [group('inner', 1, 'nothing')],
    });
    expect(await browsed({ type: 'CHART', path: ['prod'] })).toMatchObject({ total: 0, groups: [] });
  });

  it('answers a page, and counts what has the words and meets the conditions', async () => {
    expect(await browsed({ type: 'DATASET', start: 1, count: 1, ...only })).toMatchObject({
      ...{ start: 1, count: 1, total: 3, groups: [group('dev', 1, 'nothing')] },
    });
    expect(await browsed({ type: 'DATASET', query: 'b3' })).toMatchObject({ groups: [group('prod', 1, 'places')] });
    const orFilters = [
      { and: [{ field: 'urn', values: [table('b1')] }] },
      { and: [{ field: 'urn', values: [table('b4')] }] },
    ];
    expect(await browsed({ type: 'DATASET', orFilters, path: ['prod'] })).toMatchObject({
      groups: [group(SHELF, 1, 'nothing')],
    });
  });

  it.each([
    [{ path: [''] }, 'path'],
    [{ count: -1 }, 'count'],
  ])('is refused with %j', async (input, name) => {
    const query = 'query browse($input: BrowseV2Input!) { browseV2(input: $input) { total } }';
    const { body } = await graphqlRequest(app, { query, variables: { input } });
    expect(body.errors?.[0]?.message).toContain(name);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 400 });
  });
});
