import type { Emitter } from '../emit/emitter.js';
import { jsonText } from '../emit/json-file.js';
import { EDITS_RULE } from '../resolve/catalog/edits/edit-keys.js';
import { REGISTRY_RULE } from '../resolve/catalog/entity-registry.js';
import { OVERRIDES_RULE } from '../resolve/catalog/graphql-overrides.js';
import { LISTS_RULE } from '../resolve/catalog/list-rules.js';
import { OVERVIEWS_RULE } from '../resolve/catalog/overviews.js';
import { PATCHES_RULE } from '../resolve/catalog/patch-rules.js';
import { RESOURCE_RULE } from '../resolve/catalog/rpc-resources.js';
import { RULES_RULE } from '../resolve/catalog/rules/model-rules.js';
import { TEXT_ANALYSIS_RULE } from '../resolve/catalog/rules/text-analysis.js';
import type { KeyRule } from '../resolve/yaml/object-reader.js';
import { yamlSchema } from '../resolve/yaml/yaml-schema.js';

/** What the YAML files of a tree are checked by, under the name of their schema. */
const YAML_RULES: Readonly<Record<string, KeyRule>> = {
  'entity-registry': REGISTRY_RULE,
  'graphql-edits': EDITS_RULE,
  'graphql-lists': LISTS_RULE,
  'graphql-overrides': OVERRIDES_RULE,
  'graphql-overviews': OVERVIEWS_RULE,
  patches: PATCHES_RULE,
  'rpc-resource': RESOURCE_RULE,
  rules: RULES_RULE,
  'text-analysis': TEXT_ANALYSIS_RULE,
};

/** Schemas of the YAML files for editors, of the draft that those know. They are the same for all models. */
export const yamlSchemas: Emitter = {
  name: 'model-files',
  emit: () =>
    Object.entries(YAML_RULES).map(([name, rule]) => ({
      path: `model-files/${name}.json`,
      text: jsonText({
        $schema: 'http://json-schema.org/draft-07/schema#',
        $comment: '@generated from tools/resolve by "npm run generate". Do not edit.',
        ...yamlSchema(rule),
      }),
    })),
};
