/**
 * Compile src/ and generated/ into dist/, and gather what the service loads into few files.
 * `npm run build` always compiles; the launchers compile only when dist/ does not match its sources.
 * One process compiles at a time, so that several commands may be started at once after a change.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const SOURCES = [
  'src',
  'generated',
  'tools/build.mjs',
  'tools/quality/typescript.config.mjs',
  'package.json',
  'nest-cli.json',
  'tsconfig.json',
];
const stamp = join(root, 'dist', '.sources');
const lock = join(root, 'node_modules', '.cache', 'cadastre-build.lock');

/** Compile when dist/ is missing or was made from other sources than those on disk. Exits with 1 when that fails. */
export async function buildWhenStale() {
  // An installed package holds no sources, only what was built from them.
  if (!existsSync(join(root, 'src')) || isFresh()) return;
  await withLock(async () => {
    if (!isFresh()) await build();
  });
}

/** @returns {boolean} whether dist/ was made from exactly the sources on disk */
function isFresh() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

async function build() {
  const began = performance.now();
  process.stderr.write('Building dist/ from its sources ...\n');
  const made = fingerprint();
  const { compilerOptions, sourceRoot } = JSON.parse(readFileSync(join(root, 'nest-cli.json'), 'utf8'));
  if (compilerOptions.deleteOutDir) rmSync(join(root, 'dist'), { recursive: true, force: true });
  await transpile(['src', 'generated']);
  for (const { include, outDir } of compilerOptions.assets) copyAssets(join(sourceRoot, include), outDir);
  await bundle();
  writeFileSync(stamp, made);
  process.stderr.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
}

/** Turn TypeScript into JavaScript, file by file. Whether its types are right is asked by `npm run check`. */
async function transpile(folders) {
  const { transform } = await import('@swc/core');
  const { TYPESCRIPT } = await import('./quality/typescript.config.mjs');
  const sources = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.ts') && !/\.(?:spec|builder)\.ts$/.test(path));
  for (const path of sources) mkdirSync(join(root, 'dist', dirname(path)), { recursive: true });
  const options = { ...TYPESCRIPT, swcrc: false, module: { type: 'es6' } };
  await Promise.all(
    sources.map(async (path) => {
      const { code } = await transform(await readFile(join(root, path), 'utf8'), { ...options, filename: path });
      await writeFile(join(root, 'dist', path.replace(/ts$/, 'js')), code);
    }),
  );
}

function copyAssets(pattern, outDir) {
  for (const path of globSync(pattern, { cwd: root })) {
    if (statSync(join(root, path)).isFile()) cpSync(join(root, path), join(root, outDir, path));
  }
}

/** What Nest and Fastify load only when it is installed. */
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
  'class-transformer',
  'class-validator',
  'ts-morph',
];
/** Where threads begin: they are looked for beside the module that begins them, which is to be found in any file. */
const THREADS = [
  'adapters/sqlite/checkpoint-thread.js',
  'adapters/sqlite/check/file-check-thread.js',
  'adapters/sqlite/edges/edge-index-thread.js',
  'adapters/sqlite/search/rebuild/document-thread.js',
];
/** Bundled modules of CommonJS expect these names. */
const COMMON_JS = `import { createRequire as bundleRequire } from 'node:module';
import { fileURLToPath as bundlePath } from 'node:url';
const require = bundleRequire(import.meta.url);
const __filename = bundlePath(import.meta.url);
const __dirname = bundlePath(new URL('.', import.meta.url));`;

/**
 * Put the service and the packages that it uses into few files: looking up and reading a thousand modules takes half of a
 * start. What is loaded on demand stays in files of its own. Identifiers are not minified, so profiles and stack traces
 * stay readable; the bundler renames only what collides with another name of the same file, and nothing here is found by
 * the name of its class. To keep all names, it would set the name of every function whenever one is made, those of each
 * request too: a twentieth of an entity read.
 */
async function bundle() {
  const { build: gather } = await import('esbuild');
  const source = join(root, 'dist', 'src');
  const entries = ['main.js', 'server/serve.js'];
  await gather({
    entryPoints: [...entries.map((entry) => join(source, entry)), ...THREADS.map((path) => join(source, path))].map(
      (path) => ({ in: path, out: basename(path, '.js') }),
    ),
    outdir: join(source, 'bundle'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    minifyWhitespace: true,
    legalComments: 'none',
    banner: { js: COMMON_JS },
    external: ['pino-pretty', ...OPTIONAL.flatMap((name) => [name, `${name}/*`])],
    logLevel: 'warning',
  });
  for (const entry of entries) {
    const bundled = relative(dirname(entry), `bundle/${basename(entry)}`);
    writeFileSync(join(source, entry), `export * from '${bundled.startsWith('.') ? '' : './'}${bundled}';\n`);
  }
}

/** Paths, sizes and times of every source; cheap enough to take at every start. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats === undefined) return;
    if (stats.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
    else hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
  };
  for (const source of SOURCES) visit(source);
  return hash.digest('hex');
}

async function withLock(work) {
  mkdirSync(join(lock, '..'), { recursive: true });
  while (!takeLock()) await sleep(100);
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @returns {boolean} false while another living process holds the lock */
function takeLock() {
  // A link appears with its content or not at all, so nobody reads a lock without its holder.
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  if (!isHeld()) rmSync(lock, { force: true });
  return false;
}

/** @returns {boolean} whether the process named in the lock still runs; a killed build leaves its lock behind */
function isHeld() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await withLock(build);
