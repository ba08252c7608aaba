/**
 * `npm run test:clients [-- PATTERN... | --install]`: the published clients against the built service. Each is
 * installed from its package registry below ENGINES_HOME when it is missing; `--install` does no more than that. What
 * cannot be installed is named, with the reason, and is no failure; the exit code is 1 when a check failed. `PATTERN`:
 * of spec files in this folder.
 */
import { spawn } from 'node:child_process';
import process, { argv, env, exit, stderr } from 'node:process';
import { CLIENT_SUITES } from './client-suites.js';
import { messageOf } from '../../src/kernel/caught-error.js';

const JEST = ['node_modules/jest/bin/jest.js', '--config', 'tools/quality/jest.config.mjs'];

const specs: string[] = [];
for (const suite of CLIENT_SUITES) {
  try {
    await suite.install();
    specs.push(suite.specs);
  } catch (error) {
    stderr.write(`${suite.name} could not be installed: ${messageOf(error)}\n`);
  }
}
const wanted = argv.slice(2);
if (specs.length === 0 || wanted.includes('--install')) exit(0);

const patterns = wanted.map((pattern) => `test/clients/.*${pattern}`);
const child = spawn(process.execPath, [...JEST, ...(patterns.length === 0 ? specs : patterns)], {
  stdio: 'inherit',
  env: { ...env, TEST_CLIENTS: 'on' },
});
child.once('exit', (code) => exit(code ?? 1));
