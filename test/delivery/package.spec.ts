import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../process/free-port.js';
import { ServiceProcess } from '../process/service-process.js';
import { WorkingCopy } from '../process/working-copy.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** A program of somebody who installed the package. Lines that must not compile are marked. */
const PROGRAM = `import { type CatalogOptions, type RunningCatalog, startCatalog, StartRefused } from 'cadastre';
import { CatalogClientError, type Client, createClient, createRpcClient, type paths } from 'cadastre/client';
import type { DatasetProperties } from 'cadastre/generated/contract/types/com.linkedin.dataset.js';

type Exists = paths['/entities?action=exists']['post'];
const properties: DatasetProperties = { description: 'Every herring', customProperties: {} };
// @ts-expect-error a description is a text
const wrong: DatasetProperties = { description: 7, customProperties: {} };
const options: CatalogOptions = { port: 0, dataDir: 'data-of-the-program', logLevel: 'error' };
// @ts-expect-error a port is a number
const wrongOptions: CatalogOptions = { port: 'any' };

const catalog: RunningCatalog = await startCatalog(options);
await catalog.ready;
const client: Client = createClient({ url: catalog.url });
const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,herrings,PROD)';
await client.upsert(urn, 'datasetProperties', properties);
// @ts-expect-error a chart has it
await client.upsert(urn, 'chartInfo', properties).catch(() => undefined);
// @ts-expect-error there is no such member
const refused: unknown = await client.upsert(urn, 'status', { away: true }).catch((reason: unknown) => reason);
const code = refused instanceof CatalogClientError ? refused.code : refused;
const found: string[] = [];
for await (const hit of client.search({ entity: 'dataset', aspects: ['datasetProperties'] }))
  found.push(hit.aspects.datasetProperties?.description ?? '');
const { data } = await createRpcClient({ url: catalog.url }).POST('/entities?action=exists', { body: { urn } });
const { dataset } = await client.graphql.datasetPage({ urn });
const refusals: unknown[] = [];
for (const wanted of [options, { ...options, host: '0.0.0.0' }, wrongOptions]) {
  await startCatalog({ ...wanted, port: wanted.port ?? 0 }).catch((reason: unknown) => {
    refusals.push(reason instanceof StartRefused ? reason.message.split(' ').slice(0, 3).join(' ') : reason);
  });
}
await catalog.stop();
await catalog.stop();
const description = dataset?.properties?.description;
console.log(JSON.stringify({ code, found, exists: data?.value, urn: dataset?.urn, description, refusals }));
export type Unused = [Exists, typeof wrong];
`;
const COMPILER = {
  module: 'nodenext',
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  strict: true,
  exactOptionalPropertyTypes: true,
  types: [],
};

