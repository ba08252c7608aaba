import type { WireAnswer, WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { ingest, proposal, put, refusal, stored } from './proposal.builder.js';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

const DATASET = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const JOB = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,PROD),load)';
const PRODUCT = 'urn:li:dataProduct:orders';
const NOBODY = 'urn:li:corpuser:unknown';

/** Patch an aspect. `patchDocument`: operations, or the object that newer clients send. */
function patch(urn: string, aspectName: string, patchDocument: unknown): Promise<WireAnswer> {
  const aspect = { value: JSON.stringify(patchDocument), contentType: 'application/json-patch+json' };
  const entityType = urn.split(':')[2];
  return ingest(app, proposal(aspectName, undefined, { changeType: 'PATCH', entityType, entityUrn: urn, aspect }));
}

/** Patch an aspect and read it back; throws when the service refuses it. */
async function patched(urn: string, aspect: string, patchDocument: unknown): Promise<unknown> {
  const answer = await patch(urn, aspect, patchDocument);
  expect([answer.status, answer.text]).toEqual([200, JSON.stringify({ value: urn })]);
  return stored(app, urn, aspect);
}

const add = (path: string, value: unknown): object => ({ op: 'add', path, value });
const remove = (path: string, value?: unknown): object => ({ op: 'remove', path, value });

