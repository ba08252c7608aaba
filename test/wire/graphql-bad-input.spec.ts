import fc from 'fast-check';
import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { fillCatalog, graphqlRequest, ORDERS } from './graphql.builder.js';
import { jsonMember } from './json-member.js';
import { stored } from './proposal.builder.js';
import { anyText } from './text-arbitrary.builder.js';

/** Text of any kind in every text argument of GraphQL: the service never fails because of it. */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await fillCatalog(app);
});
afterAll(async () => {
  expect(await stored(app, ORDERS, 'datasetProperties')).toMatchObject({ description: 'Every order.' });
  await app.close();
});

async function expectNoFault(
  requestOf: (text: string) => object,
  arbitrary: fc.Arbitrary<string> = anyText,
): Promise<void> {
  const property = fc.asyncProperty(arbitrary, async (text) => {
    const { status, body } = await graphqlRequest(app, requestOf(text));
    const faults = (body.errors ?? []).filter(({ extensions }) => Number(jsonMember(extensions, 'code')) >= 500);
    expect([status < 500, faults]).toEqual([true, []]);
  });
  await fc.assert(property, { numRuns: 60 });
}

const SEARCH = `query search($text: String!, $field: String!, $values: [String!]) {
  search(input: {type: DATASET, query: $text, orFilters: [{and: [{field: $field, values: $values}]}]}) { total } }`;
const ACROSS = `query across($text: String!) {
  searchAcrossEntities(input: {query: $text}) { searchResults { entity { urn } matchedFields { name value } } } }`;
const LINEAGE = `query lineage($text: String!) {
  searchAcrossLineage(input: {urn: $text, query: $text, direction: UPSTREAM}) { total } }`;
const COMPLETE =
  'query complete($text: String!) { autoComplete(input: {type: DATASET, query: $text}) { suggestions } }';
const BROWSE = 'query browse($path: [String!]) { browse(input: {type: DATASET, path: $path}) { total } }';
const READ = 'query read($text: String!) { dataset(urn: $text) { name } tag(urn: $text) { name } }';
const LINK =
  'mutation link($text: String!) { updateLineage(input: {edgesToAdd: [{upstreamUrn: $text, downstreamUrn: $text}]}) }';
const DESCRIBE = `mutation describe($urn: String!, $text: String!) { updateDescription(
  input: {description: "x", resourceUrn: $urn, subResource: $text, subResourceType: DATASET_FIELD}) }`;

describe('any text', () => {
  it.each<[string, (text: string) => object]>([
    ['to search', (text) => ({ query: SEARCH, variables: { text, field: 'name', values: [text] } })],
    ['as the field of a filter', (text) => ({ query: SEARCH, variables: { text: '*', field: text, values: ['a'] } })],
    ['to search everywhere', (text) => ({ query: ACROSS, variables: { text } })],
    ['along lineage', (text) => ({ query: LINEAGE, variables: { text } })],
    ['to complete', (text) => ({ query: COMPLETE, variables: { text } })],
    ['as a step of a browse path', (text) => ({ query: BROWSE, variables: { path: ['prod', text] } })],
    ['as a URN', (text) => ({ query: READ, variables: { text } })],
    ['as an end of an edge', (text) => ({ query: LINK, variables: { text } })],
    ['as a thing to describe', (text) => ({ query: DESCRIBE, variables: { urn: text, text } })],
    ['as a column to describe', (text) => ({ query: DESCRIBE, variables: { urn: ORDERS, text: `${text} ` } })],
    ['as a document', (text) => ({ query: text })],
    ['inside a document', (text) => ({ query: `{ dataset(urn: "${text}") { name } }` })],
    ['as the name of an operation', (text) => ({ query: READ, variables: { text: ORDERS }, operationName: text })],
    ['as the name of a variable', (text) => ({ query: READ, variables: { [text]: text } })],
  ])('%s', async (_where, requestOf) => {
    await expectNoFault(requestOf);
  });

  it('that is not a value of a variable', async () => {
    const values = fc.jsonValue({ maxDepth: 2 });
    const property = fc.asyncProperty(values, values, async (input, start) => {
      const query =
        'query across($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total } }';
      for (const variables of [{ input }, { input: { query: '*', start } }, input]) {
        const { status, body } = await graphqlRequest(app, { query, variables });
        const codes = (body.errors ?? []).map(({ extensions }) => Number(jsonMember(extensions, 'code')));
        expect([status < 500, codes.filter((code) => code >= 500)]).toEqual([true, []]);
      }
    });
    await fc.assert(property, { numRuns: 60 });
  });
});
