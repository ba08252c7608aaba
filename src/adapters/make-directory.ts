import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Make a directory, and those above it that are missing, for the owner alone. Does nothing where it is there.
 *
 * `mkdirSync` with `recursive` tries for ever where the system says that something is missing although the directory
 * above is there, as in `/proc` and at mount points of an automounter.
 * @param path absolute
 * @throws as `mkdirSync` does, for the first one that cannot be made
 */
export function makeDirectory(path: string): void {
  const missing: string[] = [];
  let at = path;
  for (; !isDirectory(at) && at !== dirname(at); at = dirname(at)) missing.push(at);
  for (const directory of missing.reverse()) {
    try {
      mkdirSync(directory, { mode: 0o700 });
    } catch (error) {
      // Another process may have made it meanwhile.
      if (!isDirectory(directory)) throw error;
    }
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
