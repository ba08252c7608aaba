import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Directory of this module: in the sources or in the build, which has the same layout. */
const HERE = dirname(fileURLToPath(import.meta.url));
const { resolve } = createRequire(import.meta.url);

/**
 * Absolute path of a file or directory that is installed with the service, searched for from this module upwards.
 * @param path from the root of the package, such as `generated/service/docs/entities.json`
 * @returns `undefined` when this installation has no such file
 */
export function findInstalled(path: string): string | undefined {
  for (let directory = HERE; ; directory = dirname(directory)) {
    const candidate = join(directory, path);
    if (existsSync(candidate)) return candidate;
    if (dirname(directory) === directory) return undefined;
  }
}

/** Text of an installed file; `undefined` when there is none. Blocks: for the command line, and for files read once. */
export function readInstalledNow(path: string): string | undefined {
  const found = findInstalled(path);
  return found === undefined ? undefined : readFileSync(found, 'utf8');
}

/** Text of an installed file. Rejects when there is none: every build has the files that the service requires. */
export function readInstalled(path: string): Promise<string> {
  return readFile(findInstalled(path) ?? join(HERE, path), 'utf8');
}

/** Texts of the files in an installed directory, by name of the file; those in directories below are not among them. */
export async function readInstalledDirectory(path: string): Promise<readonly string[]> {
  const directory = findInstalled(path) ?? join(HERE, path);
  const names = await readdir(directory);
  return Promise.all(names.sort().map((name) => readFile(join(directory, name), 'utf8')));
}

/** A file of the package. `path`: from its root. */
export interface InstalledFile {
  readonly path: string;
  readonly text: string;
}

/** The files in an installed directory, by name; `[]` when this installation has none. */
export async function readInstalledFiles(path: string): Promise<readonly InstalledFile[]> {
  const directory = findInstalled(path);
  if (directory === undefined) return [];
  const names = await readdir(directory);
  return Promise.all(
    names.sort().map(async (name) => ({
      path: `${path}/${name}`,
      text: await readFile(join(directory, name), 'utf8'),
    })),
  );
}

/**
 * A file of an installed dependency. Packages that do not export their browser files are found by their package.json.
 */
export function readPackageFile(name: string, path: string): Buffer {
  return readFileSync(join(dirname(resolve(`${name}/package.json`)), path));
}

/** Bytes of an installed file; `undefined` when there is none. */
export async function readInstalledBytes(path: string): Promise<Buffer | undefined> {
  const found = findInstalled(path);
  return found === undefined ? undefined : readFile(found);
}

/** When an installed file was written, in epoch milliseconds; `undefined` when there is none. */
export async function installedSince(path: string): Promise<number | undefined> {
  const found = findInstalled(path);
  return found === undefined ? undefined : (await stat(found)).mtimeMs;
}
