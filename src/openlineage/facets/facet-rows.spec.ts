import { facet, RUN_ID, runEvent, table, tableUrn } from '../../../test/wire/lineage-event.builder.js';
import type { FacetKind } from '../../../generated/service/registry/model.js';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { invariant } from '../../kernel/assert-never.js';
import type { Members } from '../../kernel/members.js';
import { servedRegistry } from '../../registry/served-registry.js';
import { EventMapper } from '../event-mapper.js';
import { readEvent } from '../events/event-reader.js';
import { facetsOf } from '../out/facet-writers.js';
import type { AspectSketch } from '../sketch.js';

const models = servedRegistry.openLineage();
invariant(models !== undefined, 'the models have tables of OpenLineage');
const mapper = new EventMapper(models, servedRegistry);

/** Of each maker, a facet that says something. */
const SAMPLES: Readonly<Record<string, object>> = {
  assertions: { assertions: [{ assertion: 'not_null', success: true }] },
  columnLineage: { fields: { id: { inputFields: [{ ...table('a'), field: 'id' }] } } },
  inputStatistics: { rowCount: 3 },
  lifecycle: { lifecycleStateChange: 'TRUNCATE' },
  lineage: {
    inputs: [{ type: 'DATASET', ...table('a') }],
    entries: [{ type: 'DATASET', ...table('b'), inputs: [{ type: 'DATASET', ...table('a'), field: 'id' }] }],
  },
  outputStatistics: { rowCount: 3 },
  ownership: { owners: [{ name: 'maya' }] },
  parent: { run: { runId: 'p' }, job: { namespace: 'n', name: 'j' } },
  profile: { rowCount: 3, columnMetrics: {} },
  schema: { fields: [{ name: 'id', type: 'int' }] },
  symlinks: { identifiers: [{ namespace: 'hive', name: 'shop.a', type: 'TABLE' }] },
  tags: { tags: [{ key: 'pii', value: 'high' }] },
};

const JOIN = { type: 'INDIRECT', subtype: 'JOIN' };

/** An event with one facet where that kind of facet stands. */
function eventWith(on: FacetKind, name: string, value: object): object {
  const facets = { [name]: facet(value) };
  switch (on) {
    case 'dataset':
      return { ...runEvent(), run: undefined, job: undefined, dataset: table('b', { facets }) };
    case 'input':
      return runEvent({ inputs: [table('b', { inputFacets: facets })] });
    case 'output':
      return runEvent({ outputs: [table('b', { outputFacets: facets })] });
    case 'job':
      return runEvent({ job: { namespace: 'prod', name: 'orders.load', facets } });
    case 'run':
      return runEvent({ run: { runId: RUN_ID, facets } });
  }
}

function sketchesWith(on: FacetKind, name: string, value: object): readonly AspectSketch[] {
  const { sketches, unknown } = mapper.map(readEvent(eventWith(on, name, value), ''), SYSTEM_ACTOR);
  expect(unknown).toBe(0);
  return sketches;
}

function valuesOf(sketches: readonly AspectSketch[], aspect: string): readonly Members[] {
  return sketches
    .filter((sketch) => sketch.aspect === aspect)
    .map((sketch) => (sketch.kind === 'merge' ? sketch.merge(undefined) : sketch.value))
    .filter((value) => value !== undefined);
}

