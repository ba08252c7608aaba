/** Lineage that runs leave behind, as Marquez shows it: that of the newest run of each job that has ended. */
import type { WireApp } from './app.builder.js';
import { type LineageCatalog, listAt, members, useLineageCatalog } from './lineage-catalog.js';
import { facet, runEvent, table, tableUrn } from './lineage-event.builder.js';
import { put } from './proposal.builder.js';

let app: WireApp;
let catalog: LineageCatalog;
useLineageCatalog((opened, served) => {
  app = served;
  catalog = opened;
});

describe('events', () => {
  it('of a DAG lead from its first table to its last, through its tasks, as its newest run has it', async () => {
    const job = (name: string) => `urn:li:dataJob:(urn:li:dataFlow:(airflow,dag,prod),dag.${name})`;
    const parent = (hour: number) =>
      facet({ run: { runId: `dag of ${String(hour)}` }, job: { namespace: 'prod', name: 'dag' } });
    const events = (hour: number, steps: readonly (readonly [string, string, string])[]) =>
      steps.flatMap(([name, from, to], at) => {
        const of = {
          run: { runId: `${name} of ${String(hour)}`, facets: { parent: parent(hour) } },
          job: { namespace: 'prod', name: `dag.${name}` },
        };
        const time = (minute: number) => `2026-05-01T${String(hour)}:${String(10 * at + minute)}:00Z`;
        return [
          runEvent({ ...of, eventType: 'START', eventTime: time(10), inputs: [table(from)] }),
          runEvent({ ...of, eventTime: time(19), outputs: [table(to)] }),
        ];
      });
    const [first, second] = [
      events(10, [
        ['s1', 'a1', 'b1'],
        ['s2', 'b1', 'c1'],
        ['s3', 'c1', 'd1'],
      ]),
      // The second step now reads what it read, and writes to another table, which the third one reads.
      events(11, [
        ['s1', 'a1', 'b1'],
        ['s2', 'b1', 'e1'],
        ['s3', 'e1', 'd1'],
      ]),
    ];
    const chain = (between: string) => [
      [1, job('s1')],
      [2, tableUrn('b1')],
      [3, job('s2')],
      [4, tableUrn(between)],
      [5, job('s3')],
      [6, tableUrn('d1')],
    ];
    // As they happen to arrive.
    for (const event of first.toReversed()) expect((await catalog.send(event)).status).toBe(201);
    expect(await catalog.downstream(tableUrn('a1'))).toEqual(chain('c1'));
    expect((await catalog.send(second.toReversed())).status).toBe(201);
    expect(await catalog.downstream(tableUrn('a1'))).toEqual(chain('e1'));
    expect(await catalog.downstream(tableUrn('c1'))).toEqual([]);
  });

  it('of a later run take away what it no longer reads and writes, in whatever order they come', async () => {
    const job = { namespace: 'prod', name: 'changing.step' };
    const said = (runId: string, eventType: string, minute: string, change: object) =>
      runEvent({ run: { runId }, eventType, eventTime: `2026-05-01T1${minute}:00Z`, job, ...change });
    const columns = (field: string) => {
      const fields = { id: { inputFields: [{ ...table(field), field: 'id' }] } };
      return { facets: { columnLineage: facet({ fields }) } };
    };
    const events = [
      said('one', 'START', '0:00', { inputs: [table('old'), table('kept')] }),
      said('one', 'COMPLETE', '0:05', { outputs: [table('out', columns('old')), table('left')] }),
      said('two', 'START', '1:00', { inputs: [table('kept'), table('new')] }),
      said('two', 'COMPLETE', '1:05', { outputs: [table('out', columns('new'))] }),
      said('three', 'START', '2:00', {}),
      said('three', 'FAIL', '2:05', {}),
    ];
    const urn = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,changing,prod),changing.step)';
    for (const order of [events, events.toReversed()]) {
      await app.post('/entities?action=delete', { urn });
      for (const event of order) expect((await catalog.send(event)).status).toBe(201);
      const edge = (name: string): unknown => expect.objectContaining({ destinationUrn: tableUrn(name) });
      expect((await catalog.aspects(urn))['dataJobInputOutput']).toMatchObject({
        inputDatasetEdges: [edge('kept'), edge('new')],
        outputDatasetEdges: [edge('out')],
        fineGrainedLineages: [{ upstreams: [`urn:li:schemaField:(${tableUrn('new')},id)`] }],
      });
    }
    expect(await catalog.downstream(tableUrn('old'))).toEqual([]);
    expect(await catalog.downstream(tableUrn('new'))).toEqual([
      [1, urn],
      [2, tableUrn('out')],
    ]);
  });

  it('of a later run leave what people say of the task, and what a run names that has not ended is there', async () => {
    const urn = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,stated,prod),stated)';
    await put(app, urn, 'dataJobInputOutput', {
      inputDatasets: [],
      outputDatasets: [],
      inputDatasetEdges: [{ destinationUrn: tableUrn('stated') }],
    });
    const job = { namespace: 'prod', name: 'stated' };
    const events = [
      runEvent({ job, run: { runId: 'a' }, eventType: 'START', inputs: [table('first')] }),
      runEvent({ job, run: { runId: 'a' }, eventTime: '2026-05-01T10:06:00Z' }),
      runEvent({
        job,
        run: { runId: 'b' },
        eventType: 'START',
        eventTime: '2026-05-01T11:00:00Z',
        inputs: [table('next')],
      }),
    ];
    expect((await catalog.send(events)).status).toBe(201);
    const inputs = async () =>
      listAt((await catalog.aspects(urn))['dataJobInputOutput'], 'inputDatasetEdges').map(
        (one) => members(one)['destinationUrn'],
      );
    expect(await inputs()).toEqual(['first', 'next', 'stated'].map(tableUrn));
    const end = runEvent({ job, run: { runId: 'b' }, eventTime: '2026-05-01T11:05:00Z' });
    expect((await catalog.send(end)).status).toBe(201);
    expect(await inputs()).toEqual(['next', 'stated'].map(tableUrn));
  });
});
