/**
 * `npm run test:web [-- PATTERN...]`: the pages for people in a real browser, as they are built. Chromium is installed
 * by apt-get where it is missing and may be; where it cannot be, that is said and is no failure. `PATTERN`: of spec
 * files in this folder.
 */
import { spawn, spawnSync } from 'node:child_process';
import process, { argv, env, exit, stderr } from 'node:process';
import { findChromium } from '../browser/chromium.builder.js';

const JEST = ['node_modules/jest/bin/jest.js', '--config', 'tools/quality/jest.config.mjs'];

if (findChromium() === undefined && process.getuid?.() === 0) {
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
}
if (findChromium() === undefined) {
  stderr.write('There is no Chromium here, and it could not be installed: no page was looked at.\n');
  exit(0);
}
const built = spawnSync(process.execPath, ['tools/pages.mjs', '--when-stale'], { stdio: 'inherit' });
if (built.status !== 0) exit(1);

const patterns = argv.slice(2).map((pattern) => `test/web/.*${pattern}`);
const child = spawn(process.execPath, [...JEST, ...(patterns.length === 0 ? ['test/web/'] : patterns)], {
  stdio: 'inherit',
  env: { ...env, TEST_WEB: 'on' },
});
child.once('exit', (code) => exit(code ?? 1));
