import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { put, refusal } from './proposal.builder.js';

const table = (name: string, origin = 'PROD'): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},${origin})`;
const ORDERS = table('shop.orders');
const ITEMS = table('shop.order_items');
const OLD = table('shop.old_orders', 'DEV');
const DELETED = table('shop.gone_orders');
const TAG = 'urn:li:tag:Legacy';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, ORDERS, 'datasetProperties', {
    name: 'Orders',
    description: 'All revenue',
    customProperties: { team: 'sales' },
  });
  await put(app, ORDERS, 'globalTags', { tags: [{ tag: TAG }] });
  await put(app, ITEMS, 'datasetProperties', { name: 'Order items', customProperties: {} });
  await put(app, OLD, 'status', { removed: false });
  await put(app, OLD, 'datasetProperties', { created: { time: 1_700_000_000_000 }, customProperties: {} });
  await put(app, DELETED, 'status', { removed: true });
  await put(app, 'urn:li:corpuser:orderly', 'corpUserInfo', { active: true, displayName: 'Otto Orderly' });
});
afterAll(() => app.close());

/** Value of an action on entities; by protocol 2.0.0. */
async function value(action: string, body: object): Promise<unknown> {
  const answer = await app.post(`/entities?action=${action}`, body, { headers: CLIENT_HEADERS });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** A search of datasets with defaults for what the test leaves out, answered in the older form. */
async function search(change: object): Promise<unknown> {
  const answer = await app.post('/entities?action=search', {
    entity: 'dataset',
    input: '*',
    start: 0,
    count: 10,
    ...change,
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

const criteria = (...and: readonly object[]): object => ({ filter: { or: [{ and }] } });

describe('search', () => {
  const facet = (
    name: string,
    displayName: string,
    counts: Readonly<Record<string, number>>,
    filtered: readonly string[] = [],
  ) => ({
    name,
    displayName,
    aggregations: counts,
    filterValues: Object.entries(counts).map(([each, facetCount]) => ({
      value: each,
      ...(each.startsWith('urn:') ? { entity: each } : {}),
      facetCount,
      filtered: filtered.includes(each),
    })),
  });

  it('answers records with scores, matches and facets to clients', async () => {
    const matchedFields = [{ name: 'description', value: 'All revenue' }];
    const answer = await value('search', { entity: 'dataset', input: 'revenue', start: 0, count: 5 });
    const aggregations = [
      facet('_entityType', 'Type', { dataset: 1 }),
      facet('origin', 'Environment', { PROD: 1 }),
      facet('platform', 'Platform', { 'urn:li:dataPlatform:hive': 1 }),
      facet('tags', 'Tag', { [TAG]: 1 }),
      facet('entity', 'Type', { dataset: 1 }),
    ];
    expect(answer).toEqual({
      value: {
        entities: [
          {
            entity: ORDERS,
            matchedFields,
            features: { SEARCH_BACKEND_SCORE: expect.any(Number) },
            score: expect.any(Number),
          },
        ],
        metadata: {
          aggregations,
          suggestions: [],
          urns: [ORDERS],
          matches: [{ matchedFields }],
          searchResultMetadatas: aggregations.map(({ name, aggregations: counts }) => ({ name, aggregations: counts })),
        },
        from: 0,
        pageSize: 5,
        numEntities: 1,
      },
    });
  });

  it('answers URNs without the protocol header', async () => {
    expect(await search({ input: 'orders' })).toMatchObject({
      value: { entities: [ORDERS, ITEMS, OLD], metadata: { urns: [ORDERS, ITEMS, OLD] }, numEntities: 3 },
    });
  });

  it('pages with an exact total', async () => {
    expect(await search({ start: 1, count: 1 })).toMatchObject({
      value: { entities: [ITEMS], from: 1, pageSize: 1, numEntities: 3 },
    });
    expect(await search({ start: 10_000, count: 0 })).toMatchObject({ value: { entities: [], numEntities: 3 } });
  });

  it.each([
    ['tags:Legacy', [ORDERS]],
    [`tags:urn\\:li\\:tag\\:Legacy OR name:"order items"`, [ORDERS, ITEMS]],
    ['name:Ord*', [ORDERS, ITEMS]],
    ['customProperties: team=sales', [ORDERS]],
    ['browsePaths:*/hive*', [OLD, ORDERS, ITEMS]],
    ['orders -revenue', [OLD, ITEMS]],
    ['"order items"', [ITEMS]],
    ['rev*', [ORDERS]],
    ['( " OR")', []],
    ['name:nothing', []],
  ])('reads %s', async (input, urns) => {
    const sorted = [...urns].sort();
    const answer = await search({ input, sort: { field: 'urn', order: 'ASCENDING' } });
    expect(answer).toMatchObject({ value: { entities: sorted, numEntities: urns.length } });
  });

  it.each([
    [{ field: 'name', value: 'orders', condition: 'EQUAL' }, [ORDERS]],
    [{ field: 'name', values: ['Orders', 'Order items'], value: '' }, [ITEMS, ORDERS]],
    [{ field: 'name', value: 'der', condition: 'CONTAIN' }, [ITEMS, ORDERS]],
    [{ field: 'name', value: 'order', condition: 'START_WITH' }, [ITEMS, ORDERS]],
    [{ field: 'name', value: 'ITEMS', condition: 'END_WITH' }, [ITEMS]],
    [{ field: 'createdAt', value: '1600000000000', condition: 'GREATER_THAN' }, [OLD]],
    [{ field: 'createdAt', value: '1700000000000', condition: 'GREATER_THAN_OR_EQUAL_TO' }, [OLD]],
    [{ field: 'createdAt', value: '1700000000000', condition: 'LESS_THAN' }, []],
    [{ field: 'createdAt', value: '1700000000000', condition: 'LESS_THAN_OR_EQUAL_TO' }, [OLD]],
    [{ field: 'createdAt', value: '', condition: 'EXISTS' }, [OLD]],
    [{ field: 'createdAt', condition: 'IS_NULL' }, [ITEMS, ORDERS]],
    [{ field: 'origin', values: ['DEV', 'QA'], condition: 'IN' }, [OLD]],
    [{ field: 'tags.keyword', value: TAG, negated: true }, [ITEMS, OLD]],
    [{ field: 'removed', value: 'true' }, [DELETED]],
    [{ field: 'removed', value: '' }, [DELETED, ITEMS, OLD, ORDERS]],
    [{ field: '_entityType', value: 'DATASET' }, [ITEMS, OLD, ORDERS]],
  ])('filters by %j', async (criterion, urns) => {
    const entities = [...urns].sort();
    const sort = { field: 'urn', order: 'ASCENDING' };
    const answer = await search({ ...criteria(criterion), sort });
    expect(answer).toMatchObject({ value: { entities, numEntities: urns.length } });
  });

  it('includes the values of the filter in the facets', async () => {
    const answer = await value('search', {
      entity: 'dataset',
      input: 'revenue',
      start: 0,
      count: 1,
      ...criteria({ field: 'origin', values: ['DEV', 'PROD'], value: '' }),
    });
    const origin = facet('origin', 'Environment', { PROD: 1, DEV: 0 }, ['PROD', 'DEV']);
    expect(answer).toMatchObject({ value: { metadata: { aggregations: expect.arrayContaining([origin]) } } });
  });

  it('leaves out the parts that the flags disable', async () => {
    const searchFlags = { skipAggregates: true, skipHighlighting: true };
    expect(await search({ input: 'revenue', searchFlags })).toMatchObject({
      value: { metadata: { aggregations: [], matches: [{ matchedFields: [] }] } },
    });
  });

  it('covers several entity types', async () => {
    const body = { entities: ['corpUser', 'dataset'], input: 'orderly | revenue', start: 0, count: 10 };
    expect(await value('searchAcrossEntities', body)).toMatchObject({
      value: {
        entities: [{ entity: 'urn:li:corpuser:orderly' }, { entity: ORDERS }],
        metadata: {
          aggregations: expect.arrayContaining([facet('_entityType', 'Type', { corpuser: 1, dataset: 1 })]),
        },
      },
    });
    expect(await value('searchAcrossEntities', { input: 'revenue', start: 0, count: 10 })).toMatchObject({
      value: { numEntities: 1 },
    });
  });

  it('serves filters without a query, and lists', async () => {
    const body = { entity: 'dataset', start: 0, count: 10, ...criteria({ field: 'origin', value: 'DEV' }) };
    expect(await value('filter', body)).toMatchObject({ value: { entities: [{ entity: OLD }], numEntities: 1 } });
    expect(await value('list', body)).toEqual({ value: { entities: [OLD], start: 0, count: 1, total: 1 } });
  });

  it('sees writes at once', async () => {
    const passing = table('shop.passing');
    await put(app, passing, 'datasetProperties', { description: 'ephemeral', customProperties: {} });
    expect(await search({ input: 'ephemeral' })).toMatchObject({ value: { entities: [passing] } });
    await put(app, passing, 'status', { removed: true });
    expect(await search({ input: 'ephemeral' })).toMatchObject({ value: { entities: [], numEntities: 0 } });
  });

  it.each([
    [{ start: -1 }, "Parameter 'start' is invalid: it must not be negative."],
    [{ count: 10_001 }, "Parameter 'count' is invalid: start and count together must not be greater than 10000."],
    [
      { start: 10_000, count: 1 },
      "Parameter 'start' is invalid: start and count together must not be greater than 10000.",
    ],
    [{ sort: { field: 'nothing', order: 'ASCENDING' } }, `Parameter 'sort' is invalid: there is no field "nothing".`],
    [
      criteria({ field: 'tag', value: 'x' }),
      'The filter on field "tag" is invalid: there is no such field (Did you mean "tags"?).',
    ],
    [
      criteria({ field: 'createdAt', value: 'x', condition: 'LESS_THAN' }),
      'The filter on field "createdAt" is invalid: "x" is neither a number nor a date.',
    ],
    [
      { filter: { or: [{ and: [{ field: 'name', value: 'x' }] }], criteria: [{ field: 'origin', value: 'PROD' }] } },
      `Parameter 'filter' is invalid: it has both "or" and "criteria", of which one alone can count; put all criteria into groups of "or".`,
    ],
    [
      { searchFlags: { maxAggValues: -1 } },
      "Parameter 'searchFlags.maxAggValues' is invalid: it must be an integer that is not negative.",
    ],
    [
      { input: `${'('.repeat(40)}a` },
      'The query cannot be read: its parentheses are nested deeper than 32. Given in "input".',
    ],
  ])('refuses %j', async (change, message) => {
    const answer = await app.post('/entities?action=search', {
      entity: 'dataset',
      input: '',
      start: 0,
      count: 1,
      ...change,
    });
    expect(refusal(answer)).toEqual([400, message]);
  });
});

describe('autocomplete', () => {
  it('answers pages, one after the other', async () => {
    const body = { entity: 'dataset', query: 'o', limit: 10 };
    const suggestions = async (page: object): Promise<readonly unknown[]> =>
      jsonItems(await value('autocomplete', { ...body, ...page }), 'value', 'suggestions');
    const all = await suggestions({ start: null });
    expect(all.length).toBeGreaterThan(1);
    for (const [start, text] of all.entries()) expect(await suggestions({ start, limit: 1 })).toEqual([text]);
    expect(await suggestions({ start: all.length })).toEqual([]);
  });

  it('answers completions with their entities', async () => {
    expect(await value('autocomplete', { entity: 'dataset', query: 'ord', limit: 10, start: 0 })).toEqual({
      value: {
        query: 'ord',
        suggestions: ['Orders', 'Order items', 'shop.old_orders'],
        entities: [{ urn: ORDERS }, { urn: ITEMS }, { urn: OLD }],
      },
    });
  });

  it('applies a field, a filter and the limit, and hides deleted entities', async () => {
    const body = { entity: 'dataset', query: 'shop', field: 'id', limit: 1 };
    expect(await value('autocomplete', body)).toMatchObject({ value: { suggestions: ['shop.orders'] } });
    const filter = criteria({ field: 'origin', value: 'DEV' });
    expect(await value('autocomplete', { ...body, ...filter })).toMatchObject({ value: { entities: [{ urn: OLD }] } });
    const removed = criteria({ field: 'removed', value: 'true' });
    expect(await value('autocomplete', { ...body, ...removed })).toMatchObject({ value: { entities: [] } });
  });

  it.each([
    [{ query: ' ' }, "Parameter 'query' is invalid: it can not be null or empty."],
    [{ limit: -1 }, "Parameter 'limit' is invalid: it must not be negative."],
    [{ field: 'nothing' }, `Parameter 'field' is invalid: there is no field "nothing".`],
  ])('refuses %j', async (change, message) => {
    const answer = await app.post('/entities?action=autocomplete', {
      entity: 'dataset',
      query: 'a',
      limit: 1,
      ...change,
    });
    expect(refusal(answer)).toEqual([400, message]);
  });
});

describe('browse', () => {
  const browse = (change: object): Promise<unknown> =>
    value('browse', { entity: 'dataset', path: '', start: 0, limit: 10, ...change });

  it('answers groups at the top and in the metadata, then entities', async () => {
    const groups = [
      { name: 'dev', count: 1 },
      { name: 'prod', count: 2 },
    ];
    expect(await browse({})).toEqual({
      value: {
        entities: [],
        groups,
        metadata: { path: '', totalNumEntities: 3, groups },
        from: 0,
        pageSize: 10,
        numEntities: 0,
        numGroups: 2,
        numElements: 2,
      },
    });
    expect(await browse({ path: '/prod/hive/shop' })).toMatchObject({
      value: {
        entities: [ITEMS, ORDERS].map((urn) => ({ name: urn, urn })),
        numEntities: 2,
        numGroups: 0,
      },
    });
  });

  it('answers the paths of an entity', async () => {
    expect(await value('getBrowsePaths', { urn: OLD })).toEqual({ value: ['/dev/hive/shop'] });
    expect(await value('getBrowsePaths', { urn: table('unknown') })).toEqual({ value: [] });
  });

  it.each([
    [{ limit: 10_001 }, "Parameter 'limit' is invalid: start and limit together must not be greater than 10000."],
    [
      { filter: { or: [{ and: [] }, { and: [] }] } },
      "Parameter 'filter' is invalid: browsing takes a single conjunction.",
    ],
    [
      criteria({ field: 'name', value: 'a', condition: 'CONTAIN' }),
      'The filter on field "name" is invalid: browsing takes the condition EQUAL alone.',
    ],
  ])('refuses %j', async (change, message) => {
    const answer = await app.post('/entities?action=browse', {
      entity: 'dataset',
      path: '',
      start: 0,
      limit: 1,
      ...change,
    });
    expect(refusal(answer)).toEqual([400, message]);
  });
});

describe('a value that nobody can use', () => {
  it.each([
    ['search', { entity: 'nope', input: '*', start: 0, count: 1 }, 'entity'],
    ['searchAcrossEntities', { entities: ['dataset', 'nope'], input: '*', start: 0, count: 1 }, 'entities[1]'],
    ['autocomplete', { entity: 'nope', query: 'a', limit: 1 }, 'entity'],
    ['autocomplete', { entity: 'dataset', query: 'a', limit: 1, start: -1 }, 'start'],
    ['exists', { urn: 'nope' }, 'urn'],
    ['searchAcrossLineage', { urn: 'nope', direction: 'UPSTREAM', start: 0, count: 1 }, 'urn'],
  ])('is named to programs that call %s', async (action, body, field) => {
    const answer = await app.post(`/entities?action=${action}`, body);
    expect([answer.status, jsonMember(answer.json(), 'field')]).toEqual([400, field]);
  });
});
