import { type WireApp, wireApp } from './app.builder.js';
import { fillCatalog, graphqlRequest, ORDERS } from './graphql.builder.js';
import { jsonMember } from './json-member.js';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await fillCatalog(app);
});
afterAll(() => app.close());

const SEARCH = `query find($input: SearchAcrossEntitiesInput!) {
  searchAcrossEntities(input: $input) { start count total }
}`;

async function found(input: object): Promise<unknown> {
  const { body } = await graphqlRequest(app, { query: SEARCH, variables: { input } });
  return body.errors?.[0]?.message ?? jsonMember(body.data, 'searchAcrossEntities');
}

describe('variables of established programs', () => {
  it.each([
    ['numbers as text', { query: '*', types: ['DATASET'], start: '1', count: '1' }],
    ['flags as text', { query: '*', types: ['DATASET'], start: 1, count: 1, searchFlags: { skipAggregates: 'true' } }],
    ['one value for a list', { query: '*', types: 'DATASET', start: 1, count: 1 }],
  ])('may have %s', async (_what, input) => {
    // The second time the document is compiled.
    for (let time = 0; time < 3; time++) expect(await found(input)).toEqual({ start: 1, count: 1, total: 2 });
  });

  it('may have a number in the place of a text, deep in lists', async () => {
    const input = { query: 2026, orFilters: [{ and: [{ field: 'urn', values: [7, true] }] }] };
    expect(await found(input)).toEqual({ start: 0, count: 0, total: 0 });
  });

  it('may be more than the document declares', async () => {
    const query = 'query q($urn: String!) { dataset(urn: $urn) { urn } }';
    const { body } = await graphqlRequest(app, { query, variables: { urn: ORDERS, more: '1', __proto__: 1 } });
    expect(body).toEqual({ data: { dataset: { urn: ORDERS } }, extensions: {} });
  });

  it.each([
    [{ query: '*', start: 'one' }, 'start'],
    [{ query: '*', start: '1.5' }, 'start'],
    [{ query: '*', start: '99999999999' }, 'start'],
    [{ query: '*', searchFlags: { skipAggregates: 'yes' } }, 'skipAggregates'],
    [{ query: {} }, 'query'],
  ])('are refused where they mean nothing: %j', async (input, name) => {
    expect(await found(input)).toContain(name);
  });

  it('are none of the literals of a document', async () => {
    const query = '{ searchAcrossEntities(input: { query: "*", start: "0" }) { total } }';
    const { body } = await graphqlRequest(app, { query });
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 400 } });
  });
});
