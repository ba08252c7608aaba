import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import { RevokeTokenCommand, SigningKeys } from '../../src/access/index.js';
import { tokenId } from '../../src/access/token-signer.js';
import { MessageBus } from '../../src/platform/seam/index.js';
import { CLIENT_HEADERS, type WireAnswer, type WireApp, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { DATASET, proposal } from './proposal.builder.js';
import { bearer, givePolicies, OPERATOR, tokenFor } from './tokens.builder.js';

const MAYA = 'urn:li:corpuser:maya';
const ENTITY = `/entitiesV2/${encodeURIComponent(MAYA)}`;
const SECOND = 1000;

let app: WireApp;
let token: string;
beforeAll(async () => {
  app = await wireApp({ auth: 'on' });
  await givePolicies(app, MAYA);
  token = (await tokenFor(app, MAYA)).token;
});
afterAll(() => app.close());

function read(authorization: string | undefined, url = ENTITY): Promise<WireAnswer> {
  return app.get(url, { headers: { ...CLIENT_HEADERS, ...(authorization === undefined ? {} : { authorization }) } });
}

function graphql(query: string, variables: object, headers: Readonly<Record<string, string>>): Promise<WireAnswer> {
  return app.post('/api/graphql', { query, variables }, { headers });
}

/** A token of this service's own form, with something wrong in it. */
async function forged(change: {
  readonly secret?: Uint8Array;
  readonly kid?: string;
  readonly alg?: string;
  readonly expiresIn?: number;
}): Promise<string> {
  const [key] = await app.find(SigningKeys).keys();
  const now = Math.floor(Date.now() / SECOND);
  return new SignJWT({ use: 'caller' })
    .setProtectedHeader({ alg: change.alg ?? 'HS256', kid: change.kid ?? key?.id ?? '' })
    .setIssuer('cadastre')
    .setSubject(MAYA)
    .setJti('1')
    .setIssuedAt(now)
    .setExpirationTime(now + (change.expiresIn ?? 60))
    .sign(change.secret ?? key?.secret ?? new Uint8Array(32));
}

describe('a service with authentication', () => {
  it('lets in who brings a token, in whatever case the scheme is', async () => {
    expect((await read(`Bearer ${token}`)).status).toBe(200);
    expect((await read(`bEARER  ${token} `)).status).toBe(200);
  });

  it('answers 401 in the form of RPC to who brings none', async () => {
    const answer = await read(undefined);
    expect([answer.status, answer.headers['www-authenticate'], answer.headers['x-restli-error-response']]).toEqual([
      401,
      'Bearer',
      'true',
    ]);
    expect(answer.json()).toMatchObject({
      code: 'UNAUTHENTICATED',
      status: 401,
      message: 'Unauthorized to perform this action.',
    });
  });

  it('answers 401 in the form of GraphQL to who brings none', async () => {
    const answer = await graphql('{ __typename }', {}, {});
    expect([answer.status, answer.json()]).toEqual([
      401,
      {
        errors: [
          {
            message: 'Unauthorized to perform this action.',
            extensions: { code: 401, type: 'UNAUTHORIZED', classification: 'BadRequest' },
          },
        ],
      },
    ]);
  });

  it.each(['/config', '/health', '/health/live', '/health/ready', '/health/check/ready', '/gms/config', '//config'])(
    'answers everybody at %s, whatever the header says',
    async (url) => {
      expect((await read('Bearer None', url)).status).toBe(200);
      expect((await read(undefined, url)).status).toBe(200);
    },
  );

  it.each([
    '/health/..%2fentitiesV2%2fx',
    '/health/../entitiesV2/urn%3Ali%3Acorpuser%3Amaya',
    '/health/%2e%2e/entitiesV2/x',
    '/HEALTH',
    '/Config',
    '//entitiesV2//urn%3Ali%3Acorpuser%3Amaya',
    '/health;/entitiesV2/x',
    '/health%00',
    '/config/search',
    '/api/gms/entitiesV2/urn%3Ali%3Acorpuser%3Amaya',
    '/gms/gms/health',
    '/metrics',
    '/restli/docs',
    '/restli/docs/page.css',
    '/restli/home',
    '/openapi.json',
    '/api/graphql',
    '/api/graphiql/page.js',
    '/web/models.json',
    '/web/model-findings.json',
    '/web/model-reference.json',
    '/search/../entitiesV2/urn%3Ali%3Acorpuser%3Amaya',
    '/searches',
  ])('answers nobody without a token at %s', async (url) => {
    expect((await read(undefined, url)).status).toBe(401);
    expect((await app.get(url, { headers: { accept: 'text/html' } })).status).toBe(401);
  });

  it.each(['/', '/search?q=maya', `/entity/${encodeURIComponent(MAYA)}`, '/restli/pages'])(
    'gives browsers the application at %s, which is the same for everybody',
    async (url) => {
      const headers = { accept: 'text/html' };
      const answers = [await app.get(url, { headers }), await app.get('/', { headers })];
      // Beside what is new each time, what a browser is to load first follows from the path, once pages are built.
      const varying = /nonce="[^"]*"|content="[\w+/=]{24}"|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;
      const [page, home] = answers.map(({ text }) => text.replaceAll(varying, '').replaceAll(/\s+/g, ' '));
      expect([answers[0]?.status, page]).toEqual([200, home]);
      expect(page).not.toContain('maya');
    },
  );

  it('looks for the token in the header alone', async () => {
    expect((await read(undefined, `${ENTITY}?token=${token}&access_token=${token}`)).status).toBe(401);
    expect((await app.get(ENTITY, { headers: { cookie: `token=${token}`, 'x-authorization': token } })).status).toBe(
      401,
    );
  });

  it('is not moved by headers that name another verb, path or actor', async () => {
    const headers = {
      'x-http-method-override': 'GET',
      'x-original-url': '/health',
      'x-rewrite-url': '/health',
      'x-forwarded-for': '127.0.0.1',
      'x-datahub-actor': MAYA,
    };
    for (const method of ['POST', 'GET', 'PUT', 'DELETE'] as const)
      expect((await app.send(method, '/entities?action=search', { headers })).status).toBe(401);
  });

  it('decides before the body is read', async () => {
    const headers = { 'content-length': '900000000', 'content-type': 'application/json' };
    expect((await app.post('/aspects?action=ingestProposal', '{', { headers })).status).toBe(401);
  });

  it('writes in the name of the token, and not of the header', async () => {
    const headers = { ...CLIENT_HEADERS, ...bearer(token), 'x-datahub-actor': 'urn:li:corpuser:eve' };
    const written = await app.post('/aspects?action=ingestProposal', { proposal: proposal('status', {}) }, { headers });
    expect(written.status).toBe(200);
    const stored = await read(`Bearer ${token}`, `/entitiesV2/${encodeURIComponent(DATASET)}?aspects=List(status)`);
    expect(stored.json()).toMatchObject({ aspects: { status: { created: { actor: MAYA } } } });
  });
});

