/**
 * Build the two programs from src/ and generated/ into dist/: the service, and the command line; the pages are built by
 * pages.mjs. `npm run build` always builds all, and `npm pack` adds what other programs import; the launchers build what they need when dist/ does not match its sources.
 * One process builds a program at a time, so that several commands may be started at once after a change.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
/** By program: its folder below dist/. */
const FOLDERS = { 'command line': 'cli', service: 'service' };
/** What a build depends on beside the modules that it is made of. */
const SETTINGS = [
  'nest-cli.json',
  'package-lock.json',
  'package.json',
  'tools/build.mjs',
  'tools/bundle.mjs',
  'tools/quality/typescript.config.mjs',
  'tsconfig.json',
];

/**
 * Build a program when it is missing, or was made from other sources than those on disk. Exits with 1 when that fails.
 * @param {'command line' | 'service'} program
 */
export async function buildWhenStale(program) {
  if (isFresh(program)) return;
  await withLock(program, async () => {
    if (!isFresh(program)) await build(program);
  });
}

/**
 * Builds a program again and again, faster each time than the first.
 * @param {'command line' | 'service'} program
 * @returns `rebuild` resolves with whether it has become another program, and rejects when it cannot be built
 */
export async function repeatedBuild(program) {
  const { bundleOf } = await compiler();
  const bundle = await bundleOf(program, root);
  let before;
  const rebuild = async () => {
    const result = await bundle.rebuild();
    const assets = await complete(program, result);
    const hash = createHash('sha256');
    for (const path of [...Object.keys(result.metafile.outputs).sort(), ...assets]) {
      hash.update(readFileSync(join(root, path)));
    }
    const now = hash.digest('hex');
    const isOther = now !== before;
    before = now;
    return isOther;
  };
  return { rebuild: () => withLock(program, rebuild), dispose: () => bundle.dispose() };
}

/** Files of the sources, of which a build keeps a list, are all as they were. */
function isFresh(program) {
  const text = existsSync(stampOf(program)) ? readFileSync(stampOf(program), 'utf8') : '';
  return text !== '' && text === stampText(text.trimEnd().split('\n').map(pathOf));
}

function stampOf(program) {
  return join(root, 'dist', FOLDERS[program], '.sources');
}

/** A line for each file: its size, its time, and its path. */
function stampText(paths) {
  const lines = paths.map((path) => {
    const { size, mtimeMs } = statSync(join(root, path), { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
    return `${size} ${mtimeMs} ${path}\n`;
  });
  return lines.join('');
}

function pathOf(line) {
  return line.split(' ').slice(2).join(' ');
}

async function build(program) {
  const began = performance.now();
  // A full disk below the log is no reason not to build.
  process.stderr.on('error', () => undefined);
  process.stderr.write(`Building the ${program} from its sources, as after every change of them ...\n`);
  const { bundleOf, stopCompiler } = await compiler();
  const bundle = await bundleOf(program, root);
  try {
    rmSync(join(root, 'dist', FOLDERS[program]), { recursive: true, force: true });
    await complete(program, await bundle.rebuild());
  } finally {
    await bundle.dispose();
    await stopCompiler();
  }
  process.stderr.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
}

/**
 * Put beside a bundle what it reads, and note what it was made from.
 * @param {'command line' | 'service'} program
 * @param {{ metafile: { inputs: object } }} result of the bundler
 * @returns {string[]} paths of what the program reads
 */
async function complete(program, { metafile }) {
  const inputs = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/'));
  const assets = copyAssets();
  writeFileSync(stampOf(program), stampText([...inputs, ...assets, ...SETTINGS].sort()));
  return assets;
}

/** @returns {string[]} paths of the files that both programs read */
function copyAssets() {
  const { compilerOptions, sourceRoot } = JSON.parse(readFileSync(join(root, 'nest-cli.json'), 'utf8'));
  return compilerOptions.assets.flatMap(({ include, outDir }) => {
    const files = globSync(join(sourceRoot, include), { cwd: root }).filter((path) =>
      statSync(join(root, path)).isFile(),
    );
    for (const path of files) cpSync(join(root, path), join(root, outDir, path), { preserveTimestamps: true });
    return files;
  });
}

/** The bundler is one of the packages for development. */
async function compiler() {
  try {
    return await import('./bundle.mjs');
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    process.stderr.write(
      'What builds it is not installed. Run "npm ci", or "npm run build" before packages for development are left out.\n',
    );
    process.exit(1);
  }
}

async function withLock(program, work) {
  const lock = join(root, 'node_modules', '.cache', `cadastre-build-${FOLDERS[program]}.lock`);
  mkdirSync(join(lock, '..'), { recursive: true });
  while (!takeLock(lock)) await sleep(100);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @returns {boolean} false while another living process holds the lock */
function takeLock(lock) {
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
  if (!isHeld(lock)) rmSync(lock, { force: true });
  return false;
}

/** @returns {boolean} whether the process named in the lock still runs; a killed build leaves its lock behind */
function isHeld(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const program of Object.keys(FOLDERS)) await withLock(program, () => build(program));
  const isPackage = process.argv[2] === '--package';
  const { buildPages, havePages } = await import('./pages.mjs');
  // Tests of what is built for other models look at the service alone (`BUILD_PAGES=off`).
  if (havePages() && (isPackage || process.env.BUILD_PAGES !== 'off')) await buildPages();
  if (isPackage) await (await import('./declarations.mjs')).writeDeclarations(root);
}
