import type { ModelValue } from '../../model/catalog-model.js';
import { type KeyRule, type KeyRules, NUMBER } from './object-reader.js';

/** A JSON schema, or a part of one. */
type YamlSchema = Readonly<Record<string, ModelValue>>;

const WHOLE_NUMBER = String.raw`^-?(0|[1-9]\d*)$`;

/**
 * The rules of a value as a JSON schema. Takes what readers check by; whatever they report as an error for its form
 * does not fit the schema. What fits it may still be refused for its meaning, such as a name that is not declared.
 */
export function yamlSchema(rule: KeyRule): YamlSchema {
  return rule.doc === undefined ? formOf(rule) : { description: rule.doc, ...formOf(rule) };
}

function formOf(rule: KeyRule): YamlSchema {
  switch (rule.kind) {
    case 'any':
      return anySchema(rule);
    case 'array':
      return arraySchema(rule);
    case 'flag':
      return { enum: [true, false, 'true', 'false'] };
    case 'integer':
      return { type: ['integer', 'string'], pattern: WHOLE_NUMBER };
    case 'number':
      return numberSchema();
    case 'numbers':
      return { type: 'object', additionalProperties: numberSchema() };
    case 'object':
      return objectSchema(rule);
    case 'text':
      return textSchema(rule);
    case 'texts':
      return { type: 'array', items: { type: 'string' } };
  }
}

function anySchema({ forms }: KeyRule): YamlSchema {
  return forms === undefined ? {} : { anyOf: forms.map(yamlSchema) };
}

function arraySchema({ items }: KeyRule): YamlSchema {
  return { type: 'array', ...(items === undefined ? {} : { items: yamlSchema(items) }) };
}

function textSchema({ choices }: KeyRule): YamlSchema {
  return { type: 'string', ...(choices === undefined ? {} : { enum: [...choices] }) };
}

function numberSchema(): YamlSchema {
  return { type: ['number', 'string'], pattern: NUMBER.source };
}

function objectSchema({ keys, nulls, values }: KeyRule): YamlSchema {
  if (keys === undefined) {
    return { type: 'object', ...(values === undefined ? {} : { additionalProperties: yamlSchema(values) }) };
  }
  const names = Object.keys(keys);
  const required = names.filter((name) => keys[name]?.presence === 'required');
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, propertySchema(name, keys, nulls)])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
}

function propertySchema(name: string, keys: KeyRules, nulls: KeyRule['nulls']): YamlSchema {
  const rule = keys[name];
  if (rule === undefined || rule.since === 'later') return {};
  const schema = yamlSchema(rule);
  if (nulls === undefined || rule.presence === 'required' || Object.keys(schema).length === 0) return schema;
  return { anyOf: [schema, { type: 'null' }] };
}
