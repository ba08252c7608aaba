import { jsonMember } from './json-member.js';
import { aspects } from '../../generated/service/registry/aspects.js';
import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { ingest, proposal, put } from './proposal.builder.js';

/** An entity with an aspect that has secrets, and one that everybody may know beside them. */
interface Keeper {
  readonly urn: string;
  readonly aspect: string;
  readonly value: Readonly<Record<string, number | string>>;
  /** Secrets that are encrypted when they are written. */
  readonly encrypted?: readonly string[];
  readonly record: string;
  readonly type: string;
  /** Of the GraphQL field that reads the entity. */
  readonly read: string;
  /** A member that is not secret. */
  readonly open: string;
}

const KEEPERS: readonly Keeper[] = [
  {
    urn: 'urn:li:corpuser:hilda',
    aspect: 'corpUserCredentials',
    value: {
      salt: 'zqsaltzq',
      hashedPassword: 'zqhashzq',
      passwordResetToken: 'zqresetzq',
      passwordResetTokenExpirationTimeMillis: 4_102_444_800_000,
    },
    record: 'com.linkedin.identity.CorpUserCredentials',
    type: 'CorpUserCredentials',
    read: 'corpUser',
    open: 'passwordResetTokenExpirationTimeMillis',
  },
  {
    urn: 'urn:li:inviteToken:spring',
    aspect: 'inviteToken',
    value: { token: 'zqinvitezq', role: 'urn:li:dataHubRole:Reader' },
    record: 'com.linkedin.identity.InviteToken',
    type: 'InviteTokenAspect',
    read: 'inviteToken',
    open: 'role',
  },
  {
    urn: 'urn:li:dataHubSecret:warehouse',
    aspect: 'dataHubSecretValue',
    value: { name: 'warehouse', value: 'zqvaultzq', description: 'Opens the warehouse.' },
    encrypted: ['value'],
    record: 'com.linkedin.secret.DataHubSecretValue',
    type: 'DataHubSecretValue',
    read: 'dataHubSecret',
    open: 'description',
  },
];

/** Part of every secret value, and of nothing else. */
const MARK = /zq/i;

interface Hidden {
  readonly keeper: Keeper;
  readonly field: string;
  readonly secret: string;
}

/** Each secret field with the value that was written. */
const HIDDEN: readonly Hidden[] = KEEPERS.flatMap((keeper) =>
  secretsOf(keeper).map((field) => ({ keeper, field, secret: String(keeper.value[field]) })),
);

function secretsOf({ aspect }: Pick<Keeper, 'aspect'>): readonly string[] {
  return (aspects.find(({ name }) => name === aspect)?.secrets ?? []).map((path) => path.join('/'));
}

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  for (const { urn, aspect, value } of KEEPERS) await put(app, urn, aspect, value);
  await put(app, 'urn:li:corpuser:hilda', 'corpUserInfo', { active: true, displayName: 'Hilda' });
});
afterAll(() => app.close());

async function act(action: string, body: object): Promise<string> {
  const answer = await app.post(`/entities?action=${action}`, body, { headers: CLIENT_HEADERS });
  expect(answer.status).toBe(200);
  return answer.text;
}

const ENTITIES = KEEPERS.map(({ urn }) => urn.split(':')[2] ?? '');

