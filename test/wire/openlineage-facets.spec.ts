/**
 * Each standard facet of OpenLineage, table by table: which aspect it becomes. Every sample is an event of its own,
 * about a job, a run and a table of its own.
 */
import type { FacetKind } from '../../generated/service/registry/model.js';
import { wireApp, type WireApp } from './app.builder.js';
import { LineageCatalog } from './lineage-catalog.js';
import { facet, facetEvent, type FacetSample, facetTable, runEvent, table, tableUrn } from './lineage-event.builder.js';

let app: WireApp;
let catalog: LineageCatalog;
beforeAll(async () => {
  app = await wireApp();
  catalog = new LineageCatalog(app);
  const all = [...VALUES, ...POINTS].map(({ on, name, value }) => facetEvent({ on, name, value }));
  expect(
    (await catalog.send([...all, ...IGNORED.map(([on, name, value]) => facetEvent({ on, name, value }))])).status,
  ).toBe(201);
});
afterAll(() => app.close());

interface FacetCase extends FacetSample {
  readonly aspect: string;
  readonly becomes: object;
}

function value(on: FacetKind, name: string, said: object, [aspect, becomes]: readonly [string, object]): FacetCase {
  return { on, name, value: said, aspect, becomes };
}

const JOB = (on: FacetKind, name: string): string =>
  `urn:li:dataJob:(urn:li:dataFlow:(airflow,facets,prod),facets.${on}_${name})`;

/** The entity that the facet is about. */
async function entityOf({ on, name }: FacetSample): Promise<string> {
  switch (on) {
    case 'job':
      return JOB(on, name);
    case 'run': {
      const query = `urn=${encodeURIComponent(JOB(on, name))}&types=List(InstanceOf)&direction=INCOMING`;
      const found = await app.get(`/relationships?${query}`, { headers: { 'x-restli-protocol-version': '2.0.0' } });
      return /urn:li:dataProcessInstance:[0-9a-f]+/.exec(found.text)?.[0] ?? 'none';
    }
    default:
      return tableUrn(facetTable(on, name));
  }
}

const properties = (of: string, texts: object): readonly [string, object] => [of, { customProperties: texts }];

