import { type WireApp, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { put, stored } from './proposal.builder.js';

const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';
const container = (id: string): string => `urn:li:container:${id}`;
const node = (id: string): string => `urn:li:glossaryNode:${id}`;
const assertion = (id: string): string => `urn:li:assertion:${id}`;
const TERM = 'urn:li:glossaryTerm:revenue';
const JOB = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,PROD),load)';
const SOURCE = 'urn:li:dataHubIngestionSource:nightly';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, TABLE, 'container', { container: container('schema') });
  await put(app, TABLE, 'datasetProperties', { name: 'orders' });
  await put(app, container('schema'), 'container', { container: container('database') });
  await put(app, container('schema'), 'containerProperties', { name: 'schema' });
  // Two that lie in each other.
  await put(app, container('database'), 'containerProperties', { name: 'database' });
  await put(app, container('egg'), 'container', { container: container('hen') });
  await put(app, container('hen'), 'container', { container: container('egg') });
  await put(app, TERM, 'glossaryTermInfo', { definition: '', termSource: 'INTERNAL', parentNode: node('finance') });
  await put(app, node('finance'), 'glossaryNodeInfo', { definition: '', parentNode: node('all') });
  await put(app, node('all'), 'glossaryNodeInfo', { definition: '' });
});
afterAll(() => app.close());

async function dataOf(query: string, variables: object = {}): Promise<unknown> {
  const { body } = await graphqlRequest(app, { query, variables });
  expect(body.errors).toBeUndefined();
  return body.data;
}

describe('what an entity lies in', () => {
  it('is listed from the nearest outwards', async () => {
    const query = `{
      dataset(urn: "${TABLE}") { parentContainers { count containers { urn properties { name } } } }
      container(urn: "${container('database')}") { parentContainers { count containers { urn } } }
      glossaryTerm(urn: "${TERM}") { parentNodes { count nodes { urn } } }
      glossaryNode(urn: "${node('finance')}") { parentNodes { count nodes { urn } } }
    }`;
    expect(await dataOf(query)).toEqual({
      dataset: {
        parentContainers: {
          count: 2,
          containers: [
            { urn: container('schema'), properties: { name: 'schema' } },
            { urn: container('database'), properties: { name: 'database' } },
          ],
        },
      },
      container: { parentContainers: { count: 0, containers: [] } },
      glossaryTerm: { parentNodes: { count: 2, nodes: [{ urn: node('finance') }, { urn: node('all') }] } },
      glossaryNode: { parentNodes: { count: 1, nodes: [{ urn: node('all') }] } },
    });
  });

  it('ends where it comes back to the entity', async () => {
    const query = `{ container(urn: "${container('egg')}") { parentContainers { count containers { urn } } } }`;
    const parentContainers = { count: 1, containers: [{ urn: container('hen') }] };
    expect(await dataOf(query)).toEqual({ container: { parentContainers } });
  });
});

describe('what lies in a container or a domain', () => {
  it('is found by a search among it', async () => {
    const query = `query inside($input: ContainerEntitiesInput) {
      container(urn: "${container('schema')}") { entities(input: $input) {
        start count total searchResults { entity { urn } } facets { field } } } }`;
    const found = (urns: readonly string[], page: object): object => ({
      container: {
        entities: {
          ...page,
          searchResults: urns.map((urn) => ({ entity: { urn } })),
          facets: expect.any(Array),
        },
      },
    });
    expect(await dataOf(query)).toEqual(found([TABLE], { start: 0, count: 1, total: 1 }));
    expect(await dataOf(query, { input: { query: 'orders' } })).toEqual(
      found([TABLE], { start: 0, count: 1, total: 1 }),
    );
    expect(await dataOf(query, { input: { query: 'returns' } })).toEqual(found([], { start: 0, count: 0, total: 0 }));
    expect(await dataOf(query, { input: { start: 1 } })).toEqual(found([], { start: 1, count: 0, total: 1 }));
    const none = { filters: [{ field: 'origin', values: ['DEV'] }] };
    expect(await dataOf(query, { input: none })).toEqual(found([], { start: 0, count: 0, total: 0 }));
  });

  it('is found in a domain, too', async () => {
    await put(app, TABLE, 'domains', { domains: ['urn:li:domain:shop'] });
    const query =
      '{ domain(urn: "urn:li:domain:shop") { entities(input: {}) { total searchResults { entity { urn } } } } }';
    const entities = { total: 1, searchResults: [{ entity: { urn: TABLE } }] };
    expect(await dataOf(query)).toEqual({ domain: { entities } });
  });
});

