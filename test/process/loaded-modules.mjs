/** For `node --import`: appends the path of every module that is loaded to the file that LOADED_MODULES names. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:')) appendFileSync(env.LOADED_MODULES ?? '', `${fileURLToPath(url)}\n`);
    return next(url, context);
  },
});
