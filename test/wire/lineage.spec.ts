import type { WireAnswer, WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { put, refusal } from './proposal.builder.js';

let app: WireApp;

function dataset(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
}

function column(name: string): string {
  return `urn:li:schemaField:(${dataset(name)},id)`;
}

async function derive(name: string, ...upstreams: readonly string[]): Promise<void> {
  await put(app, dataset(name), 'upstreamLineage', {
    upstreams: upstreams.map((upstream) => ({ dataset: dataset(upstream), type: 'TRANSFORMED' })),
  });
}

// raw -> clean -> mart -> report, raw -> mart; report is read by a chart, which is on a dashboard.
beforeAll(async () => {
  app = await wireApp();
  await put(app, dataset('raw'), 'datasetProperties', { name: 'raw orders' });
  await derive('clean', 'raw');
  await derive('mart', 'clean', 'raw', 'never_ingested');
  await derive('report', 'mart');
  const stamp = { time: 1, actor: 'urn:li:corpuser:x' };
  const info = { title: 'Chart', description: '', lastModified: { created: stamp, lastModified: stamp } };
  await put(app, 'urn:li:chart:(looker,1)', 'chartInfo', { ...info, inputs: [{ string: dataset('report') }] });
  await put(app, 'urn:li:dashboard:(looker,2)', 'dashboardInfo', { ...info, charts: ['urn:li:chart:(looker,1)'] });
});
afterAll(() => app.close());

function search(change: object): Promise<WireAnswer> {
  return app.post('/entities?action=searchAcrossLineage', {
    urn: dataset('raw'),
    direction: 'DOWNSTREAM',
    input: '*',
    start: 0,
    count: 10,
    ...change,
  });
}

async function found(change: object): Promise<readonly string[]> {
  const hits = jsonItems((await search(change)).json(), 'value', 'entities');
  return hits.map((hit) => `${String(jsonMember(hit, 'degree'))} ${String(jsonMember(hit, 'entity'))}`);
}

function degree(...values: readonly string[]): object {
  return { field: 'degree', values, condition: 'EQUAL' };
}

describe('searchAcrossLineage', () => {
  it('finds entities at any number of hops, nearest first', async () => {
    expect(await found({})).toEqual([
      `1 ${dataset('clean')}`,
      `1 ${dataset('mart')}`,
      `2 ${dataset('report')}`,
      '3 urn:li:chart:(looker,1)',
      '4 urn:li:dashboard:(looker,2)',
    ]);
  });

  it('walks upstream, and does not find entities that were never ingested', async () => {
    expect(await found({ urn: dataset('report'), direction: 'UPSTREAM' })).toEqual([
      `1 ${dataset('mart')}`,
      `2 ${dataset('clean')}`,
      `2 ${dataset('raw')}`,
    ]);
  });

  it('answers the path to each entity', async () => {
    const hits = jsonItems((await search({})).json(), 'value', 'entities');
    expect(jsonMember(hits[2], 'paths')).toEqual([[dataset('raw'), dataset('mart'), dataset('report')]]);
  });

  it('counts exactly and pages', async () => {
    const page = (await search({ start: 1, count: 2 })).json();
    expect(jsonMember(page, 'value', 'numEntities')).toBe(5);
    expect(await found({ start: 1, count: 2 })).toEqual([`1 ${dataset('mart')}`, `2 ${dataset('report')}`]);
  });

  it('applies degrees in every branch of the filter', async () => {
    expect(await found({ filter: { or: [{ and: [degree('2')] }] } })).toEqual([`2 ${dataset('report')}`]);
    expect(await found({ filter: { or: [{ and: [degree('3+')] }] } })).toHaveLength(2);
    expect(await found({ filter: { or: [{ and: [{ ...degree('1'), negated: true }] }] } })).toHaveLength(3);
    const charts = { field: '_entityType', values: ['chart'], condition: 'EQUAL' };
    const branches = { or: [{ and: [degree('1')] }, { and: [degree('3+'), charts] }] };
    expect(await found({ filter: branches })).toEqual([
      `1 ${dataset('clean')}`,
      `1 ${dataset('mart')}`,
      '3 urn:li:chart:(looker,1)',
    ]);
  });

  it('counts degrees as a facet', async () => {
    const facets = jsonItems((await search({})).json(), 'value', 'metadata', 'aggregations');
    expect(facets[0]).toMatchObject({ name: 'degree', aggregations: { '1': 2, '2': 1, '3+': 2 } });
  });

  it.each<[readonly object[], Readonly<Record<string, number>>]>([
    [[degree('1')], { '1': 2, '2': 0, '3+': 0 }],
    [[degree('2')], { '1': 0, '2': 1, '3+': 0 }],
    [[degree('3+')], { '1': 0, '2': 0, '3+': 2 }],
    [[degree('1', '3+')], { '1': 2, '2': 0, '3+': 2 }],
    [[{ ...degree('1'), negated: true }], { '1': 0, '2': 1, '3+': 2 }],
  ])('counts the degrees of what passes %j', async (and, counts) => {
    const facets = jsonItems((await search({ filter: { or: [{ and }] } })).json(), 'value', 'metadata', 'aggregations');
    expect(jsonMember(facets[0], 'aggregations')).toEqual(counts);
  });

  it('counts degrees over branches that ask for different ones', async () => {
    const charts = { field: '_entityType', values: ['chart'], condition: 'EQUAL' };
    const filter = { or: [{ and: [degree('1')] }, { and: [degree('3+'), charts] }] };
    const facets = jsonItems((await search({ filter })).json(), 'value', 'metadata', 'aggregations');
    expect(jsonMember(facets[0], 'aggregations')).toEqual({ '1': 2, '2': 0, '3+': 1 });
  });

  it('ends at the number of hops, and filters by entity type and text', async () => {
    expect(await found({ maxHops: 1 })).toHaveLength(2);
    expect(await found({ entities: ['dashboard'] })).toEqual(['4 urn:li:dashboard:(looker,2)']);
    expect(await found({ urn: dataset('report'), direction: 'UPSTREAM', input: 'raw orders' })).toEqual([
      `2 ${dataset('raw')}`,
    ]);
  });

  it('walks through soft-deleted entities without finding them', async () => {
    await put(app, dataset('clean'), 'status', { removed: true });
    expect(await found({ urn: dataset('report'), direction: 'UPSTREAM' })).toEqual([
      `1 ${dataset('mart')}`,
      `2 ${dataset('raw')}`,
    ]);
    await put(app, dataset('clean'), 'status', { removed: false });
    expect(await found({ urn: dataset('report'), direction: 'UPSTREAM' })).toHaveLength(3);
  });

  it('walks from column to column and finds the entities that have them', async () => {
    await put(app, dataset('columns'), 'upstreamLineage', {
      upstreams: [],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          downstreamType: 'FIELD',
          upstreams: [column('raw')],
          downstreams: [column('columns')],
        },
      ],
    });
    const answer = (await search({ urn: column('raw') })).json();
    const hits = jsonItems(answer, 'value', 'entities');
    expect(hits.map((hit) => [jsonMember(hit, 'entity'), jsonMember(hit, 'paths')])).toEqual([
      [dataset('columns'), [[column('raw'), column('columns')]]],
    ]);
  });

  it('removes an edge with the aspect that declared it', async () => {
    await derive('brief', 'report');
    expect(await found({ urn: dataset('report'), maxHops: 1, entities: ['dataset'] })).toEqual([
      `1 ${dataset('brief')}`,
    ]);
    await derive('brief');
    expect(await found({ urn: dataset('report'), maxHops: 1, entities: ['dataset'] })).toEqual([]);
  });

  it('reaches nothing from an entity that does not exist', async () => {
    expect(await found({ urn: dataset('nowhere') })).toEqual([]);
  });

  it.each([
    ['an unknown direction', { direction: 'SIDEWAYS' }, 'direction'],
    ['no urn', { urn: undefined }, "'urn' is required"],
    ['a urn that is none', { urn: 'nonsense' }, 'nonsense'],
    ['an unknown degree', { filter: { or: [{ and: [degree('7')] }] } }, '"7" is no degree'],
    ['a comparison of degrees', { filter: { or: [{ and: [{ ...degree('1'), condition: 'CONTAIN' }] }] } }, 'degree'],
    ['no hops', { maxHops: 0 }, "'maxHops' is invalid"],
    ['a negative start', { start: -1 }, "'start' is invalid"],
    ['an unknown entity type', { entities: ['datset'] }, 'datset'],
    ['a time that ends before it begins', { startTimeMillis: 5, endTimeMillis: 1 }, 'it is later than endTimeMillis'],
  ])('refuses %s', async (_what, change, message) => {
    expect(refusal(await search(change))).toEqual([400, expect.stringContaining(message)]);
  });
});

