import { PLATFORM_PRIVILEGES } from '../../src/access/policies/privileges.js';
import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { proposal } from './proposal.builder.js';
import { bearer, givePolicies, tokenFor } from './tokens.builder.js';

const ROOT = 'urn:li:corpuser:datahub';
const [MAYA, EVE] = ['urn:li:corpuser:maya', 'urn:li:corpuser:eve'];
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';
const OTHER = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.nowhere,PROD)';

let app: WireApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await wireApp({ auth: 'on' });
  await givePolicies(app, 'urn:li:corpuser:editor');
  for (const actor of [ROOT, MAYA, EVE]) tokens.set(actor, (await tokenFor(app, actor)).token);
  const ownership = { owners: [{ owner: MAYA, type: 'TECHNICAL_OWNER' }] };
  const user = { entityType: 'corpuser', entityUrn: EVE };
  const sent = [
    proposal('ownership', ownership, { entityUrn: DATASET }),
    proposal('corpUserInfo', { active: true }, user),
  ];
  const headers = { ...CLIENT_HEADERS, ...bearer(tokens.get(ROOT) ?? '') };
  expect((await app.post('/aspects?action=ingestProposalBatch', { proposals: sent }, { headers })).status).toBe(200);
});
afterAll(() => app.close());

async function ask(actor: string, query: string, of = app): Promise<unknown> {
  const headers = of === app ? bearer(tokens.get(actor) ?? '') : { 'x-datahub-actor': actor };
  return (await of.post('/api/graphql', { query }, { headers: { ...CLIENT_HEADERS, ...headers } })).json();
}

function granted(actor: string, resource?: string): string {
  const spec = resource === undefined ? '' : `, resourceSpec: {resourceType: DATASET, resourceUrn: "${resource}"}`;
  return `{ getGrantedPrivileges(input: {actorUrn: "${actor}"${spec}}) { privileges } }`;
}

async function privilegesOf(asking: string, actor: string, resource?: string): Promise<readonly unknown[]> {
  return jsonItems(
    jsonMember(await ask(asking, granted(actor, resource)), 'data', 'getGrantedPrivileges'),
    'privileges',
  );
}

describe('appConfig', () => {
  const QUERY = `{ isAnalyticsEnabled appConfig { appVersion authConfig { tokenAuthEnabled } analyticsConfig { enabled }
    identityManagementConfig { enabled } managedIngestionConfig { enabled } lineageConfig { supportsImpactAnalysis }
    testsConfig { enabled } viewsConfig { enabled } policiesConfig { enabled
      platformPrivileges { type displayName description }
      resourcePrivileges { resourceType resourceTypeDisplayName entityType privileges { type } } } } }`;

  it('says what the service offers, and whether it wants tokens', async () => {
    const open = await wireApp();
    for (const [service, tokenAuthEnabled] of [
      [app, true],
      [open, false],
    ] as const)
      expect(await ask(EVE, QUERY, service)).toMatchObject({
        data: {
          isAnalyticsEnabled: true,
          appConfig: {
            appVersion: 'v0.11.0',
            authConfig: { tokenAuthEnabled },
            ...{ analyticsConfig: { enabled: true }, identityManagementConfig: { enabled: true } },
            ...{ managedIngestionConfig: { enabled: true }, lineageConfig: { supportsImpactAnalysis: true } },
            ...{ testsConfig: { enabled: true }, viewsConfig: { enabled: true }, policiesConfig: { enabled: true } },
          },
        },
      });
    await open.close();
  });

  it('lists the privileges by which the service decides', async () => {
    const policies = jsonMember(await ask(EVE, QUERY), 'data', 'appConfig', 'policiesConfig');
    expect(jsonMember(policies, 'platformPrivileges')).toEqual(PLATFORM_PRIVILEGES);
    const resources = jsonItems(policies, 'resourcePrivileges');
    const find = (type: string): unknown => resources.find((one) => jsonMember(one, 'resourceType') === type);
    expect(find('corpGroup')).toMatchObject({ resourceTypeDisplayName: 'Corp Group', entityType: 'CORP_GROUP' });
    expect(find('mlModelGroup')).toMatchObject({ resourceTypeDisplayName: 'ML Model Group' });
    const typesOf = (type: string): readonly unknown[] =>
      jsonItems(find(type), 'privileges').map((one) => jsonMember(one, 'type'));
    expect(typesOf('dataset')).toEqual(expect.arrayContaining(['EDIT_ENTITY_TAGS', 'EDIT_LINEAGE', 'EDIT_ENTITY']));
    expect(typesOf('dataset')).toContain('VIEW_DATASET_PROFILE');
    expect(typesOf('tag')).not.toContain('EDIT_LINEAGE');
    // What is kept for privileges of the platform cannot be granted on entities.
    expect([find('dataHubPolicy'), find('dataHubSecret')]).toEqual([undefined, undefined]);
  });
});

