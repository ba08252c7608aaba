import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compiled } from './compiled.mjs';

const ROOT = new URL('../../../', import.meta.url).href;
/** What a spec file gets afresh, beside itself: the helpers of tests, some of which hold what one file has made. */
const OF_TESTS = [`${ROOT}test/`, /^(?!.*\/node_modules\/).*\.(builder|spec)\.ts$/u];

let files = 0;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = resolveSource(specifier, context, nextResolve);
    const file = context.parentURL === undefined ? null : new URL(context.parentURL).searchParams.get('file');
    if (file === null || !isOfTests(found.url)) return found;
    return { ...found, url: `${found.url}?file=${file}` };
  },
  load(url, context, nextLoad) {
    const [path = ''] = url.split('?');
    if (!path.startsWith(ROOT) || !path.endsWith('.ts')) return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(path)), shortCircuit: true };
  },
});

/**
 * Load a spec file with Node's own loader: packages, src/, tools/ and generated/ are loaded once for all files of a
 * worker, what belongs to tests for each file.
 * @param {string} url
 */
export async function importSpec(url) {
  await import(`${url}?file=${++files}`);
}

/**
 * Our imports end with .js, as those of the service do when it is built. They name files beside those that have them:
 * nothing is looked for, which takes a quarter of the time of loading a module.
 */
function resolveSource(specifier, context, nextResolve) {
  const isOurs = /^\.{1,2}\/.*\.js$/u.test(specifier) && context.parentURL?.split('?')[0].endsWith('.ts');
  if (!isOurs) return nextResolve(specifier, context);
  return { url: new URL(specifier.replace(/\.js$/u, '.ts'), context.parentURL).href, shortCircuit: true };
}

function isOfTests(url) {
  return OF_TESTS.some((pattern) => (typeof pattern === 'string' ? url.startsWith(pattern) : pattern.test(url)));
}
