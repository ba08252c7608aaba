import { gzipSync } from 'node:zlib';
import type { RunningService } from './command-line.builder.js';
import { startService } from './command-line.builder.js';

const JO = 'urn:li:corpuser:jo';

let server: RunningService;
beforeAll(async () => {
  server = await startService();
});
afterAll(() => server.close());

async function put(urn: string, aspect: string, value: object): Promise<void> {
  expect((await server.commandAt({ input: JSON.stringify(value) }, 'put', urn, aspect, '-')).code).toBe(0);
}

async function stored(urn: string): Promise<unknown> {
  return JSON.parse((await server.command('get', urn, '--json')).out);
}

/** URNs that a search finds. */
async function found(...words: readonly string[]): Promise<readonly string[]> {
  const { out } = await server.command('search', ...words, '--json');
  return [...out.matchAll(/^\{"urn":"([^"]+)"/gm)].map(([, urn = '']) => urn);
}

describe('put', () => {
  it.each([
    ['a file', 'file', (text: string) => text],
    ['a compressed file', 'gzip', (text: string) => gzipSync(text)],
  ])('stores the value in %s, with every digit', async (_what, name, write) => {
    const file = server.file(name, write('{"active": true, "departmentId": 9007199254740993}'));
    const urn = `urn:li:corpuser:${name}`;
    expect(await server.command('put', urn, 'corpUserInfo', file)).toEqual({
      code: 0,
      out: `corpUserInfo of ${urn} is stored.`,
      err: '',
    });
    expect((await server.command('get', urn, '--json')).out).toContain('"departmentId":9007199254740993');
  });

  it('reads standard input, plain or compressed', async () => {
    const info = { active: true, displayName: 'Jo' };
    for (const input of [JSON.stringify(info), gzipSync(JSON.stringify(info))]) {
      const run = await server.commandAt({ input }, 'put', JO, 'corpUserInfo', '-', '--json');
      expect(run).toEqual({ code: 0, out: `{"urn":"${JO}","aspect":"corpUserInfo"}`, err: '' });
    }
    expect(await stored(JO)).toMatchObject({ corpUserInfo: info });
  });

  it.each([
    ['FILE_INVALID', 0, [JO, 'corpUserInfo', 'no/such/file'], 'no/such/file: it does not exist.'],
    ['FILE_INVALID', 0, [JO, 'corpUserInfo', '-'], '-: it is not JSON'],
    ['URN_INVALID', 0, ['jo', 'corpUserInfo', 'FILE'], 'Invalid urn: "jo"'],
    ['ASPECT_UNKNOWN', 400, [JO, 'corpUserInf', 'FILE'], 'Did you mean "corpUserInfo"?'],
    ['ASPECT_INVALID', 422, [JO, 'corpUserInfo', 'FILE'], '/active'],
  ])('is refused as %s', async (code, status, args, message) => {
    const file = server.file('wrong.json', '{"active": "yes"}');
    const { err, ...run } = await server.command(...['--json', 'put', ...args.map((arg) => arg.replace('FILE', file))]);
    expect([run, JSON.parse(err)]).toEqual([
      { code: 1, out: '' },
      { code, message: expect.stringContaining(message), status },
    ]);
  });
});

describe('delete', () => {
  beforeEach(() => put(JO, 'corpUserInfo', { active: true, displayName: 'Johanna' }));

  it('marks an entity as removed, and undelete shows it again', async () => {
    expect(await found('johanna')).toEqual([JO]);
    expect(await server.command('delete', JO)).toEqual({
      code: 0,
      out: `${JO} is marked as removed; undelete shows it again.`,
      err: '',
    });
    expect([await found('johanna'), await found('johanna', '--filter', 'removed=true')]).toEqual([[], [JO]]);
    expect((await server.command('status', JO)).out).toContain('Johanna, corpuser, marked as removed');
    expect((await server.command('undelete', JO, '--json')).out).toBe(`{"urn":"${JO}","removed":false}`);
    expect(await found('johanna')).toEqual([JO]);
  });

  it('deletes an entity for good once a person has agreed', async () => {
    const question = `Delete ${JO} with all aspects and their history? [y/N] `;
    for (const answer of ['', 'n', 'yesterday']) {
      expect(await server.commandAt({ answer }, 'delete', JO, '--hard')).toEqual({
        code: 1,
        out: '',
        err: `${question}\nNothing was deleted.`,
      });
    }
    expect(await found('johanna')).toEqual([JO]);
    const run = await server.commandAt({ answer: 'Yes' }, 'delete', JO, '--hard');
    expect(run).toEqual({ code: 0, out: `${JO} is deleted.`, err: question });
    expect([await found('johanna'), (await server.command('status', JO)).code]).toEqual([[], 1]);
  });

  it('does not delete for good where nobody can be asked, unless --yes allows it', async () => {
    const { code, err } = await server.command('delete', JO, '--hard');
    expect([code, err]).toEqual([2, expect.stringContaining('--yes')]);
    expect(await found('johanna')).toEqual([JO]);
    expect((await server.command('delete', JO, '--hard', '--yes', '--json')).out).toBe(
      `{"urn":"${JO}","deleted":true}`,
    );
    expect(await found('johanna')).toEqual([]);
  });

  it('says that deleting the key aspect deletes the entity', async () => {
    const run = await server.command('delete', JO, 'corpUserKey', '-y');
    expect(run).toEqual({ code: 0, out: `${JO} is deleted.`, err: '' });
  });

  it('deletes one aspect', async () => {
    await put(JO, 'status', { removed: false });
    const run = await server.command('delete', JO, 'corpUserInfo', '-y');
    expect(run).toEqual({ code: 0, out: `corpUserInfo of ${JO} is deleted.`, err: '' });
    expect(await stored(JO)).toEqual({ corpUserKey: { username: 'jo' }, status: { removed: false } });
  });

  it.each([
    ['ENTITY_MISSING', ['delete', 'urn:li:corpuser:nobody']],
    ['ENTITY_MISSING', ['undelete', 'urn:li:corpuser:nobody']],
    ['ENTITY_MISSING', ['delete', 'urn:li:corpuser:nobody', '--hard', '--yes']],
    ['ASPECT_MISSING', ['delete', JO, 'ownership', '--yes']],
    ['URN_INVALID', ['delete', 'jo']],
    ['CHANGE_TYPE_UNSUPPORTED', ['delete', 'urn:li:dataPlatform:hive']],
  ])('is refused as %s: %j', async (code, args) => {
    await put('urn:li:dataPlatform:hive', 'dataPlatformInfo', {
      name: 'hive',
      type: 'FILE_SYSTEM',
      datasetNameDelimiter: '.',
    });
    const { err, ...run } = await server.command('--json', ...args);
    expect([run, JSON.parse(err)]).toEqual([{ code: 1, out: '' }, expect.objectContaining({ code })]);
    expect((await server.command('status', 'urn:li:corpuser:nobody')).code).toBe(1);
  });
});

describe('status', () => {
  it('shows aspects with versions, dates and who wrote them', async () => {
    const urn = 'urn:li:tag:status';
    for (const name of ['one', 'two', 'three']) await put(urn, 'tagProperties', { name, description: 'x' });
    const { code, out } = await server.command('status', urn, '--json');
    const aspect = { time: expect.any(Number), actor: 'urn:li:corpuser:__datahub_system' };
    expect([code, JSON.parse(out)]).toEqual([
      0,
      {
        urn,
        exists: true,
        removed: false,
        aspects: [
          { name: 'tagKey', versions: 1, ...aspect },
          { name: 'tagProperties', versions: 3, ...aspect },
        ],
      },
    ]);
    const shown = await server.command('status', urn);
    expect([shown.code, shown.out.split('\n')]).toEqual([
      0,
      [
        'three, tag, stored',
        urn,
        '',
        'ASPECT         VERSIONS  WRITTEN               BY',
        expect.stringMatching(/^tagKey {9}1 {9}\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ {2}urn:li:corpuser:__datahub_system$/),
        expect.stringMatching(/^tagProperties {2}3 {9}\d{4}-\d\d-\d\dT/),
      ],
    ]);
  });

  it.each([
    ['ENTITY_MISSING', 'urn:li:tag:nobody'],
    ['URN_INVALID', 'nobody'],
  ])('ends with 1 and %s for %s', async (code, urn) => {
    const { err, ...run } = await server.command('status', urn, '--json');
    expect([run, JSON.parse(err)]).toEqual([{ code: 1, out: '' }, expect.objectContaining({ code })]);
  });
});

describe('open', () => {
  it('opens the page of the entity, which the service serves', async () => {
    await put(JO, 'corpUserInfo', { active: true });
    const opened: string[] = [];
    const openPage = (address: string): Promise<void> => Promise.resolve(void opened.push(address));
    const { code, out } = await server.commandAt({ audience: 'person', openPage }, 'open', JO);
    expect([code, opened, out]).toEqual([0, [out], `${server.address}/entity/${encodeURIComponent(JO)}`]);
    const page = await fetch(out, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  });

  it('prints the address alone in a pipe, and without a browser', async () => {
    const opened: string[] = [];
    const openPage = (address: string): Promise<void> => Promise.resolve(void opened.push(address));
    expect(await server.commandAt({ openPage }, 'open')).toEqual({ code: 0, out: `${server.address}/`, err: '' });
    expect((await server.commandAt({ audience: 'person' }, 'open', '--json')).out).toBe(
      `{"address":"${server.address}/"}`,
    );
    expect([(await server.command('open', 'urn:li:tag:nobody')).code, opened]).toEqual([1, []]);
  });
});

describe('ingest -', () => {
  it.each([
    ['plain', (text: string) => text],
    ['compressed', (text: string) => gzipSync(text)],
  ])('reads records from standard input, %s', async (name, write) => {
    const record = {
      entityType: 'tag',
      entityUrn: `urn:li:tag:${name}`,
      changeType: 'UPSERT',
      aspectName: 'tagProperties',
      aspect: { json: { name } },
    };
    const input = write(`${JSON.stringify(record)}\n${JSON.stringify({ ...record, entityUrn: 'urn:li:tag:other' })}\n`);
    expect(await server.commandAt({ input }, 'ingest', '-')).toEqual({
      code: 0,
      out: '-: 2 accepted, 0 refused',
      err: '',
    });
    expect(await stored(`urn:li:tag:${name}`)).toMatchObject({ tagProperties: { name } });
  });
});