describe('PATCH of aspects whose arrays have keys', () => {
  it('adds, replaces and removes tags by URN', async () => {
    const urn = DATASET('tags');
    const tag = (name: string): string => `urn:li:tag:${name}`;
    expect(await patched(urn, 'globalTags', [add('/tags/urn:li:tag:a', { tag: tag('a') })])).toEqual({
      tags: [{ tag: tag('a') }],
    });
    const more = [
      add('/tags/urn:li:tag:b~1c', { tag: tag('b/c') }),
      add('/tags/urn:li:tag:d/e', { tag: tag('d/e') }),
      add('/tags/urn:li:tag:a', { tag: tag('a'), context: '{}' }),
    ];
    expect(await patched(urn, 'globalTags', more)).toEqual({
      tags: [{ tag: tag('a'), context: '{}' }, { tag: tag('b/c') }, { tag: tag('d/e') }],
    });
    const fewer = [remove('/tags/urn:li:tag:b/c', {}), remove('/tags/urn:li:tag:d~1e')];
    expect(await patched(urn, 'globalTags', fewer)).toEqual({ tags: [{ tag: tag('a'), context: '{}' }] });
  });

  it('adds the audit stamp that terms require', async () => {
    const urn = DATASET('terms');
    const before = Date.now();
    const auditStamp = { time: expect.any(Number), actor: NOBODY };
    const term = { urn: 'urn:li:glossaryTerm:a' };
    const value = await patched(urn, 'glossaryTerms', [add('/terms/urn:li:glossaryTerm:a', term)]);
    expect(value).toEqual({ terms: [term], auditStamp });
    const [, time] = /"time":(\d+)/.exec(JSON.stringify(value)) ?? [];
    expect([Number(time) >= before, Number(time) <= Date.now()]).toEqual([true, true]);
    expect(await patched(urn, 'glossaryTerms', [add('/terms/urn:li:glossaryTerm:a', term)])).toEqual(value);
    expect(await stored(app, urn, 'glossaryTerms', 1)).toBeUndefined();
  });

  it('identifies owners by owner and type', async () => {
    const urn = DATASET('owners');
    const owner = (name: string, type: string): object => ({ owner: `urn:li:corpuser:${name}`, type });
    const [one, two, three] = [owner('j', 'DATAOWNER'), owner('j', 'PRODUCER'), owner('k', 'DATAOWNER')];
    const lastModified = { time: expect.any(Number), actor: NOBODY };
    const value = await patched(urn, 'ownership', [
      add('/owners/urn:li:corpuser:j/DATAOWNER', one),
      add('/owners/urn:li:corpuser:k/DATAOWNER', three),
      add('/owners/urn:li:corpuser:j/PRODUCER', two),
    ]);
    expect(value).toEqual({ lastModified, owners: [one, three, two] });
    expect(await patched(urn, 'ownership', [remove('/owners/urn:li:corpuser:j/PRODUCER')])).toEqual({
      lastModified,
      owners: [one, three],
    });
    await patched(urn, 'ownership', [add('/owners/urn:li:corpuser:j/PRODUCER', two)]);
    expect(await patched(urn, 'ownership', [remove('/owners/urn:li:corpuser:j', 'urn:li:corpuser:j')])).toEqual({
      lastModified,
      owners: [three],
    });
  });

  it('identifies an upstream by its plain and by its encoded URN', async () => {
    const urn = DATASET('upstreams');
    const [one, two] = [DATASET('one'), DATASET('two/2')];
    const upstream = (dataset: string, type: string): object => ({ dataset, type });
    const value = await patched(urn, 'upstreamLineage', [
      add(`/upstreams/${encodeURIComponent(one)}`, upstream(one, 'TRANSFORMED')),
      add(`/upstreams/${encodeURIComponent(two)}`, upstream(two, 'TRANSFORMED')),
      add(`/upstreams/${encodeURIComponent(one)}`, upstream(one, 'COPY')),
    ]);
    expect(value).toEqual({ upstreams: [upstream(one, 'COPY'), upstream(two, 'TRANSFORMED')] });
    expect(await patched(urn, 'upstreamLineage', [remove(`/upstreams/${two}`)])).toEqual({
      upstreams: [upstream(one, 'COPY')],
    });
    expect(await patched(urn, 'upstreamLineage', [remove(`/upstreams/${one}`)])).toEqual({ upstreams: [] });
  });

  it('creates the field that a tag or a term is added to', async () => {
    const urn = DATASET('fields');
    const tag = { tag: 'urn:li:tag:a' };
    const term = { urn: 'urn:li:glossaryTerm:a' };
    const value = await patched(urn, 'editableSchemaMetadata', [
      add('/editableSchemaFieldInfo/one/globalTags/tags/urn:li:tag:a', tag),
      add('/editableSchemaFieldInfo/one/glossaryTerms/terms/urn:li:glossaryTerm:a', term),
      add('/editableSchemaFieldInfo/a~1b/description', 'two'),
    ]);
    const auditStamp = { time: expect.any(Number), actor: NOBODY };
    expect(value).toEqual({
      created: auditStamp,
      lastModified: auditStamp,
      editableSchemaFieldInfo: [
        { fieldPath: 'one', globalTags: { tags: [tag] }, glossaryTerms: { terms: [term], auditStamp } },
        { fieldPath: 'a/b', description: 'two' },
      ],
    });
    const removal = remove('/editableSchemaFieldInfo/one/globalTags/tags/urn:li:tag:a');
    expect(await patched(urn, 'editableSchemaMetadata', [removal, remove('/editableSchemaFieldInfo/a/b')])).toEqual({
      created: auditStamp,
      lastModified: auditStamp,
      editableSchemaFieldInfo: [
        { fieldPath: 'one', globalTags: { tags: [] }, glossaryTerms: { terms: [term], auditStamp } },
      ],
    });
  });

  it('adds inputs and outputs of a job', async () => {
    const field = `urn:li:schemaField:(${DATASET('in')},id)`;
    const value = await patched(JOB, 'dataJobInputOutput', [
      add(`/inputDatasetEdges/${DATASET('in')}`, { destinationUrn: DATASET('in') }),
      add(`/outputDatasetEdges/${DATASET('out')}`, { destinationUrn: DATASET('out') }),
      add(`/inputDatajobEdges/${JOB}`, {}),
      add(`/inputDatasetFields/${field}`, {}),
    ]);
    expect(value).toEqual({
      inputDatasets: [],
      outputDatasets: [],
      inputDatasetEdges: [{ destinationUrn: DATASET('in') }],
      outputDatasetEdges: [{ destinationUrn: DATASET('out') }],
      inputDatajobEdges: [{ destinationUrn: JOB }],
      inputDatasetFields: [field],
    });
  });

  it('sets, extends and shortens the assets of a product', async () => {
    const asset = (name: string): object => ({ destinationUrn: DATASET(name) });
    const all = [asset('a'), asset('b')];
    expect(await patched(PRODUCT, 'dataProductProperties', [add('/assets', all)])).toEqual({ assets: all });
    expect(
      await patched(PRODUCT, 'dataProductProperties', [
        remove(`/assets/${DATASET('a')}`, {}),
        add(`/assets/${DATASET('c')}`, asset('c')),
        { op: 'replace', path: '/name', value: 'Orders' },
      ]),
    ).toEqual({ assets: [asset('b'), asset('c')], name: 'Orders' });
  });

  it('sets properties, also by replacing absent ones', async () => {
    const urn = DATASET('properties');
    const value = await patched(urn, 'datasetProperties', [
      { op: 'replace', path: '/description', value: 'd' },
      add('/customProperties/constructor', 'x'),
      add('/customProperties/a~1b', 'y'),
      add('/tags/first', {}),
    ]);
    const properties = { constructor: 'x', 'a/b': 'y' };
    expect(value).toEqual({ description: 'd', customProperties: properties, tags: ['first'] });
    expect(await patched(urn, 'datasetProperties', [remove('/customProperties/constructor', {})])).toEqual({
      description: 'd',
      customProperties: { 'a/b': 'y' },
      tags: ['first'],
    });
  });
});

