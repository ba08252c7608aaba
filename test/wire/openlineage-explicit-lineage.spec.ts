/** Explicit lineage of OpenLineage: facets that say what feeds a dataset or a job, also a job other than their own. */
import { type LineageCatalog, useLineageCatalog } from './lineage-catalog.js';
import { facet, runEvent, table, tableUrn } from './lineage-event.builder.js';
import { refusal } from './proposal.builder.js';

let catalog: LineageCatalog;
useLineageCatalog((opened) => {
  catalog = opened;
});

const dataset = (name: string, change: object = {}) => ({ type: 'DATASET', ...table(name), ...change });
const job = (name: string, change: object = {}) => ({ type: 'JOB', namespace: 'prod', name: `vet.${name}`, ...change });
const taskUrn = (name: string) => `urn:li:dataJob:(urn:li:dataFlow:(airflow,vet,prod),vet.${name})`;
const column = (name: string, field: string) => `urn:li:schemaField:(${tableUrn(name)},${field})`;
const edges = (...urns: readonly string[]): unknown =>
  urns.map((destinationUrn): unknown => expect.objectContaining({ destinationUrn }));
const COPY = [{ type: 'DIRECT', subtype: 'IDENTITY' }];
const GROUP = [{ type: 'INDIRECT', subtype: 'GROUP_BY' }];

/** An event of a run of a task with facets of the job. */
function said(name: string, facets: object, change: object = {}): object {
  return runEvent({
    job: { namespace: 'prod', name: `vet.${name}`, facets },
    run: { runId: `run of ${name}` },
    ...change,
  });
}

const lineageOf = async (name: string) => (await catalog.aspects(taskUrn(name)))['dataJobInputOutput'];

