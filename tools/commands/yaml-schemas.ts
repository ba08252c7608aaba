import type { Emitter } from '../emit/emitter.js';
import { jsonText } from '../emit/json-file.js';
import { YAML_RULES } from '../resolve/catalog/yaml-rules.js';
import { yamlSchema } from '../resolve/yaml/yaml-schema.js';

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
