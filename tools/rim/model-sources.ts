import { isRegistry } from '../resolve/registry-name.js';
import { SourceFile, type SourceTree } from '../source/source-file.js';
import { readTree } from './file-tree.js';

/** Resources, operations and names in patches belong to the service, whichever models it serves. */
const SERVICE = /^(rpc\/[^/]+\.yml|graphql\/(.+\.graphql|overrides\.yml)|patches\.yml)$/;

/** The files of a model directory that say something about models, sorted by path, paths relative to it. */
export function readModels(directory: string, tree?: SourceTree): readonly SourceFile[] {
  const texts = readTree(directory, (path) => isModelFile({ path }));
  return [...texts].map(([path, text]) => new SourceFile(path, text, tree));
}

/** Whether the file says something about models; its path is relative to their directory. */
export function isModelFile(file: Pick<SourceFile, 'path'>): boolean {
  return file.path.endsWith('.pdl') || isRegistry(file) || isServiceFile(file);
}

/** Whether the file describes resources, GraphQL operations or patches. */
export function isServiceFile({ path }: Pick<SourceFile, 'path'>): boolean {
  return SERVICE.test(path);
}
