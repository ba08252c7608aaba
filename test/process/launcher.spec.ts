import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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
