import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonLogger } from '../../src/platform/observe/structured-logger.js';
import { SecretRotation } from '../../src/access/index.js';
import { createApp, startService } from '../../src/server/service.js';
import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { answered, mutate, refused } from './graphql-edits.builder.js';
import { jsonMember } from './json-member.js';
import { ingest, proposal, stored } from './proposal.builder.js';
import { bearer, givePolicies, tokenFor } from './tokens.builder.js';

/** In every value, and nowhere else. */
const MARK = 'zqvaultzq';
const ENCRYPTED = /^encrypted:v1:[0-9a-f]{8}:[\w-]+$/;
const GET = 'query get($input: GetSecretValuesInput!) { getSecretValues(input: $input) { name value } }';
const CREATE = 'mutation create($input: CreateSecretInput!) { createSecret(input: $input) }';
const SHOW_INVITATION = '{ getInviteToken(input: {}) { inviteToken } }';
/** Of the id of the key in an encrypted value. */
const ID_END = 'encrypted:v1:00000000'.length;
const urnOf = (name: string): string => `urn:li:dataHubSecret:${name}`;
const aspectOf = (name: string, value: string): object => ({ name, value });

function sent(name: string, aspect: unknown, change: object = {}): object {
  return proposal('dataHubSecretValue', aspect, { entityType: 'dataHubSecret', entityUrn: urnOf(name), ...change });
}

async function valuesOf(app: WireApp, ...secrets: readonly string[]): Promise<unknown> {
  const { body } = await graphqlRequest(app, { query: GET, variables: { input: { secrets } } });
  return body.errors ?? jsonMember(body, 'data', 'getSecretValues');
}

/** All bytes of the files in a folder, as text. */
function bytesIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(2);
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('\n');
}

async function encryptedValue(app: WireApp, name: string): Promise<string> {
  return String(jsonMember(await stored(app, urnOf(name), 'dataHubSecretValue'), 'value'));
}

