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
const STAMP = { time: 7, actor: urn('urn:li:corpuser:x') };
const EDGE = { created: STAMP, lastModified: STAMP, properties: { source: 'UI' } };

describe('lineageSlot', () => {
  it.each([
    ['a dataset from a dataset', DATASET, OTHER, [DATASET, 'upstreamLineage', 'upstreams', OTHER]],
    ['a dataset from a job, at the job', DATASET, JOB, [JOB, 'dataJobInputOutput', 'outputDatasetEdges', DATASET]],
    ['a job from a dataset', JOB, DATASET, [JOB, 'dataJobInputOutput', 'inputDatasetEdges', DATASET]],
    ['a job from a job', JOB, JOB, [JOB, 'dataJobInputOutput', 'inputDatajobEdges', JOB]],
    ['a chart from a dataset', CHART, DATASET, [CHART, 'chartInfo', 'inputEdges', DATASET]],
    ['a dashboard from a chart', DASHBOARD, CHART, [DASHBOARD, 'dashboardInfo', 'chartEdges', CHART]],
    ['a dashboard from a dataset', DASHBOARD, DATASET, [DASHBOARD, 'dashboardInfo', 'datasetEdges', DATASET]],
  ])('places %s', (_what, downstream, upstream, place) => {
    const { owner, aspect, list, target } = lineageSlot(downstream, upstream);
    expect([owner, aspect, list, target]).toEqual(place);
  });

  it('refuses other pairs and says which there are', () => {
    expect(() => lineageSlot(DATASET, CHART)).toThrow(
      'a dataset cannot have a chart upstream. Possible: dataset from dataset',
    );
    expect(() => lineageSlot(urn('urn:li:tag:x'), DATASET)).toThrow('a tag cannot have a dataset upstream');
  });
});

describe('withEdge', () => {
  const slot = lineageSlot(DATASET, OTHER);

  it('adds an edge and leaves all else alone', () => {
    const held = { upstreams: [], fineGrainedLineages: [{ upstreamType: 'NONE' }] };
    expect(withEdge(held, slot, STAMP)).toEqual({
      upstreams: [
        { dataset: OTHER, type: 'TRANSFORMED', auditStamp: STAMP, created: STAMP, properties: { source: 'UI' } },
      ],
      fineGrainedLineages: [{ upstreamType: 'NONE' }],
    });
  });

  it('changes nothing when the edge is there, also in an older list', () => {
    const held = { upstreams: [{ dataset: OTHER, type: 'COPY' }] };
    expect(withEdge(held, slot, STAMP)).toBe(held);
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
    const held = {
      inputs: [{ string: DATASET }, { string: OTHER }],
      inputEdges: [{ destinationUrn: DATASET, ...EDGE }],
    };
    expect(withoutEdge(held, lineageSlot(CHART, DATASET))).toEqual({ inputs: [{ string: OTHER }], inputEdges: [] });
  });

  it('changes nothing when the edge is not there', () => {
    const held = { upstreams: [] };
    expect(withoutEdge(held, lineageSlot(DATASET, OTHER))).toBe(held);
  });
});
