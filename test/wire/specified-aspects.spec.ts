import { type WireApp, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { put, stored } from './proposal.builder.js';

/**
 * Every aspect in the description of the interface, with every member that it has there: reads return what was written.
 */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

const STAMP = { time: 1_581_407_189_000, actor: 'urn:li:corpuser:jdoe' };
const STAMPS = { created: STAMP, lastModified: STAMP };
const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:kafka,page.views,PROD)';
const OTHER = 'urn:li:dataset:(urn:li:dataPlatform:kafka,page.clicks,PROD)';
const USER = 'urn:li:corpuser:jdoe';
const GROUP = 'urn:li:corpGroup:analysts';
const CHART = 'urn:li:chart:(looker,views)';
const TERM = 'urn:li:glossaryTerm:(finance,revenue)';
const TAGS = { tags: [{ tag: 'urn:li:tag:Engineering' }] };
const columnOf = (dataset: string, path: string): string => `urn:li:schemaField:(${dataset},${path})`;

function column(fieldPath: string, type: string): object {
  return {
    fieldPath,
    description: `What ${fieldPath} says`,
    nativeDataType: 'text',
    type: { type: { [`com.linkedin.schema.${type}`]: {} } },
    nullable: true,
    isPartOfKey: false,
    recursive: false,
  };
}

/** URN, aspect, snapshot, record, value. */
const ASPECTS: readonly (readonly [urn: string, aspect: string, snapshot: string, record: string, value: object])[] = [
  [TABLE, 'status', 'Dataset', 'common.Status', { removed: false }],
  [
    USER,
    'corpUserInfo',
    'CorpUser',
    'identity.CorpUserInfo',
    { active: true, displayName: 'J. Doe', fullName: 'Jane Doe', email: 'jdoe@example.com' },
  ],
  [USER, 'corpUserEditableInfo', 'CorpUser', 'identity.CorpUserEditableInfo', {}],
  [
    GROUP,
    'corpGroupInfo',
    'CorpGroup',
    'identity.CorpGroupInfo',
    {
      email: 'a@example.com',
      admins: [USER],
      members: ['urn:li:corpUser:datahub', 'urn:li:corpUser:jdoe'],
      groups: [],
    },
  ],
  [
    TABLE,
    'ownership',
    'Dataset',
    'common.Ownership',
    { owners: [{ owner: USER, type: 'DATAOWNER' }], lastModified: STAMP },
  ],
  [
    TABLE,
    'institutionalMemory',
    'Dataset',
    'common.InstitutionalMemory',
    { elements: [{ url: 'https://example.com/page', description: 'Handbook', createStamp: STAMP }] },
  ],
  [
    TABLE,
    'schemaMetadata',
    'Dataset',
    'schema.SchemaMetadata',
    {
      schemaName: 'PageView',
      platform: 'urn:li:dataPlatform:kafka',
      version: 3,
      ...STAMPS,
      hash: '',
      platformSchema: { 'com.linkedin.schema.KafkaSchema': { documentSchema: '{"type":"record"}' } },
      fields: [
        column('page', 'StringType'),
        column('visit', 'RecordType'),
        column('visit.day', 'DateType'),
        column('visit.seconds', 'NumberType'),
      ],
    },
  ],
  [
    TABLE,
    'editableSchemaMetadata',
    'Dataset',
    'schema.EditableSchemaMetadata',
    { editableSchemaFieldInfo: [{ fieldPath: 'page', globalTags: TAGS }], ...STAMPS },
  ],
  [TABLE, 'globalTags', 'Dataset', 'common.GlobalTags', TAGS],
  [
    'urn:li:tag:Engineering',
    'tagProperties',
    'Tag',
    'tag.TagProperties',
    { name: 'Engineering', description: 'What the Eng org owns.' },
  ],
  [
    CHART,
    'chartInfo',
    'Chart',
    'chart.ChartInfo',
    { title: 'Views', description: 'Views by day', inputs: [{ string: TABLE }], lastModified: STAMPS },
  ],
  [
    'urn:li:dashboard:(looker,traffic)',
    'dashboardInfo',
    'Dashboard',
    'dashboard.DashboardInfo',
    { title: 'Traffic', description: 'All traffic', charts: [CHART], lastModified: STAMPS },
  ],
  [
    TABLE,
    'upstreamLineage',
    'Dataset',
    'dataset.UpstreamLineage',
    {
      upstreams: [{ dataset: OTHER, type: 'TRANSFORMED', auditStamp: STAMP }],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [columnOf(OTHER, 'page'), columnOf(OTHER, 'visit.day')],
          downstreamType: 'FIELD',
          downstreams: [columnOf(TABLE, 'page')],
        },
      ],
    },
  ],
  [TABLE, 'browsePaths', 'Dataset', 'common.BrowsePaths', { paths: ['/prod/kafka/own', '/team/web'] }],
  [TABLE, 'dataPlatformInstance', 'Dataset', 'common.DataPlatformInstance', { platform: 'urn:li:dataPlatform:kafka' }],
  [
    TERM,
    'glossaryTermInfo',
    'GlossaryTerm',
    'glossary.GlossaryTermInfo',
    {
      definition: 'Money that comes in',
      customProperties: { unit: 'euro' },
      sourceRef: 'handbook',
      sourceUrl: 'https://example.com/terms/revenue',
      termSource: 'EXTERNAL',
    },
  ],
];

