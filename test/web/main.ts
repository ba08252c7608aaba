/**
 * `npm run test:web [-- PATTERN...]`: the pages of the built service in a real browser. Builds what is older than its
 * sources, and installs Chromium by apt-get where it is missing and may be installed. Where there is no browser this is
 * said, and is no failure; the exit code is 1 when a test failed. `PATTERN`: of spec files in this folder.
 */
import { spawnSync } from 'node:child_process';
import process, { argv, env, exit, stderr } from 'node:process';
import { findChromium } from './chromium.builder.js';

const JEST = ['node_modules/jest/bin/jest.js', '--config', 'tools/quality/jest.config.mjs'];
/** Spec files that measure time: nothing else runs beside them. */
const MEASURING = ['test/web/(budgets|lineage)[.]', '--runInBand'];
const OTHERS = ['test/web/(?!(budgets|lineage)[.])'];

/** @returns whether there is a browser now */
function installBrowser(): boolean {
  if (findChromium() !== undefined) return true;
  if (process.getuid?.() !== 0) return false;
  const steps = [
    ['update', '-qq'],
    ['install', '-qq', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
  ];
  for (const step of steps) spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'] });
  return findChromium() !== undefined;
}

function build(): void {
  const steps = [
    ['--input-type=module', '--eval', "await (await import('./tools/build.mjs')).buildWhenStale('service')"],
    ['tools/pages.mjs', '--when-stale'],
  ];
  for (const step of steps) {
    const { status } = spawnSync(process.execPath, step, { stdio: 'inherit' });
    if (status !== 0) exit(1);
  }
}

if (!installBrowser()) {
  stderr.write('There is no Chromium here, and it could not be installed: no page was looked at.\n');
  exit(0);
}
build();
/** @returns the exit code of jest */
function runSuites(args: readonly string[]): number {
  const options = { stdio: 'inherit', env: { ...env, TEST_WEB: 'on' } } as const;
  return spawnSync(process.execPath, [...JEST, ...args], options).status ?? 1;
}

const patterns = argv.slice(2).map((pattern) => `test/web/.*${pattern}`);
const runs = patterns.length === 0 ? [MEASURING, OTHERS] : [[...patterns, '--runInBand']];
const codes = runs.map(runSuites);
exit(codes.some((code) => code !== 0) ? 1 : 0);
