/** `npm start`: serve, from a build that matches the sources. The service runs in this process and gets its signals. */
import { existsSync } from 'node:fs';
import module from 'node:module';
import { argv, env, exit, stderr } from 'node:process';
import { fileURLToPath } from 'node:url';
import './supported-node.mjs';

const [argument] = argv.slice(2);
if (argument !== undefined) {
  stderr.write(
    `npm start takes no arguments, and ${JSON.stringify(argument)} is one. Its settings are variables, as in PORT=9002 npm start; npx cadastre serve takes them as flags, too: --help lists them.\n`,
  );
  exit(2);
}

// An installed package has no sources, only what was built from them.
if (existsSync(new URL('../src', import.meta.url))) {
  const { buildWhenStale } = await import('./build.mjs');
  await buildWhenStale('service');
  // Nobody waits for the pages: until they are built, their addresses say that they are being built. Measurements and
  // tests of the service have `BUILD_PAGES=off`, so that no build runs beside them.
  if (env['BUILD_PAGES'] !== 'off') (await import('./pages.mjs')).buildStalePagesApart();
}
// The next start finds its code compiled. It is written when this process ends.
module.enableCompileCache(fileURLToPath(new URL('../dist/service/.compiled', import.meta.url)));
await import('../dist/service/main.js');
