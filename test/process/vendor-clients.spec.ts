import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServiceProcess } from './service-process.js';

const START = fileURLToPath(new URL('../../tools/start.mjs', import.meta.url));
const HOOK = fileURLToPath(new URL('loaded-modules.mjs', import.meta.url));
/** What a bundle says of the packages that are in it, and the bundles of adapters. */
const VENDOR = /"node_modules\/(?:@elastic|@opensearch-project|avsc|knex|pg|undici)\//;
const ADAPTERS = /^(?:check-kafka|kafka-events|knex|elasticsearch|open-search-server|opensearch|postgres-primary)-/;

const directory = mkdtempSync(join(tmpdir(), 'cadastre-loaded-'));
const list = join(directory, 'modules');
const service = new ServiceProcess(['--import', HOOK]);

afterAll(async () => {
  await service.dispose();
  rmSync(directory, { recursive: true, force: true });
});

/** Names of the loaded bundles in which clients of engines are. */
function vendorBundles(): readonly string[] {
  const loaded = [...new Set(readFileSync(list, 'utf8').trim().split('\n'))];
  expect(loaded.filter((path) => path.includes('/dist/service/')).length).toBeGreaterThan(10);
  return loaded
    .filter((path) => ADAPTERS.test(basename(path)) || VENDOR.test(readFileSync(path, 'utf8')))
    .map((path) => basename(path).replace(/-[A-Z0-9]+[.]js$/, ''));
}

describe('clients of engines', () => {
  beforeEach(() => {
    rmSync(list, { force: true });
  });

  it('are not loaded by a service with the embedded engines', async () => {
    await service.start({ LOADED_MODULES: list });
    await service.stop();
    expect(vendorBundles()).toEqual([]);
  });

  it.each([
    ['DATABASE_URL', 'postgres://user@127.0.0.1:1/catalog', 'postgres-primary'],
    ['SEARCH_URL', 'http://127.0.0.1:1', 'opensearch'],
  ])('are loaded where %s names one', (name, value, bundle) => {
    const { status } = spawnSync(process.execPath, ['--import', HOOK, START], {
      env: { ...process.env, DATA_DIR: directory, PORT: '0', LOADED_MODULES: list, [name]: value },
      encoding: 'utf8',
    });
    expect([status, vendorBundles()]).toEqual([78, expect.arrayContaining([bundle])]);
  });
});
