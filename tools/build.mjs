/**
 * Compile src/ and generated/ into dist/, and gather what the service loads into few files.
 * `npm run build` always compiles; the launchers compile only when dist/ does not match its sources.
 * One process compiles at a time, so that several commands may be started at once after a change.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const SOURCES = [
  'src',
  'generated',
  'tools/build.mjs',
  'package.json',
  'nest-cli.json',
  'tsconfig.json',
  'tsconfig.build.json',
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
  const nest = createRequire(import.meta.url).resolve('@nestjs/cli/bin/nest.js');
  // Standard output belongs to the command that is about to run.
  const { status } = spawnSync(process.execPath, [nest, 'build'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    process.stderr.write('The build failed.\n');
    process.exit(1);
  }
  await bundle();
  writeFileSync(stamp, made);
  process.stderr.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
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
const THREADS = ['adapters/sqlite/search/rebuild/document-thread.js'];
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
    minifySyntax: true,
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