describe('explicit lineage', () => {
  it.each([['entries'], ['lineage']])('of a job makes edges and columns of its task: %s', async (member) => {
    const name = `visits_${member}`;
    const entry = dataset(name, {
      inputs: [dataset('pets'), dataset('stays', { field: 'left_on', transformations: GROUP })],
      fields: {
        pet: { inputs: [dataset('pets', { field: 'name', transformations: COPY })] },
        total: { inputs: [{ type: 'JOB', transformations: [{ type: 'DIRECT' }] }] },
      },
    });
    expect((await catalog.send(said(member, { lineage: facet({ [member]: [entry] }) }))).status).toBe(201);
    expect(await lineageOf(member)).toMatchObject({
      inputDatasetEdges: edges(tableUrn('pets'), tableUrn('stays')),
      outputDatasetEdges: edges(tableUrn(name)),
      fineGrainedLineages: [
        {
          ...{ downstreams: [column(name, 'pet'), column(name, 'total')], upstreams: [column('stays', 'left_on')] },
          transformOperation: 'INDIRECT:GROUP_BY',
        },
        {
          ...{ downstreams: [column(name, 'pet')], upstreams: [column('pets', 'name')] },
          transformOperation: 'DIRECT:IDENTITY',
        },
      ],
    });
  });

  it('of a run, as drafts have it, is that of its job', async () => {
    const lineage = facet({ lineage: [dataset('drafts', { inputs: [dataset('pets')] })] });
    const run = { runId: 'a draft', facets: { lineage } };
    expect((await catalog.send(said('draft', {}, { run }))).status).toBe(201);
    expect(await lineageOf('draft')).toMatchObject({
      inputDatasetEdges: edges(tableUrn('pets')),
      outputDatasetEdges: edges(tableUrn('drafts')),
    });
  });

  it('tells what other jobs write, read and wait for', async () => {
    const entries = [
      dataset('bills', { inputs: [job('bill')] }),
      job('remind', { inputs: [dataset('bills', { field: 'due' }), job('bill')] }),
      { type: 'JOB', inputs: [job('remind', { runId: '0176a8c2-fe01-7439-87e6-56a1a1b40001' })] },
    ];
    expect((await catalog.send(said('close', { lineage: facet({ entries }) }))).status).toBe(201);
    expect(await lineageOf('close')).toMatchObject({
      ...{ inputDatasetEdges: [], outputDatasetEdges: [] },
      inputDatajobEdges: edges(taskUrn('remind')),
    });
    expect(await lineageOf('remind')).toMatchObject({
      ...{ inputDatasetEdges: edges(tableUrn('bills')), inputDatajobEdges: edges(taskUrn('bill')) },
      outputDatasetEdges: [],
    });
    expect(await lineageOf('bill')).toMatchObject({ outputDatasetEdges: edges(tableUrn('bills')) });
    expect(await catalog.downstream(taskUrn('bill'))).toEqual(
      expect.arrayContaining([
        [1, taskUrn('remind')],
        [2, taskUrn('close')],
      ]),
    );
  });

  it('about another job leaves what that job has said of itself', async () => {
    const [start, end] = ['10:00', '10:05'].map((time) => `2026-05-01T${time}:00Z`);
    const own = { inputs: [table('pets')], outputs: [table('doses')] };
    const about = facet({ entries: [dataset('labels', { inputs: [job('dose')] })] });
    for (const event of [
      said('dose', {}, { eventType: 'START', eventTime: start, ...own }),
      said('dose', {}, { eventTime: end }),
      said('plan', { lineage: about }, { run: undefined, eventTime: '2026-05-01T11:00:00Z' }),
    ])
      expect((await catalog.send(event)).status).toBe(201);
    expect(await lineageOf('dose')).toMatchObject({
      inputDatasetEdges: edges(tableUrn('pets')),
      outputDatasetEdges: edges(tableUrn('doses'), tableUrn('labels')),
    });
  });

  it('of an output is what its job reads; that of any other dataset makes upstreams of it', async () => {
    const lineage = facet({
      inputs: [dataset('stays'), job('weigh')],
      fields: { kilos: { inputs: [dataset('scales', { field: 'grams' })] } },
    });
    const outputs = [table('weights', { facets: { lineage } })];
    expect((await catalog.send(said('measure', {}, { outputs }))).status).toBe(201);
    expect(await lineageOf('measure')).toMatchObject({
      inputDatasetEdges: edges(tableUrn('scales'), tableUrn('stays')),
      outputDatasetEdges: edges(tableUrn('weights')),
      fineGrainedLineages: [{ downstreams: [column('weights', 'kilos')], upstreams: [column('scales', 'grams')] }],
    });
    expect(await lineageOf('weigh')).toMatchObject({ outputDatasetEdges: edges(tableUrn('weights')) });
    expect(await catalog.aspects(tableUrn('weights'))).not.toHaveProperty('upstreamLineage');

    const event = { ...runEvent(), run: undefined, job: undefined, dataset: table('growth', { facets: { lineage } }) };
    expect((await catalog.send(event)).status).toBe(201);
    expect((await catalog.aspects(tableUrn('growth')))['upstreamLineage']).toMatchObject({
      upstreams: [{ dataset: tableUrn('scales') }, { dataset: tableUrn('stays') }],
      fineGrainedLineages: [{ downstreams: [column('growth', 'kilos')], upstreams: [column('scales', 'grams')] }],
    });
  });

  it('that says nothing of columns leaves what column lineage has said, and takes it away when it is deleted', async () => {
    const columnLineage = facet({ fields: { id: { inputFields: [{ ...table('pets'), field: 'id' }] } } });
    const send = async (minute: number, facets: object) =>
      catalog.send(
        said('chip', {}, { eventTime: `2026-05-01T10:0${String(minute)}:00Z`, outputs: [table('chips', { facets })] }),
      );
    await send(1, { columnLineage });
    await send(2, { lineage: facet({ inputs: [dataset('pets')], fields: {} }) });
    expect(await lineageOf('chip')).toMatchObject({ fineGrainedLineages: [{ downstreams: [column('chips', 'id')] }] });
    await send(3, { lineage: facet({ _deleted: true }) });
    expect(await lineageOf('chip')).not.toHaveProperty('fineGrainedLineages.0');
  });

  it.each<[object, string]>([
    [{}, 'entries'],
    [{ entries: [{ ...table('a') }] }, 'entries/0/type'],
    [{ entries: [{ type: 'DATASET', name: 'a' }] }, 'entries/0/namespace'],
    [{ entries: [{ type: 'JOB', namespace: 'prod' }] }, 'entries/0/name'],
    [{ entries: [{ type: 'JOB', inputs: [{ type: 'JOB', name: 'a' }] }] }, 'entries/0/inputs/0/namespace'],
    [{ entries: [dataset('a', { fields: { id: {} } })] }, 'entries/0/fields/id/inputs'],
    [{ lineage: [dataset('a', { inputs: [dataset('b'), { type: 'DATASET' }] })] }, 'lineage/0/inputs/1/namespace'],
  ])('that is not as specified is refused by its path: %j', async (lineage, path) => {
    expect(refusal(await catalog.send(said('refused', { lineage: facet(lineage) })))).toEqual([
      400,
      expect.stringContaining(`'/job/facets/lineage/${path}' is invalid`),
    ]);
  });
});