describe('assertions of a dataset', () => {
  beforeAll(async () => {
    const info = { type: 'DATASET', datasetAssertion: { scope: 'DATASET_ROWS', dataset: TABLE, operator: 'BETWEEN' } };
    for (const id of ['a', 'b', 'c']) await put(app, assertion(id), 'assertionInfo', info);
    const results = ['SUCCESS', 'FAILURE', 'SUCCESS', 'SUCCESS', undefined];
    for (const [at, type] of results.entries()) {
      await put(app, assertion('a'), 'assertionRunEvent', {
        ...{ timestampMillis: 1000 + at, runId: `r${String(at)}`, assertionUrn: assertion('a'), asserteeUrn: TABLE },
        ...(type === undefined ? {} : { result: { type } }),
        status: 'COMPLETE',
      });
    }
  });

  it('are a page of it', async () => {
    const query = `query page($start: Int, $count: Int) { dataset(urn: "${TABLE}") {
      assertions(start: $start, count: $count) { start count total assertions { urn info { type } } } } }`;
    const listed = (ids: readonly string[]): readonly object[] =>
      ids.map((id) => ({ urn: assertion(id), info: { type: 'DATASET' } }));
    expect(await dataOf(query)).toEqual({
      dataset: { assertions: { start: 0, count: 3, total: 3, assertions: listed(['a', 'b', 'c']) } },
    });
    expect(await dataOf(query, { start: 1, count: 1 })).toEqual({
      dataset: { assertions: { start: 1, count: 1, total: 3, assertions: listed(['b']) } },
    });
  });

  it.each<[args: string, counts: readonly [number, number, number], times: readonly number[]]>([
    ['', [5, 3, 1], [1004, 1003, 1002, 1001, 1000]],
    ['(limit: 2)', [5, 3, 1], [1004, 1003]],
    ['(status: COMPLETE, limit: 1)', [5, 3, 1], [1004]],
    ['(startTimeMillis: 1001, endTimeMillis: 1002)', [2, 1, 1], [1002, 1001]],
    ['(filter: { and: [{ field: "result.type", value: "FAILURE" }] })', [1, 0, 1], [1001]],
  ])('have evaluations %s that are counted over all of the time', async (args, [total, succeeded, failed], times) => {
    const query = `{ assertion(urn: "${assertion('a')}") {
      runEvents${args} { total succeeded failed runEvents { timestampMillis } } } }`;
    const runEvents = times.map((timestampMillis) => ({ timestampMillis }));
    expect(await dataOf(query)).toEqual({ assertion: { runEvents: { total, succeeded, failed, runEvents } } });
  });

  it('have no evaluations of what is unknown', async () => {
    const filter = '{ and: [{ field: "state", values: ["COMPLETE"] }] }';
    const query = `{ assertion(urn: "${assertion('a')}") { runEvents(filter: ${filter}) { total } } }`;
    const { text } = await app.post('/api/graphql', { query });
    expect(text).toContain('The filter on field \\"state\\" is invalid');
  });

  it('have no evaluations in a time that ends before it begins', async () => {
    const query = `{ assertion(urn: "${assertion('a')}") { urn runEvents(startTimeMillis: 2, endTimeMillis: 1) { total } } }`;
    const { body } = await graphqlRequest(app, { query });
    expect(body.data).toEqual({ assertion: { urn: assertion('a'), runEvents: null } });
    expect(body.errors).toEqual([expect.objectContaining({ message: expect.stringContaining('startTimeMillis') })]);
  });
});

it('lists runs of a task', async () => {
  const run = 'urn:li:dataProcessInstance:run1';
  await put(app, run, 'dataProcessInstanceRelationships', { parentTemplate: JOB, upstreamInstances: [] });
  const query = `{ dataJob(urn: "${JOB}") { runs(start: 0, count: 5) { start count total runs { urn } } } }`;
  const runs = { start: 0, count: 1, total: 1, runs: [{ urn: run }] };
  expect(await dataOf(query)).toEqual({ dataJob: { runs } });
});

describe('tests of connections', () => {
  const mutation = `mutation test($input: CreateTestConnectionRequestInput!) { createTestConnectionRequest(input: $input) }`;

  it('are stored as requests that nothing here runs', async () => {
    const recipe = '{"source":{"type":"mysql"},"n":1.0}';
    const { createTestConnectionRequest: made } = Object(
      await dataOf(mutation, { input: { recipe, version: '0.11.0' } }),
    );
    const urn = String(made);
    const query = `{ executionRequest(urn: "${urn}") {
      urn input { task executorId arguments { key value } } result { status } } }`;
    const shown = `{"source":{"type":"mysql"},"n":1.0,"run_id":"${urn}","pipeline_name":"${urn}"}`;
    const args = [
      { key: 'recipe', value: shown },
      { key: 'version', value: '0.11.0' },
    ];
    const input = { task: 'TEST_CONNECTION', executorId: 'default', arguments: args };
    expect(await dataOf(query)).toEqual({ executionRequest: { urn, input, result: null } });
    expect(await stored(app, urn, 'dataHubExecutionRequestInput')).toEqual(
      expect.objectContaining({ source: { type: 'MANUAL_INGESTION_SOURCE' } }),
    );
  });

  it('are refused for a recipe that is no JSON object', async () => {
    for (const recipe of ['', 'x', '[]', '{']) {
      const { body } = await graphqlRequest(app, { query: mutation, variables: { input: { recipe } } });
      expect(body.errors).toMatchObject([
        { message: expect.stringContaining("'recipe' is invalid: it is no JSON object"), extensions: { code: 400 } },
      ]);
    }
  });
});

