import { wireApp, type WireApp } from './app.builder.js';
import { fillCatalog, graphqlRequest, MISSING, ORDERS, REPORT, type GraphqlAnswer } from './graphql.builder.js';

let app: WireApp;

beforeAll(async () => {
  app = await wireApp();
  await fillCatalog(app);
});

afterAll(() => app.close());

function ask(query: string, variables: object = {}): Promise<GraphqlAnswer> {
  return graphqlRequest(app, { query, variables });
}

describe('finding', () => {
  it('searches one type', async () => {
    const answer = await ask(
      `{ search(input: {type: DATASET, query: "month", start: 0, count: 5}) {
        start count total searchResults { entity { urn type ... on Dataset { properties { name } } } } } }`,
    );
    expect(answer.body).toEqual({
      extensions: {},
      data: {
        search: {
          start: 0,
          count: 1,
          total: 1,
          searchResults: [{ entity: { urn: REPORT, type: 'DATASET', properties: { name: 'Report' } } }],
        },
      },
    });
  });

  it('searches several types with filters', async () => {
    const answer = await ask(
      `query find($or: [AndFilterInput!]) { searchAcrossEntities(input: {types: [DATASET, TAG], query: "*", orFilters: $or}) {
        total searchResults { entity { urn } } } }`,
      { or: [{ and: [{ field: 'domains', condition: 'EQUAL', values: ['urn:li:domain:shop'] }] }] },
    );
    expect(answer.body.data).toEqual({
      searchAcrossEntities: { total: 1, searchResults: [{ entity: { urn: ORDERS } }] },
    });
  });

  it('takes the older filters beside an empty list of the newer ones', async () => {
    const answer = await ask(
      `{ searchAcrossEntities(input: {types: [DATASET, TAG], query: "*", orFilters: [],
        filters: [{field: "domains", values: ["urn:li:domain:shop"]}]}) { total } }`,
    );
    expect(answer.body.data).toEqual({ searchAcrossEntities: { total: 1 } });
  });

  it('completes names', async () => {
    const answer = await ask('{ autoComplete(input: {type: DATASET, query: "rep"}) { query entities { urn } } }');
    expect(answer.body.data).toEqual({ autoComplete: { query: 'rep', entities: [{ urn: REPORT }] } });
  });

  it('browses the tree', async () => {
    const answer = await ask(
      '{ browse(input: {type: DATASET, path: ["prod"]}) { start total groups { name } metadata { path } } }',
    );
    expect(answer.body.data).toEqual({
      browse: { start: 0, total: 1, groups: [{ name: 'hive' }], metadata: { path: ['prod'] } },
    });
  });
});

