import { edits } from '../../generated/service/registry/edits.js';
import { SYSTEM_ACTOR } from '../../src/kernel/actors.js';
import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { fillCatalog, ORDERS } from './graphql.builder.js';
import { answered, mutate, refused, type RefusedEdit } from './graphql-edits.builder.js';
import { jsonMember } from './json-member.js';
import { put, stored } from './proposal.builder.js';

/** Every mutation of the tables that creates or deletes entities. */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await fillCatalog(app);
  await put(app, NODE, 'glossaryNodeInfo', { definition: 'Words.' });
  await put(app, SHOP, 'domainProperties', { name: 'Shop' });
});
afterAll(() => app.close());

const NODE = 'urn:li:glossaryNode:n';
const SHOP = 'urn:li:domain:shop';
const TECHNICAL = 'urn:li:ownershipType:__system__technical_owner';
const NOW = expect.any(Number);
const STAMP = { time: NOW, actor: SYSTEM_ACTOR };

const owned = (type: string, typeUrn: string): readonly [string, object] => [
  'ownership',
  { owners: [{ owner: SYSTEM_ACTOR, type, typeUrn, source: { type: 'MANUAL' } }], lastModified: STAMP },
];
const OWNED = owned('NONE', 'urn:li:ownershipType:__system__none');

interface Creation {
  readonly mutation: string;
  readonly sent: object;
  /** URN of what is created, up to the part that is made up. */
  readonly urn: string;
  readonly answers: 'done' | 'entity' | 'urn';
  readonly makes: readonly (readonly [string, unknown])[];
}

const CREATIONS: readonly Creation[] = [
  {
    mutation: 'createTag',
    sent: { input: { id: 'our tag', name: 'Ours', description: 'What we have.' } },
    urn: 'urn:li:tag:our tag',
    answers: 'urn',
    makes: [['tagProperties', { name: 'Ours', description: 'What we have.' }], OWNED],
  },
  {
    mutation: 'createTag',
    sent: { input: { name: 'Made up' } },
    urn: 'urn:li:tag:',
    answers: 'urn',
    makes: [['tagProperties', { name: 'Made up' }], OWNED],
  },
  {
    mutation: 'createGlossaryTerm',
    sent: { input: { id: 't', name: 'Term', parentNode: NODE } },
    urn: 'urn:li:glossaryTerm:t',
    answers: 'urn',
    makes: [['glossaryTermInfo', { name: 'Term', definition: '', parentNode: NODE, termSource: 'INTERNAL' }], OWNED],
  },
  {
    mutation: 'createGlossaryNode',
    sent: { input: { id: 'm', name: 'Node', description: 'More words.' } },
    urn: 'urn:li:glossaryNode:m',
    answers: 'urn',
    makes: [['glossaryNodeInfo', { name: 'Node', definition: 'More words.' }], OWNED],
  },
  {
    mutation: 'createDomain',
    sent: { input: { id: 'd', name: 'Domain', description: 'Its words.' } },
    urn: 'urn:li:domain:d',
    answers: 'urn',
    makes: [['domainProperties', { name: 'Domain', description: 'Its words.', created: STAMP }], OWNED],
  },
  {
    mutation: 'createGroup',
    sent: { input: { id: 'g', name: 'Group', description: 'Its people.' } },
    urn: 'urn:li:corpGroup:g',
    answers: 'urn',
    makes: [
      [
        'corpGroupInfo',
        { displayName: 'Group', description: 'Its people.', admins: [], members: [], groups: [], created: STAMP },
      ],
      ['origin', { type: 'NATIVE' }],
    ],
  },
  {
    mutation: 'createOwnershipType',
    sent: { input: { name: 'Steward', description: 'Cares.' } },
    urn: 'urn:li:ownershipType:',
    answers: 'entity',
    makes: [['ownershipTypeInfo', { name: 'Steward', description: 'Cares.', created: STAMP, lastModified: STAMP }]],
  },
  {
    mutation: 'createDataProduct',
    sent: { input: { properties: { name: 'P', description: 'All of it.' }, domainUrn: SHOP } },
    urn: 'urn:li:dataProduct:',
    answers: 'entity',
    makes: [
      ['dataProductProperties', { name: 'P', description: 'All of it.' }],
      ['domains', { domains: [SHOP] }],
      OWNED,
    ],
  },
  {
    mutation: 'createPost',
    sent: {
      input: {
        postType: 'HOME_PAGE_ANNOUNCEMENT',
        content: {
          contentType: 'LINK',
          title: 'Read this',
          description: 'Now.',
          link: 'https://docs.invalid',
          media: { type: 'IMAGE', location: 'https://docs.invalid/a.png' },
        },
      },
    },
    urn: 'urn:li:post:',
    answers: 'done',
    makes: [],
  },
  {
    mutation: 'createQuery',
    sent: {
      input: {
        properties: { name: 'Q', description: 'Counts.', statement: { value: 'select 1', language: 'SQL' } },
        subjects: [{ datasetUrn: ORDERS }],
      },
    },
    urn: 'urn:li:query:',
    answers: 'entity',
    makes: [
      [
        'queryProperties',
        {
          ...{ name: 'Q', description: 'Counts.', statement: { value: 'select 1', language: 'SQL' } },
          ...{ source: 'MANUAL', created: STAMP, lastModified: STAMP },
        },
      ],
      ['querySubjects', { subjects: [{ entity: ORDERS }] }],
    ],
  },
  {
    mutation: 'createIngestionSource',
    sent: {
      input: {
        name: 'Nightly',
        type: 'mysql',
        schedule: { interval: '*/60 * * * *', timezone: 'UTC' },
        config: { recipe: '{}', executorId: 'default', version: '0.11.0' },
      },
    },
    urn: 'urn:li:dataHubIngestionSource:',
    answers: 'urn',
    makes: [
      [
        'dataHubIngestionSourceInfo',
        {
          name: 'Nightly',
          type: 'mysql',
          schedule: { interval: '*/60 * * * *', timezone: 'UTC' },
          config: { recipe: '{}', executorId: 'default', version: '0.11.0' },
        },
      ],
    ],
  },
  {
    mutation: 'createSecret',
    sent: { input: { name: 'vault', value: 'clear', description: 'Opens it.' } },
    urn: 'urn:li:dataHubSecret:vault',
    answers: 'urn',
    makes: [
      [
        'dataHubSecretValue',
        {
          ...{ name: 'vault', description: 'Opens it.', created: STAMP },
          value: expect.stringMatching(/^encrypted:v1:[0-9a-f]{8}:[\w-]+$/),
        },
      ],
    ],
  },
  {
    mutation: 'createTest',
    sent: {
      input: { id: 'rows', name: 'Rows', category: 'Quality', description: 'Some.', definition: { json: '{}' } },
    },
    urn: 'urn:li:test:rows',
    answers: 'urn',
    makes: [
      [
        'testInfo',
        { name: 'Rows', category: 'Quality', description: 'Some.', definition: { type: 'JSON', json: '{}' } },
      ],
    ],
  },
];

