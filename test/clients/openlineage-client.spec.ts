import { jsonMember } from '../wire/json-member.js';
import { emitEvents } from './openlineage-python.js';
import { ServedCatalog } from './served-catalog.js';

const PETS = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.pets,PROD)';
const CLEAN = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.mart.clean_pets,PROD)';
const JOB = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,pets,prod),pets.clean)';
const RUN = 'urn:li:dataProcessInstance:0176a8c2-fe01-7439-87e6-56a1a1b4029f';

describe('the Python client of OpenLineage', () => {
  const catalog = new ServedCatalog();
  beforeAll(async () => {
    await catalog.start();
    emitEvents('openlineage_events.py', catalog.url);
  });
  afterAll(() => catalog.dispose());

  it('tells of a task what START and COMPLETE say together', async () => {
    const edges = await catalog.aspect(JOB, 'dataJobInputOutput');
    expect(edges).toMatchObject({
      inputDatasetEdges: [{ destinationUrn: PETS }],
      outputDatasetEdges: [{ destinationUrn: CLEAN }],
      fineGrainedLineages: [
        { downstreams: [`urn:li:schemaField:(${CLEAN},id)`], transformOperation: 'DIRECT:IDENTITY' },
      ],
    });
    expect(await catalog.aspect(JOB, 'dataJobInfo')).toMatchObject({
      description: 'Removes duplicates.',
      customProperties: { sql: 'select distinct * from pets', integration: 'AIRFLOW' },
    });
    expect(await catalog.aspect(JOB, 'ownership')).toMatchObject({ owners: [{ owner: 'urn:li:corpuser:maya' }] });
  });

  it('tells of a run when it began, which one started it and what it touched', async () => {
    expect(await catalog.aspect(RUN, 'dataProcessInstanceProperties')).toMatchObject({
      created: { time: Date.parse('2026-05-01T10:00:01.123Z') },
      customProperties: { 'nominalTime.start': '2026-05-01T10:00:00Z' },
    });
    expect(await catalog.aspect(RUN, 'dataProcessInstanceRelationships')).toMatchObject({
      parentTemplate: JOB,
      parentInstance: 'urn:li:dataProcessInstance:0176a8c2-fe01-7439-87e6-56a1a1b40000',
    });
    expect(await catalog.aspect(RUN, 'dataProcessInstanceOutput')).toEqual({ outputs: [CLEAN] });
  });

  it('tells of a dataset its schema, and leads from one to the other', async () => {
    const schema = await catalog.aspect(CLEAN, 'schemaMetadata');
    expect(jsonMember(schema, 'fields', 0)).toMatchObject({ fieldPath: 'id', nativeDataType: 'bigint' });
    expect(await catalog.relatedTo(PETS, 'Consumes')).toContain(JOB);
    expect(await catalog.relatedTo(CLEAN, 'Produces')).toContain(JOB);
  });
});
