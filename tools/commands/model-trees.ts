import { relative, resolve } from 'node:path';
import { readModels } from '../disk/model-sources.js';
import { compileSources, type TreeRoots, type TreeSources } from '../overlay/tree-compiler.js';
import type { Compilation } from '../resolve/compile.js';

/** Where models are read from. */
export interface TreeDirectories {
  /** Our own models, the source of the standard models. */
  readonly own: string;
  /** In order: later ones add to earlier ones and replace what these declare. None means only our own. */
  readonly trees: readonly string[];
}

/** Read and compile. Places in diagnostics are paths from the working directory. */
export function compileTrees(directories: TreeDirectories): Compilation {
  return compileSources(readTrees(directories, readModels));
}

/** `read` reads the model files of one directory. */
export function readTrees(directories: TreeDirectories, read: typeof readModels): TreeSources {
  const { own, trees } = treeRoots(directories);
  return {
    own: read(own.directory, own.tree),
    trees: trees.map(({ directory, tree }) => read(directory, tree)),
  };
}

/** The directories without repetitions, and the trees that they are. */
export function treeRoots({ own, trees }: TreeDirectories): TreeRoots {
  const given = [...new Set(trees.map((directory) => resolve(directory)))];
  const isOwn = given.every((directory) => directory === own);
  return {
    own: { directory: own, tree: { label: labelOf(own), rank: isOwn ? 0 : -1 } },
    trees: isOwn ? [] : given.map((directory, rank) => ({ directory, tree: { label: labelOf(directory), rank } })),
  };
}

/** How many trees of others there are. */
export function treesOf(directories: TreeDirectories): number {
  return treeRoots(directories).trees.length;
}

/** From the working directory when it lies below it, as editors and terminals make it clickable; else as it is. */
function labelOf(directory: string): string {
  const path = relative('', directory);
  return (path.startsWith('..') ? directory : path).replaceAll('\\', '/');
}