describe('a secret', () => {
  let app: WireApp;
  beforeAll(async () => {
    app = await wireApp();
  });
  afterAll(() => app.close());

  it('is made, shown by its name and deleted', async () => {
    const value = `${MARK} Größe 猫`;
    const input = { name: 'my vault', value, description: 'Opens it.' };
    expect(await mutate(app, 'createSecret', { input })).toEqual(answered('createSecret', urnOf('my vault')));
    expect(await encryptedValue(app, 'my vault')).toMatch(ENCRYPTED);
    expect(await valuesOf(app, 'my vault')).toEqual([{ name: 'my vault', value }]);
    expect(await mutate(app, 'createSecret', { input })).toEqual(refused('createSecret', 400, urnOf('my vault')));
    expect(await mutate(app, 'deleteSecret', { urn: urnOf('my vault') })).toEqual(
      answered('deleteSecret', urnOf('my vault')),
    );
    expect(await valuesOf(app, 'my vault')).toEqual([]);
  });

  it('is shown with those that were asked for, each once, without those that there are not', async () => {
    for (const name of ['one', 'two']) await mutate(app, 'createSecret', { input: { name, value: `${MARK} ${name}` } });
    expect(await valuesOf(app, 'two', 'none', 'one', 'two', '', 'a,(b)', '%')).toEqual([
      { name: 'two', value: `${MARK} two` },
      { name: 'one', value: `${MARK} one` },
    ]);
    expect(await valuesOf(app)).toEqual([]);
  });

  it.each([
    ['UPSERT', {}],
    ['CREATE', {}],
    ['CREATE_ENTITY', {}],
    [
      'UPSERT',
      { entityUrn: undefined, entityKeyAspect: { value: '{"id":"by key"}', contentType: 'application/json' } },
    ],
  ])('that comes by RPC in clear is stored encrypted: %s %j', async (changeType, change) => {
    const name = Object.hasOwn(change, 'entityKeyAspect') ? 'by key' : `rpc ${changeType}`;
    const answer = await ingest(app, sent(name, aspectOf(name, MARK), { changeType, ...change }));
    expect([answer.status, answer.text.includes(MARK)]).toEqual([200, false]);
    expect(await encryptedValue(app, name)).toMatch(ENCRYPTED);
    expect(await valuesOf(app, name)).toEqual([{ name, value: MARK }]);
  });

  it('that comes in a batch, or by the routes for entities, is stored encrypted', async () => {
    const proposals = [sent('batched', aspectOf('batched', MARK)), proposal('status', { removed: false })];
    const batch = await app.post('/aspects?action=ingestProposalBatch', { proposals }, { headers: CLIENT_HEADERS });
    expect(batch.status).toBe(200);
    const body = [
      {
        entityType: 'dataHubSecret',
        entityUrn: urnOf('routed'),
        aspect: { __type: 'DataHubSecretValue', ...aspectOf('routed', MARK) },
      },
    ];
    expect((await app.post('/openapi/entities/v1/', body)).status).toBeLessThan(300);
    expect([await encryptedValue(app, 'batched'), await encryptedValue(app, 'routed')]).toEqual([
      expect.stringMatching(ENCRYPTED),
      expect.stringMatching(ENCRYPTED),
    ]);
    expect(await valuesOf(app, 'batched', 'routed')).toEqual([
      { name: 'batched', value: MARK },
      { name: 'routed', value: MARK },
    ]);
  });

  it('stays as it is when what was read is written again', async () => {
    const before = await stored(app, urnOf('one'), 'dataHubSecretValue');
    expect((await ingest(app, sent('one', before))).status).toBe(200);
    expect(await stored(app, urnOf('one'), 'dataHubSecretValue')).toEqual(before);
  });

  it('has no member that comes twice, one of them in clear', async () => {
    const value = `{"name":"twice","value":"${MARK}","value":"${await encryptedValue(app, 'one')}"}`;
    const aspect = { value, contentType: 'application/json' };
    expect((await ingest(app, sent('twice', {}, { aspect }))).status).toBe(200);
    const read = await app.get(`/entitiesV2/${encodeURIComponent(urnOf('twice'))}`);
    expect([read.status, read.text.includes(MARK)]).toEqual([200, false]);
  });

  it('that no key opens is an error that names it, whatever else was asked for', async () => {
    await ingest(app, sent('copied', { ...aspectOf('copied', ''), value: await encryptedValue(app, 'one') }));
    expect(await valuesOf(app, 'one', 'copied')).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('"copied"'),
        extensions: expect.objectContaining({ code: 422 }),
      }),
    ]);
  });

  it('is not patched, nor written with a value that is no text', async () => {
    const patch = [{ op: 'replace', path: '/value', value: MARK }];
    const patched = await ingest(app, sent('one', patch, { changeType: 'PATCH' }));
    expect([patched.status, patched.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'CHANGE_TYPE_UNSUPPORTED' }),
    ]);
    expect((await ingest(app, sent('one', { name: 'one', value: 7 }))).status).toBe(422);
    expect((await ingest(app, sent('one', { name: 'one' }))).status).toBe(422);
    const malformed = { value: `{"value":"${MARK}"`, contentType: 'application/json' };
    expect((await ingest(app, sent('one', {}, { aspect: malformed }))).status).toBe(400);
    expect((await ingest(app, sent('one', aspectOf('one', 'x'.repeat(1_000_001))))).status).toBe(400);
    expect((await ingest(app, sent('one', aspectOf('one', 'x'), { entityUrn: 'nonsense' }))).status).toBe(400);
    expect(await valuesOf(app, 'one')).toEqual([{ name: 'one', value: `${MARK} one` }]);
  });

  it.each([
    ['a name that is taken', { name: 'one', value: 'x' }, 400],
    ['an empty name', { name: '', value: 'x' }, 400],
  ])('is refused for %s', async (_what, input, code) => {
    expect(await mutate(app, 'createSecret', { input })).toEqual(refused('createSecret', code, ''));
  });

  it('is found by its name, and by nothing of its value', async () => {
    const list = async (query: string): Promise<unknown> => {
      const { body } = await graphqlRequest(app, { query: `{ listSecrets(input: {query: "${query}"}) { total } }` });
      return jsonMember(body, 'data', 'listSecrets', 'total');
    };
    expect([await list('two'), await list(MARK), await list('encrypted')]).toEqual([1, 0, 0]);
  });
});

