import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolder } from '../../src/engines/engine.js';
import { wireApp, type WireApp } from '../wire/app.builder.js';
import { cadastre } from './command-line.builder.js';

const MAYA = 'urn:li:corpuser:maya';
const CREATE = ['token', 'create', '--actor', MAYA, '--name', 'laptop'] as const;

const RECORD = {
  ...{ entityType: 'tag', entityUrn: 'urn:li:tag:x', changeType: 'UPSERT', aspectName: 'status' },
  aspect: { json: { removed: false } },
};

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cadastre-tokens-'));
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

function command(...args: readonly string[]) {
  return cadastre(args, { DATA_DIR: dataDir });
}

async function statusWith(token: string): Promise<number> {
  const app: WireApp = await wireApp({ auth: 'on', dataDir });
  const { status } = await app.get(`/entitiesV2/${encodeURIComponent(MAYA)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await app.close();
  return status;
}

describe('cadastre token', () => {
  it('makes, lists and revokes tokens of a service that does not run', async () => {
    const made = await command(...CREATE);
    expect(made).toEqual({ code: 0, out: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/), err: '' });
    expect(await statusWith(made.out)).toBe(200);
    const listed = await command('token', 'list');
    const [id = ''] = listed.out.split(' ');
    expect(listed).toEqual({
      code: 0,
      out: expect.stringMatching(/^[0-9a-f]{64} {2}urn:li:corpuser:maya {2}expires \S+Z {2}laptop$/),
      err: '1 token.',
    });
    expect(await command('token', 'revoke', id)).toEqual({ code: 0, out: `${id} is revoked.`, err: '' });
    expect(await statusWith(made.out)).toBe(401);
    expect((await command('token', 'revoke', id)).code).toBe(1);
  });

  it('does the same by a service that runs, with a token of its own', async () => {
    const app = await wireApp({ auth: 'on', dataDir });
    const address = await app.listen();
    app.find(DataFolder).announce(address);
    const made = await command(...CREATE, '--json');
    const { token, id }: { readonly token: string; readonly id: string } = JSON.parse(made.out);
    expect(made).toMatchObject({ code: 0, err: '' });
    const get = ['get', MAYA];
    expect((await cadastre(get, { CADASTRE_SERVER: address })).err).toContain('Unauthorized');
    expect((await cadastre(get, { CADASTRE_SERVER: address, CADASTRE_TOKEN: token })).err).not.toContain(
      'Unauthorized',
    );
    const listed = await command('token', 'list', '--json');
    expect(JSON.parse(listed.out)).toMatchObject({ id, name: 'laptop', actorUrn: MAYA });
    expect((await command('token', 'revoke', id)).code).toBe(0);
    expect(await command('token', 'revoke', id)).toMatchObject({ code: 1, err: expect.stringContaining('no token') });
    const both = { CADASTRE_SERVER: 'http://127.0.0.1:1', DATA_DIR: dataDir };
    expect(await cadastre(['token', 'list', '--data-dir', dataDir], both)).toMatchObject({ code: 0, err: '0 tokens.' });
    expect((await cadastre(get, { CADASTRE_SERVER: address, CADASTRE_TOKEN: token })).err).toContain('Unauthorized');
    await app.close();
  });

  it('is not needed for maintenance by whoever may read the secret of a service that runs', async () => {
    const app = await wireApp({ auth: 'on', dataDir });
    const address = await app.listen();
    app.find(DataFolder).announce(address);
    expect(await command('audit')).toMatchObject({ code: 0, err: '' });
    const { code, err } = await cadastre(['audit'], { CADASTRE_SERVER: address });
    expect([code, err]).toEqual([1, expect.stringMatching(/needs an access token: set CADASTRE_TOKEN to one\. /)]);
    const other = join(dataDir, 'other-secret');
    writeFileSync(other, 'x'.repeat(40));
    const wrong = await cadastre(['audit'], { DATA_DIR: dataDir, AUTH_SECRET_FILE: other });
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('AUTH_SECRET_FILE has to name the secret')]);
    const none = await cadastre(['audit'], { DATA_DIR: dataDir, AUTH_SECRET_FILE: join(dataDir, 'none') });
    expect([none.code, none.err]).toEqual([78, expect.stringMatching(/^AUTH_SECRET_FILE cannot be used: ENOENT/)]);
    await app.close();
  });

  it('that is wrong is refused with what to do about it', async () => {
    const app = await wireApp({ auth: 'on', dataDir });
    const address = await app.listen();
    const withToken = (token: string, ...args: readonly string[]) =>
      cadastre(args, { CADASTRE_SERVER: address, CADASTRE_TOKEN: token });
    expect((await withToken('wrong', 'get', MAYA)).err).toContain('does not accept the access token of CADASTRE_TOKEN');
    expect(await withToken('two\nlines', 'get', MAYA)).toMatchObject({
      code: 2,
      err: expect.stringContaining('error: CADASTRE_TOKEN is not an access token.'),
    });
    // Nothing of a file is accepted from somebody who is not known.
    const file = join(dataDir, 'records.json');
    writeFileSync(file, JSON.stringify(Array.from({ length: 40 }, () => RECORD)));
    const { code, out, err } = await withToken('', 'ingest', file);
    expect([code, out, err.split('\n').length, err]).toEqual([1, '', 2, expect.stringContaining('set CADASTRE_TOKEN')]);
    await app.close();
  });

  it('refuses an actor that cannot act, and a time that is none', async () => {
    expect(await command('token', 'create', '--actor', 'nobody')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('"nobody"'),
    });
    expect(await command(...CREATE, '--expires-in', 'soon')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('--expires-in soon'),
    });
    expect((await command('token', 'create')).code).toBe(2);
  });

  it('makes tokens that never expire, when asked to', async () => {
    expect((await command(...CREATE, '--expires-in', 'never')).code).toBe(0);
    expect((await command('token', 'list')).out).toContain('never expires');
  });
});