describe.each(ASPECTS)('%s %s', (...row) => {
  const [urn, aspect, snapshot, record, value] = row;
  const key = encodeURIComponent(urn);

  it('is returned by every kind of read as it was proposed', async () => {
    await put(app, urn, aspect, value);
    const latest = (await app.get(`/entitiesV2/${key}?aspects=List(${aspect})`)).json();
    expect(jsonMember(latest, 'aspects', aspect, 'value')).toEqual(value);
    const version = (await app.get(`/aspects/${key}?aspect=${aspect}&version=0`)).json();
    expect(version).toEqual({ version: 0, aspect: { [`com.linkedin.${record}`]: value } });
    const name = `com.linkedin.metadata.snapshot.${snapshot}Snapshot`;
    const whole = (await app.get(`/entities/${key}`)).json();
    expect(jsonMember(whole, 'value', name, 'aspects')).toContainEqual({ [`com.linkedin.${record}`]: value });
  });

  it('is returned as it was in a snapshot', async () => {
    const similar = urn.replace('page.views', 'page.twin').replace('jdoe', 'twin').replace('Engineering', 'Twin');
    const snapshotValue = { urn: similar, aspects: [{ [`com.linkedin.${record}`]: value }] };
    const entity = { value: { [`com.linkedin.metadata.snapshot.${snapshot}Snapshot`]: snapshotValue } };
    const answer = await app.post('/entities?action=ingest', { entity });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(await stored(app, similar, aspect)).toEqual(value);
  });
});

describe('time series', () => {
  const statistics = {
    timestampMillis: 1_629_840_771_000,
    uniqueUserCount: 10,
    totalSqlQueries: 20,
    fieldCounts: [{ fieldPath: 'page', count: 20 }],
  };
  const profile = {
    timestampMillis: 1_626_912_000_000,
    rowCount: 4500,
    columnCount: 2,
    fieldProfiles: [
      { fieldPath: 'page', uniqueCount: 2, uniqueProportion: 0.00044, nullCount: 0, nullProportion: 0 },
      {
        fieldPath: 'visit',
        uniqueCount: 99,
        uniqueProportion: 0.1,
        nullCount: 1,
        nullProportion: 0.5,
        min: '1',
        max: '99',
        mean: '50.5',
        median: '50',
        sampleValues: ['1', '2'],
        distinctValueFrequencies: [{ value: '1', frequency: 7 }],
      },
    ],
  };

  it.each([
    ['datasetUsageStatistics', statistics],
    ['datasetProfile', profile],
  ])('%s is read as JSON text in an envelope', async (aspect, value) => {
    await put(app, TABLE, aspect, value);
    const range = { startTimeMillis: value.timestampMillis - 1, endTimeMillis: value.timestampMillis + 1 };
    const body = { urn: TABLE, entity: 'dataset', aspect, ...range };
    const answer = (await app.post('/aspects?action=getTimeseriesAspectValues', body)).json();
    const text = jsonMember(answer, 'value', 'values', 0, 'aspect', 'value');
    expect(JSON.parse(String(text))).toEqual(value);
    expect(answer).toEqual({
      value: {
        entityName: 'dataset',
        aspectName: aspect,
        limit: 10_000,
        ...range,
        values: [{ aspect: { value: text, contentType: 'application/json' }, systemMetadata: expect.any(Object) }],
      },
    });
  });
});

describe('key aspects', () => {
  it.each([
    [TABLE, 'datasetKey', { platform: 'urn:li:dataPlatform:kafka', name: 'page.views', origin: 'PROD' }],
    [USER, 'corpUserKey', { username: 'jdoe' }],
    [GROUP, 'corpGroupKey', { name: 'analysts' }],
    [CHART, 'chartKey', { dashboardTool: 'looker', chartId: 'views' }],
    ['urn:li:dashboard:(looker,traffic)', 'dashboardKey', { dashboardTool: 'looker', dashboardId: 'traffic' }],
    ['urn:li:tag:Engineering', 'tagKey', { name: 'Engineering' }],
    [TERM, 'glossaryTermKey', { name: '(finance,revenue)' }],
    ['urn:li:dataPlatform:kafka', 'dataPlatformKey', { platformName: 'kafka' }],
  ])('of %s say what its URN says', async (urn, aspect, value) => {
    const answer = (await app.get(`/entitiesV2/${encodeURIComponent(urn)}`)).json();
    expect(jsonMember(answer, 'aspects', aspect, 'value')).toEqual(value);
  });
});
