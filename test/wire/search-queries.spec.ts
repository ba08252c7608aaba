import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { graphqlRequest } from './graphql.builder.js';
import { put, refusal } from './proposal.builder.js';

const ORDERS = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';
const PEOPLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.people,PROD)';
const ANN = 'urn:li:corpuser:ann';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, ORDERS, 'datasetProperties', {
    name: 'orders',
    description: 'Open from 12:30 at https://shop.example',
  });
  await put(app, ORDERS, 'globalTags', { tags: [{ tag: 'urn:li:tag:season:spring' }] });
  await put(app, PEOPLE, 'datasetProperties', { name: 'people' });
  await put(app, ANN, 'corpUserInfo', { active: true, displayName: 'Ann' });
});
afterAll(() => app.close());

const search = (input: string) =>
  app.post('/entities?action=search', { entity: 'dataset', input, start: 0, count: 10 }, { headers: CLIENT_HEADERS });

describe('a query that names fields', () => {
  it.each([
    ['name:orders', [{ name: 'name', value: 'orders' }]],
    ['name.keyword:orders', [{ name: 'name', value: 'orders' }]],
    ['tags:"season spring"', [{ name: 'tags', value: 'urn:li:tag:season:spring' }]],
    [
      'entity:dataset AND name:orders',
      [
        { name: 'name', value: 'orders' },
        { name: '_entityType', value: 'dataset' },
      ],
    ],
  ])('%s says where it was found', async (input, matchedFields) => {
    const answer = await search(input);
    expect([answer.status, jsonItems(answer.json(), 'value', 'entities')]).toEqual([
      200,
      [expect.objectContaining({ entity: ORDERS, matchedFields })],
    ]);
  });

  it('says over GraphQL where it was found', async () => {
    const {
      body: { data },
    } = await graphqlRequest(app, {
      query: `{ searchAcrossEntities(input: {types: [], query: "/q name.keyword:orders", start: 0, count: 5}) {
        searchResults { entity { urn } matchedFields { name value } } } }`,
    });
    expect(data).toEqual({
      searchAcrossEntities: {
        searchResults: [{ entity: { urn: ORDERS }, matchedFields: [{ name: 'name', value: 'orders' }] }],
      },
    });
  });
});

describe('a query with colons that name no field', () => {
  it.each([ORDERS, '"12:30"', '12:30', 'https://shop.example', 'season\\:spring'])('%s is text', async (input) => {
    const answer = await search(input);
    expect([answer.status, jsonItems(answer.json(), 'value', 'entities')]).toEqual([
      200,
      [expect.objectContaining({ entity: ORDERS })],
    ]);
  });
});

describe('a query that cannot be meant', () => {
  const cases: readonly (readonly [input: string, message: string])[] = [
    [
      'nam:orders',
      'The query names a field "nam" that does not exist, at character 1. Did you mean "name"? Text with a colon is put in quotation marks.',
    ],
    [
      'orders season:spring',
      'The query names a field "season" that does not exist, at character 8. Text with a colon is put in quotation marks.',
    ],
    ['"front desk', 'The query cannot be read: the quotation mark at character 1 is not closed.'],
    ['a (b OR c', 'The query cannot be read: the parenthesis at character 3 is not closed.'],
  ];

  it.each(cases)('%s is refused over RPC', async (input, message) => {
    expect(refusal(await search(input))).toEqual([400, `${message} Given in "input".`]);
    const body = { input: `/q ${input}`, start: 0, count: 1 };
    const [status] = refusal(await app.post('/entities?action=searchAcrossEntities', body));
    expect(status).toBe(400);
  });

  it.each(cases)('%s is refused over GraphQL', async (input, message) => {
    const variables = { input: { types: [], query: input, searchFlags: { fulltext: false } } };
    const {
      body: { errors },
    } = await graphqlRequest(app, {
      query: `query find($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total } }`,
      variables,
    });
    expect(errors).toEqual([
      expect.objectContaining({ message, extensions: expect.objectContaining({ type: 'BAD_REQUEST', code: 400 }) }),
    ]);
  });
});

describe('the facet of entity types', () => {
  it('has its older name, too', async () => {
    const body = { input: 'ann | orders', start: 0, count: 5 };
    const answer = await app.post('/entities?action=searchAcrossEntities', body, { headers: CLIENT_HEADERS });
    const facets = jsonItems(answer.json(), 'value', 'metadata', 'aggregations');
    const types = facets.filter((facet) => ['_entityType', 'entity'].includes(String(jsonMember(facet, 'name'))));
    const values = [
      { value: 'corpuser', facetCount: 1, filtered: false },
      { value: 'dataset', facetCount: 1, filtered: false },
    ];
    const facet = { displayName: 'Type', aggregations: { corpuser: 1, dataset: 1 }, filterValues: values };
    expect(types).toEqual([
      { name: '_entityType', ...facet },
      { name: 'entity', ...facet },
    ]);
    const {
      body: { data },
    } = await graphqlRequest(app, {
      query: `{ searchAcrossEntities(input: {types: [CORP_USER], query: "ann", start: 0, count: 5}) {
        facets { field displayName aggregations { value count } } } }`,
    });
    const shown = { displayName: 'Type', aggregations: [{ value: 'corpuser', count: 1 }] };
    expect(data).toEqual({
      searchAcrossEntities: {
        facets: [
          { field: '_entityType', ...shown },
          { field: 'entity', ...shown },
        ],
      },
    });
  });
});

describe('the explanation of a score', () => {
  const ask = (change: object) =>
    app.post(
      '/entities?action=searchAcrossEntities',
      { input: 'people', start: 0, count: 5, explain: true, ...change },
      { headers: CLIENT_HEADERS },
    );

  it('has the parts that it is made of', async () => {
    const [hit] = jsonItems((await ask({})).json(), 'value', 'entities');
    const parts = jsonItems(hit, 'explanation');
    expect(parts).toContainEqual({
      effect: 'ADD',
      amount: expect.any(Number),
      reason: 'name',
      words: 'people',
      matches: expect.arrayContaining([{ name: 'name', value: 'people', by: 'word' }]),
    });
    const sum = parts.reduce((total: number, part) => total + Number(jsonMember(part, 'amount')), 0);
    expect(sum).toBeCloseTo(Number(jsonMember(hit, 'score')), 9);
    const one = await app.post(
      '/entities?action=search',
      { entity: 'dataset', input: 'people', start: 0, count: 5, explain: true },
      { headers: CLIENT_HEADERS },
    );
    expect(jsonItems(jsonItems(one.json(), 'value', 'entities')[0], 'explanation')).toEqual(parts);
  });

  it('is left out unless it is asked for', async () => {
    expect((await ask({ explain: false })).text).not.toContain('explanation');
    expect((await ask({ explain: undefined })).text).not.toContain('explanation');
  });

  it('is given for a hundred hits, and not for one more', async () => {
    expect((await ask({ count: 100 })).status).toBe(200);
    expect(refusal(await ask({ count: 101 }))).toEqual([
      400,
      "Parameter 'count' is invalid: scores of at most 100 hits are explained.",
    ]);
  });
});
