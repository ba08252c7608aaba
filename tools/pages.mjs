/**
 * Build the pages for people: `src/web` becomes `dist/web`, files whose names are hashes of what they contain, each also
 * compressed, and a list of them. A folder beside it is filled first and then takes its name, so that a service
 * that runs never sees half of it. The service itself needs none of this to start.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants as osConstants, setPriority } from 'node:os';
import { extname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('../', import.meta.url));
const OUT = join(root, 'dist', 'web');
/** Has the id of the process that builds them. */
const LOCK = `${OUT}.lock`;
/** Milliseconds between two looks whether another process has built them. */
const PAUSE = 200;
/** Where a build keeps the hash of what it was made from. */
const STAMP = join(OUT, '.sources');
/** What the pages ask for, of the generator. */
const DOCUMENTS = 'generated/web/graphql/graphql.ts';
const SOURCES = [
  'generated/contract/json-schema/*.json',
  'generated/service/validators/*.ts',
  'generated/web/graphql/*.ts',
  'package-lock.json',
  'src/web/**/*.{css,html,svg,ts,tsx}',
  'tools/pages.mjs',
];
/** What a page loads that is opened first, by its path: the first that matches counts (D-451). */
const FIRST_PAGES = [
  ['^/$', ['search/home-page.tsx']],
  ['^/search$', ['search/search-page.tsx']],
  ['^/browse(/|$)', ['browse/browse-page.tsx']],
  ['^/entity/[^/]+/form(/|$)', ['forms/form-page.tsx']],
  ['^/entity/', ['entity/entity-page.tsx']],
  ['^/lineage/', ['lineage/lineage-page.tsx', 'lineage/read-ahead.ts']],
  ['^/models$', ['models/model-lists-page.tsx']],
  ['^/operations$', ['operations/operations-page.tsx']],
];
/** All that every page loads is one file, and not ten of which most have a few hundred bytes. */
const FRAME = { name: 'frame', tags: ['$initial'] };
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
};
const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const PACKER_OPTIONS = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }, gzip: { level: 9 } };

/** @returns {boolean} whether `dist/web` is there and was made from the sources on disk */
function arePagesFresh() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash();
}

/** @returns {boolean} false for models without the operations that the pages carry out: the generator writes no document */
export function havePages() {
  const documents = join(root, DOCUMENTS);
  if (!existsSync(documents) || !existsSync(join(root, 'src/web'))) return false;
  return readFileSync(documents, 'utf8').includes('Document = ');
}

/**
 * Build `dist/web`, one process after the other. Rejects with what the bundler says.
 * @param {'always' | 'stale'} when whether it is built again when it is there and was made from the sources on disk
 */
export async function buildPages(when = 'always') {
  while (!lock()) await sleep(PAUSE);
  try {
    if (when === 'always' || !arePagesFresh()) await build();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

/** @returns {boolean} false when another process builds them: services that start together build them once */
function lock() {
  mkdirSync(join(root, 'dist'), { recursive: true });
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isBuilding()) rmSync(LOCK, { force: true });
  return false;
}

/** @returns {boolean} whether the process that has the lock is there; one that was killed left it */
function isBuilding() {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function build() {
  const began = performance.now();
  const hash = sourceHash();
  const folder = `${OUT}.${process.pid}`;
  // What is built is the same whoever builds it: under NODE_ENV=test it would have React for developers.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const vite = await import('vite');
    const { output } = await vite.build(settings(folder));
    const list = { files: await listFiles(folder), ahead: filesAhead(output) };
    writeFileSync(join(folder, 'files.json'), `${JSON.stringify(list, undefined, 1)}\n`);
    writeFileSync(join(folder, '.sources'), hash);
    rmSync(`${OUT}.old`, { recursive: true, force: true });
    if (existsSync(OUT)) renameSync(OUT, `${OUT}.old`);
    renameSync(folder, OUT);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    for (const path of [folder, `${OUT}.old`]) rmSync(path, { recursive: true, force: true });
  }
  process.stderr.write(`Built the pages in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
}

/** Build pages that are stale in a process of its own that takes what others leave, and do not wait for it. */
export function buildStalePagesApart() {
  if (!havePages() || arePagesFresh()) return;
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), '--when-stale'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    setPriority(child.pid, osConstants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The system refuses: it competes a little more with requests.
  }
  child.on('error', (error) => process.stderr.write(`The pages cannot be built: ${error.message}\n`));
  child.unref();
}

function settings(outDir) {
  return {
    root: join(root, 'src/web'),
    configFile: false,
    envDir: false,
    base: '/web/',
    logLevel: 'warn',
    cacheDir: join(root, 'node_modules/.cache/cadastre-pages'),
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: '.',
      target: 'es2023',
      // Those that know light-dark(), with which every colour of the pages is given.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // What runs on a server and what in a browser is the same here.
        onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting: { groups: [FRAME] },
        },
      },
      // What a page loads stands in files: the policy of the pages runs and shows nothing else.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 700,
    },
  };
}

/** For each of FIRST_PAGES: its files, and all that they import, without those that every page loads. */
function filesAhead(output) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const everyPage = new Set(output.filter(({ isEntry }) => isEntry).flatMap((chunk) => filesOf(chunk, chunks)));
  return FIRST_PAGES.map(([path, modules]) => {
    const files = modules.flatMap((name) => {
      const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(join(root, 'src/web', name)));
      if (chunk === undefined) throw new Error(`${name} is part of no chunk: FIRST_PAGES names no page.`);
      return filesOf(chunk, chunks);
    });
    return { path, files: [...new Set(files)].filter((name) => !everyPage.has(name)).sort() };
  });
}

function filesOf(first, chunks) {
  const found = new Set([first.fileName]);
  const styles = new Set();
  for (const name of found) {
    const { imports = [], viteMetadata } = chunks.get(name) ?? {};
    for (const other of imports) found.add(other);
    for (const style of viteMetadata?.importedCss ?? []) styles.add(style);
  }
  return [...found, ...styles];
}

/** Each file with its type, and in the packings that make it smaller. */
async function listFiles(folder) {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder).sort();
  return Promise.all(
    names.map(async (name) => {
      const bytes = readFileSync(join(folder, name));
      const packed = [];
      for (const [packing, pack] of Object.entries(PACKERS)) {
        // The page is completed for each answer.
        if (extname(name) === '.html') continue;
        const small = await pack(bytes, PACKER_OPTIONS[packing]);
        if (small.length >= bytes.length) continue;
        writeFileSync(join(folder, `${name}.${packing}`), small);
        packed.push(packing);
      }
      return { name, type: TYPES[extname(name)] ?? 'application/octet-stream', packed };
    }),
  );
}

/** Of contents, not of times: a fresh checkout of what was built is not built again. */
function sourceHash() {
  const hash = createHash('sha256');
  const paths = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (havePages()) await buildPages(process.argv[2] === '--when-stale' ? 'stale' : 'always');
}
