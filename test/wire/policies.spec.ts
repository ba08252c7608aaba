import { isListed } from '../../src/access/policies/message-needs.js';
import { METADATA_PRIVILEGES, PLATFORM_PRIVILEGES } from '../../src/access/policies/privileges.js';
import { Bootstrap } from '../../src/bootstrap/index.js';
import { CLIENT_HEADERS, type WireAnswer, type WireApp, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { DATASET, proposal } from './proposal.builder.js';
import { bearer, tokenFor } from './tokens.builder.js';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = 'urn:li:corpuser:datahub';
const MAYA = 'urn:li:corpuser:maya';
const EVE = 'urn:li:corpuser:eve';
const OTHER = DATASET.replace('orders', 'other');
const POLICY = 'urn:li:dataHubPolicy:own';
const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

let app: WireApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await wireApp({ auth: 'on' });
  await app.find(Bootstrap).run();
  for (const actor of [ROOT, MAYA, EVE]) tokens.set(actor, (await tokenFor(app, actor)).token);
  await write(ROOT, DATASET, 'ownership', { owners: [{ owner: MAYA, type: 'TECHNICAL_OWNER' }] });
  await write(ROOT, OTHER, 'domains', { domains: ['urn:li:domain:shop'] });
});
afterAll(() => app.close());

function headersOf(actor: string): Readonly<Record<string, string>> {
  return { ...CLIENT_HEADERS, ...bearer(tokens.get(actor) ?? '') };
}

/** @returns the status */
async function write(actor: string, urn: string, aspect: string, value: object): Promise<number> {
  const entityType = urn.split(':')[2] ?? '';
  return propose(actor, proposal(aspect, value, { entityType, entityUrn: urn }));
}

/** Delete an entity, by its key aspect. @returns the status */
function remove(actor: string, urn: string, aspect: string): Promise<number> {
  const entityType = urn.split(':')[2] ?? '';
  return propose(actor, { entityType, entityUrn: urn, aspectName: aspect, changeType: 'DELETE' });
}

async function propose(actor: string, sent: object): Promise<number> {
  return (await app.post('/aspects?action=ingestProposal', { proposal: sent }, { headers: headersOf(actor) })).status;
}

function graphql(actor: string, query: string): Promise<WireAnswer> {
  return app.post('/api/graphql', { query }, { headers: headersOf(actor) });
}

async function graphqlCode(actor: string, query: string): Promise<unknown> {
  return jsonMember((await graphql(actor, query)).json(), 'errors', 0, 'extensions', 'code');
}

function read(actor: string, urn: string): Promise<WireAnswer> {
  return app.get(`/entitiesV2/${encodeURIComponent(urn)}`, { headers: headersOf(actor) });
}

/** A policy of type METADATA for Eve. */
function policy(privileges: readonly string[], resources?: object): object {
  return {
    ...{ displayName: 'Own', description: '', type: 'METADATA', state: 'ACTIVE', privileges },
    actors: { users: [EVE] },
    ...(resources === undefined ? {} : { resources }),
  };
}