describe('the data folder', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'cadastre-secrets-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('and the log have nothing of values, whichever way they came', async () => {
    const log = join(dataDir, 'log');
    const descriptor = openSync(log, 'w');
    const settings = { port: 0, host: '127.0.0.1', logLevel: 'debug', maxBodyBytes: 1_000_000, dataDir } as const;
    const app = await createApp(settings, jsonLogger('debug', descriptor));
    const post = async (url: string, payload: object): Promise<string> =>
      (await app.inject({ method: 'POST', url, payload })).body;
    const create = (name: string): Promise<string> =>
      post('/api/graphql', { query: CREATE, variables: { input: { name, value: MARK, description: 'seen' } } });
    expect(await create('made')).toContain(urnOf('made'));
    expect(await create('made')).toContain('already exists');
    await post('/aspects?action=ingestProposal', { proposal: sent('written', aspectOf('written', MARK)) });
    await post('/aspects?action=ingestProposal', { proposal: sent('written', aspectOf('written', `${MARK} again`)) });
    await post('/aspects?action=ingestProposal', { proposal: sent('written', { value: MARK }) });
    await post('/api/graphql', { query: `mutation { createSecret(input: {name: 7, value: "${MARK}"}) }` });
    const shown = await post('/api/graphql', { query: GET, variables: { input: { secrets: ['made', 'written'] } } });
    expect(shown).toContain(`"${MARK} again"`);
    expect(bytesIn(dataDir)).not.toContain(MARK);
    await app.close();
    closeSync(descriptor);
    const bytes = bytesIn(dataDir);
    expect([bytes.includes(MARK), bytes.includes('encrypted:v1:'), bytes.includes('seen')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(readFileSync(log, 'utf8')).toContain('"msg"');
  });

  const [older, newer] = ['older', 'newer'].map((word) => word.repeat(8));
  const serve = async (keys: readonly (string | undefined)[], act: (app: WireApp) => Promise<void>): Promise<void> => {
    const authSecretFile = join(dataDir, 'secrets');
    writeFileSync(authSecretFile, `${keys.join('\n')}\n`);
    const app = await wireApp({ dataDir, authSecretFile });
    await act(app);
    await app.close();
  };

  it('serves values while the key is replaced, and says which it lost with the old one', async () => {
    await serve([older], async (app) => {
      await mutate(app, 'createSecret', { input: { name: 'first', value: 'one' } });
    });
    await serve([newer, older], async (app) => {
      await mutate(app, 'createSecret', { input: { name: 'second', value: 'two' } });
      expect(await valuesOf(app, 'first', 'second')).toEqual([
        { name: 'first', value: 'one' },
        { name: 'second', value: 'two' },
      ]);
    });
    await serve([newer], async (app) => {
      expect(await valuesOf(app, 'second')).toEqual([{ name: 'second', value: 'two' }]);
      expect(await valuesOf(app, 'second', 'first')).toEqual([
        expect.objectContaining({ message: expect.stringContaining('"first"') }),
      ]);
    });
  });

  it('encrypts by the newest key what an older one encrypted, so that the older can go', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `s${String(at)}`);
    const values = names.map((name) => ({ name, value: `${name} Größe` }));
    const INVITE = 'mutation { createInviteToken(input: {}) { inviteToken } }';
    let invitation: unknown;
    await serve([older], async (app) => {
      for (const { name, value } of values)
        expect((await ingest(app, sent(name, aspectOf(name, value)))).status).toBe(200);
      const made = (await graphqlRequest(app, { query: INVITE, variables: {} })).body;
      invitation = jsonMember(made, 'data', 'createInviteToken', 'inviteToken');
      expect(await app.find(SecretRotation).run()).toEqual({ renewed: 0, lost: 0 });
    });
    await serve([newer, older], async (app) => {
      const before = await encryptedValue(app, 's0');
      const description = { description: 'kept', created: { time: 7, actor: 'urn:li:corpuser:ann' } };
      await ingest(app, sent('s1', { ...aspectOf('s1', 's1 Größe'), ...description }));
      const invitations = 1;
      // Two at once, as of two processes: of the values each is written by one.
      const outcomes = await Promise.all([app.find(SecretRotation).run(), app.find(SecretRotation).run()]);
      expect(outcomes.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(names.length - 1 + invitations);
      expect(outcomes.map(({ lost }) => lost)).toEqual([0, 0]);
      expect((await encryptedValue(app, 's0')).slice(0, ID_END)).not.toBe(before.slice(0, ID_END));
      expect(await stored(app, urnOf('s1'), 'dataHubSecretValue')).toMatchObject(description);
      expect(await app.find(SecretRotation).run()).toEqual({ renewed: 0, lost: 0 });
    });
    await serve([newer], async (app) => {
      expect(await valuesOf(app, ...names)).toEqual(values);
      const shown = (await graphqlRequest(app, { query: SHOW_INVITATION, variables: {} })).body;
      expect([jsonMember(shown, 'data', 'getInviteToken', 'inviteToken'), typeof invitation]).toEqual([
        invitation,
        'string',
      ]);
    });
  });

  it('counts values that neither key opens, and leaves them', async () => {
    const lost = `encrypted:v1:00000000:${'A'.repeat(60)}`;
    await serve([newer, older], async (app) => {
      await ingest(app, sent('lost', aspectOf('lost', lost)));
      expect(await app.find(SecretRotation).run()).toMatchObject({ lost: 1 });
      expect(await encryptedValue(app, 'lost')).toBe(lost);
    });
  });

  it('does so by itself at a start', async () => {
    const file = join(dataDir, 'secrets');
    await serve([older], async (app) => {
      await mutate(app, 'createSecret', { input: { name: 'own', value: 'x' } });
    });
    writeFileSync(file, `${String(newer)}\n${String(older)}\n`);
    const settings = { port: 0, host: '127.0.0.1', logLevel: 'silent', maxBodyBytes: 1_000_000, dataDir } as const;
    const service = await startService({ ...settings, authSecretFile: file }, false);
    await service.ready;
    await service.app.close();
    await serve([newer], async (app) => {
      expect(await valuesOf(app, 'own')).toEqual([{ name: 'own', value: 'x' }]);
    });
  });
});

