/** Facets of OpenLineage of which the newest counts: how columns are made, and what goes when a facet is deleted. */
import { type LineageCatalog, useLineageCatalog } from './lineage-catalog.js';
import { facet, runEvent, table, tableUrn } from './lineage-event.builder.js';

let catalog: LineageCatalog;
useLineageCatalog((opened) => {
  catalog = opened;
});

const taskUrn = (name: string): string => `urn:li:dataJob:(urn:li:dataFlow:(airflow,facets,prod),facets.${name})`;
const column = (name: string, field: string): string => `urn:li:schemaField:(${tableUrn(name)},${field})`;

describe('facets', () => {
  it('that say how columns are made tell copies from what only filters', async () => {
    const from = (name: string, field: string, ...transformations: readonly object[]) => ({
      ...table(name),
      field,
      ...(transformations.length === 0 ? {} : { transformations }),
    });
    const columnLineage = facet({
      fields: {
        pet: {
          inputFields: [
            from('pets', 'name', { type: 'DIRECT', subtype: 'IDENTITY', description: '', masking: false }),
            from('pets', 'id', { type: 'INDIRECT', subtype: 'JOIN' }),
            from('stays', 'pet_id', { type: 'INDIRECT', subtype: 'JOIN' }),
          ],
        },
        owner: { inputFields: [from('pets', 'owner', { type: 'DIRECT', subtype: 'TRANSFORMATION', masking: true })] },
        note: {
          inputFields: [from('stays', 'note')],
          transformationType: 'IDENTITY',
          transformationDescription: 'as is',
        },
      },
      dataset: [from('stays', 'left_on', { type: 'INDIRECT', subtype: 'FILTER' })],
    });
    const event = runEvent({
      run: { runId: 'columns' },
      job: { namespace: 'prod', name: 'facets.columns' },
      inputs: [table('pets'), table('stays')],
      outputs: [table('guests', { facets: { columnLineage } })],
    });
    expect((await catalog.send(event)).status).toBe(201);
    const lineage = (
      downstreams: readonly string[],
      upstreams: readonly string[],
      transformOperation: string,
    ): unknown =>
      expect.objectContaining({
        downstreamType: downstreams.length === 1 ? 'FIELD' : 'FIELD_SET',
        downstreams: downstreams.map((name) => column('guests', name)),
        upstreams,
        transformOperation,
      });
    expect((await catalog.aspects(taskUrn('columns')))['dataJobInputOutput']).toMatchObject({
      fineGrainedLineages: expect.arrayContaining([
        lineage(['note', 'owner', 'pet'], [column('stays', 'left_on')], 'INDIRECT:FILTER'),
        lineage(['note'], [column('stays', 'note')], 'IDENTITY'),
        lineage(['owner'], [column('pets', 'owner')], 'DIRECT:TRANSFORMATION (masking)'),
        lineage(['pet'], [column('pets', 'name')], 'DIRECT:IDENTITY'),
        lineage(['pet'], [column('pets', 'id'), column('stays', 'pet_id')], 'INDIRECT:JOIN'),
      ]),
    });
  });

  it.each([['as they came'], ['newest first'], ['twice']])(
    'that are deleted take away what older events said by them: %s',
    async (order) => {
      const name = `deleted_${order.replaceAll(' ', '_')}`;
      const from = { ...table('pets'), field: 'id' };
      const event = (minute: number, said: object, query: object): object =>
        runEvent({
          eventTime: `2026-05-01T10:0${String(minute)}:00Z`,
          run: { runId: `deleted ${order}` },
          job: { namespace: 'prod', name: `facets.${name}`, facets: { sql: facet(query) } },
          outputs: [table(name, { facets: said })],
        });
      const all = {
        ...{ columnLineage: facet({ fields: { id: { inputFields: [from] } } }), ownership: facet({}) },
        ...{ schema: facet({ fields: [{ name: 'id' }] }), documentation: facet({ description: 'All.' }) },
        storage: facet({ storageLayer: 'iceberg', fileFormat: 'csv' }),
      };
      const none = Object.fromEntries(Object.keys(all).map((key) => [key, facet({ _deleted: true })]));
      const events = [event(1, all, { query: 'select 1' }), event(2, none, { _deleted: true })];
      const sent = { 'newest first': events.toReversed(), twice: [...events, ...events] }[order] ?? events;
      for (const one of sent) expect((await catalog.send(one)).status).toBe(201);
      const { datasetProperties, schemaMetadata } = await catalog.aspects(tableUrn(name));
      expect(datasetProperties).not.toHaveProperty('description');
      for (const key of ['storage.layer', 'storage.fileFormat'])
        expect(datasetProperties).not.toHaveProperty(['customProperties', key]);
      expect(schemaMetadata).toMatchObject({ fields: [] });
      const { dataJobInfo, dataJobInputOutput } = await catalog.aspects(taskUrn(name));
      expect(dataJobInfo).not.toHaveProperty('customProperties.sql');
      expect(dataJobInputOutput).toMatchObject({ outputDatasetEdges: [{ destinationUrn: tableUrn(name) }] });
      expect(dataJobInputOutput).not.toHaveProperty('fineGrainedLineages.0');
    },
  );

  it('that are deleted may be said again', async () => {
    for (const [minute, said] of [{ query: 'a' }, { _deleted: true }, { query: 'b' }].entries())
      await catalog.send(
        runEvent({
          eventTime: `2026-05-01T10:0${String(minute)}:00Z`,
          run: { runId: 'said again' },
          job: { namespace: 'prod', name: 'facets.again', facets: { sql: facet(said) } },
        }),
      );
    expect((await catalog.aspects(taskUrn('again')))['dataJobInfo']).toMatchObject({
      customProperties: { sql: 'b' },
    });
  });
});