const VALUES: readonly FacetCase[] = [
  value(
    'dataset',
    'schema',
    { fields: [{ name: 'kennel', type: 'INT', description: 'Number of the kennel.', ordinal_position: 1 }] },
    [
      'schemaMetadata',
      { fields: [{ fieldPath: 'kennel', nativeDataType: 'INT', description: 'Number of the kennel.' }] },
    ],
  ),
  value('dataset', 'documentation', { description: 'All kennels.', contentType: 'text/plain' }, [
    'datasetProperties',
    { description: 'All kennels.', customProperties: { 'documentation.contentType': 'text/plain' } },
  ]),
  value('dataset', 'ownership', { owners: [{ name: 'team:front desk', type: 'STEWARD' }] }, [
    'ownership',
    { owners: [{ owner: 'urn:li:corpuser:front desk', type: 'DATA_STEWARD' }] },
  ]),
  value(
    'dataset',
    'tags',
    {
      tags: [
        { key: 'tier', value: 'gold', source: 'USER' },
        { key: 'personal', value: 'true', field: 'owner_name' },
      ],
    },
    ['globalTags', { tags: [{ tag: 'urn:li:tag:tier:gold' }] }],
  ),
  value('dataset', 'symlinks', { identifiers: [{ namespace: 'hive://meta:9083', name: 'shop.k', type: 'TABLE' }] }, [
    'siblings',
    { siblings: ['urn:li:dataset:(urn:li:dataPlatform:hive,shop.k,PROD)'] },
  ]),
  value(
    'dataset',
    'dataSource',
    { name: 'warehouse', uri: 'postgres://warehouse:5432/shop' },
    properties('datasetProperties', {
      'dataSource.name': 'warehouse',
      'dataSource.uri': 'postgres://warehouse:5432/shop',
    }),
  ),
  value(
    'dataset',
    'storage',
    { storageLayer: 'iceberg', fileFormat: 'parquet' },
    properties('datasetProperties', { 'storage.layer': 'iceberg', 'storage.fileFormat': 'parquet' }),
  ),
  value('dataset', 'version', { datasetVersion: '17' }, properties('datasetProperties', { datasetVersion: '17' })),
  value(
    'dataset',
    'datasetType',
    { datasetType: 'TABLE', subType: 'EXTERNAL' },
    properties('datasetProperties', { datasetType: 'TABLE', datasetSubType: 'EXTERNAL' }),
  ),
  value(
    'dataset',
    'catalog',
    { framework: 'iceberg', type: 'rest', name: 'shop', catalogProperties: { region: 'north' } },
    properties('datasetProperties', { 'catalog.type': 'rest', 'catalog.properties': '{"region":"north"}' }),
  ),
  value('job', 'documentation', { description: 'Counts kennels.' }, [
    'dataJobInfo',
    { description: 'Counts kennels.' },
  ]),
  value('job', 'ownership', { owners: [{ name: 'maya' }] }, [
    'ownership',
    { owners: [{ owner: 'urn:li:corpuser:maya' }] },
  ]),
  value('job', 'tags', { tags: [{ key: 'nightly', value: 'true' }] }, [
    'globalTags',
    { tags: [{ tag: 'urn:li:tag:nightly' }] },
  ]),
  value(
    'job',
    'jobType',
    { processingType: 'BATCH', integration: 'DBT', jobType: 'MODEL', emissionPattern: { eventTrigger: 'EVENT_BASED' } },
    properties('dataJobInfo', {
      ...{ processingType: 'BATCH', integration: 'DBT', jobType: 'MODEL' },
      emissionPattern: '{"eventTrigger":"EVENT_BASED"}',
    }),
  ),
  value(
    'job',
    'sql',
    { query: 'select 1', dialect: 'ansi' },
    properties('dataJobInfo', { sql: 'select 1', 'sql.dialect': 'ansi' }),
  ),
  value(
    'job',
    'sourceCode',
    { language: 'python', sourceCode: 'print(1)' },
    properties('dataJobInfo', { sourceCode: 'print(1)', 'sourceCode.language': 'python' }),
  ),
  value(
    'job',
    'sourceCodeLocation',
    { type: 'git', url: 'https://code.example/kennels.py', tag: 'v2', branch: 'main' },
    [
      'dataJobInfo',
      {
        externalUrl: 'https://code.example/kennels.py',
        customProperties: { 'sourceCode.type': 'git', 'sourceCode.tag': 'v2' },
      },
    ],
  ),
  value(
    'run',
    'nominalTime',
    { nominalStartTime: '2026-05-01T00:00:00Z', nominalEndTime: '2026-05-02T00:00:00Z' },
    properties('dataProcessInstanceProperties', {
      'nominalTime.start': '2026-05-01T00:00:00Z',
      'nominalTime.end': '2026-05-02T00:00:00Z',
    }),
  ),
  value(
    'run',
    'parent',
    {
      run: { runId: '11111111-2222-3333-4444-555555555555' },
      job: { namespace: 'prod', name: 'facets' },
      root: { run: { runId: '66666666-2222-3333-4444-555555555555' }, job: { namespace: 'prod', name: 'facets' } },
    },
    [
      'dataProcessInstanceRelationships',
      { parentInstance: 'urn:li:dataProcessInstance:11111111-2222-3333-4444-555555555555' },
    ],
  ),
  value(
    'run',
    'parent',
    {
      run: { runId: '11111111-2222-3333-4444-555555555555' },
      job: { namespace: 'prod', name: 'facets' },
      root: { run: { runId: '66666666-2222-3333-4444-555555555555' }, job: { namespace: 'prod', name: 'night' } },
    },
    properties('dataProcessInstanceProperties', {
      ...{ 'parent.job.namespace': 'prod', 'parent.job.name': 'facets' },
      ...{ 'root.run': '66666666-2222-3333-4444-555555555555', 'root.job.name': 'night' },
    }),
  ),
  value(
    'run',
    'errorMessage',
    { message: 'No kennel 9.', programmingLanguage: 'python', stackTrace: 'line 3' },
    properties('dataProcessInstanceProperties', { 'error.message': 'No kennel 9.', 'error.stackTrace': 'line 3' }),
  ),
  value(
    'run',
    'processing_engine',
    { version: '3.5', name: 'spark', openlineageAdapterVersion: '1.30.0' },
    properties('dataProcessInstanceProperties', { processingEngine: 'spark', 'processingEngine.version': '3.5' }),
  ),
  value(
    'run',
    'externalQuery',
    { externalQueryId: 'q-7', source: 'bigquery' },
    properties('dataProcessInstanceProperties', { 'externalQuery.id': 'q-7', 'externalQuery.source': 'bigquery' }),
  ),
  value(
    'run',
    'extractionError',
    { totalTasks: 3, failedTasks: 1, errors: [{ errorMessage: 'no', taskNumber: 0 }] },
    properties('dataProcessInstanceProperties', {
      'extraction.tasks': '3',
      'extraction.failedTasks': '1',
      'extraction.errors': '[{"errorMessage":"no","taskNumber":0}]',
    }),
  ),
  value(
    'dataset',
    'hierarchy',
    { hierarchy: [{ type: 'TABLE', name: 'k' }] },
    properties('datasetProperties', { hierarchy: '[{"type":"TABLE","name":"k"}]' }),
  ),
  value(
    'dataset',
    'databaseHierarchy',
    { hierarchy: [{ type: 'SCHEMA', name: 'shop' }] },
    properties('datasetProperties', { databaseHierarchy: '[{"type":"SCHEMA","name":"shop"}]' }),
  ),
  value(
    'dataset',
    'partitioning',
    {
      columns: [{ columnName: 'left_on' }],
      partitions: [{ identifier: [{ column: 'left_on', value: '2026-05-01' }] }],
    },
    properties('datasetProperties', {
      'partitioning.columns': '[{"columnName":"left_on"}]',
      'partitioning.partitions': '[{"identifier":[{"column":"left_on","value":"2026-05-01"}]}]',
    }),
  ),
  value(
    'run',
    'environmentVariables',
    { environmentVariables: [{ name: 'A', value: 'b' }, { name: 'C' }] },
    properties('dataProcessInstanceProperties', { environmentVariables: '["A","C"]' }),
  ),
  value(
    'run',
    'executionParameters',
    { parameters: [{ key: 'task.timeout', value: 1.5 }] },
    properties('dataProcessInstanceProperties', { executionParameters: '[{"key":"task.timeout","value":1.5}]' }),
  ),
  value(
    'run',
    'jobRunParameters',
    { parameters: [{ key: 'kennel', name: 'Kennel', value: [9] }] },
    properties('dataProcessInstanceProperties', {
      jobRunParameters: '[{"key":"kennel","name":"Kennel","value":[9]}]',
    }),
  ),
  value(
    'run',
    'agentAttribution',
    { agentId: 'agent:vet', accessedAt: '2026-05-01T10:00:00Z', covenantInEffect: { type: 'house rules' } },
    properties('dataProcessInstanceProperties', {
      'agentAttribution.agentId': 'agent:vet',
      'agentAttribution.accessedAt': '2026-05-01T10:00:00Z',
      'agentAttribution.covenantInEffect': '{"type":"house rules"}',
    }),
  ),
  value(
    'run',
    'jobDependencies',
    { upstream: [{ job: { namespace: 'prod', name: 'j' } }], downstream: [], trigger_rule: 'ALL_DONE' },
    properties('dataProcessInstanceProperties', {
      'jobDependencies.upstream': '[{"job":{"namespace":"prod","name":"j"}}]',
      'jobDependencies.downstream': '[]',
      'jobDependencies.triggerRule': 'ALL_DONE',
    }),
  ),
  value(
    'run',
    'tags',
    { tags: [{ key: 'a', value: 'b' }] },
    properties('dataProcessInstanceProperties', { tags: '[{"key":"a","value":"b"}]' }),
  ),
  value(
    'run',
    'test',
    { tests: [{ name: 'unique_ids', status: 'pass' }] },
    properties('dataProcessInstanceProperties', { tests: '[{"name":"unique_ids","status":"pass"}]' }),
  ),
];