describe('getGrantedPrivileges', () => {
  it('answers what somebody may do with an entity, stored or not', async () => {
    expect(await privilegesOf(MAYA, MAYA, DATASET)).toContain('EDIT_ENTITY_DOCS');
    expect(await privilegesOf(MAYA, MAYA, OTHER)).not.toContain('EDIT_ENTITY_DOCS');
    expect(await privilegesOf(EVE, EVE, DATASET)).toEqual(await privilegesOf(MAYA, MAYA, OTHER));
    expect(await privilegesOf(EVE, EVE, DATASET)).toContain('VIEW_ENTITY_PAGE');
  });

  it('answers what somebody may do in the catalog itself', async () => {
    expect(await privilegesOf(EVE, EVE)).toContain('GENERATE_PERSONAL_ACCESS_TOKENS');
    expect(await privilegesOf(EVE, EVE)).not.toContain('MANAGE_POLICIES');
    expect(await privilegesOf(ROOT, ROOT)).toContain('MANAGE_POLICIES');
  });

  it('tells about others only those who may manage policies', async () => {
    expect(await privilegesOf(ROOT, EVE)).toEqual(await privilegesOf(EVE, EVE));
    expect(await ask(EVE, granted(ROOT))).toMatchObject({ errors: [{ extensions: { code: 403 } }] });
  });

  it.each([
    ['an actor that is no user', granted(DATASET)],
    ['no URN', granted('maya')],
    ['a type that the entity is not of', granted(ROOT, 'urn:li:tag:a')],
  ])('is refused for %s', async (_name, query) => {
    expect(await ask(ROOT, query)).toMatchObject({ errors: [{ extensions: { code: 400 } }] });
  });

  it('answers everything while authentication is off', async () => {
    const open = await wireApp();
    const answer = jsonMember(await ask(EVE, granted(EVE), open), 'data', 'getGrantedPrivileges');
    expect(jsonItems(answer, 'privileges')).toEqual(expect.arrayContaining(['MANAGE_POLICIES', 'EDIT_ENTITY']));
    await open.close();
  });
});

it('roles are assigned, and accounts suspended, by those who may', async () => {
  const assign = (actor: string): string =>
    `mutation { batchAssignRole(input: {roleUrn: "urn:li:dataHubRole:Admin", actors: ["${actor}"]}) }`;
  const suspend = (actor: string): string => `mutation { updateUserStatus(urn: "${actor}", status: SUSPENDED) }`;
  const refused = { errors: [{ extensions: { code: 403 } }] };
  for (const mutation of [assign(EVE), assign(ROOT), suspend(EVE), suspend(ROOT)])
    expect([mutation, await ask(EVE, mutation)]).toMatchObject([mutation, refused]);
  expect(await ask(ROOT, suspend(EVE))).toMatchObject({ data: { updateUserStatus: EVE } });
});
