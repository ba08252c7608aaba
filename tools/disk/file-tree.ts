import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareText } from '../emit/order.js';
import type { OutputFile } from '../emit/output-file.js';
import type { Drift } from './drift.js';

/**
 * Texts of all files below a directory that `takes` accepts, by path with forward slashes, sorted; none when it is
 * absent.
 */
export function readTree(directory: string, takes: (path: string) => boolean): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const path of listTree(directory).sort(compareText)) {
    if (takes(path)) texts.set(path, readFileSync(join(directory, path), 'utf8'));
  }
  return texts;
}

/** Write files below a directory, creating missing parents. */
export function writeTree(directory: string, files: readonly OutputFile[]): void {
  for (const file of files) {
    const target = join(directory, file.path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.text);
  }
}

/**
 * Sync a directory: files that are up to date stay untouched, so that watchers and build caches see only real changes.
 */
export function syncTree(directory: string, files: readonly OutputFile[], drift: readonly Drift[]): void {
  const orphans = drift.filter((entry) => entry.kind === 'orphan');
  for (const { path } of orphans) {
    rmSync(join(directory, path), { force: true });
    removeEmpty(directory, dirname(path));
  }
  const wanted = new Set(drift.filter((entry) => entry.kind !== 'orphan').map((entry) => entry.path));
  writeTree(
    directory,
    files.filter((file) => wanted.has(file.path)),
  );
}

/** Paths of all files below a directory, with forward slashes, in no order; none when it is absent. */
export function listTree(root: string, below = ''): string[] {
  const paths: string[] = [];
  if (!existsSync(join(root, below))) return paths;
  for (const entry of readdirSync(join(root, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    // A tree that somebody names by mistake may have more files than a call has arguments.
    if (entry.isDirectory()) for (const inner of listTree(root, path)) paths.push(inner);
    else if (entry.isFile()) paths.push(path);
  }
  return paths;
}

function removeEmpty(root: string, folder: string): void {
  if (folder === '.') return;
  const path = join(root, folder);
  if (existsSync(path)) {
    if (readdirSync(path).length > 0) return;
    rmdirSync(path);
  }
  removeEmpty(root, dirname(folder));
}
