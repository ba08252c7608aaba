import { assert, constantFrom, integer, option, property, record, shuffledSubarray, subarray, array } from 'fast-check';
import { facet, RUN_ID, runEvent, table, tableUrn } from '../../test/wire/lineage-event.builder.js';
import { sampleSize } from '../../test/sample-size.js';
import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { invariant } from '../kernel/assert-never.js';
import { isMembers, type Members } from '../kernel/members.js';
import { servedRegistry } from '../registry/served-registry.js';
import { EventMapper } from './event-mapper.js';
import { readEvent } from './events/event-reader.js';

const models = servedRegistry.openLineage();
invariant(models !== undefined, 'the models have tables of OpenLineage');
const mapper = new EventMapper(models, servedRegistry);

/** What events leave behind: values and points, by entity and aspect. */
function stateOf(events: readonly object[]): ReadonlyMap<string, unknown> {
  const state = new Map<string, Members>();
  for (const one of events) {
    for (const sketch of mapper.map(readEvent(one, ''), SYSTEM_ACTOR).sketches) {
      const place = `${sketch.urn} ${sketch.aspect}`;
      if (sketch.kind === 'merge') {
        const value = sketch.merge(state.get(place));
        if (value !== undefined) state.set(place, value);
      } else {
        const { timestampMillis, messageId } = sketch.value;
        state.set(`${place} ${String(timestampMillis)} ${String(messageId)}`, sketch.value);
      }
    }
  }
  return new Map([...state].sort(([a], [b]) => (a < b ? -1 : 1)).map(([place, value]) => [place, undated(value)]));
}

/** A value without the first moments of edges: an edge that has gone and comes again is created again (D-309). */
function undated(value: Members): Members {
  const edges = Object.entries(value).map(([name, list]): readonly [string, unknown] => [
    name,
    name.endsWith('Edges') ? withoutCreated(list) : list,
  ]);
  return Object.fromEntries(edges);
}

function withoutCreated(list: unknown): unknown {
  const edges: readonly unknown[] = Array.isArray(list) ? list : [];
  return edges.filter(isMembers).map((edge): Members => ({ ...edge, created: undefined }));
}

const text = constantFrom('one', 'two', 'three');
const tables = subarray(['a', 'b', 'c']);
/** Explicit lineage: of another job, which feeds this one, and of a table that it writes. */
const entriesOf = (name: string, inputs: readonly string[]): readonly object[] => [
  { type: 'JOB', namespace: 'prod', name, inputs: inputs.map((one) => ({ type: 'DATASET', ...table(one) })) },
  { type: 'JOB', inputs: [{ type: 'JOB', namespace: 'prod', name }] },
  { type: 'DATASET', ...table('d'), inputs: [{ type: 'JOB', namespace: 'prod', name }] },
];
/** Events of some runs of a job; some are of the same moment and differ in what they say. */
const eventOf = (runs: readonly string[]) =>
  record({
    runId: constantFrom(...runs),
    eventType: constantFrom('START', 'RUNNING', 'COMPLETE', 'FAIL', 'ABORT', 'OTHER', undefined),
    minute: integer({ min: 0, max: 4 }),
    description: option(text, { nil: undefined }),
    sql: option(text, { nil: undefined }),
    column: option(text, { nil: undefined }),
    owners: subarray(['maya', 'tomas']),
    parent: option(constantFrom('p1', 'p2'), { nil: undefined }),
    fed: option(constantFrom('orders.clean', 'orders.load'), { nil: undefined }),
    inputs: tables,
    outputs: tables,
  }).map(({ runId, eventType, minute, description, sql, column, owners, parent, fed, inputs, outputs }) =>
    runEvent({
      eventType,
      eventTime: `2026-05-01T10:0${String(minute)}:00Z`,
      run: {
        runId,
        facets:
          parent === undefined ? {} : { parent: facet({ run: { runId: parent }, job: { namespace: 'n', name: 'j' } }) },
      },
      job: {
        namespace: 'prod',
        name: 'orders.load',
        facets: {
          ...(description === undefined ? {} : { documentation: facet({ description }) }),
          ...(sql === undefined
            ? {}
            : { sql: facet(sql === 'one' ? { query: sql } : { query: sql, dialect: 'ansi' }) }),
          ownership: facet({ owners: owners.map((name) => ({ name })) }),
          tags: facet({ tags: owners.map((key) => ({ key, value: 'true' })) }),
          ...(fed === undefined ? {} : { lineage: facet({ entries: entriesOf(fed, inputs) }) }),
        },
      },
      inputs: inputs.map((name) =>
        table(name, { facets: { symlinks: facet({ identifiers: [{ namespace: 'hive', name, type: 'TABLE' }] }) } }),
      ),
      outputs: outputs.map((name) =>
        table(name, {
          facets:
            column === undefined
              ? {}
              : {
                  schema: facet({ fields: [{ name: column, type: 'int' }] }),
                  columnLineage: facet({
                    fields: {
                      id: { inputFields: [{ ...table('a'), field: column, transformations: [{ type: column }] }] },
                    },
                  }),
                },
        }),
      ),
    }),
  );

describe('events of a run', () => {
  it.each([
    ['one run', 6, ['r1']],
    ['runs that overlap', 9, ['r1', 'r2', 'r3']],
  ] as const)('leave the same state in any order, and however often they come: %s', (_what, maxLength, runs) => {
    const orders = array(eventOf(runs), { minLength: 2, maxLength }).chain((events) =>
      record({
        straight: constantFrom(events),
        mixed: shuffledSubarray([...events, ...events], { minLength: 2 * events.length }),
      }),
    );
    assert(
      property(orders, ({ straight, mixed }) => {
        expect(stateOf(mixed)).toEqual(stateOf(straight));
      }),
      { numRuns: sampleSize(150, 3000) },
    );
  });

  it('keep what an earlier event said and a later one does not repeat', () => {
    const start = runEvent({
      eventType: 'START',
      eventTime: '2026-05-01T10:00:00Z',
      inputs: [table('a')],
      job: { namespace: 'prod', name: 'orders.load', facets: { documentation: facet({ description: 'Loads.' }) } },
    });
    const state = stateOf([runEvent({ outputs: [table('b')] }), start]);
    const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,orders,prod),orders.load)';
    expect(state.get(`${job} dataJobInfo`)).toMatchObject({ description: 'Loads.' });
    expect(state.get(`${job} dataJobInputOutput`)).toMatchObject({
      inputDatasetEdges: [{ destinationUrn: tableUrn('a') }],
      outputDatasetEdges: [{ destinationUrn: tableUrn('b') }],
    });
    expect(state.get(`urn:li:dataProcessInstance:${RUN_ID} dataProcessInstanceProperties`)).toMatchObject({
      created: { time: Date.parse('2026-05-01T10:00:00Z') },
    });
  });

  it('do not overwrite a facet of a newer event', () => {
    const described = (description: string, time: string) =>
      runEvent({
        eventTime: time,
        job: { namespace: 'prod', name: 'orders.load', facets: { documentation: facet({ description }) } },
      });
    const state = stateOf([described('new', '2026-05-01T10:09:00Z'), described('old', '2026-05-01T10:01:00Z')]);
    expect([...state.values()]).toContainEqual(expect.objectContaining({ description: 'new' }));
  });
});
