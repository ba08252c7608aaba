import type { Entity } from '../../../registry/registry.js';
import type { ModelKnowledge } from './model-knowledge.js';
import type { ExplanationPage, TableRow } from './page.js';
import { readsOfEntity } from './rpc-reads.js';

/** Which queries find an entity. */
const FOUND: Readonly<Record<Entity['found'], string>> = {
  always: 'by searches and completions that name no type',
  search: 'by searches that name no type; by completions only when its type is named',
  named: 'only when its type is named',
};

/** The page of an entity. */
export function entityPage(entity: Entity, knowledge: ModelKnowledge): ExplanationPage {
  const names = knowledge.entityNames.find((candidate) => candidate.entity === entity.name);
  return {
    kind: 'entity',
    name: entity.name,
    doc: entity.doc,
    facts: {
      category: entity.category,
      found: FOUND[entity.found],
      urn: urnForm(entity),
      'key aspect': `${entity.keyAspect}, ${knowledge.placeOf(entity.keySpec.record)}`,
      snapshot: entity.snapshot?.record ?? '',
      index: `generated/contract/search/${entity.name.toLowerCase()}.index.json`,
      graphql:
        names === undefined ? '' : `type ${names.type}, read by Query.${names.read}(urn:), symbol ${names.symbol}`,
      rpc: readsOfEntity(entity, knowledge),
      key: keyRows(entity, []),
      aspects: aspectRows(entity),
    },
  };
}

/** Parts of the key in the order of the URN, with the values of one URN where there is one. */
export function keyRows({ keyFields }: Entity, values: readonly string[]): readonly TableRow[] {
  return keyFields.map(({ name, value, symbols, presence }, index) => ({
    part: name,
    value: values[index] ?? '',
    kind: value === 'enum' ? `one of ${symbols.join(', ')}` : value,
    presence,
  }));
}

/** `urn:li:dataset:(<platform>,<name>,<origin>)` */
function urnForm({ name, keyFields }: Entity): string {
  const parts = keyFields.map((field) => `<${field.name}>`);
  return `urn:li:${name}:${parts.length === 1 ? parts.join('') : `(${parts.join(',')})`}`;
}

function aspectRows({ aspectByName }: Entity): readonly TableRow[] {
  return [...aspectByName.values()].map(({ name, kind, searchable, relationships }) => ({
    aspect: name,
    stored: kind,
    'search fields': [...new Set(searchable.map((field) => field.name))].join(', '),
    relationships: [...new Set(relationships.map((edge) => edge.name))].join(', '),
  }));
}
