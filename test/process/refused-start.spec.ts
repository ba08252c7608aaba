import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../tools/start.mjs', import.meta.url));
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-refused-'));
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

describe('npm start', () => {
  it.each([
    ['AUTH', 'yes', 'AUTH=yes cannot be accepted'],
    ['HOST', '0.0.0.0', 'HOST=0.0.0.0 cannot be accepted'],
    ['PORT', 'many', 'PORT=many cannot be accepted'],
    ['DATABASE_URL', 'mysql://user:secret@db/catalog', 'DATABASE_URL cannot be accepted'],
    ['DATABASE_URL', 'postgres://user:secret@127.0.0.1:1/catalog', 'DATABASE_URL (127.0.0.1:1/catalog) cannot be used'],
    ['SEARCH_URL', 'ftp://user:secret@search', 'SEARCH_URL cannot be accepted'],
    ['SEARCH_URL', 'http://user:secret@127.0.0.1:1', 'SEARCH_URL (http://127.0.0.1:1) cannot be used'],
    ['SCHEMA_REGISTRY_URL', 'http://user:secret@registry', 'SCHEMA_REGISTRY_URL cannot be accepted'],
    ['AUTH_SECRET_FILE', '/no/such/file', 'AUTH_SECRET_FILE cannot be used: ENOENT'],
    ['KAFKA_BROKERS', 'broker', 'KAFKA_BROKERS=broker cannot be accepted'],
    ['WORKERS', '2', 'WORKERS=2 cannot be accepted: the embedded primary store is a file that one process owns'],
  ])('is refused with %s=%s: a sentence and exit code 78', (name, value, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [START], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', [name]: value },
      encoding: 'utf8',
    });
    expect(status).toBe(78);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('secret');
  });

  it.each([
    [{ AUTH: 'on', HOST: 'no.such.host.invalid' }, 'no.such.host.invalid:0 cannot be used: '],
    [
      { OPENLINEAGE_URL: 'http://127.0.0.1:1', OPENLINEAGE_TOKEN_FILE: '/no/such/file' },
      'OPENLINEAGE_TOKEN_FILE cannot be used: ENOENT',
    ],
    [
      { OPENLINEAGE_URL: 'http://127.0.0.1:1', OPENLINEAGE_TOKEN_FILE: '/dev/null' },
      'OPENLINEAGE_TOKEN_FILE cannot be used: the first line of /dev/null is no token.',
    ],
  ])('is refused with %j: a sentence and exit code 78', (variables, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [START], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ...variables },
      encoding: 'utf8',
    });
    expect(status).toBe(78);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });

  it('is refused with an argument: a sentence and exit code 2', () => {
    const { status, stderr } = spawnSync('npm', ['start', '--', '--port', '9002'], {
      cwd: PROJECT,
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('npm start takes no arguments, and "--port" is one.'),
    ]);
  });
});
