import { CLIENT_HEADERS, type WireAnswer, type WireApp, wireApp } from './app.builder.js';
import { proposal } from './proposal.builder.js';
import { bearer, givePolicies, tokenFor } from './tokens.builder.js';

const MAYA = 'urn:li:corpuser:maya';
const MCP_ACCEPT = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' } as const;

let app: WireApp;
let token: string;
beforeAll(async () => {
  app = await wireApp({ auth: 'on' });
  await givePolicies(app, MAYA);
  token = (await tokenFor(app, MAYA)).token;
});
afterAll(() => app.close());

function graphql(query: string, variables: object, headers: Readonly<Record<string, string>>): Promise<WireAnswer> {
  return app.post('/api/graphql', { query, variables }, { headers });
}

describe('the tokens of a suspended user', () => {
  const EVE = 'urn:li:corpuser:eve';
  const suspend =
    'mutation set($status: CorpUserStatus!) { updateUserStatus(urn: "urn:li:corpuser:eve", status: $status) }';
  let root: Readonly<Record<string, string>>;
  let eve: Readonly<Record<string, string>>;
  beforeAll(async () => {
    root = bearer((await tokenFor(app, 'urn:li:corpuser:datahub')).token);
    eve = bearer((await tokenFor(app, EVE)).token);
    const added = { entityType: 'corpuser', entityUrn: EVE };
    await write('corpUserEditableInfo', { aboutMe: 'here' }, added);
  });

  async function write(aspect: string, value: object, change: object = {}, headers = root): Promise<WireAnswer> {
    const of = { entityType: 'corpuser', entityUrn: EVE, ...change };
    const body = { proposal: proposal(aspect, value, of) };
    return app.post('/aspects?action=ingestProposal', body, { headers: { ...CLIENT_HEADERS, ...headers } });
  }
  const state = (status: string, headers = root): Promise<WireAnswer> => graphql(suspend, { status }, headers);
  const statuses = async (): Promise<readonly number[]> => {
    const answers = [
      await app.get('/entitiesV2/urn%3Ali%3Acorpuser%3Aeve', { headers: eve }),
      await graphql('{ __typename }', {}, eve),
      await app.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, { headers: { ...MCP_ACCEPT, ...eve } }),
      await write('corpUserEditableInfo', { aboutMe: 'me' }, {}, eve),
    ];
    return answers.map(({ status }) => status);
  };

  it('are refused at once on every wire, and are good again once the account is active', async () => {
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await state('SUSPENDED')).json()).toEqual({ data: { updateUserStatus: EVE }, extensions: {} });
    expect(await statuses()).toEqual([401, 401, 401, 401]);
    const rpc = await app.get('/entitiesV2/urn%3Ali%3Acorpuser%3Aeve', { headers: eve });
    expect([rpc.headers['www-authenticate'], rpc.json()]).toMatchObject([
      'Bearer',
      { code: 'USER_SUSPENDED', status: 401, message: 'The user of the access token is suspended.' },
    ]);
    expect((await graphql('{ __typename }', {}, eve)).json()).toMatchObject({
      errors: [{ extensions: { code: 401, type: 'UNAUTHORIZED' } }],
    });
    await state('ACTIVE');
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  it('are refused after the state was written as metadata', async () => {
    const stamp = { time: 0, actor: EVE };
    expect((await write('corpUserStatus', { status: 'SUSPENDED', lastModified: stamp })).status).toBe(200);
    expect(await statuses()).toEqual([401, 401, 401, 401]);
    expect((await write('corpUserStatus', { status: 'ACTIVE', lastModified: stamp })).status).toBe(200);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  it('do not count as attempts to guess one', async () => {
    await state('SUSPENDED');
    for (let count = 0; count < 40; count++) expect((await statuses())[0]).toBe(401);
    expect((await app.get('/entitiesV2/x', { headers: bearer('wrong') })).status).toBe(401);
    await state('ACTIVE');
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  it('are refused and admitted only by those who may manage users, not by those who may edit and delete', async () => {
    const stamp = { time: 0, actor: MAYA };
    const editor = bearer(token);
    await state('SUSPENDED');
    expect((await write('corpUserEditableInfo', { aboutMe: 'x' }, {}, editor)).status).toBe(200);
    const written = await write('corpUserStatus', { status: 'ACTIVE', lastModified: stamp }, {}, editor);
    const deleted = await app.post(
      '/entities?action=delete',
      { urn: EVE },
      { headers: { ...CLIENT_HEADERS, ...editor } },
    );
    expect([written.status, deleted.status]).toEqual([403, 403]);
    expect((await state('ACTIVE', editor)).json()).toMatchObject({ errors: [{ extensions: { code: 403 } }] });
    expect(await statuses()).toEqual([401, 401, 401, 401]);
    await state('ACTIVE');
  });
});
