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

/** Paths of the modules that were loaded, and names of those of Node.js. */
function loadedModules(): readonly string[] {
  return [...new Set(readFileSync(list, 'utf8').trim().split('\n'))];
}

/** Names of the loaded bundles in which clients of engines are. */
function vendorBundles(): readonly string[] {
  const bundles = loadedModules().filter((path) => path.includes('/dist/service/'));
  expect(bundles.length).toBeGreaterThan(10);
  return bundles
    .filter((path) => ADAPTERS.test(basename(path)) || VENDOR.test(readFileSync(path, 'utf8')))
    .map((path) => basename(path).replace(/-[A-Z0-9]+[.]js$/, ''));
}

describe('clients of engines', () => {
  beforeEach(() => {
    rmSync(list, { force: true });
  });

  it('are not loaded by a service with the embedded engines, nor is that of the web, which is a part of Node.js', async () => {
    await service.start({ LOADED_MODULES: list });
    await service.stop();
    const ofNode = loadedModules().filter((name) => /^node:(?:http$|internal\/deps\/undici)/.test(name));
    expect([vendorBundles(), ofNode]).toEqual([[], ['node:http']]);
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

it('a start that its settings refuse loads nothing of the service', () => {
  rmSync(list, { force: true });
  const env = { ...process.env, DATA_DIR: directory, PORT: 'many', LOADED_MODULES: list };
  const { status } = spawnSync(process.execPath, ['--import', HOOK, START], { env });
  const bundles = loadedModules().filter((path) => path.includes('/dist/service/'));
  // A service that runs has loaded several times as many.
  expect([status, bundles.length < 5, bundles.map((path) => basename(path))]).toEqual([
    78,
    true,
    expect.arrayContaining(['main.js']),
  ]);
});
