import { readdirSync, statSync } from 'node:fs';

/** Whether there are files of a catalog in a directory. What is no directory counts: whoever opens it says so. */
export function hasData(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (!found.isDirectory() || readdirSync(path).some((name) => name.endsWith('.db')));
}
