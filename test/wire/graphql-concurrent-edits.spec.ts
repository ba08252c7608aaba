import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { DATASET, ingest, proposal, put, stored } from './proposal.builder.js';

/** Edits that arrive at the same moment. */
const EDITS = 100;
const LINEAGE = 'mutation($input: UpdateLineageInput!) { updateLineage(input: $input) }';
const DESCRIBE = 'mutation($input: DescriptionUpdateInput!) { updateDescription(input: $input) }';
const UPDATE =
  'mutation($urn: String!, $input: DatasetUpdateInput!) { updateDataset(urn: $urn, input: $input) { urn } }';

const numbers = Array.from({ length: EDITS }, (_, at) => at);
const upstream = (at: number): string => DATASET.replace('orders', `upstream_${String(at)}`);

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, DATASET, 'status', { removed: false });
  for (const at of numbers) await put(app, upstream(at), 'status', { removed: false });
});
afterAll(() => app.close());

/** Errors of the responses to one mutation with many variables, sent at once. */
async function errorsOf(query: string, variables: readonly object[]): Promise<readonly unknown[]> {
  const answers = await Promise.all(variables.map((one) => graphqlRequest(app, { query, variables: one })));
  return answers.flatMap(({ status, body }) => (status === 200 ? (jsonMember(body, 'errors') ?? []) : [status]));
}

async function members(aspect: string, list: string, key: string): Promise<readonly unknown[]> {
  return jsonItems(await stored(app, DATASET, aspect), list)
    .map((one) => jsonMember(one, key))
    .toSorted();
}

describe('concurrent edits of one entity', () => {
  it('of its lineage all succeed', async () => {
    const edges = numbers.map((at) => [{ upstreamUrn: upstream(at), downstreamUrn: DATASET }]);
    const added = edges.map((edgesToAdd) => ({ input: { edgesToAdd, edgesToRemove: [] } }));
    expect(await errorsOf(LINEAGE, added)).toEqual([]);
    expect(await members('upstreamLineage', 'upstreams', 'dataset')).toEqual(numbers.map(upstream).toSorted());
    const odd = edges.filter((_, at) => at % 2 === 1);
    const removed = odd.map((edgesToRemove) => ({ input: { edgesToAdd: [], edgesToRemove } }));
    expect(await errorsOf(LINEAGE, removed)).toEqual([]);
    const even = numbers.filter((at) => at % 2 === 0);
    expect(await members('upstreamLineage', 'upstreams', 'dataset')).toEqual(even.map(upstream).toSorted());
  });

  it('of the descriptions of its columns all succeed', async () => {
    const column = (at: number): string => `column_${String(at)}`;
    const type = { type: { 'com.linkedin.schema.StringType': {} } };
    await put(app, DATASET, 'schemaMetadata', {
      ...{ schemaName: 'orders', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      fields: numbers.map((at) => ({ fieldPath: column(at), type, nativeDataType: 'text' })),
    });
    const target = { resourceUrn: DATASET, subResourceType: 'DATASET_FIELD' };
    const inputs = numbers.map((at) => ({ input: { ...target, subResource: column(at), description: column(at) } }));
    expect(await errorsOf(DESCRIBE, inputs)).toEqual([]);
    const described = await members('editableSchemaMetadata', 'editableSchemaFieldInfo', 'description');
    expect(described).toEqual(numbers.map(column).toSorted());
  });

  it('of itself all succeed, beside writes of the same aspect', async () => {
    const text = (at: number): string => `description ${String(at)}`;
    const edits = errorsOf(
      UPDATE,
      numbers.map((at) => ({ urn: DATASET, input: { editableProperties: { description: text(at) } } })),
    );
    const writes = numbers.map((at) => ingest(app, proposal('editableDatasetProperties', { description: text(at) })));
    expect((await Promise.all(writes)).filter(({ status }) => status !== 200)).toEqual([]);
    expect(await edits).toEqual([]);
  });
});

describe('an edit', () => {
  it('of an entity that is deleted at the same moment brings nothing of it back, and disturbs no other', async () => {
    const urn = DATASET.replace('orders', 'short_lived');
    await put(app, urn, 'status', { removed: false });
    const input = { editableProperties: { description: 'x' } };
    const [deleted, , done] = await Promise.all([
      ingest(app, proposal('datasetKey', {}, { entityUrn: urn, changeType: 'DELETE', aspect: undefined })),
      graphqlRequest(app, { query: UPDATE, variables: { urn, input } }),
      graphqlRequest(app, { query: UPDATE, variables: { urn: DATASET, input } }),
    ]);
    expect([deleted.status, jsonMember(done.body, 'errors')]).toEqual([200, undefined]);
    expect([await stored(app, urn, 'editableDatasetProperties'), await stored(app, urn, 'datasetKey')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
