import { invariant } from '../../src/kernel/assert-never.js';
import type { WireApp } from './app.builder.js';
import { type LineageCatalog, listAt, members, useLineageCatalog } from './lineage-catalog.js';
import { AIRFLOW, facet, FLOW, jobUrn, RUN, RUN_ID, runEvent, table, tableUrn } from './lineage-event.builder.js';
import { refusal } from './proposal.builder.js';

const TIME = Date.parse('2026-05-01T10:05:00.000Z');
const STAMP = { time: TIME, actor: 'urn:li:corpuser:__datahub_system' };

let app: WireApp;
let catalog: LineageCatalog;
useLineageCatalog((opened, served) => {
  app = served;
  catalog = opened;
});

describe('an event of a run', () => {
  beforeAll(async () => {
    const job = {
      namespace: 'prod',
      name: 'orders.load',
      facets: {
        documentation: facet({ description: 'Loads the orders.' }),
        sql: facet({ query: 'insert into b select * from a' }),
        ownership: facet({ owners: [{ name: 'maya', type: 'MAINTAINER' }] }),
        tags: facet({ tags: [{ key: 'nightly', value: 'true', source: 'CONFIG' }] }),
        gcp_lineage: facet({ origin: 'none' }),
      },
    };
    const schema = facet({
      fields: [
        { name: 'id', type: 'BIGINT', description: 'Number of the order.' },
        { name: 'at', type: 'timestamp(6)' },
        { name: 'to', type: 'struct<city:string>', fields: [{ name: 'city', type: 'string' }] },
        { name: 'odd', type: 'geography' },
      ],
    });
    const columnLineage = facet({
      fields: {
        id: {
          inputFields: [
            {
              ...table('a'),
              field: 'id',
              transformations: [{ type: 'DIRECT', subtype: 'IDENTITY' }],
            },
          ],
        },
      },
    });
    const answer = await catalog.send(
      runEvent({
        job,
        run: {
          runId: RUN_ID,
          facets: {
            parent: facet({
              run: { runId: '11111111-2222-3333-4444-555555555555' },
              job: { namespace: 'prod', name: 'orders' },
            }),
            nominalTime: facet({ nominalStartTime: '2026-05-01T10:00:00Z' }),
            processing_engine: facet({ name: 'Airflow', version: '2.9.1', openlineageAdapterVersion: '1.9.1' }),
          },
        },
        inputs: [
          table('a', {
            inputFacets: {
              dataQualityAssertions: facet({ assertions: [{ assertion: 'not_null', success: false, column: 'id' }] }),
              dataQualityMetrics: facet({
                rowCount: 7,
                bytes: 70,
                columnMetrics: {
                  id: { nullCount: 1, distinctCount: 6, min: 1, max: 9.5, sum: 21, count: 6, quantiles: { 0.5: 3 } },
                },
              }),
            },
          }),
        ],
        outputs: [
          table('b', {
            facets: {
              schema,
              columnLineage,
              documentation: facet({ description: 'All orders.' }),
              symlinks: facet({ identifiers: [{ namespace: 'hive://meta:9083', name: 'shop.b', type: 'TABLE' }] }),
            },
            outputFacets: { outputStatistics: facet({ rowCount: 12, size: 120, fileCount: 2 }) },
          }),
        ],
      }),
    );
    expect([answer.status, answer.text]).toEqual([201, '']);
  });

  it('becomes a task with its flow, description, owners and tags', async () => {
    expect(await catalog.aspects(FLOW)).toMatchObject({ dataFlowInfo: { name: 'orders', project: 'prod' } });
    expect(await catalog.aspects(jobUrn('orders.load'))).toMatchObject({
      dataJobInfo: {
        name: 'load',
        type: { string: 'airflow' },
        flowUrn: FLOW,
        description: 'Loads the orders.',
        customProperties: {
          sql: 'insert into b select * from a',
          'openlineage.job.documentation': '2026-05-01T10:05:00.000Z',
          'openlineage.job.sql': '2026-05-01T10:05:00.000Z',
        },
      },
      ownership: {
        owners: [{ owner: 'urn:li:corpuser:maya', type: 'TECHNICAL_OWNER', source: { type: 'SERVICE' } }],
        lastModified: STAMP,
      },
      globalTags: { tags: [{ tag: 'urn:li:tag:nightly' }] },
    });
  });

  it('becomes lineage of the task, and of columns', async () => {
    const edge = (name: string, more: object = {}) => {
      const properties = { source: 'openlineage', ...more };
      return { destinationUrn: tableUrn(name), created: STAMP, lastModified: STAMP, properties };
    };
    expect((await catalog.aspects(jobUrn('orders.load')))['dataJobInputOutput']).toEqual({
      inputDatasets: [],
      outputDatasets: [],
      inputDatasetEdges: [edge('a')],
      outputDatasetEdges: [edge('b', { columnLineage: '2026-05-01T10:05:00.000Z' })],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [`urn:li:schemaField:(${tableUrn('a')},id)`],
          downstreamType: 'FIELD',
          downstreams: [`urn:li:schemaField:(${tableUrn('b')},id)`],
          transformOperation: 'DIRECT:IDENTITY',
          confidenceScore: 1,
        },
      ],
    });
  });

  it('becomes a run with its parent, its state and what it touched', async () => {
    expect(await catalog.aspects(RUN)).toMatchObject({
      dataProcessInstanceProperties: {
        name: RUN_ID,
        created: STAMP,
        customProperties: {
          'nominalTime.start': '2026-05-01T10:00:00Z',
          processingEngine: 'Airflow',
          'processingEngine.version': '2.9.1',
        },
      },
      dataProcessInstanceRelationships: {
        parentTemplate: jobUrn('orders.load'),
        parentInstance: 'urn:li:dataProcessInstance:11111111-2222-3333-4444-555555555555',
        upstreamInstances: [],
      },
      dataProcessInstanceInput: { inputs: [tableUrn('a')] },
      dataProcessInstanceOutput: { outputs: [tableUrn('b')] },
    });
    expect(await catalog.points(RUN, 'dataProcessInstance', 'dataProcessInstanceRunEvent')).toEqual([
      expect.objectContaining({
        timestampMillis: TIME,
        status: 'COMPLETE',
        result: { type: 'SUCCESS', nativeResultType: 'COMPLETE' },
      }),
    ]);
  });

  it('becomes datasets with schema, description, other names and figures', async () => {
    const b = await catalog.aspects(tableUrn('b'));
    expect(b).toMatchObject({
      datasetProperties: {
        description: 'All orders.',
        customProperties: { 'openlineage.namespace': 'postgres://warehouse:5432', 'openlineage.name': 'shop.public.b' },
      },
      siblings: { siblings: ['urn:li:dataset:(urn:li:dataPlatform:hive,shop.b,PROD)'], primary: true },
    });
    const fields = listAt(b['schemaMetadata'], 'fields').map(members);
    expect(fields.map(({ fieldPath, type, nativeDataType }) => [fieldPath, type, nativeDataType])).toEqual([
      ['id', { type: { 'com.linkedin.schema.NumberType': {} } }, 'BIGINT'],
      ['at', { type: { 'com.linkedin.schema.TimeType': {} } }, 'timestamp(6)'],
      ['to', { type: { 'com.linkedin.schema.RecordType': {} } }, 'struct<city:string>'],
      ['to.city', { type: { 'com.linkedin.schema.StringType': {} } }, 'string'],
      ['odd', { type: { 'com.linkedin.schema.NullType': {} } }, 'geography'],
    ]);
    expect(await catalog.points(tableUrn('b'), 'dataset', 'operation')).toEqual([
      expect.objectContaining({
        operationType: 'INSERT',
        numAffectedRows: 12,
        customProperties: { size: '120', fileCount: '2' },
      }),
    ]);
    expect(await catalog.points(tableUrn('a'), 'dataset', 'datasetProfile')).toEqual([
      expect.objectContaining({
        rowCount: 7,
        sizeInBytes: 70,
        fieldProfiles: [
          {
            fieldPath: 'id',
            nullCount: 1,
            uniqueCount: 6,
            min: '1',
            max: '9.5',
            mean: '3.5',
            quantiles: [{ quantile: '0.5', value: '3' }],
          },
        ],
      }),
    ]);
  });

  it('becomes assertions and their runs', async () => {
    const answer = await app.get(
      `/relationships?urn=${encodeURIComponent(tableUrn('a'))}&types=List(Asserts)&direction=INCOMING`,
      {
        headers: { 'x-restli-protocol-version': '2.0.0' },
      },
    );
    const [assertion] = listAt(answer.json(), 'entities').map(String);
    invariant(assertion !== undefined, 'the test of the column is an assertion');
    expect(await catalog.aspects(assertion)).toMatchObject({
      assertionInfo: {
        type: 'DATASET',
        datasetAssertion: { dataset: tableUrn('a'), scope: 'DATASET_COLUMN', nativeType: 'not_null' },
      },
    });
    expect(await catalog.points(assertion, 'assertion', 'assertionRunEvent')).toEqual([
      expect.objectContaining({ runId: RUN_ID, asserteeUrn: tableUrn('a'), result: { type: 'FAILURE' } }),
    ]);
  });

  it('has facets that no table knows ignored and counted', async () => {
    expect((await app.get('/metrics')).text).toContain('cadastre_openlineage_unknown_facets 1');
  });
});