const METRICS = {
  rowCount: 9,
  bytes: 900,
  fileCount: 2,
  columnMetrics: { kennel: { nullCount: 0, distinctCount: 9 } },
};
const PROFILE = {
  rowCount: 9,
  sizeInBytes: 900,
  fieldProfiles: [{ fieldPath: 'kennel', nullCount: 0, uniqueCount: 9 }],
};

const POINTS: readonly FacetCase[] = [
  value('dataset', 'dataQualityMetrics', METRICS, ['datasetProfile', PROFILE]),
  value('input', 'dataQualityMetrics', METRICS, ['datasetProfile', PROFILE]),
  value('input', 'inputStatistics', { rowCount: 9, size: 900 }, ['datasetProfile', { rowCount: 9, sizeInBytes: 900 }]),
  value('output', 'outputStatistics', { rowCount: 9, fileCount: 1 }, [
    'operation',
    { operationType: 'INSERT', numAffectedRows: 9 },
  ]),
  value('dataset', 'lifecycleStateChange', { lifecycleStateChange: 'TRUNCATE' }, [
    'operation',
    { operationType: 'CUSTOM', customOperationType: 'TRUNCATE' },
  ]),
];

/** Standard facets for which the catalog has no place, and one of a producer's own. */
const IGNORED: readonly (readonly [FacetKind, string, object])[] = [
  ['input', 'subset', { inputCondition: { type: 'location', locations: ['/a'] } }],
  ['output', 'iceberg_commit_report', { snapshotId: 7, commitMetrics: { attempts: 1 } }],
  ['job', 'kennelMap', { anything: [1, null, {}] }],
];

