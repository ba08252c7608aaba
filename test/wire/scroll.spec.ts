import fc from 'fast-check';
import {
  nextCursor,
  readCursor,
  type ScrollCursor,
  writeCursor,
} from '../../src/search/scroll-entities/scroll-cursor.js';
import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { put, refusal } from './proposal.builder.js';

const table = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,walk.${name},PROD)`;
/** Three of them are equal for the index, which compares without regard to case. */
const NAMES = ['a', 'b', 'Case', 'CASE', 'case', 'd', 'e', 'f', 'g'];
const ALL = NAMES.map(table).sort();

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  for (const urn of ALL) await put(app, urn, 'datasetProperties', { description: 'scrolled' });
  await put(app, table('removed'), 'status', { removed: true });
});
afterAll(() => app.close());

interface ScrollPage {
  readonly urns: readonly string[];
  readonly next: string | undefined;
  readonly total: unknown;
  readonly facets: readonly unknown[];
}

async function overRpc(count: number, scrollId: string | undefined, more: object): Promise<ScrollPage> {
  const body = { entities: ['dataset'], input: 'scrolled', scrollId: scrollId ?? '', keepAlive: '5m', count, ...more };
  const answer = await app.post('/entities?action=scrollAcrossEntities', body, { headers: CLIENT_HEADERS });
  expect(answer.status).toBe(200);
  return rpcPage(jsonMember(answer.json(), 'value'));
}

function rpcPage(value: unknown): ScrollPage {
  return {
    urns: jsonItems(value, 'entities').map((hit) => String(jsonMember(hit, 'entity'))),
    next: textOf(jsonMember(value, 'scrollId')),
    total: jsonMember(value, 'numEntities'),
    facets: jsonItems(value, 'metadata', 'aggregations'),
  };
}

function graphqlPage(value: unknown): ScrollPage {
  return {
    urns: jsonItems(value, 'searchResults').map((hit) => String(jsonMember(hit, 'entity', 'urn'))),
    next: textOf(jsonMember(value, 'nextScrollId')),
    total: jsonMember(value, 'total'),
    facets: jsonItems(value, 'facets'),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const DOCUMENT = `query scroll($input: ScrollAcrossEntitiesInput!) {
  scrollAcrossEntities(input: $input) {
    nextScrollId count total
    searchResults { entity { urn } extraProperties { name value } }
    facets { field aggregations { value count } }
  }
}`;

async function overGraphql(count: number, scrollId: string | undefined, more: object): Promise<ScrollPage> {
  const input = { types: ['DATASET'], query: 'scrolled', scrollId: scrollId ?? null, count, ...more };
  const { body } = await graphqlRequest(app, { query: DOCUMENT, variables: { input } });
  expect(body.errors).toBeUndefined();
  const value = jsonMember(body.data, 'scrollAcrossEntities');
  const page = graphqlPage(value);
  expect(jsonMember(value, 'count')).toBe(page.urns.length);
  return page;
}

describe.each([
  ['RPC', overRpc],
  ['GraphQL', overGraphql],
])('a scroll over %s', (_wire, scroll) => {
  async function answers(count: number, more: object = {}): Promise<readonly ScrollPage[]> {
    const found: ScrollPage[] = [];
    for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
      const page = await scroll(count, next, more);
      found.push(page);
      next = page.next;
    }
    return found;
  }

  it.each([1, 2, 4, 9, 10_000])(
    'answers every hit exactly once, %i at a time, with the number of all',
    async (count) => {
      const found = await answers(count);
      const urns = found.flatMap((answer) => answer.urns);
      expect([...urns].sort()).toEqual(ALL);
      expect(found.map(({ total }) => total)).toEqual(found.map(() => ALL.length));
      expect(found.every((answer) => answer.urns.length === count || answer.next === undefined)).toBe(true);
    },
  );

  it('has the facets of all hits in each answer', async () => {
    const found = await answers(4);
    expect(found[0]?.facets).not.toEqual([]);
    expect(new Set(found.map(({ facets }) => JSON.stringify(facets))).size).toBe(1);
  });

  it('finds what is there all the time once, and what is added further on', async () => {
    const first = await scroll(3, undefined, {});
    await put(app, table('0'), 'datasetProperties', { description: 'scrolled' });
    await put(app, table('z'), 'datasetProperties', { description: 'scrolled' });
    const rest = await scroll(100, first.next, {});
    const found = [...first.urns, ...rest.urns];
    expect(found.filter((urn) => ALL.includes(urn)).sort()).toEqual(ALL);
    expect(found).toContain(table('z'));
    for (const name of ['0', 'z']) await put(app, table(name), 'datasetProperties', { description: 'other' });
  });
});

describe('a scroll', () => {
  it('hides what was soft-deleted unless it is asked for', async () => {
    const all = { query: '*', orFilters: [{ and: [{ field: 'urn', values: [table('removed')] }] }] };
    expect((await overGraphql(10, undefined, all)).urns).toEqual([]);
    const flags = { searchFlags: { includeSoftDeleted: true } };
    expect((await overGraphql(10, undefined, { ...all, ...flags })).urns).toEqual([table('removed')]);
    const filter = { or: [{ and: [{ field: 'urn', value: table('removed') }] }] };
    expect((await overRpc(10, undefined, { input: '*', filter, ...flags })).urns).toEqual([table('removed')]);
  });

  it('goes backwards when that is asked for', async () => {
    const sortInput = { sortCriteria: [{ field: 'urn', sortOrder: 'DESCENDING' }] };
    const first = await overGraphql(2, undefined, { sortInput });
    const second = await overGraphql(2, first.next, { sortInput });
    expect([...first.urns, ...second.urns]).toEqual(['g', 'f', 'e', 'd'].map(table));
  });

  it('narrows every branch of a filter by where it stands', async () => {
    const branch = (name: string) => ({ and: [{ field: 'urn', value: table(name) }] });
    const filter = { or: [branch('a'), branch('d'), branch('g')] };
    const first = await overRpc(2, undefined, { filter });
    expect(await overRpc(2, first.next, { filter })).toMatchObject({ urns: [table('g')], total: 3 });
    const criteria = [{ field: 'urn', values: [table('a'), table('d')] }];
    const older = await overRpc(1, undefined, { filter: { criteria } });
    expect(await overRpc(1, older.next, { filter: { criteria } })).toMatchObject({ urns: [table('d')], total: 2 });
  });

  it.each([
    ['scrollId', { scrollId: 'none' }],
    ['scrollId', { scrollId: Buffer.from('{"last":[7],"passed":1}').toString('base64url') }],
    ['scrollId', { scrollId: Buffer.from('{"last":["a"],"passed":-1}').toString('base64url') }],
    ['count', { count: 10_001 }],
    ['count', { count: -1 }],
    ['sort', { sort: { field: 'description', order: 'ASCENDING' } }],
  ])('refuses %s, and names it: %j', async (name, change) => {
    const body = { input: '*', count: 1, ...change };
    const [status, message] = refusal(await app.post('/entities?action=scrollAcrossEntities', body));
    expect([status, message]).toEqual([400, expect.stringContaining(name)]);
  });

  it('refuses two orders', async () => {
    const order = { field: 'urn', sortOrder: 'ASCENDING' };
    const input = { query: '*', sortInput: { sortCriteria: [order, order] } };
    const { body } = await graphqlRequest(app, { query: DOCUMENT, variables: { input } });
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringContaining('sortInput'),
      extensions: { code: 400 },
    });
  });
});

describe('a scroll along lineage', () => {
  const START = table('start');
  const REACHED = Array.from({ length: 7 }, (_, at) => table(`reached${String(at)}`));

  beforeAll(async () => {
    await put(app, START, 'status', { removed: false });
    for (const [at, urn] of REACHED.entries()) {
      const before = at < 4 ? START : REACHED[at - 4];
      await put(app, urn, 'upstreamLineage', { upstreams: [{ dataset: before, type: 'COPY' }] });
    }
  });

  async function overRpcAlong(scrollId: string | undefined, more: object): Promise<ScrollPage> {
    const body = { urn: START, direction: 'DOWNSTREAM', scrollId: scrollId ?? '', count: 3, ...more };
    const answer = await app.post('/entities?action=scrollAcrossLineage', body, { headers: CLIENT_HEADERS });
    expect(answer.status).toBe(200);
    return rpcPage(jsonMember(answer.json(), 'value'));
  }

  async function overGraphqlAlong(scrollId: string | undefined, more: object): Promise<ScrollPage> {
    const query = `query scroll($input: ScrollAcrossLineageInput!) {
      scrollAcrossLineage(input: $input) {
        nextScrollId count total truncated
        searchResults { degree entity { urn } paths { path { urn } } }
        facets { field aggregations { value count } }
      }
    }`;
    const input = { urn: START, direction: 'DOWNSTREAM', scrollId: scrollId ?? null, count: 3, ...more };
    const { body } = await graphqlRequest(app, { query, variables: { input } });
    expect(body.errors).toBeUndefined();
    const value = jsonMember(body.data, 'scrollAcrossLineage');
    const results = jsonItems(value, 'searchResults');
    for (const hit of results) {
      expect(jsonItems(hit, 'paths', 0, 'path')).toHaveLength(Number(jsonMember(hit, 'degree')) + 1);
    }
    return graphqlPage(value);
  }

  it.each([
    ['RPC', overRpcAlong],
    ['GraphQL', overGraphqlAlong],
  ])('answers what is reached over %s, each once, with the facets of all', async (_wire, along) => {
    const pages = [await along(undefined, {})];
    for (let page = pages[0]; page?.next !== undefined; page = pages.at(-1)) pages.push(await along(page.next, {}));
    expect(pages.flatMap(({ urns }) => urns)).toEqual(REACHED);
    expect(pages.map(({ total, urns }) => [total, urns.length])).toEqual([
      [7, 3],
      [7, 3],
      [7, 1],
    ]);
    expect(new Set(pages.map(({ facets }) => JSON.stringify(facets))).size).toBe(1);
  });

  it('lets degrees through that the filter names', async () => {
    const orFilters = [{ and: [{ field: 'degree', values: ['2'] }] }];
    expect((await overGraphqlAlong(undefined, { orFilters })).urns).toEqual(REACHED.slice(4));
    expect((await overRpcAlong(undefined, { maxHops: 1, count: 10 })).urns).toEqual(REACHED.slice(0, 4));
  });

  it('refuses a call without a start', async () => {
    const query = '{ scrollAcrossLineage(input: { direction: UPSTREAM }) { total } }';
    const { body } = await graphqlRequest(app, { query });
    expect(body.errors?.[0]).toMatchObject({ message: expect.stringContaining('urn'), extensions: { code: 400 } });
  });
});

describe('a search over GraphQL', () => {
  it('is sorted by a field', async () => {
    const query = `query q($input: SearchAcrossEntitiesInput!) {
      searchAcrossEntities(input: $input) { searchResults { entity { urn } } }
    }`;
    const sortCriterion = { field: 'urn', sortOrder: 'DESCENDING' };
    const input = { types: ['DATASET'], query: 'scrolled', count: 2, sortInput: { sortCriterion } };
    const { body } = await graphqlRequest(app, { query, variables: { input } });
    const urns = jsonItems(body.data, 'searchAcrossEntities', 'searchResults');
    expect(urns.map((hit) => jsonMember(hit, 'entity', 'urn'))).toEqual([table('g'), table('f')]);
  });
});

describe('the filter of newer clients on the environment', () => {
  it('means the origin', async () => {
    const filter = { or: [{ and: [{ field: 'env', values: ['PROD'] }] }] };
    expect((await overRpc(100, undefined, { filter })).urns).toHaveLength(ALL.length);
    expect((await overRpc(100, undefined, { filter: { criteria: [{ field: 'env', value: 'DEV' }] } })).urns).toEqual(
      [],
    );
  });
});

describe('a cursor of another scroll', () => {
  const OTHER = 'it is of a scroll with other criteria; begin this one without';

  it.each([
    { input: 'other' },
    { entities: ['tag'] },
    { sort: { field: 'urn', order: 'DESCENDING' } },
    { filter: { or: [{ and: [{ field: 'origin', value: 'PROD' }] }] } },
  ])('is refused over RPC: %j', async (more) => {
    const { next } = await overRpc(3, undefined, {});
    const body = { entities: ['dataset'], input: 'scrolled', scrollId: next, keepAlive: '5m', count: 3, ...more };
    const answer = await app.post('/entities?action=scrollAcrossEntities', body, { headers: CLIENT_HEADERS });
    expect([answer.status, jsonMember(answer.json(), 'field')]).toEqual([400, 'scrollId']);
    expect(jsonMember(answer.json(), 'message')).toContain(OTHER);
    // What is shown of a hit, and how many at a time, may change.
    expect((await overRpc(2, next, { searchFlags: { skipHighlighting: true } })).urns).toHaveLength(2);
  });

  it('is refused over GraphQL', async () => {
    const { next } = await overGraphql(3, undefined, {});
    const input = { types: ['DATASET'], query: 'other', scrollId: next, count: 3 };
    const { body } = await graphqlRequest(app, { query: DOCUMENT, variables: { input } });
    expect(JSON.stringify(body.errors)).toContain(OTHER);
  });
});

describe('a cursor of a scroll', () => {
  it('is read back as it was written, and remembers all equals of the last hit', () => {
    const urn = fc.constantFrom('a', 'A', 'b', 'B', 'c');
    fc.assert(
      fc.property(fc.array(fc.tuple(urn, fc.array(urn)), { minLength: 1 }), (pages) => {
        let cursor: ScrollCursor | undefined;
        const passed: string[] = [];
        for (const [first, others] of pages) {
          cursor = nextCursor('these', [first, ...others], cursor);
          passed.push(first, ...others);
        }
        const last = passed.at(-1)?.toLowerCase();
        expect(cursor?.passed).toBe(passed.length);
        expect(cursor?.last.every((one) => one.toLowerCase() === last)).toBe(true);
        expect(cursor === undefined ? undefined : readCursor(writeCursor(cursor), 'these')).toEqual(cursor);
      }),
    );
  });
});