describe('secret fields', () => {
  it('are those of credentials, invitations and secret values', () => {
    expect(HIDDEN.map(({ keeper, field }) => `${keeper.aspect}.${field}`)).toEqual([
      'corpUserCredentials.salt',
      'corpUserCredentials.hashedPassword',
      'corpUserCredentials.passwordResetToken',
      'inviteToken.token',
      'dataHubSecretValue.value',
    ]);
  });

  it.each(KEEPERS)('are read over RPC as they are stored: $aspect', async ({ urn, aspect, value, encrypted = [] }) => {
    const ciphers = Object.fromEntries(encrypted.map((field) => [field, expect.stringMatching(/^encrypted:v1:/)]));
    const answer = await app.get(`/entitiesV2/${encodeURIComponent(urn)}?aspects=List(${aspect})`);
    expect(answer.json()).toMatchObject({ aspects: { [aspect]: { value: { ...value, ...ciphers } } } });
    const versioned = await app.get(`/aspects/${encodeURIComponent(urn)}?aspect=${aspect}&version=0`);
    for (const field of secretsOf({ aspect })) {
      const isSealed = encrypted.includes(field);
      expect(versioned.text.includes(String(value[field]))).toBe(!isSealed);
      expect(versioned.text.includes('encrypted:v1:')).toBe(isSealed);
    }
  });

  it.each(HIDDEN)('cannot be asked of GraphQL: $field', async ({ keeper: { urn, aspect, read, type }, field }) => {
    const query = `{ it: ${read}(urn: ${JSON.stringify(urn)}) { ${aspect} { ${field} } } }`;
    const { body } = await graphqlRequest(app, { query });
    expect([body.data ?? null, body.errors?.map(({ message }) => message)]).toEqual([
      null,
      [expect.stringContaining(`Cannot query field "${field}" on type "${type}".`)],
    ]);
    expect(JSON.stringify(body)).not.toMatch(MARK);
  });

  it.each(KEEPERS)('leave the rest of $aspect to GraphQL', async ({ urn, aspect, value, read, open }) => {
    const query = `{ it: ${read}(urn: ${JSON.stringify(urn)}) { ${aspect} { ${open} } } }`;
    expect((await graphqlRequest(app, { query })).body).toMatchObject({
      data: { it: { [aspect]: { [open]: value[open] } } },
    });
  });

  it.each(KEEPERS)('are unknown to the introspection of $type', async (keeper) => {
    const query = `{ __type(name: "${keeper.type}") { fields { name description } } }`;
    const { body } = await graphqlRequest(app, { query });
    const shown = JSON.stringify(body.data);
    expect(shown).toContain(`"name":"${keeper.open}"`);
    expect(secretsOf(keeper).filter((field) => shown.includes(`"name":"${field}"`))).toEqual([]);
  });

  it('have no second name in the whole schema', async () => {
    const query = '{ __schema { types { name fields { name } inputFields { name } } } }';
    const { body } = await graphqlRequest(app, { query });
    const shown = JSON.stringify(body.data);
    expect(shown).toContain('"CorpUserCredentials"');
    expect(shown).not.toMatch(/hashedPassword|"passwordResetToken"|"salt"|"inviteToken","description"/);
  });

  it.each(HIDDEN)('are found by no search: $field', async ({ secret }) => {
    for (const entity of ENTITIES) {
      for (const input of [secret, `*${secret.slice(1, -1)}*`, secret.slice(0, 4)]) {
        const answer = await act('search', { entity, input, start: 0, count: 10 });
        expect(JSON.parse(answer)).toMatchObject({ value: { numEntities: 0, entities: [] } });
      }
      const completed = await act('autocomplete', { entity, query: secret.slice(0, 4), limit: 5 });
      expect(JSON.parse(completed)).toMatchObject({ value: { suggestions: [], entities: [] } });
    }
    const query = `{ searchAcrossEntities(input: { types: [CORP_USER, DATAHUB_SECRET], query: "${secret}" }) { total } }`;
    expect((await graphqlRequest(app, { query })).body).toMatchObject({
      data: { searchAcrossEntities: { total: 0 } },
    });
  });

  it.each(HIDDEN)('are no field to filter by or to complete: $field', async ({ keeper, field, secret }) => {
    const [, , entity = ''] = keeper.urn.split(':');
    const filter = { or: [{ and: [{ field, value: secret, condition: 'EQUAL' }] }] };
    const body = { entity, input: '*', filter, start: 0, count: 10 };
    const answer = await app.post('/entities?action=search', body, { headers: CLIENT_HEADERS });
    expect([answer.status < 500, answer.text.includes(keeper.urn)]).toEqual([true, false]);
    const byName = await app.post(
      '/entities?action=search',
      { entity, input: `${field}:${secret}`, start: 0, count: 10 },
      { headers: CLIENT_HEADERS },
    );
    expect([byName.status < 500, byName.text.includes(keeper.urn)]).toEqual([true, false]);
  });

  it('are in no hit and in no facet of what is found otherwise', async () => {
    for (const [at, { urn }] of KEEPERS.entries()) {
      const answer = await act('search', { entity: ENTITIES[at], input: '*', start: 0, count: 10, explain: true });
      expect(answer).toContain(urn);
      expect(answer).toContain('"explanation":[');
      expect(answer).not.toMatch(MARK);
    }
    const query = `{ searchAcrossEntities(input: { types: [CORP_USER, DATAHUB_SECRET], query: "*" }) {
      total
      searchResults { entity { urn } matchedFields { name value } }
      facets { field displayName aggregations { value count } }
    } }`;
    const { body } = await graphqlRequest(app, { query });
    expect(body).toMatchObject({ data: { searchAcrossEntities: { total: 2 } } });
    expect(JSON.stringify(body)).not.toMatch(MARK);
    expect(JSON.stringify(body)).not.toMatch(/hashedPassword|passwordResetToken|salt/);
  });

  it.each(KEEPERS)('stand on no page about $record', async (keeper) => {
    for (const path of [`/restli/docs/data/${keeper.record}`, `/restli/docs/aspect/${keeper.aspect}`]) {
      const page = await app.get(path);
      expect(page.status).toBe(200);
      expect(page.text).toContain(`>${keeper.open}</code>`);
      for (const field of secretsOf(keeper)) expect(page.text).not.toContain(`>${field}</code>`);
    }
    const data = await app.get(`/restli/docs/data/${keeper.record}?format=json`);
    expect(data.status).toBe(200);
    expect(data.text).toContain(`"name":"${keeper.open}"`);
    for (const field of secretsOf(keeper)) expect(data.text).not.toContain(`"name":"${field}"`);
  });

  it.each(KEEPERS)('of $record are not found by the search of the pages', async (keeper) => {
    const entries: unknown = (await app.get('/restli/docs/search.json')).json();
    const found: readonly unknown[] = Array.isArray(entries) ? entries : [];
    const words = found.flatMap((entry) =>
      jsonMember(entry, 'name') === keeper.aspect ? String(jsonMember(entry, 'also')).split(' ') : [],
    );
    expect(words).toContain(keeper.open);
    expect(words.filter((word) => secretsOf(keeper).includes(word))).toEqual([]);
  });

  it('are validated, and a refused value reaches its writer alone', async () => {
    const { urn, aspect, value } = KEEPERS[0] ?? { urn: '', aspect: '', value: {} };
    const change = { entityType: 'corpuser', entityUrn: urn };
    const refused = await ingest(app, proposal(aspect, { ...value, salt: 7 }, change));
    expect(refused.status).toBe(422);
    expect(refused.text).not.toMatch(MARK);
  });
});
