import { type WireAnswer, wireApp, type WireApp } from './app.builder.js';
import { fillCatalog, graphqlRequest, MISSING, ORDERS, ordersSchema, type GraphqlAnswer } from './graphql.builder.js';
import { ingest, proposal, put } from './proposal.builder.js';

let app: WireApp;

beforeAll(async () => {
  app = await wireApp();
  await fillCatalog(app);
});

afterAll(() => app.close());

function ask(query: string, variables: object = {}): Promise<GraphqlAnswer> {
  return graphqlRequest(app, { query, variables });
}

describe('reading an entity', () => {
  it('answers key fields, aspects and joined entities', async () => {
    const answer = await ask(
      `query page($urn: String!) {
        dataset(urn: $urn) {
          urn type exists name origin description
          platform { urn name }
          properties { name description created createdActor customProperties { key value associatedUrn } }
          tags { tags { associatedUrn tag { urn name properties { description } } } }
          ownership { owners { type owner { __typename urn ... on CorpUser { username } ... on CorpGroup { name } } } }
          domain { associatedUrn domain { urn id } }
        }
      }`,
      { urn: ORDERS },
    );
    expect(answer).toEqual({
      status: 200,
      body: {
        extensions: {},
        data: {
          dataset: {
            urn: ORDERS,
            type: 'DATASET',
            exists: true,
            name: 'sales.orders',
            origin: 'PROD',
            description: 'Every order.',
            platform: { urn: 'urn:li:dataPlatform:hive', name: 'hive' },
            properties: {
              name: 'sales.orders',
              description: 'Every order.',
              created: 1_700_000_000_000,
              createdActor: 'urn:li:corpuser:ann',
              customProperties: [{ key: 'team', value: 'sales', associatedUrn: ORDERS }],
            },
            tags: {
              tags: [
                {
                  associatedUrn: ORDERS,
                  tag: { urn: 'urn:li:tag:pii', name: 'pii', properties: { description: 'Names people.' } },
                },
              ],
            },
            ownership: {
              owners: [
                {
                  type: 'TECHNICAL_OWNER',
                  owner: { __typename: 'CorpUser', urn: 'urn:li:corpuser:ann', username: 'ann' },
                },
                { type: 'NONE', owner: { __typename: 'CorpGroup', urn: 'urn:li:corpGroup:sales', name: 'sales' } },
              ],
            },
            domain: { associatedUrn: ORDERS, domain: { urn: 'urn:li:domain:shop', id: 'shop' } },
          },
        },
      },
    });
  });

  it('answers columns with their defaults and short types', async () => {
    const answer = await ask(
      `{ dataset(urn: "${ORDERS}") { schemaMetadata { name platformUrn version aspectVersion fields {
        fieldPath type nullable recursive description tags { tags { tag { name } } } } } } }`,
    );
    expect(answer.body).toEqual({
      extensions: {},
      data: {
        dataset: {
          schemaMetadata: {
            name: 'orders',
            platformUrn: 'urn:li:dataPlatform:hive',
            version: 0,
            aspectVersion: 0,
            fields: [
              { fieldPath: 'id', type: 'NUMBER', nullable: false, recursive: false, description: null, tags: null },
              {
                fieldPath: 'who',
                type: 'STRUCT',
                nullable: true,
                recursive: false,
                description: 'Buyer.',
                tags: { tags: [{ tag: { name: 'pii' } }] },
              },
            ],
          },
        },
      },
    });
  });

  it('answers unions by the type of their member', async () => {
    const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,PROD),load)';
    await put(app, job, 'dataJobInfo', { name: 'load', type: { string: 'COMMAND' } });
    await put(app, 'urn:li:chart:(looker,sales)', 'chartInfo', {
      title: 'Sales',
      description: 'By month.',
      lastModified: {
        created: { time: 1, actor: 'urn:li:corpuser:ann' },
        lastModified: { time: 2, actor: 'urn:li:corpuser:ann' },
      },
      inputs: [{ string: ORDERS }],
    });
    const answer = await ask(
      `{
        dataset(urn: "${ORDERS}") { schemaMetadata { platformSchema { __typename ... on OtherSchema { rawSchema } } } }
        dataJob(urn: "${job}") { jobId dataFlow { orchestrator flowId cluster } properties { name type { __typename ... on DataJobPropertiesTypeString { string } } } }
        chart(urn: "urn:li:chart:(looker,sales)") { tool platform { urn } properties { title inputs { name } lastModified { created { time actor } } } }
      }`,
    );
    expect(answer.body).toEqual({
      extensions: {},
      data: {
        dataset: { schemaMetadata: { platformSchema: { __typename: 'OtherSchema', rawSchema: '' } } },
        dataJob: {
          jobId: 'load',
          dataFlow: { orchestrator: 'airflow', flowId: 'nightly', cluster: 'PROD' },
          properties: { name: 'load', type: { __typename: 'DataJobPropertiesTypeString', string: 'COMMAND' } },
        },
        chart: {
          tool: 'looker',
          platform: { urn: 'urn:li:dataPlatform:looker' },
          properties: {
            title: 'Sales',
            inputs: [{ name: 'sales.orders' }],
            lastModified: { created: { time: 1, actor: 'urn:li:corpuser:ann' } },
          },
        },
      },
    });
  });

  it('answers an older version of an aspect', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,versions,PROD)';
    await put(app, urn, 'schemaMetadata', ordersSchema('first'));
    await put(app, urn, 'schemaMetadata', ordersSchema('second'));
    const answer = await ask(
      `{ dataset(urn: "${urn}") {
        latest: schemaMetadata { name aspectVersion }
        first: schemaMetadata(version: 1) { name aspectVersion }
        none: schemaMetadata(version: 7) { name }
      } }`,
    );
    expect(answer.body.data).toEqual({
      dataset: {
        latest: { name: 'second', aspectVersion: 0 },
        first: { name: 'first', aspectVersion: 1 },
        none: null,
      },
    });
  });

  it('answers the key of an entity that is not stored', async () => {
    const answer = await ask(
      `{ dataset(urn: "${MISSING}") { urn name origin exists platform { name } properties { name } } entityExists(urn: "${MISSING}") }`,
    );
    expect(answer.body).toEqual({
      extensions: {},
      data: {
        entityExists: false,
        dataset: {
          urn: MISSING,
          name: 'nowhere',
          origin: 'PROD',
          exists: false,
          platform: { name: 'hive' },
          properties: null,
        },
      },
    });
  });

  it('answers soft-deleted entities in full', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,removed,PROD)';
    await put(app, urn, 'datasetProperties', { description: 'Gone.' });
    await put(app, urn, 'status', { removed: true });
    const answer = await ask(`{ dataset(urn: "${urn}") { exists status { removed } properties { description } } }`);
    expect(answer.body.data).toEqual({
      dataset: { exists: true, status: { removed: true }, properties: { description: 'Gone.' } },
    });
  });

  it('tells of an entity of any type whether it exists, what its edges are, and whether it has lineage', async () => {
    const query = `query any($urn: String!) { entity(urn: $urn) {
      __typename exists
      relationships(input: { types: ["TaggedWith"], direction: INCOMING }) { total relationships { entity { urn exists } } }
      ... on EntityWithRelationships { urn }
    } }`;
    const edges = { total: 1, relationships: [{ entity: { urn: ORDERS, exists: true } }] };
    const none = { total: 0, relationships: [] };
    const found = await Promise.all(['urn:li:tag:pii', ORDERS, MISSING].map((urn) => ask(query, { urn })));
    expect(found.map(({ body }) => body)).toEqual([
      { extensions: {}, data: { entity: { __typename: 'Tag', exists: true, relationships: edges } } },
      { extensions: {}, data: { entity: { __typename: 'Dataset', exists: true, relationships: none, urn: ORDERS } } },
      { extensions: {}, data: { entity: { __typename: 'Dataset', exists: false, relationships: none, urn: MISSING } } },
    ]);
  });

  it('tells when a run last saw an entity, and nothing of edits', async () => {
    const [seen, edited] = ['urn:li:tag:seen', 'urn:li:tag:edited'];
    const write = (urn: string, aspect: string, value: object, systemMetadata: object): Promise<WireAnswer> =>
      ingest(app, proposal(aspect, value, { entityType: 'tag', entityUrn: urn, systemMetadata }));
    await write(seen, 'tagProperties', { name: 'seen' }, { runId: 'first', lastObserved: 5000 });
    await write(seen, 'status', { removed: false }, { runId: 'second', lastObserved: 4000 });
    await put(app, seen, 'ownership', { owners: [] });
    await put(app, edited, 'tagProperties', { name: 'edited' });
    const query = '{ entities(urns: ["urn:li:tag:seen", "urn:li:tag:edited", "urn:li:tag:none"]) { lastIngested } }';
    const entities = (...times: readonly unknown[]): object => ({
      status: 200,
      body: { extensions: {}, data: { entities: times.map((lastIngested) => ({ lastIngested })) } },
    });
    expect(await ask(query)).toEqual(entities(5000, null, null));
    await write(seen, 'status', { removed: false }, { runId: 'third', lastObserved: 6000 });
    expect(await ask(query)).toEqual(entities(6000, null, null));
  });

  it('refuses URNs of another type', async () => {
    const answer = await ask('{ dataset(urn: "urn:li:tag:pii") { urn } }');
    expect(answer).toEqual({
      status: 200,
      body: {
        data: { dataset: null },
        extensions: {},
        errors: [
          {
            message: 'The urn "urn:li:tag:pii" does not name an entity of type "dataset".',
            locations: [{ line: 1, column: 3 }],
            path: ['dataset'],
            extensions: { code: 400, type: 'BAD_REQUEST', classification: 'DataFetchingException' },
          },
        ],
      },
    });
  });
});

describe('longs', () => {
  it('keep every digit', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,long,PROD)';
    await app.post('/aspects?action=ingestProposal', {
      proposal: {
        entityType: 'dataset',
        entityUrn: urn,
        changeType: 'UPSERT',
        aspectName: 'datasetProfile',
        aspect: {
          value: '{"timestampMillis":1700000000000,"rowCount":9007199254740993,"sizeInBytes":5}',
          contentType: 'application/json',
        },
      },
    });
    const answer = await app.post('/api/graphql', {
      query: `{ dataset(urn: "${urn}") { datasetProfiles(limit: 1) { timestampMillis rowCount sizeInBytes } } }`,
    });
    expect(answer.text).toBe(
      '{"data":{"dataset":{"datasetProfiles":[{"timestampMillis":1700000000000,"rowCount":9007199254740993,"sizeInBytes":5}]}},"extensions":{}}',
    );
  });
});