/** What was created last of a type. */
async function onlyUrn(entity: string): Promise<string> {
  const answer = await app.post('/entities?action=listUrns', { entity, start: 0, count: 10 });
  const urns = jsonMember(answer.json(), 'value', 'entities');
  return Array.isArray(urns) ? String(urns[0]) : '';
}

describe('a creation', () => {
  it.each(CREATIONS)('$mutation makes the entity $urn', async ({ mutation, sent, urn, answers, makes }) => {
    const answer = await mutate(app, mutation, sent);
    const value = jsonMember(answer, 'data', mutation);
    const made = answers === 'urn' ? value : answers === 'entity' ? jsonMember(value, 'urn') : urn;
    expect(answer).toEqual({ data: { [mutation]: expect.anything() }, extensions: {} });
    expect(String(made).slice(0, urn.length)).toBe(urn);
    for (const [aspect, wanted] of makes) {
      expect([aspect, await stored(app, String(made), aspect)]).toEqual([aspect, wanted]);
    }
  });

  it('writes what a post says', async () => {
    const urn = await onlyUrn('post');
    expect(await stored(app, urn, 'postInfo')).toEqual({
      type: 'HOME_PAGE_ANNOUNCEMENT',
      content: {
        title: 'Read this',
        type: 'LINK',
        description: 'Now.',
        link: 'https://docs.invalid',
        media: { type: 'IMAGE', location: 'https://docs.invalid/a.png' },
      },
      created: NOW,
      lastModified: NOW,
    });
  });

  it('makes its creator the technical owner where there is that kind', async () => {
    const stamp = { time: 1, actor: SYSTEM_ACTOR };
    await put(app, TECHNICAL, 'ownershipTypeInfo', { name: 'Technical owner', created: stamp, lastModified: stamp });
    await mutate(app, 'createDomain', { input: { id: 'owned', name: 'Owned' } });
    const [aspect, wanted] = owned('TECHNICAL_OWNER', TECHNICAL);
    expect(await stored(app, 'urn:li:domain:owned', aspect)).toEqual(wanted);
  });

  it.each<RefusedEdit>([
    ['an id that is taken', 'createDomain', { input: { id: 'shop', name: 'Shop' } }, 400, SHOP],
    ['an empty id', 'createTag', { input: { id: '', name: 'x' } }, 400, 'missing'],
    [
      'a node that does not exist',
      'createGlossaryTerm',
      { input: { id: 'x', name: 'x', parentNode: 'urn:li:glossaryNode:no' } },
      400,
      '"parentNode"',
    ],
    [
      'a domain that is none',
      'createDataProduct',
      { input: { properties: { name: 'x' }, domainUrn: NODE } },
      400,
      "'domainUrn'",
    ],
  ])('is refused for %s', async (...[, mutation, sent, code, message]: RefusedEdit) => {
    expect(await mutate(app, mutation, sent)).toEqual(refused(mutation, code, message));
  });

  it('is also done by an update that may create what it is about, once', async () => {
    const urn = 'urn:li:dataHubIngestionSource:deploy-1';
    const input = (name: string): object => ({ name, type: 'mysql', config: { recipe: '{}', executorId: 'default' } });
    for (const name of ['Nightly', 'Weekly']) {
      const sent = { urn, input: input(name) };
      expect(await mutate(app, 'updateIngestionSource', sent)).toEqual(answered('updateIngestionSource', urn));
      expect(await stored(app, urn, 'dataHubIngestionSourceInfo')).toMatchObject({ name, type: 'mysql' });
    }
    expect(await stored(app, urn, 'dataHubIngestionSourceKey')).toEqual({ id: 'deploy-1' });
    const other = { urn: ORDERS, input: input('x') };
    expect(await mutate(app, 'updateIngestionSource', other)).toEqual(refused('updateIngestionSource', 400, "'urn'"));
  });

  it('leaves an entity that exists as it was, and says what it cannot do', async () => {
    const message = `Cannot carry out createDomain: ${SHOP} already exists.`;
    const sent = { input: { id: 'shop', name: 'Another' } };
    expect(await mutate(app, 'createDomain', sent)).toEqual(refused('createDomain', 400, message));
    expect(await stored(app, SHOP, 'domainProperties')).toEqual({ name: 'Shop' });
  });
});

