import { parseUrn, type Urn } from '../../kernel/urn.js';
import { withEdge, withoutEdge } from './lineage-lists.js';
import { lineageSlot } from './lineage-slot.js';

function urn(text: string): Urn {
  const read = parseUrn(text);
  expect(read).toBeDefined();
  return read ?? urn('urn:li:tag:never');
}

const DATASET = urn('urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)');
const OTHER = urn('urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)');
const CHART = urn('urn:li:chart:(looker,1)');
const DASHBOARD = urn('urn:li:dashboard:(looker,2)');
const JOB = urn('urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),j)');
const OTHER_JOB = urn('urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),k)');
const STAMP = { time: 7, actor: urn('urn:li:corpuser:x') };
const EDGE = { created: STAMP, lastModified: STAMP, properties: { source: 'UI' } };

describe('lineageSlot', () => {
  const job = { aspect: 'dataJobInputOutput', key: 'destinationUrn', base: { inputDatasets: [], outputDatasets: [] } };
  const dashboard = { aspect: 'dashboardInfo', key: 'destinationUrn', base: undefined };

  it.each([
    [
      'a dataset from a dataset',
      [DATASET, OTHER],
      { owner: DATASET, target: OTHER, aspect: 'upstreamLineage', list: 'upstreams', key: 'dataset' },
      { legacy: undefined, base: { upstreams: [] } },
    ],
    [
      'a dataset from a job, at the job',
      [DATASET, JOB],
      { owner: JOB, target: DATASET, list: 'outputDatasetEdges', legacy: 'outputDatasets' },
      job,
    ],
    [
      'a job from a dataset',
      [JOB, DATASET],
      { owner: JOB, target: DATASET, list: 'inputDatasetEdges', legacy: 'inputDatasets' },
      job,
    ],
    [
      'a job from a job',
      [JOB, OTHER_JOB],
      { owner: JOB, target: OTHER_JOB, list: 'inputDatajobEdges', legacy: 'inputDatajobs' },
      job,
    ],
    [
      'a chart from a dataset',
      [CHART, DATASET],
      { owner: CHART, target: DATASET, aspect: 'chartInfo', list: 'inputEdges', key: 'destinationUrn' },
      { legacy: 'inputs', base: undefined },
    ],
    [
      'a dashboard from a chart',
      [DASHBOARD, CHART],
      { owner: DASHBOARD, target: CHART, list: 'chartEdges', legacy: 'charts' },
      dashboard,
    ],
    [
      'a dashboard from a dataset',
      [DASHBOARD, DATASET],
      { owner: DASHBOARD, target: DATASET, list: 'datasetEdges', legacy: 'datasets' },
      dashboard,
    ],
  ] as const)('places %s', (_what, [downstream, upstream], place, rest) => {
    expect(lineageSlot(downstream, upstream)).toEqual({ ...place, ...rest });
  });

  it('refuses other pairs and says which there are', () => {
    expect(() => lineageSlot(DATASET, CHART)).toThrow(
      'a dataset cannot have a chart upstream. Possible: dataset from dataset, dataset from dataJob, dataJob from ' +
        'dataset, dataJob from dataJob, chart from dataset, dashboard from chart, dashboard from dataset.',
    );
    expect(() => lineageSlot(urn('urn:li:tag:x'), DATASET)).toThrow('a tag cannot have a dataset upstream');
  });
});

describe('withEdge', () => {
  const slot = lineageSlot(DATASET, OTHER);

  it('adds an edge and leaves all else alone', () => {
    const current = { upstreams: [], fineGrainedLineages: [{ upstreamType: 'NONE' }] };
    expect(withEdge(current, slot, STAMP)).toEqual({
      upstreams: [
        { dataset: OTHER, type: 'TRANSFORMED', auditStamp: STAMP, created: STAMP, properties: { source: 'UI' } },
      ],
      fineGrainedLineages: [{ upstreamType: 'NONE' }],
    });
  });

  it('changes nothing when the edge is there, also in an older list', () => {
    const current = { upstreams: [{ dataset: OTHER, type: 'COPY' }] };
    expect(withEdge(current, slot, STAMP)).toBe(current);
    const chart = { inputs: [{ string: DATASET }] };
    expect(withEdge(chart, lineageSlot(CHART, DATASET), STAMP)).toBe(chart);
    const dashboard = { charts: [CHART] };
    expect(withEdge(dashboard, lineageSlot(DASHBOARD, CHART), STAMP)).toBe(dashboard);
  });

  it('makes the list when there is none', () => {
    expect(withEdge({ charts: [] }, lineageSlot(DASHBOARD, CHART), STAMP)).toEqual({
      charts: [],
      chartEdges: [{ destinationUrn: CHART, ...EDGE }],
    });
  });
});

describe('withoutEdge', () => {
  it('removes an edge from both lists', () => {
    const current = {
      inputs: [{ string: DATASET }, { string: OTHER }],
      inputEdges: [{ destinationUrn: DATASET, ...EDGE }],
    };
    expect(withoutEdge(current, lineageSlot(CHART, DATASET))).toEqual({ inputs: [{ string: OTHER }], inputEdges: [] });
  });

  it('changes nothing when the edge is not there', () => {
    const current = { upstreams: [] };
    expect(withoutEdge(current, lineageSlot(DATASET, OTHER))).toBe(current);
  });
});
