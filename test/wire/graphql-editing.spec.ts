import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { fillCatalog, graphqlRequest, MISSING, ORDERS, REPORT } from './graphql.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { put, stored } from './proposal.builder.js';

/** The mutations as the interface documents them: what they write, and that they do not write to missing entities. */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await fillCatalog(app);
  for (const name of ['a', 'b', 'c', 'd']) await put(app, step(name), 'status', { removed: false });
});
afterAll(() => app.close());

const step = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,step.${name},PROD)`;
const edge = (upstream: string, downstream: string): object => ({ upstreamUrn: upstream, downstreamUrn: downstream });
const LINEAGE = 'mutation updateLineage($input: UpdateLineageInput!) { updateLineage(input: $input) }';
const DESCRIBE = 'mutation describe($input: DescriptionUpdateInput!) { updateDescription(input: $input) }';

async function ask(query: string, variables: object = {}): Promise<unknown> {
  const answer = await graphqlRequest(app, { query, variables });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** URNs of the upstreams in the aspect of a dataset. */
async function upstreamsOf(urn: string): Promise<readonly unknown[]> {
  return jsonItems(await stored(app, urn, 'upstreamLineage'), 'upstreams').map((one) => jsonMember(one, 'dataset'));
}

/** A response that refuses: `null` for `field`, and the reason. */
function refused(field: string, code: number, message: string): object {
  return {
    data: { [field]: null },
    errors: [
      expect.objectContaining({
        message: expect.stringContaining(message),
        path: [field],
        extensions: expect.objectContaining({ code }),
      }),
    ],
    extensions: {},
  };
}

describe('updateLineage', () => {
  const change = (edgesToAdd: readonly object[], edgesToRemove: readonly object[]): Promise<unknown> =>
    ask(LINEAGE, { input: { edgesToAdd, edgesToRemove } });

  it('adds several upstreams to one downstream, and removes them', async () => {
    const edges = [edge(step('a'), step('c')), edge(step('b'), step('c'))];
    expect(await change(edges, [])).toEqual({ data: { updateLineage: true }, extensions: {} });
    expect(await upstreamsOf(step('c'))).toEqual([step('a'), step('b')]);
    expect(await change([], edges.slice(0, 1))).toEqual({ data: { updateLineage: true }, extensions: {} });
    expect(await upstreamsOf(step('c'))).toEqual([step('b')]);
    await change([], edges);
    expect(await upstreamsOf(step('c'))).toEqual([]);
  });

  it.each([
    ['upstream', edge(MISSING, step('a'))],
    ['downstream', edge(step('a'), MISSING)],
  ])('fails as a whole when the %s does not exist', async (_side, bad) => {
    const answer = await change([edge(step('a'), step('d')), bad], []);
    expect(answer).toEqual(refused('updateLineage', 400, `${MISSING} does not exist`));
    expect(await upstreamsOf(step('d'))).toEqual([]);
    expect(await stored(app, MISSING, 'datasetKey')).toBeUndefined();
  });

  it.each([
    ['a URN that is none', edge('nonsense', step('a'))],
    ['an entity without lineage', edge(step('a'), 'urn:li:tag:pii')],
  ])('refuses %s', async (_what, bad) => {
    expect(await change([bad], [])).toEqual(refused('updateLineage', 400, ''));
  });
});

describe('searchAcrossLineage', () => {
  beforeAll(async () => {
    const edges = ['ab', 'bc', 'cd'].map(([from = '', to = '']) => edge(step(from), step(to)));
    await ask(LINEAGE, { input: { edgesToAdd: edges, edgesToRemove: [] } });
    await put(app, step('d'), 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] });
  });

  const walk = async (kind: string, change: object): Promise<unknown> => {
    const query = `${kind} walk($input: SearchAcrossLineageInput!) {
      searchAcrossLineage(input: $input) { total searchResults { degree entity { urn type } } } }`;
    const input = { query: '*', urn: step('a'), start: 0, count: 10, direction: 'DOWNSTREAM', ...change };
    return jsonMember(await ask(query, { input }), 'data', 'searchAcrossLineage');
  };
  const criterion = (field: string, ...values: readonly string[]): object => ({
    ...{ condition: 'EQUAL', negated: false },
    ...{ field, values },
  });
  const hit = (degree: number, name: string): object => ({ degree, entity: { urn: step(name), type: 'DATASET' } });

  it.each(['query', 'mutation'])('walks many hops as a %s', async (kind) => {
    const searchResults = [hit(1, 'b'), hit(2, 'c'), hit(3, 'd')];
    expect(await walk(kind, {})).toEqual({ total: 3, searchResults });
  });

  it.each([
    ['1', [hit(1, 'b')]],
    ['2', [hit(2, 'c')]],
    ['3+', [hit(3, 'd')]],
  ])('filters by degree %s', async (degree, searchResults) => {
    const answer = await walk('mutation', { orFilters: [{ and: [criterion('degree', degree)] }] });
    expect(answer).toEqual({ total: 1, searchResults });
  });

  it('accepts other filters in the same list', async () => {
    const and = [criterion('degree', '1', '2', '3+'), criterion('tags', 'urn:li:tag:pii')];
    expect(await walk('query', { orFilters: [{ and }] })).toEqual({ total: 1, searchResults: [hit(3, 'd')] });
  });

  it('walks upstream in pages', async () => {
    const page = { urn: step('d'), direction: 'UPSTREAM', start: 1, count: 1 };
    expect(await walk('query', page)).toEqual({ total: 3, searchResults: [hit(2, 'b')] });
  });
});

describe('descriptions', () => {
  const MARKDOWN = '# Title\n\n* one\n* two, with "quotes" and `code`\n';

  it('keep Markdown of several lines', async () => {
    const query = `mutation write($urn: String!, $input: DatasetUpdateInput!) { updateDataset(urn: $urn, input: $input) { urn } }`;
    const input = { editableProperties: { description: MARKDOWN } };
    expect(await ask(query, { urn: REPORT, input })).toEqual({
      data: { updateDataset: { urn: REPORT } },
      extensions: {},
    });
    expect(await stored(app, REPORT, 'editableDatasetProperties')).toMatchObject({ description: MARKDOWN });
  });

  it('are read with the columns of a dataset', async () => {
    const query = `query { dataset(urn: "${ORDERS}") { properties { description }
      schemaMetadata { fields { fieldPath description } } } }`;
    expect(await ask(query)).toEqual({
      data: {
        dataset: {
          properties: { description: 'Every order.' },
          schemaMetadata: {
            fields: [
              { fieldPath: 'id', description: null },
              { fieldPath: 'who', description: 'Buyer.' },
            ],
          },
        },
      },
      extensions: {},
    });
  });

  const FEAST = 'urn:li:dataPlatform:feast';
  const TERM = { definition: 'Before.', termSource: 'EXTERNAL' };
  const NAMED = { name: 'Kept', description: 'Before.' };
  it.each<[string, string, string, { readonly initial: object; readonly before?: object }]>([
    ['urn:li:container:w', 'editableContainerProperties', 'description', { initial: {} }],
    ['urn:li:corpGroup:w', 'corpGroupEditableInfo', 'description', { initial: {} }],
    ['urn:li:domain:w', 'domainProperties', 'description', { initial: { name: 'w' }, before: NAMED }],
    [
      'urn:li:glossaryNode:w',
      'glossaryNodeInfo',
      'definition',
      { initial: {}, before: { definition: 'Before.', name: 'Kept' } },
    ],
    ['urn:li:glossaryTerm:w', 'glossaryTermInfo', 'definition', { initial: { termSource: 'INTERNAL' }, before: TERM }],
    [
      'urn:li:dataProduct:w',
      'dataProductProperties',
      'description',
      { initial: {}, before: { name: 'Kept', description: 'Before.' } },
    ],
    ['urn:li:mlFeature:(n,w)', 'editableMlFeatureProperties', 'description', { initial: {} }],
    [`urn:li:mlFeatureTable:(${FEAST},w)`, 'editableMlFeatureTableProperties', 'description', { initial: {} }],
    [`urn:li:mlModel:(${FEAST},w,PROD)`, 'editableMlModelProperties', 'description', { initial: {} }],
    [`urn:li:mlModelGroup:(${FEAST},w,PROD)`, 'editableMlModelGroupProperties', 'description', { initial: {} }],
    ['urn:li:mlPrimaryKey:(n,w)', 'editableMlPrimaryKeyProperties', 'description', { initial: {} }],
    ['urn:li:notebook:(querybook,w)', 'editableNotebookProperties', 'description', { initial: {} }],
    ['urn:li:tag:w', 'tagProperties', 'description', { initial: { name: 'w' }, before: NAMED }],
  ])('are written to %s, as %s', async (urn, aspect, member, { initial, before }) => {
    const input = { description: MARKDOWN, resourceUrn: urn };
    const done = { data: { updateDescription: true }, extensions: {} };
    await put(app, urn, 'ownership', { owners: [] });
    expect(await ask(DESCRIBE, { input })).toEqual(done);
    expect(await stored(app, urn, aspect)).toEqual({ ...initial, [member]: MARKDOWN });
    if (before === undefined) return;
    await put(app, urn, aspect, before);
    expect(await ask(DESCRIBE, { input })).toEqual(done);
    expect(await stored(app, urn, aspect)).toEqual({ ...before, [member]: MARKDOWN });
  });

  it.each(['corpuser', 'dataFlow', 'chart', 'dashboard'])('cannot be written to a %s', async (entity) => {
    const key = entity === 'corpuser' ? 'x' : entity === 'dataFlow' ? '(airflow,x,PROD)' : '(looker,x)';
    const input = { description: MARKDOWN, resourceUrn: `urn:li:${entity}:${key}` };
    expect(await ask(DESCRIBE, { input })).toEqual(refused('updateDescription', 400, 'none that can be edited'));
  });

  const column = { subResourceType: 'DATASET_FIELD', subResource: 'id' };
  it.each([
    ['a dataset that does not exist', { resourceUrn: MISSING, ...column }, 400, MISSING],
    ['a container that does not exist', { resourceUrn: 'urn:li:container:x' }, 400, 'urn:li:container:x'],
    ['a column that does not exist', { resourceUrn: ORDERS, ...column, subResource: 'nope' }, 400, 'nope'],
    ['a dataset without a schema', { resourceUrn: REPORT, ...column }, 400, 'schema'],
    ['a dataset as a whole', { resourceUrn: ORDERS }, 400, ''],
    ['an entity without descriptions', { resourceUrn: 'urn:li:corpuser:ann' }, 400, ''],
    ['a URN that is none', { resourceUrn: 'nonsense' }, 400, 'nonsense'],
  ])('are refused for %s', async (_what, target, code, message) => {
    const answer = await ask(DESCRIBE, { input: { description: 'x', ...target } });
    expect(answer).toEqual(refused('updateDescription', code, message));
  });
});
