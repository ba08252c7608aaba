/** For `node --import`: appends the path of every module that is loaded to the file that LOADED_MODULES names. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import process, { env } from 'node:process';
import { fileURLToPath } from 'node:url';

registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:')) note(fileURLToPath(url));
    return next(url, context);
  },
});
// Those of Node.js itself load one another, without being asked for here.
process.on('exit', () => {
  for (const name of process.moduleLoadList) note(name.replace('NativeModule ', 'node:'));
});

function note(name) {
  appendFileSync(env.LOADED_MODULES ?? '', `${name}\n`);
}