describe('lineage and editing', () => {
  it('adds an edge, follows it and removes it', async () => {
    const edge = { downstreamUrn: REPORT, upstreamUrn: ORDERS };
    const update = 'mutation edit($input: UpdateLineageInput!) { updateLineage(input: $input) }';
    expect(await ask(update, { input: { edgesToAdd: [edge], edgesToRemove: [] } })).toEqual({
      status: 200,
      body: { data: { updateLineage: true }, extensions: {} },
    });
    const follow = `mutation { searchAcrossLineage(input: {query: "*", urn: "${ORDERS}", direction: DOWNSTREAM,
      orFilters: [{and: [{condition: EQUAL, negated: false, field: "degree", values: ["1", "2", "3+"]}]}]}) {
        total truncated searchResults { degree entity { urn type } paths { path { urn } } } } }`;
    expect((await ask(follow)).body.data).toEqual({
      searchAcrossLineage: {
        total: 1,
        truncated: false,
        searchResults: [
          {
            degree: 1,
            entity: { urn: REPORT, type: 'DATASET' },
            paths: [{ path: [{ urn: ORDERS }, { urn: REPORT }] }],
          },
        ],
      },
    });
    const edges = `{ dataset(urn: "${REPORT}") { relationships(input: {types: ["DownstreamOf"], direction: OUTGOING}) {
      start count total relationships { type direction entity { urn } } } } }`;
    expect((await ask(edges)).body.data).toEqual({
      dataset: {
        relationships: {
          start: 0,
          count: 1,
          total: 1,
          relationships: [{ type: 'DownstreamOf', direction: 'OUTGOING', entity: { urn: ORDERS } }],
        },
      },
    });
    await ask(update, { input: { edgesToRemove: [edge] } });
    expect((await ask(follow)).body.data).toEqual({
      searchAcrossLineage: { total: 0, truncated: false, searchResults: [] },
    });
  });

  it('replaces a description and links, and reads its own write', async () => {
    const answer = await ask(
      `mutation { updateDataset(urn: "${REPORT}", input: {editableProperties: {description: "Better."},
        institutionalMemory: {elements: {author: "ann", url: "https://example.com", description: "Notes"}}}) {
          urn editableProperties { description } institutionalMemory { elements { url label author { username } } } } }`,
    );
    expect(answer.body).toEqual({
      extensions: {},
      data: {
        updateDataset: {
          urn: REPORT,
          editableProperties: { description: 'Better.' },
          institutionalMemory: {
            elements: [{ url: 'https://example.com', label: 'Notes', author: { username: 'ann' } }],
          },
        },
      },
    });
  });

  it('replaces parts of several datasets, or of none', async () => {
    const update = (description: string): object => ({ editableProperties: { description } });
    const many =
      'mutation many($input: [BatchDatasetUpdateInput!]!) { updateDatasets(input: $input) { urn editableProperties { description } } }';
    const of = (...urns: readonly string[]): object => ({
      input: urns.map((urn, at) => ({ urn, update: update(`${String(at)}.`) })),
    });
    const refusedFor = async (...urns: readonly string[]): Promise<unknown> => (await ask(many, of(...urns))).body;
    const described = [REPORT, ORDERS].map((urn, at) => ({
      urn,
      editableProperties: { description: `${String(at)}.` },
    }));
    expect((await ask(many, of(REPORT, ORDERS))).body).toEqual({ data: { updateDatasets: described }, extensions: {} });
    expect(await refusedFor(ORDERS, MISSING)).toMatchObject({ errors: [{ extensions: { code: 400 } }] });
    expect(await refusedFor(ORDERS, ORDERS)).toMatchObject({
      errors: [{ message: `Parameter 'urn' is invalid: ${ORDERS} is there twice.` }],
    });
    const read = await ask(`{ dataset(urn: "${ORDERS}") { editableProperties { description } } }`);
    expect(read.body.data).toEqual({ dataset: { editableProperties: { description: '1.' } } });
    expect((await ask(many, { input: [] })).body.data).toEqual({ updateDatasets: [] });
  });

  it('describes a column', async () => {
    const answer = await ask(
      `mutation { updateDescription(input: {description: "The number.", resourceUrn: "${ORDERS}", subResource: "id", subResourceType: DATASET_FIELD}) }`,
    );
    expect(answer.body).toEqual({ data: { updateDescription: true }, extensions: {} });
    const read = await ask(
      `{ dataset(urn: "${ORDERS}") { editableSchemaMetadata { editableSchemaFieldInfo { fieldPath description } } } }`,
    );
    expect(read.body.data).toEqual({
      dataset: {
        editableSchemaMetadata: { editableSchemaFieldInfo: [{ fieldPath: 'id', description: 'The number.' }] },
      },
    });
  });

  it('fails on datasets that do not exist', async () => {
    const answer = await ask(
      `mutation { updateDataset(urn: "${MISSING}", input: {editableProperties: {description: "x"}}) { urn } }`,
    );
    expect(answer.body.data).toEqual({ updateDataset: null });
    expect(answer.body.errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 400, type: 'BAD_REQUEST', classification: 'DataFetchingException' },
    ]);
  });
});
