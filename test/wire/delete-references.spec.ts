import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { put, refusal, stored } from './proposal.builder.js';

const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,zoo.${name},PROD)`;
const stamp = { time: 1, actor: 'urn:li:corpuser:maya' };
const TAG = 'urn:li:tag:gluten free, really';
const OTHER = 'urn:li:tag:other';

let app: WireApp;
beforeEach(async () => {
  app = await wireApp();
});
afterEach(() => app.close());

async function references(urn: string, how: { readonly dryRun?: boolean } = {}): Promise<unknown> {
  const body = { urn, ...how };
  const answer = await app.post('/entities?action=deleteReferences', body);
  expect(answer.status).toBe(200);
  return jsonMember(answer.json(), 'value');
}

async function incoming(urn: string): Promise<unknown> {
  const query = `urn=${encodeURIComponent(urn)}&types=List()&direction=INCOMING`;
  return jsonMember((await app.get(`/relationships?${query}`, { headers: CLIENT_HEADERS })).json(), 'total');
}

describe('entities?action=deleteReferences', () => {
  it('removes items of lists at any depth, and the records around required members', async () => {
    const column = (fieldPath: string, tags: readonly string[]): object => ({
      fieldPath,
      globalTags: { tags: tags.map((tag) => ({ tag })) },
    });
    await put(app, dataset('a'), 'globalTags', { tags: [{ tag: TAG }, { tag: OTHER, context: '1.10' }, { tag: TAG }] });
    const columns = { created: stamp, lastModified: stamp };
    const editableSchemaFieldInfo = [column('x', [TAG]), column('y', [OTHER, TAG]), column('z', [])];
    await put(app, dataset('a'), 'editableSchemaMetadata', { ...columns, editableSchemaFieldInfo });
    await put(app, dataset('b'), 'globalTags', { tags: [{ tag: TAG }] });
    expect(await incoming(TAG)).toBe(3);

    const found = await references(TAG, { dryRun: true });
    expect(found).toEqual({
      total: 3,
      relatedAspects: expect.arrayContaining([
        { relationship: 'TaggedWith', entity: dataset('a'), aspect: 'globalTags' },
        { relationship: 'EditableSchemaFieldTaggedWith', entity: dataset('a'), aspect: 'editableSchemaMetadata' },
        { relationship: 'TaggedWith', entity: dataset('b'), aspect: 'globalTags' },
      ]),
    });
    expect(await stored(app, dataset('b'), 'globalTags')).toEqual({ tags: [{ tag: TAG }] });
    // Clients show the members by their order.
    expect(JSON.stringify(jsonMember(found, 'relatedAspects', 0))).toMatch(/relationship.*entity.*aspect/);

    expect(await references(TAG)).toEqual(found);
    expect(await stored(app, dataset('a'), 'globalTags')).toEqual({ tags: [{ tag: OTHER, context: '1.10' }] });
    expect(await stored(app, dataset('a'), 'editableSchemaMetadata')).toMatchObject({
      editableSchemaFieldInfo: [column('x', []), column('y', [OTHER]), column('z', [])],
    });
    expect(await stored(app, dataset('b'), 'globalTags')).toEqual({ tags: [] });
    expect([await incoming(TAG), await incoming(OTHER)]).toEqual([0, 2]);
    expect(await references(TAG)).toEqual({ total: 0, relatedAspects: [] });
  });

  it('unsets optional members, and deletes an aspect that cannot do without', async () => {
    const [node, parent] = ['urn:li:glossaryNode:stock', 'urn:li:container:shelf'];
    const term = 'urn:li:glossaryTerm:Gluten';
    const info = { definition: 'A protein', termSource: 'INTERNAL' };
    await put(app, term, 'glossaryTermInfo', { ...info, parentNode: node });
    await put(app, dataset('a'), 'container', { container: parent });
    await put(app, dataset('a'), 'datasetProperties', { name: 'a' });
    expect([await references(node), await references(parent)]).toEqual([
      { total: 1, relatedAspects: [{ relationship: 'IsPartOf', entity: term, aspect: 'glossaryTermInfo' }] },
      { total: 1, relatedAspects: [{ relationship: 'IsPartOf', entity: dataset('a'), aspect: 'container' }] },
    ]);
    expect(await stored(app, term, 'glossaryTermInfo')).toEqual(info);
    expect(await stored(app, dataset('a'), 'container')).toBeUndefined();
    expect(await stored(app, dataset('a'), 'datasetProperties')).toEqual({ name: 'a' });
    expect([await incoming(node), await incoming(parent)]).toEqual([0, 0]);
  });

  it('takes a record out of its list of which a required member names the entity', async () => {
    const upstreams = [dataset('gone'), dataset('kept')].map((one) => ({
      dataset: one,
      type: 'COPY',
      auditStamp: stamp,
    }));
    await put(app, dataset('a'), 'upstreamLineage', { upstreams });
    await put(app, 'urn:li:chart:(looker,c)', 'chartInfo', {
      ...{ title: 'c', description: 'd', lastModified: { created: stamp, lastModified: stamp } },
      ...{ inputs: [{ string: dataset('gone') }], inputEdges: [{ destinationUrn: dataset('gone') }] },
    });
    expect(await references(dataset('gone'))).toMatchObject({ total: 2 });
    expect(await stored(app, dataset('a'), 'upstreamLineage')).toMatchObject({
      upstreams: [{ dataset: dataset('kept') }],
    });
    const chart = await stored(app, 'urn:li:chart:(looker,c)', 'chartInfo');
    expect([jsonMember(chart, 'title'), jsonMember(chart, 'inputs'), jsonMember(chart, 'inputEdges')]).toEqual([
      'c',
      undefined,
      undefined,
    ]);
  });

  it('leaves keys and aspects without a relationship as they are', async () => {
    const [flow, job] = ['urn:li:dataFlow:(airflow,f,PROD)', 'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),j)'];
    await put(app, job, 'dataJobInfo', { name: 'j', type: { string: 'SQL' } });
    await put(app, dataset('a'), 'datasetProperties', { name: TAG, description: TAG });
    expect([await references(flow), await references(TAG)]).toEqual([
      { total: 0, relatedAspects: [] },
      { total: 0, relatedAspects: [] },
    ]);
    expect(await stored(app, job, 'dataJobKey')).toEqual({ flow, jobId: 'j' });
    expect(await stored(app, dataset('a'), 'datasetProperties')).toEqual({ name: TAG, description: TAG });
  });

  it('names ten of many, and removes all', async () => {
    const names = Array.from({ length: 120 }, (_, at) => dataset(`n${String(at)}`));
    const tags = { tags: [{ tag: TAG }] };
    await Promise.all(names.map((urn) => put(app, urn, 'globalTags', tags)));
    const found = await references(TAG, { dryRun: true });
    expect([jsonMember(found, 'total'), jsonMember(found, 'relatedAspects', 'length')]).toEqual([120, 10]);
    expect(jsonMember(await references(TAG, { dryRun: false }), 'total')).toBe(120);
    expect([await incoming(TAG), await stored(app, dataset('n77'), 'globalTags')]).toEqual([0, { tags: [] }]);
  });

  it.each([
    [{}, "Parameter 'urn' is required"],
    [{ urn: 'tag' }, 'Invalid urn: "tag"'],
    [{ urn: TAG, dryRun: 'maybe' }, 'dryRun'],
  ])('refuses %j', async (body, message) => {
    const [status, text] = refusal(await app.post('/entities?action=deleteReferences', body));
    expect([status, text]).toEqual([400, expect.stringContaining(message)]);
  });
});
