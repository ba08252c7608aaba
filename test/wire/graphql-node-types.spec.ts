import { type WireApp, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { put } from './proposal.builder.js';

const SOURCE = 'urn:li:dataHubIngestionSource:nightly';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  const config = { recipe: '{"source": {}}', executorId: 'default' };
  await put(app, SOURCE, 'dataHubIngestionSourceInfo', { name: 'Nightly', type: 'mysql', config });
});
afterAll(() => app.close());

async function answerOf(query: string): Promise<unknown> {
  const { body } = await graphqlRequest(app, { query });
  return body;
}

describe('an entity of which the established type has a "type" of its own', () => {
  it('has that where it is asked for by itself', async () => {
    const query = `{ ingestionSource(urn: "${SOURCE}") { __typename type name config { recipe } exists } }`;
    const data = { __typename: 'IngestionSource', type: 'mysql', name: 'Nightly', exists: true };
    expect(await answerOf(query)).toEqual({
      data: { ingestionSource: { ...data, config: { recipe: '{"source": {}}' } } },
      extensions: {},
    });
  });

  it('has the type of entity where any entity may be', async () => {
    const query = `{ entity(urn: "${SOURCE}") { __typename type ... on IngestionSourceEntity { name } } }`;
    expect(await answerOf(query)).toEqual({
      data: { entity: { __typename: 'IngestionSourceEntity', type: 'INGESTION_SOURCE', name: 'Nightly' } },
      extensions: {},
    });
  });

  it('keeps what it promises where nothing is stored', async () => {
    const query = '{ ingestionSource(urn: "urn:li:dataHubIngestionSource:no") { type name exists config { recipe } } }';
    const source = { type: 'unknown', name: 'no', exists: false, config: { recipe: '{}' } };
    expect(await answerOf(query)).toEqual({ data: { ingestionSource: source }, extensions: {} });
  });
});
