import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs';

/** Files of a directory that this process has open, where the system tells; a file that is gone counts, too. */
export function openFiles(directory: string): readonly string[] {
  const links = existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : [];
  return links.flatMap((link) => {
    const path = `/proc/self/fd/${link}`;
    // The listing itself is open while it is made.
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return [];
    const target = readlinkSync(path);
    return target.startsWith(directory) ? [target] : [];
  });
}
