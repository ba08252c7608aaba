import { entityNames } from '../../generated/service/graphql/bindings.js';
import { entities } from '../../generated/service/registry/entities.js';
import { ownModel } from '../generator/own-model.js';
import { writeJson } from '../fidelity/exact-json.js';
import { SampleValues } from '../fidelity/sample-values.js';
import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { jsonItems, jsonMember } from './json-member.js';

/** What queries without an entity type find, with one entity of each type in the catalog. */
const SEARCHED = [
  'CHART',
  'CONTAINER',
  'CORP_GROUP',
  'CORP_USER',
  'DASHBOARD',
  'DATASET',
  'DATA_FLOW',
  'DATA_JOB',
  'DATA_PRODUCT',
  'DOMAIN',
  'GLOSSARY_NODE',
  'GLOSSARY_TERM',
  'MLFEATURE',
  'MLFEATURE_TABLE',
  'MLMODEL',
  'MLMODEL_GROUP',
  'MLPRIMARY_KEY',
  'NOTEBOOK',
  'TAG',
];
const NOT_COMPLETED = ['DOMAIN', 'GLOSSARY_NODE', 'MLFEATURE', 'MLPRIMARY_KEY'];
const WORD = 'zeppelin';
const MODEL = ownModel();
const SYMBOLS = new Map(entityNames.map(({ entity, symbol }) => [entity, symbol]));

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  const samples = new SampleValues(MODEL);
  const proposals = MODEL.entities.flatMap((entity) =>
    entity.aspects.flatMap((aspect) => ({
      entityType: entity.name,
      entityUrn: samples.urn(entity, WORD),
      changeType: 'UPSERT',
      aspectName: aspect,
      aspect: {
        value: writeJson(aspect === 'status' ? { removed: false } : samples.value(aspect, WORD)),
        contentType: 'application/json',
      },
    })),
  );
  const answer = await app.post('/aspects?action=ingestProposalBatch', { proposals });
  expect([answer.status, answer.text]).toEqual([200, '{"value":"success"}']);
});
afterAll(() => app.close());

function typesOf(urns: readonly unknown[]): readonly (string | undefined)[] {
  const types = new Set(urns.map((urn) => SYMBOLS.get(String(urn).split(':')[2] ?? '')));
  return [...types].sort();
}

async function searched(input: string): Promise<readonly (string | undefined)[]> {
  const query = `{ searchAcrossEntities(input: {query: "*", count: 100 ${input}}) { searchResults { entity { urn } } } }`;
  const { body } = await graphqlRequest(app, { query });
  const results = jsonItems(body, 'data', 'searchAcrossEntities', 'searchResults');
  return typesOf(results.map((result) => jsonMember(result, 'entity', 'urn')));
}

async function searchedOverRpc(asked: object): Promise<readonly (string | undefined)[]> {
  const body = { input: '*', start: 0, count: 100, ...asked };
  const answer = await app.post('/entities?action=searchAcrossEntities', body, { headers: CLIENT_HEADERS });
  const hits = jsonItems(answer.json(), 'value', 'entities');
  return typesOf(hits.map((hit) => jsonMember(hit, 'entity')));
}

async function completed(input: string): Promise<readonly (string | undefined)[]> {
  const query = `{ autoComplete(input: {query: "${WORD}", limit: 100 ${input}}) { entities { urn } } }`;
  const { body } = await graphqlRequest(app, { query });
  return typesOf(jsonItems(body, 'data', 'autoComplete', 'entities').map((entity) => jsonMember(entity, 'urn')));
}

it('a search finds what people work with', async () => {
  expect(await searched('')).toEqual(SEARCHED);
  expect(await searched(', types: []')).toEqual(SEARCHED);
});

it('a search over RPC finds the same', async () => {
  expect(await searchedOverRpc({})).toEqual(SEARCHED);
  expect(await searchedOverRpc({ entities: [] })).toEqual(SEARCHED);
});

it('a completion leaves more out', async () => {
  const meant = SEARCHED.filter((symbol) => !NOT_COMPLETED.includes(symbol));
  const found = entities.flatMap((entity) => (entity.found === 'always' ? [SYMBOLS.get(entity.name)] : []));
  expect(found.toSorted()).toEqual(meant);
  // Not every type has a field for completion.
  expect(meant).toEqual(expect.arrayContaining([...(await completed(''))]));
  expect(await completed('')).toContain('DATASET');
});

it.each(entityNames)('$symbol is found where it is named', async ({ entity, symbol }) => {
  expect([await searched(`, types: [${symbol}]`), await searchedOverRpc({ entities: [entity] })]).toEqual([
    [symbol],
    [symbol],
  ]);
});

it.each(NOT_COMPLETED)('%s is completed where it is named', async (symbol) => {
  expect(await completed(`, type: ${symbol}`)).toEqual([symbol]);
});

it('lineage leads to what people work with', async () => {
  const dataset = MODEL.entities.find(({ name }) => name === 'dataset');
  const urn = dataset === undefined ? '' : new SampleValues(MODEL).urn(dataset);
  const query = `{ searchAcrossLineage(input: {urn: "${urn}", direction: DOWNSTREAM, count: 100}) { searchResults { entity { urn } } } }`;
  const { body } = await graphqlRequest(app, { query });
  const urns = jsonItems(body, 'data', 'searchAcrossLineage', 'searchResults').map((hit) =>
    jsonMember(hit, 'entity', 'urn'),
  );
  expect(typesOf(urns)).toEqual(expect.arrayContaining(['CHART', 'DASHBOARD', 'DATASET', 'DATA_JOB']));
  expect(SEARCHED).toEqual(expect.arrayContaining([...typesOf(urns)]));
});