describe('facets', () => {
  it.each(VALUES.map((one) => [one.on, one.name, one] as const))(
    'of a %s: %s becomes an aspect',
    async (_on, _name, one) => {
      expect((await catalog.aspects(await entityOf(one)))[one.aspect]).toMatchObject(one.becomes);
    },
  );

  it.each(POINTS.map((one) => [one.on, one.name, one] as const))(
    'of a %s: %s becomes a point',
    async (_on, _name, one) => {
      expect(await catalog.points(await entityOf(one), 'dataset', one.aspect)).toEqual([
        expect.objectContaining(one.becomes),
      ]);
    },
  );

  it('without a row are ignored and counted', async () => {
    const { text } = await app.get('/metrics');
    expect(text).toContain(`cadastre_openlineage_unknown_facets ${String(IGNORED.length)}`);
  });

  it('that tag columns stand beside what people add to the columns', async () => {
    expect((await catalog.aspects(tableUrn('dataset_tags')))['editableSchemaMetadata']).toMatchObject({
      editableSchemaFieldInfo: [{ fieldPath: 'owner_name', globalTags: { tags: [{ tag: 'urn:li:tag:personal' }] } }],
    });
  });

  it('say nothing where they have none of the members that may be absent', async () => {
    const empty = facet({});
    const facets = { dataSource: empty, ownership: empty, schema: empty, symlinks: empty, tags: empty };
    expect((await catalog.send(runEvent({ outputs: [table('empty', { facets })] }))).status).toBe(201);
  });

  it('count more than a number has room for', async () => {
    const statistics = facet({ rowCount: 'ROWS', size: 'SIZE' });
    const metrics = facet({ rowCount: 'ROWS', columnMetrics: { id: { min: 'ROWS', sum: 'SIZE', count: 2 } } });
    const event = JSON.stringify(
      runEvent({
        inputs: [table('big', { inputFacets: { dataQualityMetrics: metrics } })],
        outputs: [table('big', { outputFacets: { outputStatistics: statistics } })],
      }),
    )
      .replaceAll('"ROWS"', '9223372036854775807')
      .replaceAll('"SIZE"', '9000000000000000001');
    expect((await catalog.send(event)).status).toBe(201);
    const points = async (aspect: string) =>
      (
        await app.post('/aspects?action=getTimeseriesAspectValues', { urn: tableUrn('big'), entity: 'dataset', aspect })
      ).text.replaceAll('\\', '');
    expect(await points('operation')).toContain('"numAffectedRows":9223372036854775807');
    expect(await points('operation')).toContain('"size":"9000000000000000001"');
    expect(await points('datasetProfile')).toContain('"rowCount":9223372036854775807');
    expect(await points('datasetProfile')).toContain('"min":"9223372036854775807","mean":"4500000000000000000"');
  });

  it('leave out a count that is less than none', async () => {
    const outputStatistics = facet({ rowCount: -1, size: 5 });
    const event = runEvent({ outputs: [table('uncounted', { outputFacets: { outputStatistics } })] });
    expect((await catalog.send(event)).status).toBe(201);
    const [point] = await catalog.points(tableUrn('uncounted'), 'dataset', 'operation');
    expect(point).toMatchObject({ operationType: 'INSERT', customProperties: { size: '5' } });
    expect(point).not.toHaveProperty('numAffectedRows');
  });
});