describe('policies', () => {
  it('let the root user write everything, and others nothing', async () => {
    expect(await write(ROOT, OTHER, 'status', { removed: false })).toBe(200);
    expect(await write(EVE, OTHER, 'status', { removed: true })).toBe(403);
    const answer = await app.post(
      '/aspects?action=ingestProposal',
      { proposal: proposal('status', {}) },
      { headers: headersOf(EVE) },
    );
    expect(answer.json()).toMatchObject({
      ...{ code: 'FORBIDDEN', status: 403 },
      message: 'Unauthorized to perform this action. Please contact your administrator.',
    });
  });

  it('let everybody read, and search', async () => {
    expect((await read(EVE, DATASET)).status).toBe(200);
    const body = { entity: 'dataset', input: '*', start: 0, count: 10 };
    expect((await app.post('/entities?action=search', body, { headers: headersOf(EVE) })).status).toBe(200);
  });

  it('say the same of what exists and of what does not', async () => {
    const urns = [OTHER, OTHER.replace('other', 'nowhere')];
    const answers = urns.map(async (urn) => {
      const query = `mutation { updateDataset(urn: "${urn}", input: {editableProperties: {description: "x"}}) { urn } }`;
      return jsonMember((await graphql(EVE, query)).json(), 'errors', 0, 'message');
    });
    const [existing, missing] = await Promise.all(answers);
    expect([existing, missing]).toEqual([missing, expect.stringContaining('Unauthorized')]);
  });

  it('let owners edit what they own, over RPC and GraphQL', async () => {
    expect(await write(MAYA, DATASET, 'editableDatasetProperties', { description: 'Mine.' })).toBe(200);
    expect(await write(MAYA, OTHER, 'editableDatasetProperties', { description: 'Mine.' })).toBe(403);
    const edit = (urn: string): string =>
      `mutation { updateDataset(urn: "${urn}", input: {editableProperties: {description: "Mine."}}) { urn } }`;
    expect(await graphqlCode(MAYA, edit(DATASET))).toBeUndefined();
    expect(await graphqlCode(MAYA, edit(OTHER))).toBe(403);
    expect(await graphqlCode(EVE, edit(DATASET))).toBe(403);
  });

  it('let who may delete an entity also remove what points at it', async () => {
    const [gone, kept] = ['urn:li:tag:gone', 'urn:li:tag:kept'];
    for (const tag of [gone, kept]) await write(ROOT, tag, 'tagProperties', { name: 'x' });
    await write(ROOT, OTHER, 'globalTags', { tags: [{ tag: gone }, { tag: kept }] });
    const one = policy(['DELETE_ENTITY'], { filter: { criteria: [{ field: 'URN', values: [gone] }] } });
    await write(ROOT, POLICY, 'dataHubPolicyInfo', one);
    expect(await graphqlCode(EVE, `mutation { deleteTag(urn: "${kept}") }`)).toBe(403);
    expect(await graphqlCode(EVE, `mutation { deleteTag(urn: "${gone}") }`)).toBeUndefined();
    expect((await read(ROOT, OTHER)).text).toContain(kept);
    expect((await read(ROOT, OTHER)).text).not.toContain(gone);
    await remove(ROOT, POLICY, 'dataHubPolicyKey');
  });

  it('do not let owners delete what they own', async () => {
    expect(await remove(MAYA, DATASET, 'datasetKey')).toBe(403);
  });

  it.each<[string, object | undefined, number, number]>([
    ['everything', undefined, 200, 200],
    ['a type', { filter: { criteria: [{ field: 'TYPE', values: ['dataset'] }] } }, 200, 200],
    ['another type', { filter: { criteria: [{ field: 'TYPE', values: ['chart'] }] } }, 403, 403],
    ['a URN', { filter: { criteria: [{ field: 'URN', values: [DATASET] }] } }, 200, 403],
    ['a domain', { filter: { criteria: [{ field: 'DOMAIN', values: ['urn:li:domain:shop'] }] } }, 403, 200],
    ['a field that there is not', { filter: { criteria: [{ field: 'COLOUR', values: ['red'] }] } }, 403, 403],
    ['URNs in the older form', { type: 'dataset', resources: [OTHER], allResources: false }, 403, 200],
    ['a type in the older form', { type: 'dataset', allResources: true }, 200, 200],
    ['nothing in the older form', { type: 'dataset', allResources: false }, 403, 403],
  ])('for %s hold for that', async (_name, resources, first, second) => {
    expect(await write(ROOT, POLICY, 'dataHubPolicyInfo', policy(['EDIT_ENTITY_TAGS'], resources))).toBe(200);
    const tags = { tags: [{ tag: `urn:li:tag:${Math.random().toString(36).slice(2)}` }] };
    expect([await write(EVE, DATASET, 'globalTags', tags), await write(EVE, OTHER, 'globalTags', tags)]).toEqual([
      first,
      second,
    ]);
    expect(await write(EVE, DATASET, 'status', { removed: false })).toBe(403);
    await write(ROOT, POLICY, 'dataHubPolicyInfo', { ...policy([]), state: 'INACTIVE' });
  });

  it('hold through groups and roles', async () => {
    const member = 'urn:li:corpuser:member';
    tokens.set(member, (await tokenFor(app, member)).token);
    expect(await write(member, OTHER, 'status', { removed: false })).toBe(403);
    await write(ROOT, member, 'roleMembership', { roles: ['urn:li:dataHubRole:Editor'] });
    expect(await write(member, OTHER, 'status', { removed: false })).toBe(200);
    await write(ROOT, member, 'roleMembership', { roles: [] });
    expect(await write(member, OTHER, 'status', { removed: true })).toBe(403);
    const group = 'urn:li:corpGroup:editors';
    await write(ROOT, POLICY, 'dataHubPolicyInfo', { ...policy(['EDIT_ENTITY']), actors: { groups: [group] } });
    await write(ROOT, member, 'nativeGroupMembership', { nativeGroups: [group] });
    expect(await write(member, OTHER, 'status', { removed: true })).toBe(200);
    await write(ROOT, member, 'nativeGroupMembership', { nativeGroups: [] });
    expect(await write(member, OTHER, 'status', { removed: false })).toBe(403);
  });

  it('are shown by me', async () => {
    const query = '{ me { corpUser { urn } platformPrivileges { managePolicies generatePersonalAccessTokens } } }';
    expect((await graphql(EVE, query)).json()).toMatchObject({
      data: {
        me: {
          corpUser: { urn: EVE },
          platformPrivileges: { managePolicies: false, generatePersonalAccessTokens: true },
        },
      },
    });
    expect((await graphql(ROOT, query)).json()).toMatchObject({
      data: { me: { corpUser: { urn: ROOT }, platformPrivileges: { managePolicies: true } } },
    });
    const open = await wireApp();
    const answer = await open.post('/api/graphql', { query }, { headers: { 'x-datahub-actor': EVE } });
    await open.close();
    expect(answer.json()).toMatchObject({
      data: { me: { corpUser: { urn: EVE }, platformPrivileges: { managePolicies: true } } },
    });
  });

  it('keep operation and counting of the catalog for those who may', async () => {
    const send = (actor: string, action: string, body: object): Promise<WireAnswer> =>
      app.post(`/operations?action=${action}`, body, { headers: headersOf(actor) });
    expect((await send(EVE, 'restoreIndices', {})).status).toBe(403);
    expect((await send(EVE, 'listDeadLetters', {})).status).toBe(403);
    expect((await send(ROOT, 'restoreIndices', {})).status).toBe(200);
  });
});

