import type { WireAnswer, WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { proposal, put, refusal } from './proposal.builder.js';

/** Events as short texts; of transactions also their version and its change. */
interface Reported {
  readonly semVer: string;
  readonly semVerChange: string;
  readonly changeEvents: readonly Readonly<Record<string, unknown>>[];
}

let app: WireApp;
let made = 0;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

function newDataset(): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,shop.t${String(made++)},PROD)`;
}

function read(urn: string, query: string, version = 'v1'): Promise<WireAnswer> {
  const base = version === 'v1' ? '/openapi/timeline/v1' : '/openapi/v2/timeline/v1';
  return app.get(`${base}/${encodeURIComponent(urn)}?${query}`);
}

async function tell(urn: string, categories: string, rest = ''): Promise<readonly Reported[]> {
  const answer = await read(urn, `categories=${categories}${rest}`);
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- what the route answers
  return answer.json() as readonly Reported[];
}

/** The version after each transaction, and its events as operation, weight and what each is about. */
async function brief(urn: string, categories: string, rest = ''): Promise<readonly string[]> {
  return (await tell(urn, categories, rest)).map(({ semVer, semVerChange, changeEvents }) => {
    const events = changeEvents.map(({ operation, semVerChange: weight, modifier }) =>
      [operation, weight, modifier].map(String).join(' '),
    );
    return `${semVer} ${semVerChange}: ${events.join(', ')}`;
  });
}

const TAG = (name: string) => ({ tag: `urn:li:tag:${name}` });
const STAMP = { time: 1, actor: 'urn:li:corpuser:maya' };
const LINK = (url: string, description: string) => ({ url, description, createStamp: STAMP });
const OWNER = (name: string, type: string) => ({ owner: `urn:li:corpuser:${name}`, type });

const column = (fieldPath: string, change: object = {}) => ({
  fieldPath,
  type: { type: { 'com.linkedin.schema.StringType': {} } },
  nativeDataType: 'varchar',
  ...change,
});
const schema = (fields: readonly object[], change: object = {}) => ({
  schemaName: 's',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields,
  ...change,
});

describe('a timeline', () => {
  it('has a transaction for each of two requests of one millisecond, and one for the aspects of one', async () => {
    const urns = Array.from({ length: 20 }, newDataset);
    const tags = { tags: [TAG('a')] };
    const owners = { owners: [OWNER('maya', 'DATAOWNER')], lastModified: STAMP };
    await Promise.all(urns.flatMap((urn) => [put(app, urn, 'globalTags', tags), put(app, urn, 'ownership', owners)]));
    for (const urn of urns) expect(await tell(urn, 'TAG,OWNER')).toHaveLength(2);
    const together = newDataset();
    const aspects = Object.entries({ globalTags: tags, ownership: owners });
    const proposals = aspects.map(([name, value]) => proposal(name, value, { entityUrn: together }));
    expect(await app.post('/aspects?action=ingestProposalBatch', { proposals })).toMatchObject({ status: 200 });
    expect(await tell(together, 'TAG,OWNER')).toHaveLength(1);
    const { text } = await app.get(`/entitiesV2/${encodeURIComponent(urns[0] ?? '')}`);
    expect(text).toContain('systemMetadata');
    expect(text).not.toContain('ordinal');
  });

  it('tells of the items of lists as added and removed, with a version for each write', async () => {
    const urn = newDataset();
    await put(app, urn, 'globalTags', { tags: [TAG('b'), TAG('a')] });
    await put(app, urn, 'globalTags', { tags: [TAG('a'), TAG('c')] });
    await put(app, urn, 'globalTags', { tags: [] });
    expect(await brief(urn, 'TAG')).toEqual([
      '0.0.0-computed MINOR: ADD MINOR urn:li:tag:a, ADD MINOR urn:li:tag:b',
      '0.1.0-computed MINOR: REMOVE MINOR urn:li:tag:b, ADD MINOR urn:li:tag:c',
      '0.2.0-computed MINOR: REMOVE MINOR urn:li:tag:a, REMOVE MINOR urn:li:tag:c',
    ]);
  });

  it('has every member of the interface, unset ones as null', async () => {
    const urn = newDataset();
    await put(app, urn, 'globalTags', { tags: [TAG('a')] });
    const actor = 'urn:li:corpuser:__datahub_system';
    const time = expect.any(Number);
    expect(await tell(urn, 'TAG')).toEqual([
      {
        timestamp: time,
        actor,
        proxy: null,
        reporter: null,
        semVer: '0.0.0-computed',
        semVerChange: 'MINOR',
        changeEvents: [
          {
            entityUrn: urn,
            category: 'TAG',
            operation: 'ADD',
            modifier: 'urn:li:tag:a',
            parameters: { tagUrn: 'urn:li:tag:a' },
            auditStamp: { time, actor },
            semVerChange: 'MINOR',
            description: `urn:li:tag:a was added to ${urn}.`,
          },
        ],
        rawDiff: null,
        versionStamp: 'globalTags:0',
      },
    ]);
  });

  it('tells of terms and owners, and of another type of an owner as a patch', async () => {
    const urn = newDataset();
    const auditStamp = STAMP;
    await put(app, urn, 'glossaryTerms', { terms: [{ urn: 'urn:li:glossaryTerm:t' }], auditStamp });
    await put(app, urn, 'ownership', { owners: [OWNER('a', 'DATAOWNER'), OWNER('b', 'DATAOWNER')] });
    await put(app, urn, 'ownership', { owners: [OWNER('a', 'PRODUCER'), OWNER('b', 'DATAOWNER')] });
    await put(app, urn, 'ownership', { owners: [OWNER('b', 'PRODUCER'), OWNER('a', 'PRODUCER')] });
    expect(await brief(urn, 'GLOSSARY_TERM')).toEqual(['0.0.0-computed MINOR: ADD MINOR urn:li:glossaryTerm:t']);
    expect(await brief(urn, 'OWNER')).toEqual([
      '0.0.0-computed MINOR: ADD MINOR urn:li:corpuser:a, ADD MINOR urn:li:corpuser:b',
      '0.0.1-computed PATCH: MODIFY PATCH urn:li:corpuser:a',
      '0.0.2-computed PATCH: MODIFY PATCH urn:li:corpuser:b',
    ]);
  });

  it('tells of a link as often as it is there, and of another label as a patch', async () => {
    const urn = newDataset();
    await put(app, urn, 'institutionalMemory', { elements: [LINK('https://a', 'A'), LINK('https://a', 'A')] });
    await put(app, urn, 'institutionalMemory', { elements: [LINK('https://a', 'B'), LINK('https://a', 'A')] });
    await put(app, urn, 'institutionalMemory', { elements: [LINK('https://a', 'B')] });
    expect(await brief(urn, 'DOCUMENTATION')).toEqual([
      '0.0.0-computed MINOR: ADD MINOR https://a, ADD MINOR https://a',
      '0.0.1-computed PATCH: MODIFY PATCH https://a',
      '0.1.0-computed MINOR: REMOVE MINOR https://a',
    ]);
  });

  it('tells of descriptions of the dataset', async () => {
    const urn = newDataset();
    await put(app, urn, 'datasetProperties', { customProperties: {}, tags: [] });
    for (const description of ['one', 'two'])
      await put(app, urn, 'datasetProperties', { description, customProperties: {}, tags: [] });
    await put(app, urn, 'datasetProperties', { customProperties: {}, tags: [] });
    await put(app, urn, 'editableDatasetProperties', { description: 'by hand' });
    expect(await brief(urn, 'DOCUMENTATION')).toEqual([
      '0.1.0-computed MINOR: ADD MINOR null',
      '0.2.0-computed MINOR: MODIFY MINOR null',
      '0.3.0-computed MINOR: REMOVE MINOR null',
      '0.4.0-computed MINOR: ADD MINOR null',
    ]);
    expect((await tell(urn, 'DOCUMENTATION'))[1]?.changeEvents[0]).toMatchObject({
      entityUrn: urn,
      parameters: { description: 'two' },
      description: `The description of ${urn} changed from "one" to "two".`,
    });
  });

  it('tells of columns by their paths', async () => {
    const urn = newDataset();
    const named = (path: string): string => `urn:li:schemaField:(${urn},${path})`;
    await put(app, urn, 'schemaMetadata', schema([column('a'), column('b')]));
    await put(app, urn, 'schemaMetadata', schema([column('a', { nativeDataType: 'int' }), column('c')]));
    await put(app, urn, 'schemaMetadata', schema([column('a', { nativeDataType: 'int' }), column('c'), column('d')]));
    const keyed = schema([column('a', { nativeDataType: 'int' }), column('c'), column('d')], { primaryKeys: ['a'] });
    await put(app, urn, 'schemaMetadata', keyed);
    await put(app, urn, 'schemaMetadata', { ...keyed, primaryKeys: ['c'] });
    expect(await brief(urn, 'TECHNICAL_SCHEMA')).toEqual([
      `0.0.0-computed MINOR: ADD MINOR ${named('a')}, ADD MINOR ${named('b')}`,
      `1.0.0-computed MAJOR: MODIFY MAJOR ${named('a')}, REMOVE MAJOR ${named('b')}, ADD MINOR ${named('c')}`,
      `1.1.0-computed MINOR: ADD MINOR ${named('d')}`,
      `2.0.0-computed MAJOR: MODIFY MAJOR ${named('a')}`,
      `3.0.0-computed MAJOR: MODIFY MAJOR ${named('a')}, MODIFY MAJOR ${named('c')}`,
    ]);
  });

  it('takes columns that are gone and new in one place, of one type and description, for renamed', async () => {
    const urn = newDataset();
    const described = (path: string, description: string, change = {}) => column(path, { description, ...change });
    await put(
      app,
      urn,
      'schemaMetadata',
      schema([
        described('s.old', 'same'),
        described('blank', ' '),
        described('typed', 'type'),
        described('s.moved', 'place'),
      ]),
    );
    await put(
      app,
      urn,
      'schemaMetadata',
      schema([
        described('s.new', 'same'),
        described('blank2', ' '),
        described('typed2', 'type', { nativeDataType: 'int' }),
        described('t.moved', 'place'),
      ]),
    );
    const [, second] = await tell(urn, 'TECHNICAL_SCHEMA');
    const named = (path: string): string => `urn:li:schemaField:(${urn},${path})`;
    expect(second?.changeEvents.map(({ operation, modifier, semVerChange }) => [operation, modifier, semVerChange]))
      // In the order of the paths.
      .toEqual([
        ['REMOVE', named('blank'), 'MAJOR'],
        ['ADD', named('blank2'), 'MINOR'],
        ['REMOVE', named('s.moved'), 'MAJOR'],
        ['MODIFY', named('s.old'), 'MINOR'],
        ['ADD', named('t.moved'), 'MINOR'],
        ['REMOVE', named('typed'), 'MAJOR'],
        ['ADD', named('typed2'), 'MINOR'],
      ]);
  });

  it('tells of what columns have in the category of it, under the URN of the column', async () => {
    const urn = newDataset();
    const path = '[version=2.0].[type=struct].address.[type=string].street (old), 1';
    const street = `urn:li:schemaField:(${urn},address.street %28old%29%2C 1)`;
    const globalTags = { tags: [TAG('pii')] };
    await put(app, urn, 'schemaMetadata', schema([column(path, { globalTags, description: 'one' })]));
    await put(app, urn, 'schemaMetadata', schema([column(path, { description: 'two' })]));
    const glossaryTerms = { terms: [{ urn: 'urn:li:glossaryTerm:t' }], auditStamp: STAMP };
    await put(app, urn, 'editableSchemaMetadata', {
      editableSchemaFieldInfo: [{ fieldPath: path, globalTags, glossaryTerms, description: 'by hand' }],
    });
    expect(await brief(urn, 'TAG')).toEqual([
      '0.0.0-computed MINOR: ADD MINOR urn:li:tag:pii',
      '0.1.0-computed MINOR: REMOVE MINOR urn:li:tag:pii',
      '0.2.0-computed MINOR: ADD MINOR urn:li:tag:pii',
    ]);
    expect(await brief(urn, 'DOCUMENTATION')).toEqual([
      `0.0.0-computed MINOR: ADD MINOR ${street}`,
      `0.0.1-computed PATCH: MODIFY PATCH ${street}`,
      `0.1.0-computed MINOR: ADD MINOR ${street}`,
    ]);
    expect(await brief(urn, 'GLOSSARY_TERM')).toEqual(['0.0.0-computed MINOR: ADD MINOR urn:li:glossaryTerm:t']);
    expect(
      (await tell(urn, 'TAG')).flatMap(({ changeEvents }) => changeEvents.map(({ entityUrn }) => entityUrn)),
    ).toEqual([street, street, street]);
    expect(await brief(urn, 'TECHNICAL_SCHEMA')).toEqual([`0.0.0-computed MINOR: ADD MINOR ${street}`]);
  });

  it('counts the first write as 0.0.0 also when it says nothing of the category', async () => {
    const urn = newDataset();
    await put(app, urn, 'schemaMetadata', schema([column('a')]));
    await put(app, urn, 'globalTags', { tags: [TAG('a')] });
    expect(await brief(urn, 'TAG')).toEqual(['0.1.0-computed MINOR: ADD MINOR urn:li:tag:a']);
  });

  it('tells of all aspects of a snapshot at once, in the categories that are asked for', async () => {
    const urn = newDataset();
    const aspects = [
      { 'com.linkedin.common.GlobalTags': { tags: [TAG('a')] } },
      { 'com.linkedin.common.Ownership': { owners: [OWNER('a', 'DATAOWNER')], lastModified: STAMP } },
    ];
    const value = { 'com.linkedin.metadata.snapshot.DatasetSnapshot': { urn, aspects } };
    expect((await app.post('/entities?action=ingest', { entity: { value } })).status).toBe(200);
    const events = 'ADD MINOR urn:li:tag:a, ADD MINOR urn:li:corpuser:a';
    expect(await brief(urn, 'OWNER,TAG,DOMAIN')).toEqual([`0.0.0-computed MINOR: ${events}`]);
    expect(await brief(urn, 'owner&categories=tag')).toEqual([`0.0.0-computed MINOR: ${events}`]);
    for (const empty of ['DOMAIN', 'DEPRECATION', 'LIFECYCLE', 'RUN']) expect(await brief(urn, empty)).toEqual([]);
  });

  it('begins again after a hard delete', async () => {
    const urn = newDataset();
    await put(app, urn, 'globalTags', { tags: [TAG('a')] });
    await put(app, urn, 'globalTags', { tags: [TAG('b')] });
    const key = { entityType: 'dataset', entityUrn: urn, changeType: 'DELETE', aspectName: 'datasetKey' };
    expect((await app.post('/aspects?action=ingestProposal', { proposal: key })).status).toBe(200);
    expect(await brief(urn, 'TAG')).toEqual([]);
    await put(app, urn, 'globalTags', { tags: [TAG('c')] });
    expect(await brief(urn, 'TAG')).toEqual(['0.0.0-computed MINOR: ADD MINOR urn:li:tag:c']);
  });

  it('begins with the value before the window, which is the last seven days without a beginning', async () => {
    const urn = newDataset();
    await put(app, urn, 'globalTags', { tags: [TAG('a')] });
    const before = Date.now();
    while (Date.now() <= before + 1);
    await put(app, urn, 'globalTags', { tags: [TAG('a'), TAG('b')] });
    const second = '0.0.0-computed MINOR: ADD MINOR urn:li:tag:b';
    expect(await brief(urn, 'TAG', `&startTime=${String(before + 1)}`)).toEqual([second]);
    expect(await brief(urn, 'TAG', `&endTime=${String(before)}`)).toEqual([
      '0.0.0-computed MINOR: ADD MINOR urn:li:tag:a',
    ]);
    const days = 86_400_000;
    expect(await brief(urn, 'TAG', `&startTime=-1&endTime=${String(before + 8 * days)}`)).toEqual([]);
    expect(await brief(urn, 'TAG', `&startTime=-1&endTime=${String(before + 6 * days)}`)).toHaveLength(2);
    expect(await brief(urn, 'TAG', '&startTime=0&endTime=0')).toHaveLength(2);
  });

  it('adds the change of values when it is asked to', async () => {
    const urn = newDataset();
    await put(app, urn, 'globalTags', { tags: [TAG('a')] });
    await put(app, urn, 'globalTags', { tags: [TAG('b')] });
    expect(await tell(urn, 'TAG', '&raw=True')).toMatchObject([
      { rawDiff: [{ op: 'add', path: '/globalTags', value: { tags: [TAG('a')] } }], versionStamp: 'globalTags:1' },
      { rawDiff: [{ op: 'replace', path: '/globalTags/tags', value: [TAG('b')] }], versionStamp: 'globalTags:0' },
    ]);
  });

  it('tells of glossary terms', async () => {
    const urn = 'urn:li:glossaryTerm:told';
    await put(app, urn, 'glossaryTermInfo', { definition: 'one', termSource: 'INTERNAL' });
    await put(app, urn, 'glossaryTermInfo', { definition: 'two', termSource: 'INTERNAL' });
    await put(app, urn, 'ownership', { owners: [OWNER('a', 'DATAOWNER')] });
    expect(await brief(urn, 'DOCUMENTATION')).toEqual([
      '0.0.0-computed MINOR: ADD MINOR null',
      '0.1.0-computed MINOR: MODIFY MINOR null',
    ]);
    expect(await brief(urn, 'OWNER,TAG')).toEqual(['0.0.0-computed MINOR: ADD MINOR urn:li:corpuser:a']);
  });

  it('has another name for owners on the newer route', async () => {
    const urn = newDataset();
    await put(app, urn, 'ownership', { owners: [OWNER('a', 'DATAOWNER')] });
    const answer = await read(urn, 'categories=OWNERSHIP', 'v2');
    expect(answer.json()).toMatchObject([{ changeEvents: [{ category: 'OWNERSHIP', operation: 'ADD' }] }]);
    expect((await read(urn, 'categories=OWNERSHIP')).status).toBe(400);
  });

  it('is empty for an entity that is not stored', async () => {
    expect(await tell(newDataset(), 'TAG')).toEqual([]);
  });

  it('is read by a URN that is encoded or not, with blanks and slashes in it', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:s3,a b/c%d,PROD)';
    await put(app, urn, 'globalTags', { tags: [TAG('a')] });
    expect(await brief(urn, 'TAG')).toHaveLength(1);
    const plain = urn.replaceAll('%', '%25').replaceAll(' ', '%20');
    for (const path of [plain, `${plain}/`, `${plain}%20`]) {
      expect((await app.get(`/openapi/timeline/v1/${path}?categories=TAG`)).json()).toHaveLength(1);
    }
  });

  const NAMED = 'Parameter ';
  it.each([
    ['no category', 'DATASET', '', `${NAMED}'categories' is required`],
    ['an empty category', 'DATASET', 'categories=', `${NAMED}'categories' is required`],
    ['an unknown category', 'DATASET', 'categories=TAGS', `${NAMED}'categories' is invalid: "TAGS" is none of `],
    ['lineage, which is none', 'DATASET', 'categories=LINEAGE', `${NAMED}'categories' is invalid: "LINEAGE"`],
    [
      'an entity without a timeline',
      'urn:li:tag:a',
      'categories=TAG',
      `${NAMED}'urn' is invalid: entities of type "tag"`,
    ],
    ['an unknown entity', 'urn:li:wombat:a', 'categories=TAG', 'Unknown entity type "wombat"'],
    ['no URN', 'x', 'categories=TAG', 'Invalid urn: "x"'],
    ['a time that is no number', 'DATASET', 'categories=TAG&startTime=now', `${NAMED}'startTime' is invalid`],
    ['an end that is no number', 'DATASET', 'categories=TAG&endTime=1.5', `${NAMED}'endTime' is invalid`],
    ['two beginnings', 'DATASET', 'categories=TAG&startTime=1&startTime=2', `${NAMED}'startTime' is invalid`],
    [
      'an end before the beginning',
      'DATASET',
      'categories=TAG&startTime=2&endTime=1',
      `${NAMED}'startTime' is invalid`,
    ],
    ['a strange flag', 'DATASET', 'categories=TAG&raw=yes', `${NAMED}'raw' is invalid`],
  ])('is refused for %s', async (_what, urn, query, message) => {
    const answer = await read(urn === 'DATASET' ? newDataset() : urn, query);
    expect(refusal(answer)).toEqual([400, expect.stringContaining(message)]);
  });
});