const DELETIONS: readonly (readonly [mutation: string, urn: string, aspect: string, value: object])[] = [
  ['deleteTag', 'urn:li:tag:gone', 'tagProperties', { name: 'gone' }],
  ['deleteGlossaryEntity', 'urn:li:glossaryTerm:gone', 'glossaryTermInfo', { definition: '', termSource: 'INTERNAL' }],
  ['deleteGlossaryEntity', 'urn:li:glossaryNode:gone', 'glossaryNodeInfo', { definition: '' }],
  ['deleteDomain', 'urn:li:domain:gone', 'domainProperties', { name: 'gone' }],
  ['deleteDataProduct', 'urn:li:dataProduct:gone', 'dataProductProperties', { name: 'gone' }],
  ['deleteOwnershipType', 'urn:li:ownershipType:gone', 'status', { removed: false }],
  ['deletePost', 'urn:li:post:gone', 'postKey', { id: 'gone' }],
  ['deleteQuery', 'urn:li:query:gone', 'status', { removed: false }],
  [
    'deleteIngestionSource',
    'urn:li:dataHubIngestionSource:gone',
    'dataHubIngestionSourceInfo',
    { name: 'Gone', type: 'mysql', config: { recipe: '{}' } },
  ],
  ['deleteSecret', 'urn:li:dataHubSecret:gone', 'dataHubSecretKey', { id: 'gone' }],
  ['deleteTest', 'urn:li:test:gone', 'testInfo', { name: 'Gone', category: '', definition: { type: 'JSON' } }],
  [
    'deleteView',
    'urn:li:dataHubView:gone',
    'dataHubViewInfo',
    {
      ...{ name: 'Gone', type: 'GLOBAL', definition: { entityTypes: [], filter: {} } },
      ...{ created: { time: 1, actor: SYSTEM_ACTOR }, lastModified: { time: 1, actor: SYSTEM_ACTOR } },
    },
  ],
  ['removeGroup', 'urn:li:corpGroup:gone', 'status', { removed: false }],
  ['removeUser', 'urn:li:corpuser:gone', 'status', { removed: false }],
];

