import { SYSTEM_ACTOR } from '../../src/kernel/actors.js';
import { edits } from '../../generated/service/registry/edits.js';
import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { fillCatalog, graphqlRequest, MISSING, ORDERS } from './graphql.builder.js';
import { LIST_CASES } from './list-edit-cases.js';
import { MEMBER_CASES } from './member-edit-cases.js';
import { CATALOG, PII, PUBLIC, QUERY, SALES, SHOP, TEAM, columnOf, user } from './edit-catalog.js';
import { answered, mutate, refused, type RefusedEdit } from './graphql-edits.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { put, stored } from './proposal.builder.js';

/** Every mutation of the tables that edits entities: what it makes of what was stored, and what it refuses. */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await fillCatalog(app);
  for (const [urn, aspect, value] of CATALOG) await put(app, urn, aspect, value);
  for (const urn of [BUSY, BARE]) await put(app, urn, 'status', { removed: false });
});
afterAll(() => app.close());

const CASES = [...LIST_CASES, ...MEMBER_CASES];

const BUSY = 'urn:li:dataset:(urn:li:dataPlatform:hive,busy,PROD)';
const BARE = 'urn:li:dataset:(urn:li:dataPlatform:hive,bare,PROD)';

describe('a mutation of the tables', () => {
  it.each(CASES)('$mutation changes what is stored', async ({ mutation, sent, answer = true, makes }) => {
    expect(await mutate(app, mutation, sent)).toEqual(answered(mutation, answer));
    for (const [urn, aspect, value] of makes) expect([aspect, await stored(app, urn, aspect)]).toEqual([aspect, value]);
  });

  it('has a case', () => {
    const names = edits.filter(({ change }) => ['choice', 'list', 'members', 'point'].includes(change.kind));
    const cases = [...CASES.map(({ mutation }) => mutation), 'reportOperation'];
    expect([...new Set(cases)].sort()).toEqual(names.map(({ name }) => name).sort());
  });

  it('is found by the next read of the same document', async () => {
    const input = `{ tagUrn: "${PUBLIC}", resourceUrn: "${ORDERS}" }`;
    const query = `mutation { addTag(input: ${input}) updateDataset(urn: "${ORDERS}", input: {}) {
      tags { tags { tag { urn } } } } }`;
    const { body } = await graphqlRequest(app, { query });
    expect(body.data).toEqual({ addTag: true, updateDataset: { tags: { tags: [{ tag: { urn: PUBLIC } }] } } });
  });

  it('writes nothing when nothing changes', async () => {
    const before = await stored(app, ORDERS, 'glossaryTerms');
    const input = { resourceUrn: ORDERS, termUrn: SALES };
    expect(await mutate(app, 'removeTerm', { input })).toEqual(answered('removeTerm', true));
    expect(await stored(app, ORDERS, 'glossaryTerms')).toEqual(before);
  });

  it('loses nothing when many come at once', async () => {
    const tags = Array.from({ length: 20 }, (_, at) => `urn:li:tag:t${String(at)}`);
    for (const urn of tags) await put(app, urn, 'tagProperties', { name: urn });
    await Promise.all(tags.map((tagUrn) => mutate(app, 'addTag', { input: { tagUrn, resourceUrn: BUSY } })));
    const found = jsonItems(await stored(app, BUSY, 'globalTags'), 'tags').map((item) => jsonMember(item, 'tag'));
    expect(found.sort()).toEqual([...tags].sort());
  });
});

const NOBODY = 'urn:li:corpuser:nobody';
const NO_TAG = 'urn:li:tag:none';

describe('a report', () => {
  const report = { urn: ORDERS, operationType: 'INSERT', sourceType: 'DATA_PROCESS' };

  it('is a point of the time series', async () => {
    const more = {
      ...{ partition: 'day=1', numAffectedRows: 7, timestampMillis: 1_700_000_000_000 },
      customProperties: [
        { key: 'job', value: 'nightly' },
        { key: 'none', value: null },
      ],
    };
    // The type of the answer is String.
    expect(await mutate(app, 'reportOperation', { input: { ...report, ...more } })).toEqual(
      answered('reportOperation', 'true'),
    );
    const query = `{ dataset(urn: "${ORDERS}") { operations { operationType sourceType actor partition
      numAffectedRows lastUpdatedTimestamp customProperties { key value } } } }`;
    const { body } = await graphqlRequest(app, { query });
    expect(body).toEqual({
      data: {
        dataset: {
          operations: [
            {
              ...{ operationType: 'INSERT', sourceType: 'DATA_PROCESS', actor: SYSTEM_ACTOR, partition: 'day=1' },
              ...{ numAffectedRows: 7, lastUpdatedTimestamp: 1_700_000_000_000 },
              customProperties: [{ key: 'job', value: 'nightly' }],
            },
          ],
        },
      },
      extensions: {},
    });
  });

  it.each<RefusedEdit>([
    ['a missing entity', 'reportOperation', { input: { ...report, urn: MISSING } }, 400, '"urn"'],
    ['an entity without the series', 'reportOperation', { input: { ...report, urn: PII } }, 400, 'operation'],
  ])('is refused for %s', async (...[, mutation, sent, code, message]: RefusedEdit) => {
    expect(await mutate(app, mutation, sent)).toEqual(refused(mutation, code, message));
  });
});