describe('with authentication', () => {
  const [ANN, EDITOR, ROOT] = ['ann', 'editor', 'datahub'].map((name) => `urn:li:corpuser:${name}`);
  let app: WireApp;
  const headers = new Map<string | undefined, Readonly<Record<string, string>>>();
  beforeAll(async () => {
    app = await wireApp({ auth: 'on' });
    await givePolicies(app, EDITOR ?? '');
    for (const actor of [ANN, EDITOR, ROOT])
      headers.set(actor, { ...CLIENT_HEADERS, ...bearer((await tokenFor(app, actor ?? '')).token) });
  });
  afterAll(() => app.close());

  const send = async (actor: string | undefined, query: string, variables: object): Promise<unknown> =>
    (await app.post('/api/graphql', { query, variables }, { headers: headers.get(actor) ?? {} })).json();
  const codeOf = (body: unknown): unknown => jsonMember(body, 'errors', 0, 'extensions', 'code');

  it('secrets are for who may manage them', async () => {
    const input = { name: 'vault', value: MARK };
    expect(codeOf(await send(ROOT, CREATE, { input }))).toBeUndefined();
    for (const other of [ANN, EDITOR]) {
      expect(codeOf(await send(other, CREATE, { input: { ...input, name: 'mine' } }))).toBe(403);
      const shown = await send(other, GET, { input: { secrets: ['vault'] } });
      expect([codeOf(shown), JSON.stringify(shown).includes(MARK)]).toEqual([403, false]);
      expect(codeOf(await send(other, 'mutation { deleteSecret(urn: "urn:li:dataHubSecret:vault") }', {}))).toBe(403);
      const read = await app.get(`/entitiesV2/${encodeURIComponent(urnOf('vault'))}`, {
        headers: headers.get(other) ?? {},
      });
      expect([read.status, read.text.includes('encrypted:')]).toEqual([403, false]);
    }
    const shown = await send(ROOT, GET, { input: { secrets: ['vault', 'mine'] } });
    expect(jsonMember(shown, 'data', 'getSecretValues')).toEqual([{ name: 'vault', value: MARK }]);
  });
});