describe('PATCH of any aspect', () => {
  it('addresses the items of arrays without keys by index', async () => {
    const urn = DATASET('links');
    const link = (url: string): object => ({
      url,
      description: url,
      createStamp: { time: 1, actor: 'urn:li:corpuser:jdoe' },
    });
    const [one, two] = [link('https://one.example'), link('https://two.example')];
    await patched(urn, 'institutionalMemory', [add('/elements/-', two), add('/elements/0', one)]);
    expect(
      await patched(urn, 'institutionalMemory', [
        { op: 'test', path: '/elements/1/url', value: 'https://two.example' },
        { op: 'copy', from: '/elements/0', path: '/elements/-' },
        { op: 'move', from: '/elements/1', path: '/elements/0' },
        { op: 'replace', path: '/elements/2/description', value: 'again' },
      ]),
    ).toEqual({ elements: [two, one, { ...one, description: 'again' }] });
  });

  it('keeps every digit of numbers in the patch and in the stored value', async () => {
    const urn = DATASET('digits');
    const patchDocument = `{"created":{"time":9007199254740993},"customProperties":{}}`;
    const aspect = { value: patchDocument, contentType: 'application/json' };
    await ingest(app, proposal('datasetProperties', {}, { entityUrn: urn, aspect }));
    const value = '[{"op":"add","path":"/lastModified","value":{"time":9007199254740995}}]';
    const change = { changeType: 'PATCH', entityUrn: urn, aspect: { ...aspect, value } };
    expect((await ingest(app, proposal('datasetProperties', {}, change))).status).toBe(200);
    const { text } = await app.get(`/entitiesV2/${encodeURIComponent(urn)}`);
    expect(text).toContain('"created":{"time":9007199254740993}');
    expect(text).toContain('"lastModified":{"time":9007199254740995}');
  });

  it('writes the key and the defaults of a new entity', async () => {
    const urn = DATASET('shop.fresh');
    await patched(urn, 'status', [add('/removed', false)]);
    expect(await stored(app, urn, 'datasetKey')).toEqual({
      platform: 'urn:li:dataPlatform:hive',
      name: 'shop.fresh',
      origin: 'PROD',
    });
    expect(await stored(app, urn, 'browsePaths')).toEqual({ paths: ['/prod/hive/shop'] });
  });

  it('writes no version for a patch that changes nothing, and no aspect for one without operations', async () => {
    const urn = DATASET('idle');
    await put(app, urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:a' }] });
    await patched(urn, 'globalTags', [add('/tags/urn:li:tag:a', { tag: 'urn:li:tag:a' })]);
    expect(await stored(app, urn, 'globalTags', 1)).toBeUndefined();
    expect(await patched(urn, 'ownership', [])).toBeUndefined();
  });

  it('keeps items with the same keys until one replaces them', async () => {
    const urn = DATASET('twins');
    const owner = (source: string): object => ({
      owner: 'urn:li:corpuser:j',
      type: 'DATAOWNER',
      source: { type: source },
    });
    await put(app, urn, 'ownership', { owners: [owner('MANUAL'), owner('FILE_SYSTEM')] });
    const other = { owner: 'urn:li:corpuser:k', type: 'DATAOWNER' };
    expect(await patched(urn, 'ownership', [add('/owners/urn:li:corpuser:k/DATAOWNER', other)])).toEqual({
      owners: [owner('MANUAL'), owner('FILE_SYSTEM'), other],
    });
    expect(await patched(urn, 'ownership', [add('/owners/urn:li:corpuser:j/DATAOWNER', owner('AUDIT'))])).toEqual({
      owners: [owner('AUDIT'), other],
    });
  });

  it('loses no patch when many callers patch one aspect at once', async () => {
    const urn = DATASET('crowd');
    const tags = Array.from({ length: 32 }, (_, at) => ({ tag: `urn:li:tag:${String(at).padStart(2, '0')}` }));
    await Promise.all(tags.map(({ tag }) => patched(urn, 'globalTags', [add(`/tags/${tag}`, { tag })])));
    const value = await stored(app, urn, 'globalTags');
    expect(value).toEqual({ tags: expect.arrayContaining(tags) });
    expect(JSON.stringify(value).match(/urn:li:tag/g)).toHaveLength(tags.length);
    await Promise.all(tags.map(({ tag }) => patched(urn, 'globalTags', [remove(`/tags/${tag}`)])));
    expect(await stored(app, urn, 'globalTags')).toEqual({ tags: [] });
  });
});

describe('PATCH of newer clients', () => {
  const keyed = (arrayPrimaryKeys: object, ...operations: readonly object[]): object => ({
    arrayPrimaryKeys,
    patch: operations,
  });
  const [a, b] = [{ tag: 'urn:li:tag:a' }, { tag: 'urn:li:tag:b' }];
  const SOURCE = 'attribution\u241fsource';

  it('accepts keys from the caller, whose parts may be empty', async () => {
    const urn = DATASET('newer.tags');
    const keys = { tags: [SOURCE, 'tag'] };
    const patchDocument = keyed(
      keys,
      add('/tags//urn:li:tag:a', a),
      add('/tags//urn:li:tag:b', b),
      add('/tags//urn:li:tag:a', a),
    );
    expect(await patched(urn, 'globalTags', patchDocument)).toEqual({ tags: [a, b] });
    const other = keyed({ tags: ['tag', SOURCE] }, remove('/tags/urn:li:tag:a'), add('/tags/urn:li:tag:b/', b));
    expect(await patched(urn, 'globalTags', other)).toEqual({ tags: [b] });
  });

  it('removes the owners whose first keys are in the path', async () => {
    const urn = DATASET('newer.owners');
    const keys = { owners: ['owner', 'type', 'typeUrn', SOURCE] };
    const owner = { owner: 'urn:li:corpuser:j', type: 'TECHNICAL_OWNER' };
    const patchDocument = keyed(keys, add('/owners/urn:li:corpuser:j/TECHNICAL_OWNER//', owner));
    const lastModified = { time: expect.any(Number), actor: NOBODY };
    expect(await patched(urn, 'ownership', patchDocument)).toEqual({ lastModified, owners: [owner] });
    const emptied = await patched(urn, 'ownership', keyed(keys, remove('/owners/urn:li:corpuser:j')));
    expect(emptied).toEqual({ lastModified, owners: [] });
  });

  it('addresses items by index where the caller disables the keys of the models', async () => {
    const urn = DATASET('newer.generic');
    await put(app, urn, 'globalTags', { tags: [a] });
    const patchDocument = { patch: [add('/tags/0', b)], forceGenericPatch: true, arrayPrimaryKeys: {} };
    expect(await patched(urn, 'globalTags', patchDocument)).toEqual({ tags: [b, a] });
  });
});

describe('PATCH that is refused', () => {
  const urn = DATASET('refused');
  beforeAll(() => put(app, urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:a' }] }));

  it.each<[string, unknown, string]>([
    ['is no list', 'x', 'it is neither a list of operations nor an object with such a "patch"'],
    ['has too many operations', Array.from({ length: 4097 }, () => remove('/x')), 'it has more than 4096 operations'],
    ['has an operation that is no object', [7], 'operation 0 is not an object'],
    ['has an unknown operation', [add('/tags', []), { op: 'merge', path: '/tags' }], '"op" of operation 1 is none of'],
    ['has no path', [{ op: 'remove' }], 'operation 0 has no text "path"'],
    ['has no value', [{ op: 'add', path: '/tags' }], 'operation 0 (add) has no "value"'],
    ['has no source', [{ op: 'move', path: '/tags' }], 'operation 0 has no text "from"'],
    ['has a path without slash', [remove('tags')], '"path" of operation 0 does not begin with a slash'],
    ['has a path without end', [remove('/x'.repeat(200))], '"path" of operation 0 has too many steps'],
    ['reaches for prototypes', [add('/__proto__/x', 1)], '"path" of operation 0 goes through "__proto__"'],
    ['has keys that are none', { patch: [], arrayPrimaryKeys: { tags: 'tag' } }, '"arrayPrimaryKeys" of "tags"'],
  ])('since it %s', async (_what, patchDocument, reason) => {
    const [status, message] = refusal(await patch(urn, 'globalTags', patchDocument));
    expect([status, message]).toEqual([400, expect.stringContaining(reason)]);
    expect(message).toContain('The patch of aspect "globalTags" cannot be read: ');
  });

  it.each<[string, object, string]>([
    ['nothing to remove', remove('/tags/urn:li:tag:z'), 'nothing is at "/tags/urn:li:tag:z"'],
    ['nothing to replace below', { op: 'replace', path: '/x/y', value: 1 }, 'there is no "x"'],
    ['nothing inherited', remove('/toString'), 'nothing is at "/toString"'],
    [
      'nothing inherited to go through',
      { op: 'test', path: '/constructor/name', value: '' },
      'there is no "constructor"',
    ],
    ['nothing to copy', { op: 'copy', path: '/tags/x', from: '/terms' }, 'nothing is at "/terms"'],
    ['no room in a text', add('/tags/urn:li:tag:a/tag/x', 1), '"x" would be inside of a single value'],
    ['no room in itself', { op: 'move', from: '/tags', path: '/tags/x' }, 'a value cannot be moved into itself'],
    ['another value', { op: 'test', path: '/tags', value: [] }, 'another value is there'],
    ['the whole aspect to remove', remove(''), 'the change type DELETE removes a whole aspect'],
  ])('since there is %s', async (_what, operation, reason) => {
    const before = add('/tags/urn:li:tag:b', { tag: 'urn:li:tag:b' });
    const [status, message] = refusal(await patch(urn, 'globalTags', [before, operation]));
    expect([status, message]).toEqual([422, expect.stringContaining(reason)]);
    expect(message).toContain('Operation 1 (');
    expect(await stored(app, urn, 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:a' }] });
  });

  it('since its result does not fit the record', async () => {
    const [status, message] = refusal(await patch(urn, 'globalTags', [add('/tags/x', { tag: 'x', since: 1 })]));
    expect(status).toBe(422);
    for (const path of ['/tags/1/tag', '/tags/1/since']) expect(message).toContain(`ERROR :: ${path} ::`);
  });

  it('since points cannot be patched', async () => {
    const [status, message] = refusal(await patch(urn, 'datasetProfile', [add('/rowCount', 1)]));
    expect([status, message]).toEqual([
      400,
      'Change type PATCH is not supported for aspect "datasetProfile". Given in "proposal.changeType".',
    ]);
  });

  it('with the whole batch', async () => {
    const other = DATASET('refused.neighbour');
    const aspect = { value: JSON.stringify([remove('/x')]), contentType: 'application/json' };
    const proposals = [
      proposal('status', { removed: true }, { entityUrn: other }),
      proposal('globalTags', {}, { entityUrn: other, changeType: 'PATCH', aspect }),
    ];
    expect((await app.post('/aspects?action=ingestProposalBatch', { proposals })).status).toBe(422);
    expect(await stored(app, other, 'status')).toBeUndefined();
  });
});
