/**
 * Imported first by every launcher: when the running Node.js is too old for the service, go on in the one that was
 * installed with the other packages. Runs on any Node.js that has modules, so it may use nothing newer.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

const { engines, optionalDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const oldest = Number(/\d+/.exec(engines.node)[0]);

if (Number(process.versions.node.split('.')[0]) < oldest) {
  const node = installedNode();
  if (node === undefined) {
    process.stderr.write(
      `Cadastre needs Node.js ${oldest} or newer, and this is ${process.version}. Install a newer one, or run "npm ci" on a platform for which it brings one along.\n`,
    );
    process.exit(1);
  }
  await goOnIn(node);
}

/** Path of the Node.js among the installed packages; `undefined` where there is none for this platform. */
function installedNode() {
  const { resolve } = createRequire(import.meta.url);
  for (const name of Object.keys(optionalDependencies)) {
    try {
      const manifest = resolve(`${name}/package.json`);
      return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.node);
    } catch {
      // For another platform.
    }
  }
  return undefined;
}

/** Run the same command there, hand on the signals that end it, and end as it ends. */
function goOnIn(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise(() => {
    child.on('error', (error) => {
      process.stderr.write(`${node} cannot be started: ${error.message}\n`);
      process.exit(1);
    });
    child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  });
}