describe('the rows of facets', () => {
  const rows = models.facets.map((row) => [`${row.on}.${row.facet}`, row] as const);

  it.each(rows.filter(([, { as }]) => as === undefined))('copy what %s says, and give it back', async (_name, row) => {
    const said = Object.fromEntries(
      row.members.map(({ from, isJson, needs, only }) => {
        const text = `text of ${from.join('/')}`;
        const needed = Object.fromEntries(
          [...needs, ...(only === undefined ? [] : [only])].map((name) => [name, text]),
        );
        return [from.join('/'), isJson ? [{ of: text, value: 1.5, ...needed }] : text];
      }),
    );
    const [value] = valuesOf(sketchesWith(row.on, row.facet, said), row.aspect);
    invariant(value !== undefined, 'the aspect of the row is written');
    expect(servedRegistry.issues(servedRegistry.aspect(row.aspect)?.record ?? '', value)).toEqual([]);
    const names = () => Promise.resolve(new Map());
    const isWhole = row.members.every(({ only }) => only === undefined);
    const given = await facetsOf(row, value, { registry: servedRegistry, names });
    expect(given).toEqual(isWhole ? said : undefined);
  });

  it.each(rows.filter(([, { as }]) => as !== undefined))('make of %s what fits its record', (_name, row) => {
    const values = valuesOf(sketchesWith(row.on, row.facet, SAMPLES[row.as ?? ''] ?? {}), row.aspect);
    expect(values).not.toEqual([]);
    for (const value of values)
      expect(servedRegistry.issues(servedRegistry.aspect(row.aspect)?.record ?? '', value)).toEqual([]);
  });

  it('give column lineage back as it came', async () => {
    const from = (name: string, field: string, ...transformations: readonly object[]) => ({
      ...table(name),
      field,
      ...(transformations.length === 0 ? {} : { transformations }),
    });
    const said = {
      fields: {
        id: { inputFields: [from('a', 'id', { type: 'DIRECT', subtype: 'IDENTITY' }), from('c', 'id', JOIN)] },
        name: { inputFields: [from('a', 'name', { type: 'DIRECT', masking: true }, JOIN)] },
      },
      dataset: [from('c', 'at', { type: 'INDIRECT', subtype: 'FILTER' })],
    };
    const [value] = valuesOf(sketchesWith('dataset', 'columnLineage', said), 'upstreamLineage');
    const row = models.facets.find(({ as }) => as === 'columnLineage');
    invariant(value !== undefined && row !== undefined, 'the models have a row of column lineage');
    const byUrn = new Map(['a', 'c'].map((name) => [tableUrn(name), table(name)]));
    const names = (urns: readonly string[]) =>
      Promise.resolve(
        new Map(urns.map((urn) => [servedRegistry.requireUrn(urn).urn, byUrn.get(urn) ?? table('other')])),
      );
    expect(await facetsOf(row, value, { registry: servedRegistry, names })).toEqual(said);
  });

  it.each([
    ['TRUNCATE', 'CUSTOM', 'TRUNCATE'],
    ['drop', 'DROP', undefined],
    ['CREATE', 'CREATE', undefined],
  ])('make %s of the life of a dataset the operation %s', (change, operationType, customOperationType) => {
    const [value] = valuesOf(
      sketchesWith('dataset', 'lifecycleStateChange', { lifecycleStateChange: change }),
      'operation',
    );
    expect([value?.['operationType'], value?.['customOperationType']]).toEqual([operationType, customOperationType]);
  });

  it('keep every digit of a number in a list', () => {
    const [value] = valuesOf(
      sketchesWith('run', 'executionParameters', { parameters: [{ key: 'seed', value: 9_000_000_000_000_000_001n }] }),
      'dataProcessInstanceProperties',
    );
    expect(value?.['customProperties']).toMatchObject({
      executionParameters: '[{"key":"seed","value":9000000000000000001}]',
    });
  });

  it('leave lists to which facets only add as they are when a facet is deleted', () => {
    const sketches = sketchesWith('dataset', 'tags', { _deleted: true });
    expect(sketches.map(({ urn, aspect }) => [urn, aspect])).toEqual([[tableUrn('b'), 'datasetProperties']]);
  });

  it('are not written of what people have put in the place of a list', async () => {
    const row = models.facets.find(({ facet: name }) => name === 'hierarchy');
    invariant(row !== undefined, 'the models have a row of the hierarchy');
    const names = () => Promise.resolve(new Map());
    for (const hierarchy of ['db > schema', '"db"', 'null'])
      expect(
        await facetsOf(row, { customProperties: { hierarchy } }, { registry: servedRegistry, names }),
      ).toBeUndefined();
  });

  it.each(Object.entries(models.orchestrators))('name the orchestrator of producers at %s', (part, orchestrator) => {
    const event = runEvent({ producer: `https://github.com/${part}/1.0` });
    const flow = mapper
      .map(readEvent(event, ''), SYSTEM_ACTOR)
      .sketches.find(({ aspect }) => aspect === 'dataFlowInfo');
    expect(flow?.urn).toBe(`urn:li:dataFlow:(${orchestrator},orders,prod)`);
  });
});
