import type { SourceFile } from '../../source/source-file.js';

const REGISTRY = /(^|\/)entity-registry\.ya?ml$/;

/** Whether the file lists entities. It may lie anywhere in its tree. */
export function isRegistry({ path }: Pick<SourceFile, 'path'>): boolean {
  return REGISTRY.test(path);
}

/** Resources, operations and names in patches belong to the service, whichever models it serves. */
const SERVICE = /^(rpc\/[^/]+\.yml|graphql\/(.+\.graphql|overrides\.yml)|patches\.yml)$/;

/** Whether the file says something about models; its path is relative to their directory. */
export function isModelFile(file: Pick<SourceFile, 'path'>): boolean {
  return file.path.endsWith('.pdl') || isRegistry(file) || isServiceFile(file);
}

/** Whether the file describes resources, GraphQL operations or patches. */
export function isServiceFile({ path }: Pick<SourceFile, 'path'>): boolean {
  return SERVICE.test(path);
}
