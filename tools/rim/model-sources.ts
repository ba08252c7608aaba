import { isRegistry } from '../resolve/registry-name.js';
import { SourceFile, type SourceTree } from '../source/source-file.js';
import { readTree } from './file-tree.js';

/** Resources and operations belong to the service, whichever models it serves. */
const SERVICE = /^(rpc\/[^/]+\.yml|graphql\/(.+\.graphql|overrides\.yml))$/;

/** The files of a model directory that say something about models, sorted by path, paths relative to it. */
export function readModels(directory: string, tree?: SourceTree): readonly SourceFile[] {
  const texts = readTree(directory, (path) => path.endsWith('.pdl') || isRegistry({ path }) || isServiceFile({ path }));
  return [...texts].map(([path, text]) => new SourceFile(path, text, tree));
}

/** Whether the file describes resources or GraphQL operations. */
export function isServiceFile({ path }: Pick<SourceFile, 'path'>): boolean {
  return SERVICE.test(path);
}