describe('runs of a source of ingestion', () => {
  const config = { recipe: '{"source":{"type":"mysql"},"n":1.0}', executorId: 'mine', version: '0.11.0' };
  const mutation = `mutation run($source: String!) {
    createIngestionExecutionRequest(input: { ingestionSourceUrn: $source }) }`;

  async function requested(source: string): Promise<string> {
    const data = await dataOf(mutation, { source });
    const { createIngestionExecutionRequest: urn } = Object(data);
    return String(urn);
  }

  it('are requested, and listed with the newest first', async () => {
    await put(app, SOURCE, 'dataHubIngestionSourceInfo', { name: 'Nightly', type: 'mysql', config });
    const [first, second] = [await requested(SOURCE), await requested(SOURCE)];
    const query = `query runs($count: Int) { ingestionSource(urn: "${SOURCE}") { executions(start: 0, count: $count) {
      start count total executionRequests { urn input { task executorId arguments { key value } } result { status } }
    } } }`;
    const run = (urn: string): object => ({
      urn,
      result: null,
      input: {
        task: 'RUN_INGEST',
        executorId: 'mine',
        arguments: [
          {
            key: 'recipe',
            value: `{"source":{"type":"mysql"},"n":1.0,"run_id":"${urn}","pipeline_name":"${SOURCE}"}`,
          },
          { key: 'version', value: '0.11.0' },
          { key: 'debug_mode', value: 'false' },
        ],
      },
    });
    expect(await dataOf(query)).toEqual({
      ingestionSource: {
        executions: { start: 0, count: 20, total: 2, executionRequests: [run(second), run(first)] },
      },
    });
    expect(await dataOf(query, { count: 1 })).toEqual({
      ingestionSource: { executions: { start: 0, count: 1, total: 2, executionRequests: [run(second)] } },
    });
    expect(await stored(app, first, 'dataHubExecutionRequestInput')).toEqual(
      expect.objectContaining({ source: { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: SOURCE } }),
    );
  });

  it('keep the name that their recipe has', async () => {
    const source = 'urn:li:dataHubIngestionSource:named';
    const recipe = '{"pipeline_name":"mine"}';
    await put(app, source, 'dataHubIngestionSourceInfo', { name: 'N', type: 'mysql', config: { recipe } });
    const urn = await requested(source);
    expect(await stored(app, urn, 'dataHubExecutionRequestInput')).toEqual(
      expect.objectContaining({
        args: { recipe: `{"pipeline_name":"mine","run_id":"${urn}"}`, debug_mode: 'false' },
        executorId: 'default',
      }),
    );
  });

  it.each([
    ['urn:li:dataHubIngestionSource:no', 'It does not exist'],
    ['urn:li:dataHubIngestionSource:odd', 'Its recipe is no JSON object'],
    ['urn:li:tag:odd', 'dataHubIngestionSource'],
  ])('are refused for %s', async (source, reason) => {
    const odd = { name: 'Odd', type: 'mysql', config: { recipe: '[1]' } };
    await put(app, 'urn:li:dataHubIngestionSource:odd', 'dataHubIngestionSourceInfo', odd);
    const { body } = await graphqlRequest(app, { query: mutation, variables: { source } });
    expect(body.errors).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(reason),
        extensions: expect.objectContaining({ code: 400 }),
      }),
    ]);
  });

  it('end by a signal', async () => {
    const executionRequestUrn = await requested(SOURCE);
    const query = `mutation end($input: CancelIngestionExecutionRequestInput!) {
      cancelIngestionExecutionRequest(input: $input) }`;
    const input = { ingestionSourceUrn: SOURCE, executionRequestUrn };
    expect(await dataOf(query, { input })).toEqual({ cancelIngestionExecutionRequest: executionRequestUrn });
    expect(await stored(app, executionRequestUrn, 'dataHubExecutionRequestSignal')).toEqual(
      expect.objectContaining({ signal: 'KILL' }),
    );
  });
});
