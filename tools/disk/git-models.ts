import { spawnSync } from 'node:child_process';
import { SourceFile, type SourceTree } from '../source/source-file.js';
import { isModelFile } from '../resolve/catalog/model-files.js';

/** The models of a commit cannot be read; the message says why. */
export class ModelsNotFound extends Error {
  override readonly name = 'NoSuchModels';
}

const BUFFER = 2 ** 28;

/**
 * The model files of a directory in a commit of its git repository; nothing is written.
 * @param ref anything that git resolves to a commit or a tree: a branch, a tag, `HEAD~1`
 * @throws NoSuchModels when there is no such commit, or no such directory in it
 */
export function readModelsAt(directory: string, ref: string, tree?: SourceTree): readonly SourceFile[] {
  const commit = ref.startsWith('-')
    ? undefined
    : ask(directory, ['rev-parse', '--verify', '--quiet', `${ref}^{tree}`]);
  if (commit === undefined) {
    throw new ModelsNotFound(`"${ref}" is neither a directory nor a git ref that is known at ${directory}.`);
  }
  const prefix = (ask(directory, ['rev-parse', '--show-prefix']) ?? '').trim();
  // git does not accept an empty path for the root.
  const below = prefix === '' ? [] : ['--', prefix];
  const listed = (ask(directory, ['ls-tree', '-r', '-z', '--full-tree', commit.trim(), ...below]) ?? '').split('\0');
  const blobs = listed.flatMap((line) => {
    const [, hash, path] = /^100\d+ blob ([0-9a-f]+)\t([^]+)$/.exec(line) ?? [];
    const relative = path?.slice(prefix.length);
    return hash === undefined || relative === undefined || !isModelFile({ path: relative }) ? [] : [{ hash, relative }];
  });
  if (blobs.length === 0) throw new ModelsNotFound(`There are no models at ${directory} in "${ref}".`);
  const texts = readBlobs(directory, [...new Set(blobs.map(({ hash }) => hash))]);
  return blobs.map(({ hash, relative }) => new SourceFile(relative, texts.get(hash) ?? '', tree));
}

/** Standard output of git; `undefined` when it fails. */
function ask(directory: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: directory, encoding: 'utf8', maxBuffer: BUFFER });
  return status === 0 ? stdout : undefined;
}

/** Texts by hash, by one process: a header line, as many bytes as it says, a line feed, and so on. */
function readBlobs(directory: string, hashes: readonly string[]): ReadonlyMap<string, string> {
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], {
    cwd: directory,
    input: `${hashes.join('\n')}\n`,
    maxBuffer: BUFFER,
  });
  const texts = new Map<string, string>();
  let at = 0;
  for (const hash of hashes) {
    const start = stdout.indexOf('\n', at) + 1;
    const size = Number(stdout.toString('latin1', at, start).trim().split(' ')[2]);
    texts.set(hash, stdout.toString('utf8', start, start + size));
    at = start + size + 1;
  }
  return texts;
}
