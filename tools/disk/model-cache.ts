import { type BigIntStats, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../emit/order.js';
import { SourceFile, type SourceTree } from '../source/source-file.js';
import { listTree } from './file-tree.js';
import { isModelFile } from '../resolve/catalog/model-files.js';

interface CachedFile {
  readonly stamp: string;
  readonly source: SourceFile;
}

/**
 * Model files for repeated reads of the same directories: an unchanged file is not read again and stays the same
 * object. A file that disappears during a read counts as absent.
 */
export class ModelCache {
  private readonly files = new Map<string, CachedFile>();

  /** As `readModels`. */
  read(directory: string, tree?: SourceTree): readonly SourceFile[] {
    const paths = listTree(directory).filter((path) => isModelFile({ path }));
    return paths.sort(compareText).flatMap((path) => this.source(directory, path, tree) ?? []);
  }

  private source(directory: string, path: string, tree: SourceTree | undefined): SourceFile | undefined {
    const place = join(directory, path);
    const stats = statSync(place, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const cached = this.files.get(place);
    const stamp = stampOf(stats);
    if (cached?.stamp === stamp) return cached.source;
    const text = readIfThere(place);
    if (text === undefined) return undefined;
    // A file that was touched or saved without changes is the same.
    const source = cached?.source.text === text ? cached.source : new SourceFile(path, text, tree);
    this.files.set(place, { stamp, source });
    return source;
  }
}

/** Editors write beside a file and rename, so the inode is compared besides the time. */
function stampOf({ ino, mtimeNs, size }: BigIntStats): string {
  return `${String(ino)} ${String(mtimeNs)} ${String(size)}`;
}

function readIfThere(place: string): string | undefined {
  try {
    return readFileSync(place, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
