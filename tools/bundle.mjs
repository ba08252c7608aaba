/**
 * What the two programs are made of: the service, with the packages that it uses, in few files below dist/service/, and
 * the command line in dist/cli/. Types are not checked here; `npm run check` does.
 *
 * Looking up and reading a thousand modules takes half of a start, hence few files; what is loaded on demand stays in
 * files of its own. Identifiers are not minified, so profiles and stack traces stay readable; the bundler renames only
 * what collides with another name of the same file, and nothing here is found by the name of its class. To keep all names,
 * it would set the name of every function whenever one is made, those of each request too: a twentieth of an entity read.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { env } from 'node:process';
import { transform } from '@swc/core';
import { context } from 'esbuild';
import { TYPESCRIPT } from './quality/typescript.config.mjs';

/** End the process of esbuild, which otherwise lives as long as this one, with all that it has read: half a gigabyte. */
export { stop as stopCompiler } from 'esbuild';

// Its process collects garbage less often: a fifth less of the processor's time, for a hundredth more memory.
env['GOGC'] ??= '400';

/** What Nest, Fastify and Knex load only when it is installed, or for other databases. */
const OPTIONAL = [
  '@apollo/subgraph',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/view',
  '@mercuriusjs/federation',
  '@mercuriusjs/gateway',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'better-sqlite3',
  'class-transformer',
  'class-validator',
  'mariadb',
  'mysql',
  'mysql2',
  'oracledb',
  'sqlite3',
  'tedious',
  'ts-morph',
];
/** Where programs and threads of the service begin; threads are looked for beside the module that begins them. */
const SERVICE_ENTRIES = [
  'index.ts',
  'main.ts',
  'server/compact.ts',
  'server/offline.ts',
  'server/serve.ts',
  'server/start-refusal.ts',
  'server/tokens.ts',
  'server/transfer.ts',
  'adapters/sqlite/checkpoint-thread.ts',
  'adapters/sqlite/row-reader-thread.ts',
  'adapters/sqlite/check/file-check-thread.ts',
  'adapters/sqlite/edges/edge-index-thread.ts',
  'adapters/sqlite/search/rebuild/document-thread.ts',
];
/** Bundled modules of CommonJS expect these names. */
const COMMON_JS = `import { createRequire as bundleRequire } from 'node:module';
import { fileURLToPath as bundlePath } from 'node:url';
const require = bundleRequire(import.meta.url);
const __filename = bundlePath(import.meta.url);
const __dirname = bundlePath(new URL('.', import.meta.url));`;

const ENTRY_NAMES = new Set(SERVICE_ENTRIES.map((entry) => basename(entry, '.ts')));

/** Threads that a source begins. What begins one may do without it, so that nobody would notice that it is missing. */
function threadsIn(text) {
  return Array.from(text.matchAll(/new URL\('\.\/([\w-]+-thread)\.js', import\.meta\.url\)/g), ([, name]) => name);
}

/**
 * Nest reads the types of constructor parameters from metadata that swc writes beside decorators. All other files are
 * left to the bundler, which is quicker. A source that begins a thread which is no entry is refused.
 */
const sources = {
  name: 'sources',
  setup(build) {
    const transformed = new Map();
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const missing = threadsIn(text).find((thread) => !ENTRY_NAMES.has(thread));
      if (missing !== undefined) return { errors: [{ text: `${missing} is not among the entries of the service` }] };
      if (!/(?:^|[\s(,])@[A-Z]\w*\(/.test(text)) return { contents: text, loader: 'ts' };
      const known = transformed.get(path);
      if (known?.text === text) return known.result;
      const options = { ...TYPESCRIPT, swcrc: false, module: { type: 'es6' }, filename: path };
      const result = { contents: (await transform(text, options)).code, loader: 'js' };
      transformed.set(path, { text, result });
      return result;
    });
  },
};

/**
 * `node:http` as a module of CommonJS. To import it, Node.js reads all its members for the names that others may import,
 * and those of WebSocket load the whole client of the web: a tenth of a start (D-467).
 */
const httpMembersWhenUsed = {
  name: 'http-members-when-used',
  setup(build) {
    build.onResolve({ filter: /^(?:node:)?http$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'http', namespace: 'built-in' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'built-in' }, () => ({
      contents: "module.exports = process.getBuiltinModule('node:http');",
    }));
  },
};

/** The command line loads the service from where that is built, which is not before it is needed. */
const serviceBeside = {
  name: 'service-beside',
  setup(build) {
    build.onResolve({ filter: /^(?:\.\.\/)+server\/\w/ }, ({ importer, path }) => {
      if (!/[\\/]src[\\/]cli[\\/]/.test(importer)) return undefined;
      const entry = `server/${basename(path, '.js')}.ts`;
      if (SERVICE_ENTRIES.includes(entry)) return { path: `../service/${basename(path)}`, external: true };
      return { errors: [{ text: `${entry} is not among the entries of the service` }] };
    });
  },
};

/**
 * The programs by name, ready to be bundled, again and again.
 * @param {'command line' | 'service'} program
 * @param {string} root directory of the sources
 * @returns a context of esbuild whose results have a metafile
 */
export function bundleOf(program, root) {
  const source = join(root, 'src');
  const isService = program === 'service';
  const entries = isService ? SERVICE_ENTRIES : ['cli/main.ts'];
  return context({
    absWorkingDir: root,
    entryPoints: entries.map((path) => ({ in: join(source, path), out: basename(path, '.ts') })),
    outdir: join(root, 'dist', isService ? 'service' : 'cli'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    minifyWhitespace: true,
    legalComments: 'none',
    banner: { js: COMMON_JS },
    // The client of Kafka reads a file beside its modules.
    external: ['@platformatic/kafka', 'pino-pretty', ...OPTIONAL.flatMap((name) => [name, `${name}/*`])],
    // Chunks run in an order of the bundler's own, and decorators need it in all of them.
    inject: isService ? ['reflect-metadata'] : [],
    plugins: [httpMembersWhenUsed, isService ? sources : serviceBeside],
    metafile: true,
    logLevel: 'warning',
  });
}