describe('a token', () => {
  it.each<[string, () => Promise<string> | string]>([
    ['no token', () => 'None'],
    ['without a signature', () => new UnsecuredJWT({ use: 'caller' }).setIssuer('cadastre').setSubject(MAYA).encode()],
    ['of another secret', () => forged({ secret: new Uint8Array(32) })],
    ['of an unknown secret', () => forged({ kid: 'other' })],
    ['of another algorithm', () => forged({ alg: 'HS512', secret: new Uint8Array(64) })],
    ['well signed and never made here', () => forged({})],
    ['with another content', () => token.replace(/\.[^.]+\./, (part) => `${part.slice(0, -3)}AA.`)],
    ['cut short', () => token.slice(0, -1)],
    ['too long', () => token.padEnd(10_000, 'a')],
  ])('that is %s is refused', async (_name, make) => {
    const answer = await read(`Bearer ${await make()}`);
    expect([answer.status, answer.json()]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
  });

  it('that has expired is refused with a reason of its own', async () => {
    const answer = await read(`Bearer ${await forged({ expiresIn: -10 })}`);
    expect([answer.status, answer.json()]).toMatchObject([
      401,
      { code: 'TOKEN_EXPIRED', message: 'The access token has expired.' },
    ]);
    const short = await tokenFor(app, MAYA, -SECOND);
    expect((await read(`Bearer ${short.token}`)).status).toBe(401);
  });

  it('that is revoked is refused at once', async () => {
    const made = await tokenFor(app, MAYA);
    expect((await read(`Bearer ${made.token}`)).status).toBe(200);
    expect(await app.find(MessageBus).execute(new RevokeTokenCommand(made.id, OPERATOR))).toBe(true);
    expect((await read(`Bearer ${made.token}`)).status).toBe(401);
    expect(await app.find(MessageBus).execute(new RevokeTokenCommand(made.id, OPERATOR))).toBe(false);
  });

  it('is not in the catalog, but its hash is', async () => {
    const made = await tokenFor(app, MAYA);
    expect(made.urn).toBe(`urn:li:dataHubAccessToken:${tokenId(made.token)}`);
    const stored = await read(`Bearer ${token}`, `/entitiesV2/${encodeURIComponent(made.urn)}`);
    expect(stored.text).not.toContain(made.token.split('.')[2]);
    expect(stored.json()).toMatchObject({
      aspects: { dataHubAccessTokenInfo: { value: { actorUrn: MAYA, name: 'test' } } },
    });
  });
});

describe('the secret', () => {
  it('is made for its owner alone', () => {
    const file = join(app.dataDir, 'auth-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toHaveLength(43);
  });

  it('is replaced while tokens of the old one are still valid', async () => {
    const file = join(app.dataDir, 'secrets');
    const [old, fresh] = ['o'.repeat(40), 'n'.repeat(40)];
    const answers: number[] = [];
    let made = '';
    for (const text of [`${old}\n`, `# new first\n${fresh}\n${old}\n`, `${fresh}\n`]) {
      writeFileSync(file, text);
      const dataDir = join(app.dataDir, 'rotated');
      const rotated = await wireApp({ auth: 'on', authSecretFile: file, dataDir });
      if (made === '') made = (await tokenFor(rotated, MAYA)).token;
      const { status } = await rotated.get(ENTITY, { headers: bearer(made) });
      answers.push(status);
      await rotated.close();
    }
    expect(answers).toEqual([200, 200, 401]);
  });

  it('that is named and cannot be used refuses the start, also before anything needs it', async () => {
    const refused = wireApp({ authSecretFile: join(app.dataDir, 'none'), dataDir: join(app.dataDir, 'refused') });
    await expect(refused).rejects.toThrow(/^AUTH_SECRET_FILE cannot be used: ENOENT/);
  });

  it.each([
    ['', 'has no secret'],
    ['short\n', 'has a secret of fewer than 32 characters'],
    [`${'a'.repeat(32)}\n${'b'.repeat(32)}\n${'c'.repeat(32)}\n`, 'has more than 2 secrets'],
  ])('that cannot be used refuses the start', async (text, reason) => {
    const file = join(app.dataDir, 'bad');
    writeFileSync(file, text);
    const dataDir = join(app.dataDir, `refused-${reason.length}`);
    await expect(wireApp({ auth: 'on', authSecretFile: file, dataDir })).rejects.toThrow(reason);
  });
});

const CREATE = `mutation create($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { accessToken metadata { urn id name description actorUrn ownerUrn expiresAt } }
}`;
const GET = `query get($input: GetAccessTokenInput!) { getAccessToken(input: $input) { accessToken metadata { id } } }`;
const LIST = `query list($input: ListAccessTokenInput!) {
  listAccessTokens(input: $input) { start count total tokens { urn id name actorUrn ownerUrn createdAt } }
}`;
const INPUT = { type: 'PERSONAL', actorUrn: MAYA, duration: 'ONE_HOUR' };

describe.each(['off', 'on'] as const)('GraphQL with AUTH=%s', (auth) => {
  let own: WireApp;
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    own = await wireApp({ auth });
    await givePolicies(own, MAYA);
    headers = auth === 'on' ? bearer((await tokenFor(own, MAYA)).token) : { 'x-datahub-actor': MAYA };
  });
  afterAll(() => own.close());

  async function ask(query: string, variables: object): Promise<unknown> {
    return (await own.post('/api/graphql', { query, variables }, { headers })).json();
  }

  it('makes, lists and revokes tokens', async () => {
    const input = { ...INPUT, name: 'laptop', description: 'mine' };
    const created = jsonMember(await ask(CREATE, { input }), 'data', 'createAccessToken');
    const id = tokenId(String(jsonMember(created, 'accessToken')));
    expect(jsonMember(created, 'metadata')).toEqual({
      urn: `urn:li:dataHubAccessToken:${id}`,
      id,
      name: 'laptop',
      description: 'mine',
      actorUrn: MAYA,
      ownerUrn: MAYA,
      expiresAt: expect.any(Number),
    });
    const filters = [{ field: 'ownerUrn', values: [MAYA] }];
    const listed = await ask(LIST, { input: { start: 0, count: 10, filters } });
    expect(listed).toMatchObject({
      data: { listAccessTokens: { start: 0, count: 10, total: 1, tokens: [{ id, name: 'laptop' }] } },
    });
    const revoke = 'mutation revoke($id: String!) { revokeAccessToken(tokenId: $id) }';
    expect(await ask(revoke, { id })).toMatchObject({ data: { revokeAccessToken: true } });
    expect(await ask(LIST, { input: { filters } })).toMatchObject({
      data: { listAccessTokens: { total: 0, tokens: [] } },
    });
  });

  it('makes tokens for others when authentication is off alone', async () => {
    const answer = await ask(CREATE, { input: { ...INPUT, actorUrn: 'urn:li:corpuser:eve', name: 'hers' } });
    const listed = await ask(LIST, { input: {} });
    const codes = [answer, listed].map((one) => jsonMember(one, 'errors', 0, 'extensions', 'code'));
    expect(codes).toEqual(auth === 'off' ? [undefined, undefined] : [403, 403]);
  });

  it('makes a token by the query that clients of old use', async () => {
    const answer = await ask(GET, { input: INPUT });
    expect(answer).toMatchObject({ data: { getAccessToken: { accessToken: expect.stringMatching(/^eyJ/) } } });
  });

  it.each([
    ['actorUrn', { ...INPUT, actorUrn: 'nobody', name: 'x' }, 'nobody'],
    ['actorUrn', { ...INPUT, actorUrn: 'urn:li:tag:x', name: 'x' }, 'urn:li:tag:x'],
    ['name', { ...INPUT, name: ' ' }, 'name'],
  ])('refuses a wrong %s', async (_name, input, said) => {
    const answer = await ask(CREATE, { input });
    expect(answer).toMatchObject({
      data: { createAccessToken: null },
      errors: [{ message: expect.stringContaining(said), extensions: { code: 400 } }],
    });
  });
});

describe('refused tokens', () => {
  it('are limited by address, and good tokens are not', async () => {
    const known = (await tokenFor(app, MAYA)).token;
    expect((await read(`Bearer ${known}`)).status).toBe(200);
    const other = (await tokenFor(app, MAYA)).token;
    const statuses = new Set<number>();
    for (let count = 0; count < 40; count++) statuses.add((await read('Bearer wrong')).status);
    expect([...statuses]).toEqual([401, 429]);
    const limited = await read('Bearer wrong');
    expect([limited.headers['retry-after'], limited.json()]).toMatchObject(['60', { code: 'ATTEMPTS_LIMITED' }]);
    expect((await read(`Bearer ${known}`)).status).toBe(200);
    expect((await read(`Bearer ${other}`)).status).toBe(200);
  });
});
