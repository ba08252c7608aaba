/** `node --import` of this file runs TypeScript in processes that tests start, compiled as for the tests themselves. */
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { CACHE, compiled } from './compiled.mjs';

enableCompileCache(join(CACHE, 'v8'));
process.setSourceMapsEnabled(true);

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs = /^(?:\.{1,2}\/|file:|\/).*\.js$/u.test(specifier) && context.parentURL?.endsWith('.ts');
    if (!isOurs) return nextResolve(specifier, context);
    return { url: new URL(specifier.replace(/\.js$/u, '.ts'), context.parentURL).href, shortCircuit: true };
  },
  load(url, context, nextLoad) {
    if (!url.endsWith('.ts') || !url.startsWith('file:')) return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});
