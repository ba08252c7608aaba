import { resolve } from 'node:path';
import { readModels } from '../disk/model-sources.js';
import { compileSources, type TreeSources } from '../overlay/tree-compiler.js';
import type { Compilation } from '../resolve/compile.js';

/** Where models are read from. */
export interface TreeDirectories {
  /** Our own models, the source of the standard models. */
  readonly own: string;
  /** In order: later ones add to earlier ones and replace what these declare. None means only our own. */
  readonly trees: readonly string[];
}

/** Read and compile. Places in diagnostics begin with the directory as given, if any. */
export function compileTrees(directories: TreeDirectories): Compilation {
  return compileSources(readTrees(directories, readModels));
}

/** `read` reads the model files of one directory. */
export function readTrees({ own, trees }: TreeDirectories, read: typeof readModels): TreeSources {
  const given = [...new Map(trees.map((directory) => [resolve(directory), labelOf(directory)]))];
  if (given.every(([directory]) => directory === own)) return { own: read(own), trees: [] };
  return {
    own: read(own, { label: 'models', rank: -1 }),
    trees: given.map(([directory, label], rank) => read(directory, { label, rank })),
  };
}

function labelOf(directory: string): string {
  return directory.replaceAll('\\', '/').replace(/\/+$/, '');
}
