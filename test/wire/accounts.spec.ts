import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AspectStore } from '../../src/aspects/index.js';
import { urn } from '../conformance/primary-store.builder.js';
import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { proposal } from './proposal.builder.js';
import { bearer, givePolicies, tokenFor } from './tokens.builder.js';

const ROOT = 'urn:li:corpuser:datahub';
const [EVE, MAYA, NOBODY] = ['urn:li:corpuser:eve', 'urn:li:corpuser:maya', 'urn:li:corpuser:nobody'];
const READER = 'urn:li:dataHubRole:Reader';
const EDITOR = 'urn:li:dataHubRole:Editor';
const OTHER = 'urn:li:tag:other';
const DAY = 86_400_000;

let app: WireApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await wireApp({ auth: 'on' });
  await givePolicies(app, 'urn:li:corpuser:editor');
  for (const actor of [ROOT, EVE, MAYA]) tokens.set(actor, (await tokenFor(app, actor)).token);
  for (const user of [EVE, MAYA]) expect(await write(ROOT, user, 'corpUserInfo', { active: true })).toBe(200);
});
afterAll(() => app.close());

function headersOf(actor: string): Readonly<Record<string, string>> {
  return { ...CLIENT_HEADERS, ...bearer(tokens.get(actor) ?? '') };
}

async function write(actor: string, urn: string, aspect: string, value: object): Promise<number> {
  const sent = proposal(aspect, value, { entityType: urn.split(':')[2] ?? '', entityUrn: urn });
  return (await app.post('/aspects?action=ingestProposal', { proposal: sent }, { headers: headersOf(actor) })).status;
}

/** As the store has it. */
async function stored(user: string, aspect: string): Promise<unknown> {
  const rows = await app.find(AspectStore).latest([urn(user)], [aspect]);
  const json = rows.get(urn(user))?.[0]?.json;
  return json === undefined ? undefined : JSON.parse(json);
}

async function ask(actor: string, query: string): Promise<unknown> {
  return (await app.post('/api/graphql', { query }, { headers: headersOf(actor) })).json();
}

async function codeOf(actor: string, query: string): Promise<unknown> {
  return jsonMember(await ask(actor, query), 'errors', 0, 'extensions', 'code');
}

const given = (role?: string): string => (role === undefined ? '{}' : `{roleUrn: "${role}"}`);
const get = (role?: string): string => `{ getInviteToken(input: ${given(role)}) { inviteToken } }`;
const create = (role?: string): string => `mutation { createInviteToken(input: ${given(role)}) { inviteToken } }`;
const accept = (token: string): string => `mutation { acceptRole(input: {inviteToken: "${token}"}) }`;
const reset = (user: string): string =>
  `mutation { createNativeUserResetToken(input: {userUrn: "${user}"}) { resetToken } }`;

async function invited(query: string): Promise<string> {
  const data = jsonMember(await ask(ROOT, query), 'data');
  const token =
    jsonMember(data, 'getInviteToken', 'inviteToken') ?? jsonMember(data, 'createInviteToken', 'inviteToken');
  expect(token).toEqual(expect.stringMatching(/^[\w-]{43}$/));
  return String(token);
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile());
}

