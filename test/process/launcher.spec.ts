import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { WorkingCopy } from './working-copy.js';

describe('the command line of a working copy', () => {
  const copy = new WorkingCopy();
  afterAll(() => {
    copy.dispose();
  });

  /** Run a command, and say which programs it built. */
  function run(...args: readonly string[]): { readonly status: number | null; readonly built: readonly string[] } {
    const launcher = join(copy.directory, 'tools/cadastre');
    const { status, stderr } = spawnSync(launcher, args, { cwd: copy.directory, encoding: 'utf8' });
    return {
      status,
      built: [...stderr.matchAll(/^Building the (.*) from its sources/gm)].map(([, what = '']) => what),
    };
  }

  it('builds itself once, and never the service for commands that do not need one', () => {
    expect(run('--version')).toEqual({ status: 0, built: ['command line'] });
    for (const args of [
      ['--version'],
      ['--help'],
      ['models', 'format', '--check', 'models/com/linkedin/common/Status.pdl'],
      ['explain', 'domain'],
    ]) {
      expect([args, run(...args)]).toEqual([args, { status: 0, built: [] }]);
    }
    expect(existsSync(join(copy.directory, 'dist/service'))).toBe(false);
  });

  it('builds the service when a command first needs it', () => {
    const create = ['token', 'create', '--actor', 'urn:li:corpuser:maya', '--data-dir', 'first'];
    expect(run(...create)).toEqual({ status: 0, built: ['service'] });
    expect(run('compact', '--data-dir', 'first')).toEqual({ status: 0, built: [] });
  });

  it('leaves no process of the bundler running beside what was built', () => {
    rmSync(join(copy.directory, 'dist/cli'), { recursive: true, force: true });
    // It lasts as long as there are others that it has begun; only Linux says so.
    const script = `
      import { existsSync, readFileSync } from 'node:fs';
      import { buildWhenStale } from './tools/build.mjs';
      await buildWhenStale('command line');
      const children = \`/proc/self/task/\${process.pid}/children\`;
      while (existsSync(children) && readFileSync(children, 'utf8') !== '') await new Promise(setImmediate);`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: copy.directory,
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect([status, stderr]).toEqual([0, expect.stringContaining('Building the command line')]);
  });

  it('has what its commands need of the service in the build', () => {
    const list = ['token', 'list', '--data-dir', 'tokens'];
    expect(run('token', 'create', '--actor', 'urn:li:corpuser:maya', '--data-dir', 'tokens').status).toBe(0);
    for (const args of [
      list,
      ['export', '--data-dir', 'tokens', 'catalog.gz'],
      ['import', '--data-dir', 'other', 'catalog.gz'],
    ]) {
      expect([args, run(...args)]).toEqual([args, { status: 0, built: [] }]);
    }
  });

  it('has the version of the package', () => {
    const { version }: { readonly version: string } = JSON.parse(
      readFileSync(join(copy.directory, 'package.json'), 'utf8'),
    );
    const launcher = join(copy.directory, 'tools/cadastre');
    expect(spawnSync(launcher, ['--version'], { encoding: 'utf8' }).stdout).toBe(`${version}\n`);
  });
});