describe('a name of blanks alone', () => {
  const TAG = 'urn:li:tag:named';
  beforeAll(() => put(app, TAG, 'tagProperties', { name: 'Named' }));

  it.each<readonly [string, string, object]>([
    ['createTag', 'name', { input: { name: ' ' } }],
    ['createTag', 'name', { input: { name: '\t\u00a0', id: 'x' } }],
    ['createGlossaryTerm', 'name', { input: { name: '' } }],
    ['createGlossaryNode', 'name', { input: { name: ' ' } }],
    ['createDomain', 'name', { input: { name: ' ' } }],
    ['createGroup', 'name', { input: { name: ' ' } }],
    ['createOwnershipType', 'name', { input: { name: ' ' } }],
    ['createDataProduct', 'name', { input: { domainUrn: SHOP, properties: { name: ' ' } } }],
    ['createSecret', 'name', { input: { name: ' ', value: 'x' } }],
    ['createTest', 'category', { input: { name: 't', category: ' ', definition: {} } }],
    ['createQuery', 'value', { input: { properties: { statement: { value: ' ', language: 'SQL' } }, subjects: [] } }],
    ['createIngestionSource', 'type', { input: { name: 's', type: '', config: { recipe: '{}', executorId: 'x' } } }],
    ['createTest', 'name', { input: { name: ' ', category: 'c', definition: {} } }],
    [
      'createPost',
      'title',
      { input: { postType: 'HOME_PAGE_ANNOUNCEMENT', content: { contentType: 'TEXT', title: ' ' } } },
    ],
    ['updateName', 'name', { input: { urn: SHOP, name: ' ' } }],
    ['updateTag', 'name', { urn: TAG, input: { urn: TAG, name: ' ' } }],
    ['addLink', 'linkUrl', { input: { linkUrl: ' ', label: 'x', resourceUrn: ORDERS } }],
  ])('is refused by %s', async (mutation, name, sent) => {
    const message = `Parameter '${name}' is invalid: it has nothing but blanks.`;
    expect(await mutate(app, mutation, sent)).toEqual(refused(mutation, 400, message));
  });

  it('is refused for a view, and leaves what is there', async () => {
    const definition = { entityTypes: [], filter: { operator: 'AND', filters: [] } };
    const sent = { input: { viewType: 'PERSONAL', name: ' ', definition } };
    const answer = await app.post('/api/graphql', {
      query: 'mutation make($input: CreateViewInput!) { createView(input: $input) { urn } }',
      variables: sent,
    });
    expect(answer.text).toContain("Parameter 'name' is invalid");
    expect(await stored(app, TAG, 'tagProperties')).toEqual({ name: 'Named' });
  });
});

describe('a deletion', () => {
  it.each(DELETIONS)('%s deletes %s', async (mutation, urn, aspect, value) => {
    await put(app, urn, aspect, value);
    expect(await stored(app, urn, aspect)).toEqual(value);
    const answer = ['deleteIngestionSource', 'deleteSecret'].includes(mutation) ? urn : true;
    expect(await mutate(app, mutation, { urn })).toEqual(answered(mutation, answer));
    expect(await stored(app, urn, aspect)).toBeUndefined();
  });

  it('removes what points at the entity, and nothing else', async () => {
    const [gone, other] = ['urn:li:tag:pointed', 'urn:li:tag:other'];
    await put(app, gone, 'tagProperties', { name: 'pointed' });
    await put(app, ORDERS, 'globalTags', { tags: [{ tag: gone }, { tag: other }] });
    expect(await mutate(app, 'deleteTag', { urn: gone })).toEqual(answered('deleteTag', true));
    expect(await stored(app, ORDERS, 'globalTags')).toEqual({ tags: [{ tag: other }] });
  });

  it('has nothing to do for what does not exist', async () => {
    expect(await mutate(app, 'removeUser', { urn: 'urn:li:corpuser:no' })).toEqual(answered('removeUser', true));
  });

  it('is refused for an entity of another type', async () => {
    expect(await mutate(app, 'deleteTag', { urn: SHOP })).toEqual(refused('deleteTag', 400, "'urn'"));
    expect(await stored(app, SHOP, 'domainProperties')).toBeDefined();
  });
});

describe('the mutations of the tables that create and delete', () => {
  it('all have a case', () => {
    const names = edits.filter(({ change }) => change.kind === 'create' || change.kind === 'delete');
    const cases = [...CREATIONS.map(({ mutation }) => mutation), ...DELETIONS.map(([mutation]) => mutation)];
    expect([...new Set(cases)].sort()).toEqual(names.map(({ name }) => name).sort());
  });
});
