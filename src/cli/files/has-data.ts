import { readdirSync, statSync } from 'node:fs';

/** Whether there are files of a catalog in a directory. What is no directory counts: whoever opens it says so. */
export function hasData(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (!found.isDirectory() || readdirSync(path).some((name) => name.endsWith('.db')));
}

/** Whether a path is that of something that a file would replace and must not, such as a directory or a device. */
export function isOtherThanFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === false;
}
