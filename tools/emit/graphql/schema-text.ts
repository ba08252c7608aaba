import type { EntityNames } from '../../runtime/graphql/binding.js';
import { Kind, print } from 'graphql';
import { ENTITY_READ } from './base-schema.js';
import { ENTITY_FIELDS } from './entity-fields.js';
import type { EntityInterface } from './interfaces.js';
import type { SchemaField, SchemaType } from './schema-shape.js';

/** Half of a pair of surrogates, which GraphQL does not take for a character. */
const HALF_A_PAIR = /\p{Surrogate}/gu;

/** GraphQL has no enum without symbols. */
const NO_ENTITY = '"The models have no entities." NONE';

/** An entity's names, what it is, and of what its URNs are made. */
export interface SchemaEntity extends EntityNames {
  readonly doc: string;
  /** Names, in URN order. */
  readonly keyFields: readonly string[];
}

/** The generated part of the schema in GraphQL's own writing; the merge prints it again, so layout does not matter. */
export function schemaText(
  shapes: readonly SchemaType[],
  entities: readonly SchemaEntity[],
  interfaces: readonly EntityInterface[],
): string {
  return [
    ...shapes.map(typeText),
    interfaceText('Whatever the catalog keeps metadata about.', 'Entity', []),
    ...interfaces.map(({ name, doc, fields }) => interfaceText(doc, `${name} implements Entity`, fields)),
    `"""Types of entities."""\nenum EntityType {\n${entities.map(symbolText).join('\n') || NO_ENTITY}\n}`,
    queryText(entities),
  ].join('\n');
}

function interfaceText(doc: string, head: string, own: readonly SchemaField[]): string {
  return `${description(doc)}interface ${head} {\n${[...ENTITY_FIELDS, ...own].map(fieldText).join('\n')}\n}`;
}

function queryText(entities: readonly SchemaEntity[]): string {
  const reads = entities.map(
    ({ read, type, entity, keyFields }) =>
      description(`The ${entity} with this URN. One that is not stored has its key and exists: false.`) +
      `${read}(${description(`Of the form ${urnForm(entity, keyFields)}.`)}urn: String!): ${type}`,
  );
  return `type Query {\n${[...reads, ENTITY_READ].join('\n')}\n}`;
}

/** `urn:li:tag:<name>`, `urn:li:chart:(<dashboardTool>,<chartId>)`. */
function urnForm(entity: string, keyFields: readonly string[]): string {
  const parts = keyFields.map((name) => `<${name}>`).join(',');
  return `urn:li:${entity}:${keyFields.length === 1 ? parts : `(${parts})`}`;
}

function symbolText({ symbol, entity, doc }: SchemaEntity): string {
  return `${description(doc || `Entities of the type ${entity}.`)}${symbol}`;
}

function typeText(shape: SchemaType): string {
  const head = description(shape.doc);
  switch (shape.kind) {
    case 'object': {
      const interfaces = shape.interfaces.length === 0 ? '' : ` implements ${shape.interfaces.join(' & ')}`;
      return `${head}type ${shape.name}${interfaces} {\n${shape.fields.map(fieldText).join('\n')}\n}`;
    }
    case 'enum': {
      const values = shape.values.map((value) => `${description(value.doc)}${value.name}${deprecation(value)}`);
      return `${head}enum ${shape.name} {\n${values.join('\n')}\n}`;
    }
    case 'union':
      return `${head}union ${shape.name} = ${[...new Set(shape.members)].join(' | ')}`;
  }
}

function fieldText(field: SchemaField): string {
  return `${description(field.doc)}${field.name}${field.args}: ${field.type}${deprecation(field)}`;
}

function deprecation({ deprecated }: { readonly deprecated: string | undefined }): string {
  return deprecated === undefined ? '' : ` @deprecated(reason: ${JSON.stringify(deprecated)})`;
}

function description(doc: string): string {
  if (doc.trim() === '') return '';
  const value = doc.trim().replace(HALF_A_PAIR, '\ufffd');
  return `${print({ kind: Kind.STRING, value, block: true })}\n`;
}
