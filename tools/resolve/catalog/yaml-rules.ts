import { EDITS_RULE } from './edits/edit-keys.js';
import { REGISTRY_RULE } from './entity-registry.js';
import { OVERRIDES_RULE } from './graphql-overrides.js';
import { LISTS_RULE } from './list-rules.js';
import { OPEN_LINEAGE_RULE } from './open-lineage-rules.js';
import { OVERVIEWS_RULE } from './overviews.js';
import { PATCHES_RULE } from './patch-rules.js';
import { RESOURCE_RULE } from './rpc-resources.js';
import { RULES_RULE } from './rules/model-rules.js';
import { TEXT_ANALYSIS_RULE } from './rules/text-analysis.js';
import {
  EDITS_PATH,
  isRegistry,
  LISTS_PATH,
  OPEN_LINEAGE_PATH,
  OVERVIEWS_PATH,
  RULES_PATH,
  TEXT_ANALYSIS_PATH,
} from './model-files.js';
import type { KeyRule } from '../yaml/object-reader.js';

/** What the YAML files of a tree are checked by, under the name of their schema. */
export const YAML_RULES = {
  'entity-registry': REGISTRY_RULE,
  'graphql-edits': EDITS_RULE,
  'graphql-lists': LISTS_RULE,
  'graphql-overrides': OVERRIDES_RULE,
  'graphql-overviews': OVERVIEWS_RULE,
  openlineage: OPEN_LINEAGE_RULE,
  patches: PATCHES_RULE,
  'rpc-resource': RESOURCE_RULE,
  rules: RULES_RULE,
  'text-analysis': TEXT_ANALYSIS_RULE,
} as const satisfies Readonly<Record<string, KeyRule>>;

/** Of files with one place in a tree. */
const RULES_BY_PATH: ReadonlyMap<string, KeyRule> = new Map<string, KeyRule>([
  ['patches.yml', PATCHES_RULE],
  ['graphql/overrides.yml', OVERRIDES_RULE],
  [EDITS_PATH, EDITS_RULE],
  [LISTS_PATH, LISTS_RULE],
  [OPEN_LINEAGE_PATH, OPEN_LINEAGE_RULE],
  [OVERVIEWS_PATH, OVERVIEWS_RULE],
  [RULES_PATH, RULES_RULE],
  [TEXT_ANALYSIS_PATH, TEXT_ANALYSIS_RULE],
]);

/** What a YAML file of a tree is checked by; `undefined` when it is no model file. */
export function yamlRuleOf(path: string): KeyRule | undefined {
  if (isRegistry({ path })) return REGISTRY_RULE;
  return /^rpc\/[^/]+\.yml$/.test(path) ? RESOURCE_RULE : RULES_BY_PATH.get(path);
}
