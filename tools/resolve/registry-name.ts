import type { SourceFile } from '../source/source-file.js';

const REGISTRY = /(^|\/)entity-registry\.ya?ml$/;

/** Whether the file lists entities. It may lie anywhere in its tree. */
export function isRegistry({ path }: Pick<SourceFile, 'path'>): boolean {
  return REGISTRY.test(path);
}