describe('a mutation that cannot be carried out', () => {
  it.each<RefusedEdit>([
    ['a missing entity', 'addTag', { input: { resourceUrn: MISSING, tagUrn: PII } }, 400, '"resourceUrn"'],
    ['an edit of what has none', 'updateName', { input: { urn: ORDERS, name: 'x' } }, 400, 'Given in "input.urn"'],
    [
      'no such column',
      'addTag',
      { input: { ...columnOf(ORDERS), subResource: 'no', tagUrn: PII } },
      400,
      '"input.subResource"',
    ],
    [
      'lineage of a tag',
      'updateLineage',
      { input: { edgesToAdd: [{ downstreamUrn: PII, upstreamUrn: ORDERS }] } },
      400,
      'Given in "input.edgesToAdd[0].downstreamUrn"',
    ],
    [
      'a column of no schema',
      'updateDescription',
      { input: { description: 'x', ...columnOf(ORDERS), subResource: 'no' } },
      400,
      '"input.subResource"',
    ],
    ['an entity of another type', 'updateChart', { urn: ORDERS, input: {} }, 400, 'names a dataset, and not chart'],
    [
      'a whole URN in place of its last part',
      'createTag',
      { input: { id: 'urn:li:tag:x', name: 'X' } },
      400,
      `'id' is invalid: it is a URN; send what stands behind "urn:li:tag:"`,
    ],
    [
      'lineage to itself',
      'updateLineage',
      { input: { edgesToAdd: [{ downstreamUrn: ORDERS, upstreamUrn: ORDERS }] } },
      400,
      `${ORDERS} cannot be upstream of itself`,
    ],
    [
      'a key that is there twice',
      'reportOperation',
      {
        input: {
          ...{ urn: ORDERS, operationType: 'INSERT', sourceType: 'DATA_PROCESS' },
          customProperties: ['a', 'b', 'a'].map((key) => ({ key, value: 'x' })),
        },
      },
      400,
      `'customProperties' is invalid: it has the key "a" more than once`,
    ],
    [
      'two things of one column',
      'updateDataset',
      {
        urn: ORDERS,
        input: {
          editableSchemaMetadata: {
            editableSchemaFieldInfo: [
              { fieldPath: 'id', description: 'a' },
              { fieldPath: 'id', description: 'b' },
            ],
          },
        },
      },
      400,
      `'editableSchemaFieldInfo' is invalid: it says two things of the column "id"`,
    ],
    ['a missing dataset', 'updateDataset', { urn: MISSING, input: {} }, 400, 'Given in "urn"'],
    ['a missing tag', 'addTag', { input: { resourceUrn: ORDERS, tagUrn: NO_TAG } }, 400, '"tagUrn"'],
    ['a missing one of many', 'addTags', { input: { resourceUrn: ORDERS, tagUrns: [PII, NO_TAG] } }, 400, '"tagUrns"'],
    ['a URN of another type', 'addTag', { input: { resourceUrn: ORDERS, tagUrn: SALES } }, 400, "'tagUrn'"],
    ['no URN', 'addTag', { input: { resourceUrn: 'orders', tagUrn: PII } }, 400, "'resourceUrn'"],
    ['a missing owner', 'addOwner', { input: { resourceUrn: ORDERS, ownerUrn: NOBODY, ...user } }, 400, '"ownerUrn"'],
    ['a missing domain', 'setDomain', { entityUrn: ORDERS, domainUrn: 'urn:li:domain:no' }, 400, '"domainUrn"'],
    ['an entity without the aspect', 'addTag', { input: { resourceUrn: QUERY, tagUrn: PII } }, 400, 'globalTags'],
    ['an entity without a name', 'updateName', { input: { urn: ORDERS, name: 'x' } }, 400, 'corpGroupInfo'],
    [
      'a column that the schema lacks',
      'addTag',
      { input: { ...columnOf(ORDERS), subResource: 'no', tagUrn: PII } },
      400,
      'no field "no"',
    ],
    ['a column of no table', 'addTag', { input: { ...columnOf(TEAM), tagUrn: PII } }, 400, "'subResource'"],
    [
      'a column without its kind',
      'addTag',
      { input: { resourceUrn: ORDERS, subResource: 'id', tagUrn: PII } },
      400,
      "'subResourceType'",
    ],
    [
      'a column of what has none',
      'batchSetDomain',
      { input: { domainUrn: SHOP, resources: [columnOf(ORDERS)] } },
      400,
      "'subResource'",
    ],
    ['an address that is none', 'updateCorpGroupProperties', { urn: MISSING, input: {} }, 400, 'and not corpGroup'],
  ])('is refused for %s', async (...[, mutation, sent, code, message]: RefusedEdit) => {
    expect(await mutate(app, mutation, sent)).toEqual(refused(mutation, code, message));
  });

  it('edits entities of one type where it answers one of them', () => {
    const open = edits.filter(({ answer, change, references }) => {
      if (answer !== 'entity' || change.kind !== 'members') return false;
      const named = references.filter(({ path }) => path.join() === change.target.path.join());
      return named.every(({ entities }) => entities.length === 0);
    });
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('writes to none of several entities', async () => {
    const input = { tagUrns: [PUBLIC], resources: [{ resourceUrn: BARE }, { resourceUrn: MISSING }] };
    expect(await mutate(app, 'batchAddTags', { input })).toEqual(refused('batchAddTags', 400, MISSING));
    expect(await stored(app, BARE, 'globalTags')).toBeUndefined();
  });

  it('takes off what no longer exists', async () => {
    await put(app, BARE, 'globalTags', { tags: [{ tag: NO_TAG }] });
    const input = { tagUrn: NO_TAG, resourceUrn: BARE };
    expect(await mutate(app, 'removeTag', { input })).toEqual(answered('removeTag', true));
    expect(await stored(app, BARE, 'globalTags')).toEqual({ tags: [] });
  });
});