describe('an invitation', () => {
  it('is one for each role until a new one is made, and then the old one is no longer accepted', async () => {
    const first = await invited(get(READER));
    expect(await invited(get(READER))).toBe(first);
    expect(await invited(get(EDITOR))).not.toBe(first);
    const second = await invited(create(READER));
    expect(second).not.toBe(first);
    expect(await invited(get(READER))).toBe(second);
    expect(await ask(MAYA, accept(first))).toMatchObject({
      errors: [{ message: expect.stringContaining("'inviteToken'"), extensions: { code: 400 } }],
    });
    expect(await ask(MAYA, accept(second))).toMatchObject({ data: { acceptRole: true } });
  });

  it('gives its role to whoever accepts it, at once and in the place of another', async () => {
    expect(await write(EVE, OTHER, 'tagProperties', { name: 'x' })).toBe(403);
    await ask(EVE, accept(await invited(get(EDITOR))));
    expect(await stored(EVE, 'roleMembership')).toEqual({ roles: [EDITOR] });
    expect(await write(EVE, OTHER, 'tagProperties', { name: 'x' })).toBe(200);
    await ask(EVE, accept(await invited(get(READER))));
    expect(await stored(EVE, 'roleMembership')).toEqual({ roles: [READER] });
    expect(await write(EVE, OTHER, 'tagProperties', { name: 'y' })).toBe(403);
  });

  it('to no role changes nothing', async () => {
    const before = await stored(EVE, 'roleMembership');
    expect(await ask(EVE, accept(await invited(get())))).toMatchObject({ data: { acceptRole: true } });
    expect(await stored(EVE, 'roleMembership')).toEqual(before);
  });

  it('is neither stored in clear nor shown by reads', async () => {
    const token = await invited(get(READER));
    const invitation = `urn:li:inviteToken:${createHash('sha256').update(token).digest('hex')}`;
    const read = await app.get(`/entitiesV2/${encodeURIComponent(invitation)}`, { headers: headersOf(ROOT) });
    expect([read.status, read.text.includes(READER), read.text.includes(token)]).toEqual([200, true, false]);
    const found = filesBelow(app.dataDir).filter((path) => readFileSync(path).includes(token));
    expect(found).toEqual([]);
  });

  it('is refused to those who may not manage policies', async () => {
    for (const query of [get(READER), create(READER), get()]) expect(await codeOf(EVE, query)).toBe(403);
  });

  it.each([
    ['a role that does not exist', get('urn:li:dataHubRole:None'), 400],
    ['what is no role', get(EVE), 400],
    ['no URN', create('Reader'), 400],
    ['a token that nobody made', accept('x'), 400],
  ])('is refused for %s', async (_name, query, code) => {
    expect(await codeOf(ROOT, query)).toBe(code);
  });

  it('to a role that was deleted is refused', async () => {
    const role = 'urn:li:dataHubRole:Guest';
    await write(ROOT, role, 'dataHubRoleInfo', { name: 'Guest', description: '' });
    const token = await invited(create(role));
    await app.post('/entities?action=delete', { urn: role }, { headers: headersOf(ROOT) });
    expect(await codeOf(EVE, accept(token))).toBe(400);
  });
});

describe('a token for a new password', () => {
  it('is stored by its hash, with the moment of its end, and keeps the password', async () => {
    await write(ROOT, MAYA, 'corpUserCredentials', { salt: 'salt', hashedPassword: 'hash' });
    const before = Date.now();
    const token = String(jsonMember(await ask(ROOT, reset(MAYA)), 'data', 'createNativeUserResetToken', 'resetToken'));
    expect(token).toMatch(/^[\w-]{43}$/);
    const value = await stored(MAYA, 'corpUserCredentials');
    expect(value).toEqual({
      ...{ salt: 'salt', hashedPassword: 'hash' },
      passwordResetToken: createHash('sha256').update(token).digest('hex'),
      passwordResetTokenExpirationTimeMillis: expect.any(Number),
    });
    const end = Number(jsonMember(value, 'passwordResetTokenExpirationTimeMillis'));
    expect(end - before).toBeGreaterThanOrEqual(DAY);
    expect(end - Date.now()).toBeLessThanOrEqual(DAY);
  });

  it('gives a user without a password one that nothing fits', async () => {
    await ask(ROOT, reset(EVE));
    const { salt, hashedPassword } = Object(await stored(EVE, 'corpUserCredentials'));
    expect([salt, hashedPassword]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
  });

  it('is refused to those who may not manage credentials, whoever is meant', async () => {
    for (const user of [ROOT, EVE, NOBODY]) expect([user, await codeOf(EVE, reset(user))]).toEqual([user, 403]);
  });

  it('is refused for who does not exist, and what is no user', async () => {
    expect([await codeOf(ROOT, reset(NOBODY)), await codeOf(ROOT, reset(OTHER))]).toEqual([400, 400]);
  });
});