describe('the package', () => {
  const copy = new WorkingCopy();
  const directory = mkdtempSync(join(tmpdir(), 'cadastre-installed-'));
  const packages = join(directory, 'node_modules');
  const installed = join(packages, 'cadastre');
  let serving: ChildProcess | undefined;
  const cadastre = (...args: readonly string[]): Promise<{ readonly stdout: string }> =>
    run(process.execPath, [join(packages, '.bin/cadastre'), ...args], { cwd: directory });

  beforeAll(async () => {
    const archive = await copy.pack();
    writeFileSync(join(directory, 'package.json'), '{ "private": true, "type": "module" }');
    // The Node.js that comes along is another spec's business, and two thirds of the installation.
    const options = [
      '--omit=dev',
      '--omit=optional',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
    ];
    await run('npm', ['install', '--silent', ...options, archive], { cwd: directory });
  });
  afterAll(() => {
    serving?.kill('SIGKILL');
    copy.dispose();
    rmSync(directory, { recursive: true, force: true });
  });

  it('has what was built and what others build upon, no sources and no tests', () => {
    expect(readdirSync(installed).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist',
      'generated',
      'models',
      'package.json',
      'test',
      'tools',
    ]);
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(installed.length + 1));
    expect(files.filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))).toEqual([]);
    expect(files.filter((path) => /^(src|test|tools)\//.test(path)).sort()).toEqual([
      'test/samples/petshop.json',
      'tools/cadastre.mjs',
      'tools/health-check.mjs',
      'tools/start.mjs',
      'tools/supported-node.mjs',
    ]);
    const fromSources = files.filter((path) => path.startsWith('dist/src/'));
    expect(fromSources.sort()).toEqual([
      'dist/src/index.d.ts',
      'dist/src/platform/config/settings.d.ts',
      'dist/src/platform/docs/assets/page.css',
      'dist/src/platform/docs/assets/page.js',
      'dist/src/server/start-refusal.d.ts',
    ]);
    expect(existsSync(join(packages, 'typescript'))).toBe(false);
  });

  it('has a command line that serves, ingests, searches and explains, and builds nothing', async () => {
    const { version } = manifestOf(installed);
    expect((await cadastre('--version')).stdout).toBe(`${version}\n`);
    const port = await freePort();
    const server = ['--server', `127.0.0.1:${String(port)}`];
    const serve = spawn(
      process.execPath,
      [join(packages, '.bin/cadastre'), 'serve', '--port', String(port), '--log-level', 'error'],
      { cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    serving = serve;
    const said: string[] = [];
    serve.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
    const ended = once(serve, 'exit');
    while (!(await isReady(port)) && serve.exitCode === null) await sleep(20);
    const sample = join(installed, 'test/samples/petshop.json');
    expect((await cadastre(...server, 'ingest', sample)).stdout).toContain('31 accepted, 0 refused');
    expect((await cadastre(...server, 'search', 'adoption', 'rate')).stdout).toContain(
      'urn:li:chart:(looker,adoption_rate)',
    );
    expect((await cadastre('explain', 'domain')).stdout).toContain('entity domain');
    expect(existsSync(join(directory, '.cadastre/truth.db'))).toBe(true);
    serve.kill('SIGTERM');
    expect([await ended, said]).toEqual([[0, null], []]);
    expect((await cadastre('audit')).stdout).toContain('no differences');
  });

  it('is imported by programs, with types', async () => {
    writeFileSync(join(directory, 'program.ts'), PROGRAM);
    writeFileSync(
      join(directory, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: COMPILER, files: ['program.ts'] }),
    );
    const tsc = join(PROJECT, 'node_modules/typescript/bin/tsc');
    const failure = await run(process.execPath, [tsc, '-p', directory]).catch((error: unknown) => error);
    expect(failure).toMatchObject({ stdout: '' });
    const { stdout, stderr } = await run(process.execPath, ['program.js'], { cwd: directory });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      code: 'ASPECT_INVALID',
      found: ['Every herring'],
      exists: true,
      urn: 'urn:li:dataset:(urn:li:dataPlatform:hive,herrings,PROD)',
      description: 'Every herring',
      refusals: ['The data directory', 'HOST=0.0.0.0 cannot be', 'PORT=any cannot be'],
    });
  });

  it.each(['models/entity-registry.yml', 'generated/contract/openapi/openapi.json', 'package.json'])(
    'gives programs its %s',
    (path) => {
      const { resolve } = createRequire(join(directory, 'program.js'));
      expect(readFileSync(resolve(`cadastre/${path}`), 'utf8')).toBe(readFileSync(join(PROJECT, path), 'utf8'));
    },
  );

  it('shows that a working copy which was built needs no packages for development', async () => {
    rmSync(join(copy.directory, 'node_modules'));
    symlinkSync(packages, join(copy.directory, 'node_modules'), 'dir');
    const service = new ServiceProcess([], copy.directory);
    await service.start();
    expect(await service.stop()).toBe(0);
    await service.dispose();
    appendFileSync(join(copy.directory, 'src/main.ts'), '\n');
    const start = run(process.execPath, [join(copy.directory, 'tools/start.mjs')]);
    await expect(start).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Run "npm ci"') });
  });
});

function manifestOf(folder: string): { readonly version: string } {
  const manifest: { readonly version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return manifest;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${String(port)}/health`)).ok;
  } catch {
    return false;
  }
}