describe('more rights by plain metadata', () => {
  const EDITOR = 'urn:li:corpuser:editor';
  beforeAll(async () => {
    tokens.set(EDITOR, (await tokenFor(app, EDITOR)).token);
    await write(ROOT, EDITOR, 'roleMembership', { roles: ['urn:li:dataHubRole:Editor'] });
    expect(await write(EDITOR, OTHER, 'status', { removed: false })).toBe(200);
  });

  it.each<[string, string, object]>([
    [POLICY, 'dataHubPolicyInfo', policy(['MANAGE_POLICIES'])],
    ['urn:li:dataHubRole:Editor', 'dataHubRoleInfo', { name: 'x', description: '' }],
    [EDITOR, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }],
    [EDITOR, 'groupMembership', { groups: ['urn:li:corpGroup:admins'] }],
    [EDITOR, 'nativeGroupMembership', { nativeGroups: ['urn:li:corpGroup:admins'] }],
    [ROOT, 'corpUserCredentials', { salt: 'x', hashedPassword: 'x' }],
    [
      `urn:li:dataHubAccessToken:${'a'.repeat(64)}`,
      'dataHubAccessTokenInfo',
      { name: 'x', actorUrn: ROOT, ownerUrn: ROOT, createdAt: 0 },
    ],
    ['urn:li:inviteToken:x', 'inviteToken', { token: 'x' }],
  ])('is refused to who may edit everything: %s %s', async (urn, aspect, value) => {
    expect(await write(EDITOR, urn, aspect, value)).toBe(403);
    const batch = {
      proposals: [proposal('status', {}), proposal(aspect, value, { entityUrn: urn, entityType: urn.split(':')[2] })],
    };
    expect((await app.post('/aspects?action=ingestProposalBatch', batch, { headers: headersOf(EDITOR) })).status).toBe(
      403,
    );
  });

  it('is refused as a snapshot, as a deletion and as a token of somebody else', async () => {
    const value = {
      'com.linkedin.metadata.snapshot.DataHubPolicySnapshot': {
        urn: POLICY,
        aspects: [{ 'com.linkedin.policy.DataHubPolicyInfo': policy(['MANAGE_POLICIES']) }],
      },
    };
    const sent = await app.post('/entities?action=ingest', { entity: { value } }, { headers: headersOf(EDITOR) });
    expect(sent.status).toBe(403);
    expect(await remove(EDITOR, 'urn:li:dataHubPolicy:0', 'dataHubPolicyKey')).toBe(403);
    const input = `{type: PERSONAL, actorUrn: "${ROOT}", duration: ONE_HOUR, name: "x"}`;
    expect(await graphqlCode(EDITOR, `mutation { createAccessToken(input: ${input}) { accessToken } }`)).toBe(403);
    expect(await graphqlCode(EDITOR, '{ listAccessTokens(input: {}) { total } }')).toBe(403);
  });
});