describe('lineage between columns', () => {
  const JOB = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,PROD),copy)';
  const CHART = 'urn:li:chart:(looker,columns)';
  const SHOWN = `urn:li:schemaField:(${CHART},sum%28a%2Cb%29)`;
  const hop = (upstream: string, downstream: string): object => ({
    upstreamType: 'FIELD_SET',
    upstreams: [upstream],
    downstreamType: 'FIELD',
    downstreams: [downstream],
  });
  const below = async (urn: string): Promise<readonly (readonly unknown[])[]> => {
    const hits = jsonItems((await search({ urn, direction: 'DOWNSTREAM' })).json(), 'value', 'entities');
    return hits.map((hit) => [jsonMember(hit, 'entity'), ...jsonItems(hit, 'paths', 0)]);
  };

  beforeAll(async () => {
    for (const name of ['first', 'second', 'third']) await put(app, dataset(name), 'status', { removed: false });
    await put(app, dataset('second'), 'upstreamLineage', {
      upstreams: [],
      fineGrainedLineages: [hop(column('first'), column('second'))],
    });
    await put(app, JOB, 'dataJobInputOutput', {
      inputDatasets: [],
      outputDatasets: [],
      fineGrainedLineages: [hop(column('second'), column('third'))],
    });
    await put(app, CHART, 'inputFields', {
      fields: [
        { schemaFieldUrn: column('third'), schemaField: field('sum(a,b)') },
        { schemaFieldUrn: column('first') },
      ],
    });
  });

  it('is stated by datasets, tasks and charts', async () => {
    expect(await below(column('first'))).toEqual([
      [dataset('second'), column('first'), column('second')],
      [dataset('third'), column('first'), column('second'), column('third')],
      [CHART, column('first'), column('second'), column('third'), SHOWN],
    ]);
  });

  it('goes with what stated it', async () => {
    await put(app, JOB, 'dataJobInputOutput', { inputDatasets: [], outputDatasets: [] });
    expect(await below(column('first'))).toEqual([[dataset('second'), column('first'), column('second')]]);
    expect(await below(column('third'))).toEqual([[CHART, column('third'), SHOWN]]);
  });
});

function field(fieldPath: string): object {
  return {
    fieldPath,
    nullable: false,
    type: { type: { 'com.linkedin.schema.NumberType': {} } },
    nativeDataType: 'number',
    recursive: false,
    isPartOfKey: false,
  };
}