describe('events', () => {
  it('of jobs and of datasets are taken, on both paths, and several in a list', async () => {
    const job = {
      eventTime: '2026-05-01T09:00:00Z',
      producer: AIRFLOW,
      job: { namespace: 'prod', name: 'static' },
      inputs: [table('x')],
    };
    const columnLineage = facet({
      fields: { id: { inputFields: [{ ...table('x'), field: 'id' }], transformationType: 'IDENTITY' } },
    });
    const dataset = {
      eventTime: '2026-05-01T09:00:00Z',
      producer: AIRFLOW,
      dataset: table('y', { facets: { columnLineage } }),
    };
    expect((await catalog.send([job, dataset], '/openapi/openlineage/api/v1/lineage')).status).toBe(201);
    expect(await catalog.aspects('urn:li:dataJob:(urn:li:dataFlow:(airflow,static,prod),static)')).toMatchObject({
      dataJobInputOutput: { inputDatasetEdges: [{ destinationUrn: tableUrn('x') }] },
    });
    expect(await catalog.aspects(tableUrn('y'))).toMatchObject({
      upstreamLineage: {
        upstreams: [{ dataset: tableUrn('x'), type: 'TRANSFORMED' }],
        fineGrainedLineages: [{ transformOperation: 'IDENTITY' }],
      },
    });
  });

  it.each(['2026-05-01T12:05:00+02:00', '2026-05-01T10:05:00.000000000000Z', '2026-05-01t10:05:00z'])(
    'are of the moment that they name: %s',
    async (eventTime) => {
      const said = table('timed', { outputFacets: { outputStatistics: facet({ rowCount: eventTime.length }) } });
      expect((await catalog.send(runEvent({ eventTime, outputs: [said] }))).status).toBe(201);
      expect(await catalog.points(tableUrn('timed'), 'dataset', 'operation')).toContainEqual(
        expect.objectContaining({
          timestampMillis: Date.parse('2026-05-01T10:05:00Z'),
          numAffectedRows: eventTime.length,
        }),
      );
    },
  );

  it('change nothing when they come again', async () => {
    const event = runEvent({
      run: { runId: 'again' },
      job: { namespace: 'prod', name: 'again' },
      inputs: [table('r')],
    });
    const again = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,again,prod),again)';
    await catalog.send(event);
    const once = await catalog.aspects(again);
    expect((await catalog.send(event)).status).toBe(201);
    expect(await catalog.aspects(again)).toEqual(once);
    expect((await app.get(`/aspects/${encodeURIComponent(again)}?aspect=dataJobInputOutput&version=1`)).status).toBe(
      404,
    );
  });

  it('are written in one transaction, under the run that they are of', async () => {
    const before = await catalog.aspects(RUN);
    const answer = await catalog.send([runEvent(), runEvent({ run: {} })]);
    expect(refusal(answer)).toEqual([400, "Parameter '/1/run/runId' is invalid: expected string, received undefined."]);
    expect(await catalog.aspects(RUN)).toEqual(before);
    const runs = await app.post('/runs?action=describe', { runId: RUN_ID, start: 0, count: 100 });
    expect(JSON.stringify(runs.json())).toContain('dataProcessInstanceProperties');
  });

  it.each([
    ['no event', '[1]', "'/0' is invalid: it is no event"],
    ['nothing that it is about', {}, "'body' is invalid: it has neither run, job nor dataset"],
    ['no job', runEvent({ job: undefined }), "'/job' is invalid"],
    ['a job of blanks', runEvent({ job: { namespace: 'n', name: ' ' } }), "'/job/name' is invalid: it has nothing but"],
    ['a table of blanks', runEvent({ inputs: [{ namespace: '\t', name: 't' }] }), "'/inputs/0/namespace' is invalid"],
    ['a type that is none', runEvent({ eventType: 'PAUSE' }), "'/eventType' is invalid"],
    ['a time that is none', runEvent({ eventTime: 'yesterday' }), "'/eventTime' is invalid: it is no time"],
    ['a day that is none', runEvent({ eventTime: '2026-13-01T00:00:00Z' }), "'/eventTime' is invalid: it is no time"],
    ['an input without a name', runEvent({ inputs: [{ namespace: 'x' }] }), "'/inputs/0/name' is invalid"],
    ['inputs that are no list', runEvent({ inputs: {} }), "'/inputs' is invalid"],
    [
      'a schema of another form',
      runEvent({ outputs: [table('b', { facets: { schema: { fields: [{ type: 'x' }] } } })] }),
      "'/outputs/0/facets/schema/fields/0/name' is invalid",
    ],
    [
      'a description that is no text',
      runEvent({ job: { namespace: 'n', name: 'j', facets: { documentation: { description: [] } } } }),
      "'/job/facets/documentation/description' is invalid: it is no text",
    ],
    [
      'a facet without any of its members',
      runEvent({ job: { namespace: 'n', name: 'j', facets: { sql: {} } } }),
      "'/job/facets/sql/query' is invalid: it is missing",
    ],
    [
      'a facet that is a text',
      runEvent({ run: { runId: RUN_ID, facets: { parent: 'x' } } }),
      "'/run/facets/parent' is invalid",
    ],
    ['a name that makes the URN too long', runEvent({ inputs: [table('x'.repeat(600))] }), 'Invalid key in urn'],
  ])('are refused with their path for %s', async (_what, event, message) => {
    expect(refusal(await catalog.send(event))).toEqual([400, expect.stringContaining(message)]);
  });
});
