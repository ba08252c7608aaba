import type { Computed } from '../../runtime/graphql/binding.js';
import type { SchemaField } from './schema-shape.js';

/** What every entity has; interfaces of entities promise it. */
export const ENTITY_FIELDS: readonly SchemaField[] = [
  computedField('urn', 'String!', 'What identifies the entity.'),
  computedField('type', 'EntityType!', 'Type of the entity.'),
  computedField('exists', 'Boolean!', 'Whether anything is stored of it; soft-deleted entities exist.'),
  computedField('lastIngested', 'Long', 'When an ingestion run last wrote or saw one of its aspects.'),
  {
    ...computedField('relationships', 'EntityRelationshipsResult', 'Edges to and from the entity, one step far.'),
    args: '("Which edges to list." input: RelationshipsInput!)',
  },
];

/** A field that needs no value. */
export function computedField(name: Computed, type: string, doc: string): SchemaField {
  return { name, doc, args: '', type, deprecated: undefined, binding: { kind: 'computed', what: name } };
}
