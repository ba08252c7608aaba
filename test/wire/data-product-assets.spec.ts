import { type WireApp, wireApp } from './app.builder.js';
import { type GraphqlAnswer, graphqlRequest } from './graphql.builder.js';
import { put } from './proposal.builder.js';

const PRODUCT = 'urn:li:dataProduct:orders';
const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,shop.${name},PROD)`;
const CHART = 'urn:li:chart:(looker,orders)';
const OTHER = dataset('other');

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  const assets = [dataset('orders'), dataset('returns'), CHART, 'urn:li:chart:(looker,never made)'];
  await put(app, PRODUCT, 'dataProductProperties', { assets: assets.map((destinationUrn) => ({ destinationUrn })) });
  await put(app, 'urn:li:dataProduct:empty', 'dataProductProperties', { name: 'Empty' });
  for (const name of ['orders', 'returns', 'other']) await put(app, dataset(name), 'datasetProperties', { name });
  await put(app, CHART, 'status', { removed: false });
});
afterAll(() => app.close());

function found(urn: string, input: object): Promise<GraphqlAnswer> {
  const query = `query assets($urn: String!, $input: SearchAcrossEntitiesInput!) {
    listDataProductAssets(urn: $urn, input: $input) { start count total searchResults { entity { urn } } } }`;
  return graphqlRequest(app, { query, variables: { urn, input } });
}

function results(urns: readonly string[], place: { readonly start?: number; readonly total?: number } = {}): object {
  const page = { start: 0, count: urns.length, total: urns.length, ...place };
  return { listDataProductAssets: { ...page, searchResults: urns.map((urn) => ({ entity: { urn } })) } };
}

describe('listDataProductAssets', () => {
  it('finds the assets that there are', async () => {
    const { body } = await found(PRODUCT, { query: '*' });
    expect(body).toEqual({ data: results([CHART, dataset('orders'), dataset('returns')]), extensions: {} });
  });

  it.each<[what: string, input: object, urns: readonly string[]]>([
    ['words', { query: 'returns' }, [dataset('returns')]],
    ['types', { query: '*', types: ['CHART'] }, [CHART]],
    ['conditions', { query: '*', filters: [{ field: 'urn', values: [CHART, OTHER] }] }, [CHART]],
    [
      'one of several conditions',
      {
        query: '*',
        orFilters: [{ and: [{ field: 'urn', values: [OTHER] }] }, { and: [{ field: 'urn', values: [CHART] }] }],
      },
      [CHART],
    ],
  ])('finds by %s among them alone', async (...[, input, urns]) => {
    expect((await found(PRODUCT, input)).body.data).toEqual(results(urns));
  });

  it('answers a page', async () => {
    const { body } = await found(PRODUCT, { query: '*', start: 2, count: 5 });
    expect(body.data).toEqual(results([dataset('returns')], { start: 2, total: 3 }));
  });

  it.each(['urn:li:dataProduct:empty', 'urn:li:dataProduct:nowhere'])('finds nothing in %s', async (urn) => {
    expect((await found(urn, { query: '*' })).body.data).toEqual(results([]));
  });

  it('is refused for what is no data product', async () => {
    const { body } = await found(CHART, { query: '*' });
    expect(body.errors).toEqual([expect.objectContaining({ extensions: expect.objectContaining({ code: 400 }) })]);
  });
});
