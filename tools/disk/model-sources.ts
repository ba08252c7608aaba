import { isModelFile } from '../resolve/catalog/model-files.js';
import { SourceFile, type SourceTree } from '../source/source-file.js';
import { readTree } from './file-tree.js';

/** The model files of a directory, sorted by path, paths relative to it. */
export function readModels(directory: string, tree?: SourceTree): readonly SourceFile[] {
  const texts = readTree(directory, (path) => isModelFile({ path }));
  return [...texts].map(([path, text]) => new SourceFile(path, text, tree));
}