describe('policies over GraphQL', () => {
  const INPUT = `{type: METADATA, name: "Tags of orders", state: ACTIVE, privileges: ["EDIT_ENTITY_TAGS"],
    resources: {type: "dataset", allResources: false, resources: ["${DATASET}"]},
    actors: {users: ["${EVE}"], resourceOwners: false, allUsers: false, allGroups: false}}`;

  it('are made, listed, replaced and deleted, and count at once', async () => {
    const made = await graphql(ROOT, `mutation { createPolicy(input: ${INPUT}) }`);
    const urn = String(jsonMember(made.json(), 'data', 'createPolicy'));
    expect(urn).toMatch(/^urn:li:dataHubPolicy:[0-9a-f-]{36}$/);
    expect(await write(EVE, DATASET, 'globalTags', { tags: [] })).toBe(200);
    const list = `{ listPolicies(input: {start: 0, count: 1}) { start count total policies {
      urn type name state description privileges editable actors { users resourceOwners } resources { type resources } } } }`;
    expect((await graphql(ROOT, list)).json()).toMatchObject({
      data: {
        listPolicies: {
          ...{ start: 0, count: 1 },
          policies: [
            {
              ...{ urn, type: 'METADATA', name: 'Tags of orders', state: 'ACTIVE', description: '', editable: true },
              privileges: ['EDIT_ENTITY_TAGS'],
              actors: { users: [EVE], resourceOwners: false },
              resources: { type: 'dataset', resources: [DATASET] },
            },
          ],
        },
      },
    });
    const inactive = INPUT.replace('ACTIVE', 'INACTIVE');
    expect(await graphqlCode(ROOT, `mutation { updatePolicy(urn: "${urn}", input: ${inactive}) }`)).toBeUndefined();
    expect(await write(EVE, DATASET, 'globalTags', { tags: [{ tag: 'urn:li:tag:x' }] })).toBe(403);
    expect(await graphqlCode(ROOT, `mutation { deletePolicy(urn: "${urn}") }`)).toBeUndefined();
    expect(await graphqlCode(ROOT, `mutation { updatePolicy(urn: "${urn}", input: ${inactive}) }`)).toBe(400);
  });

  const many = (text: string): readonly string[] => Array<string>(1001).fill(text);
  it.each([
    ['privileges', { privileges: many('EDIT_ENTITY') }],
    ['actors.groups', { actors: { groups: many('urn:li:corpGroup:x') } }],
    ['actors', { actors: { users: many(EVE).slice(0, 1000), groups: ['urn:li:corpGroup:x'] } }],
    ['resources.resources', { resources: { resources: many(DATASET) } }],
    [
      'resources.filter.criteria.values',
      { resources: { filter: { criteria: [{ field: 'TAG', values: many('x') }] } } },
    ],
  ])('are refused with too many %s, which the error names', async (name, change) => {
    const flags = { resourceOwners: false, allUsers: false, allGroups: false };
    const actors = { ...flags, ...('actors' in change ? change.actors : {}) };
    const usual = { type: 'METADATA', name: 'many', state: 'ACTIVE', privileges: ['EDIT_ENTITY'] };
    const query = 'mutation create($input: PolicyUpdateInput!) { createPolicy(input: $input) }';
    const input = { ...usual, ...change, actors };
    const answer = await app.post('/api/graphql', { query, variables: { input } }, { headers: headersOf(ROOT) });
    expect(jsonMember(answer.json(), 'errors', 0)).toMatchObject({
      message: `Parameter '${name}' is invalid: it has 1001 entries, and at most 1000 are allowed.`,
      extensions: { code: 400 },
    });
  });

  it.each([
    [INPUT.replace('EDIT_ENTITY_TAGS', 'EDIT_ENTITY_TAG'), '"EDIT_ENTITY_TAG" (Did you mean "EDIT_ENTITY_TAGS"?), but'],
    [INPUT.replace('EDIT_ENTITY_TAGS', 'MANAGE_POLICIES'), 'type METADATA grant no "MANAGE_POLICIES", but VIEW_'],
    [INPUT.replace('METADATA', 'PLATFORM'), 'type PLATFORM grant no "EDIT_ENTITY_TAGS"'],
    [
      INPUT.replace('type: "dataset"', 'type: "Dataset"'),
      'the catalog has no "Dataset" (Did you mean "dataset"?), but',
    ],
    [
      INPUT.replace('type: "dataset"', 'filter: {criteria: [{field: "COLOUR", values: ["red"]}]}'),
      `'resources' is invalid: criteria have no "COLOUR", but TYPE, URN, DOMAIN, TAG, OWNER`,
    ],
    [
      INPUT.replace('type: "dataset"', 'filter: {criteria: [{field: "TYPE", values: ["dataset", "table"]}]}'),
      'the catalog has no "table"',
    ],
    [
      INPUT.replace('type: "dataset"', 'filter: {criteria: [{field: "DOMAIN", values: []}]}'),
      `'resources.filter.criteria' is invalid: the criterion on DOMAIN has no values`,
    ],
    [
      INPUT.replace(`users: ["${EVE}"]`, 'users: ["urn:li:tag:eve"]'),
      `'actors.users' is invalid: "urn:li:tag:eve" is of another type than corpuser`,
    ],
    [INPUT.replace('users:', 'groups:'), `'actors.groups' is invalid: "${EVE}" is of another type than corpGroup`],
    [INPUT.replace('users:', 'roles:'), `'actors.roles' is invalid: "${EVE}" is of another type than dataHubRole`],
    [
      INPUT.replace('users:', 'resourceOwnersTypes:'),
      `'actors.resourceOwnersTypes' is invalid: "${EVE}" is of another type than ownershipType`,
    ],
    [INPUT.replace('Tags of orders', ' '), "'name' is invalid: it has nothing but blanks"],
  ])('are refused for what nobody could be granted or see: %s', async (input, message) => {
    const answer = await graphql(ROOT, `mutation { createPolicy(input: ${input}) }`);
    expect(jsonMember(answer.json(), 'errors', 0)).toMatchObject({
      message: expect.stringContaining(message),
      extensions: { code: 400 },
    });
  });

  it('keep privileges of other releases that they have, and get no others', async () => {
    await write(ROOT, POLICY, 'dataHubPolicyInfo', policy(['EDIT_ENTITY', 'EDIT_WEATHER']));
    const update = (privilege: string): Promise<unknown> => {
      const input = INPUT.replace('"EDIT_ENTITY_TAGS"', `"EDIT_ENTITY", "${privilege}"`).replace('ACTIVE', 'INACTIVE');
      return graphqlCode(ROOT, `mutation { updatePolicy(urn: "${POLICY}", input: ${input}) }`);
    };
    expect(await update('EDIT_CLIMATE')).toBe(400);
    expect(await update('EDIT_WEATHER')).toBeUndefined();
  });

  it('keep actors and roles that they have, unless roles are stated', async () => {
    const roles = ['urn:li:dataHubRole:Editor'];
    const actors = { users: ['urn:li:tag:eve'], roles, resourceOwners: false, allUsers: false, allGroups: false };
    await write(ROOT, POLICY, 'dataHubPolicyInfo', { ...policy(['EDIT_ENTITY']), actors });
    const update = async (change: string): Promise<unknown> => {
      const input = INPUT.replace(`users: ["${EVE}"]`, `users: ["urn:li:tag:eve"] ${change}`);
      expect(await graphqlCode(ROOT, `mutation { updatePolicy(urn: "${POLICY}", input: ${input}) }`)).toBeUndefined();
      const path = `/entitiesV2/${encodeURIComponent(POLICY)}?aspects=List(dataHubPolicyInfo)`;
      const entity = (await app.get(path, { headers: headersOf(ROOT) })).json();
      return jsonMember(entity, 'aspects', 'dataHubPolicyInfo', 'value', 'actors');
    };
    expect(await update('')).toEqual(actors);
    expect(await update('roles: []')).toEqual({ ...actors, roles: [] });
  });

  it('are for those who may manage policies', async () => {
    expect(await graphqlCode(EVE, `mutation { createPolicy(input: ${INPUT}) }`)).toBe(403);
    expect(await graphqlCode(EVE, 'mutation { deletePolicy(urn: "urn:li:dataHubPolicy:0") }')).toBe(403);
    expect(await graphqlCode(EVE, '{ listPolicies(input: {}) { total } }')).toBe(403);
    expect(await graphqlCode(ROOT, `mutation { deletePolicy(urn: "${DATASET}") }`)).toBe(400);
  });
});

it('every privilege of the first policies and of the lists of needs is known', () => {
  const known = [...PLATFORM_PRIVILEGES, ...METADATA_PRIVILEGES].map(({ type }) => type);
  const named = [
    'models/bootstrap/policies.yml',
    'src/access/policies/aspect-needs.ts',
    'src/access/policies/message-needs.ts',
  ]
    .flatMap((path) => [...readFileSync(join(SOURCES, '..', path), 'utf8').matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)])
    .map(([name]) => name)
    .filter(
      (name) =>
        !/^(?:ANY|KEPT|SECRET|ADDED|OWN|PERSONAL|MANAGED|ASPECT|ENTITY|PRIVILEGE)_(?:EDIT|ENTITIES|ASPECTS|DELETIONS|NEEDS|KEPT)$/.test(
          name,
        ),
    );
  expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

it('every message stands in the lists of what messages need', () => {
  const classes = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .flatMap((path) => [
      ...readFileSync(join(SOURCES, path), 'utf8').matchAll(/class (\w+) extends Catalog(?:Command|Query)</g),
    ])
    .map(([, name = '']) => name);
  expect(classes.filter((name) => !isListed(name))).toEqual([]);
  expect(classes.length).toBeGreaterThan(20);
});
