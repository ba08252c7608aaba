import type { SourceFile } from '../../source/source-file.js';

const REGISTRY = /(^|\/)entity-registry\.ya?ml$/;

/** Whether the file lists entities. It may lie anywhere in its tree. */
export function isRegistry({ path }: Pick<SourceFile, 'path'>): boolean {
  return REGISTRY.test(path);
}

/** Resources, operations and patch keys belong to the service, for any models. */
const SERVICE = /^(rpc\/[^/]+\.yml|graphql\/(.+\.graphql|overrides\.yml)|patches\.yml)$/;

/** What the service does with single entities, and words with a meaning of their own. */
export const RULES_PATH = 'rules.yml';
export const TEXT_ANALYSIS_PATH = 'search/text-analysis.yml';

/** How events of OpenLineage become entities and aspects. */
export const OPEN_LINEAGE_PATH = 'openlineage.yml';

/** Mutations that change what is stored. */
export const EDITS_PATH = 'graphql/edits.yml';
/** Queries that list entities. */
export const LISTS_PATH = 'graphql/lists.yml';
/** Figures and recommendations. */
export const OVERVIEWS_PATH = 'graphql/overviews.yml';

const RULE_PATHS: readonly string[] = [
  ...[RULES_PATH, TEXT_ANALYSIS_PATH, OPEN_LINEAGE_PATH],
  ...[EDITS_PATH, LISTS_PATH, OVERVIEWS_PATH],
];

/** Whether it is a model file; its path is relative to the model directory. */
export function isModelFile(file: Pick<SourceFile, 'path'>): boolean {
  return file.path.endsWith('.pdl') || isRegistry(file) || isServiceFile(file) || isRuleFile(file);
}

/** Whether the file states rules. Each tree of models may state some; those of later trees count. */
export function isRuleFile({ path }: Pick<SourceFile, 'path'>): boolean {
  return RULE_PATHS.includes(path);
}

/** Whether the file describes resources, GraphQL operations or patches. */
export function isServiceFile({ path }: Pick<SourceFile, 'path'>): boolean {
  return SERVICE.test(path);
}
