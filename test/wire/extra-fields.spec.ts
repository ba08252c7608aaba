import { type WireApp, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { DATASET, put } from './proposal.builder.js';

const TAG = 'urn:li:tag:pii';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, DATASET, 'datasetProperties', { name: 'orders', customProperties: { tier: 'gold', size: '7' } });
  await put(app, DATASET, 'globalTags', { tags: [{ tag: TAG }, { tag: 'urn:li:tag:old' }] });
  await put(app, TAG, 'tagProperties', { name: 'pii' });
});
afterAll(() => app.close());

/** Extra properties of each result, by its URN. */
async function extraOf(operation: string, fields: readonly string[], input = ''): Promise<unknown> {
  const flags = `searchFlags: { fetchExtraFields: ${JSON.stringify(fields)} }`;
  const query = `{ it: ${operation}(input: { query: "*", ${input} ${flags} }) {
    searchResults { entity { urn } extraProperties { name value } } } }`;
  const { body } = await graphqlRequest(app, { query });
  if (body.errors !== undefined) return body.errors.map(({ message }) => message);
  const results = jsonItems(body, 'data', 'it', 'searchResults');
  const pairs = results.map((one) => {
    const extra = jsonItems(one, 'extraProperties').map((pair) => {
      return `${String(jsonMember(pair, 'name'))}: ${String(jsonMember(pair, 'value'))}`;
    });
    return [String(jsonMember(one, 'entity', 'urn')), extra] as const;
  });
  return Object.fromEntries(pairs);
}

describe('values of search fields beside results', () => {
  it.each(['searchAcrossEntities', 'scrollAcrossEntities'])(
    'are answered by %s for the fields that are named',
    async (name) => {
      const fields = ['tags', 'customProperties', 'name', 'origin'];
      expect(await extraOf(name, fields, 'types: [DATASET, TAG],')).toEqual({
        [DATASET]: [
          ...['tags: urn:li:tag:pii', 'tags: urn:li:tag:old'],
          ...['customProperties: tier=gold', 'customProperties: size=7'],
          ...['name: orders', 'origin: PROD'],
        ],
        [TAG]: ['name: pii'],
      });
    },
  );

  it('are there for one type, and none without fields', async () => {
    expect(await extraOf('search', ['origin'], 'type: DATASET,')).toEqual({ [DATASET]: ['origin: PROD'] });
    expect(await extraOf('search', [], 'type: DATASET,')).toEqual({ [DATASET]: [] });
  });

  it('are refused for a field that no aspect has', async () => {
    expect(await extraOf('search', ['colour'], 'type: DATASET,')).toEqual([
      expect.stringMatching(/searchFlags\.fetchExtraFields.*"colour"/),
    ]);
  });
});
