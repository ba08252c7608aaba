/**
 * Compile src/ and generated/ into dist/.
 * `npm run build` always compiles; the launchers compile only when dist/ does not match its sources.
 * One process compiles at a time, so that several commands may be started at once after a change.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const SOURCES = ['src', 'generated', 'package.json', 'nest-cli.json', 'tsconfig.json', 'tsconfig.build.json'];
const stamp = join(root, 'dist', '.sources');
const lock = join(root, 'node_modules', '.cache', 'cadastre-build.lock');

/** Compile when dist/ is missing or was made from other sources than those on disk. Exits with 1 when that fails. */
export async function buildWhenStale() {
  // An installed package holds no sources, only what was built from them.
  if (!existsSync(join(root, 'src')) || isFresh()) return;
  await withLock(() => {
    if (!isFresh()) build();
  });
}

/** @returns {boolean} whether dist/ was made from exactly the sources on disk */
function isFresh() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

function build() {
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
  writeFileSync(stamp, made);
  process.stderr.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
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
    work();
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
