import type { CatalogModel } from '../../model/catalog-model.js';
import type { EntityNames } from '../../runtime/graphql/binding.js';
import { computedField } from './entity-fields.js';
import type { SchemaField } from './schema-shape.js';

/** An interface that some entities share beside `Entity`. `entities`: registry names. `fields`: beside its own. */
export interface EntityInterface {
  readonly name: string;
  readonly doc: string;
  readonly entities: readonly string[];
  readonly fields: readonly SchemaField[];
}

/** The published name of what has lineage. */
export const LINEAGE_INTERFACE = 'EntityWithRelationships';

/** One step of lineage, where people have written what it is asked and what it answers. */
const LINEAGE_TYPES = ['EntityLineageResult', 'LineageInput'] as const;
const LINEAGE_FIELD: SchemaField = {
  ...computedField('lineage', LINEAGE_TYPES[0], 'What the entity is made from or goes into, one step far.'),
  args: `("Which way to look, and which page." input: ${LINEAGE_TYPES[1]}!)`,
};

/**
 * Interfaces with at least one entity of the model: of what has lineage, and those that overrides name.
 * @param written names of types that people wrote
 */
export function entityInterfaces(
  model: Pick<CatalogModel, 'aspects' | 'entities' | 'graphqlOverrides'>,
  names: readonly EntityNames[],
  written: readonly string[],
): readonly EntityInterface[] {
  const types = new Map(names.map(({ entity, type }) => [entity, type]));
  const named = [...model.graphqlOverrides.interfaces].map(([name, entities]) => ({
    name,
    doc: `One of several types of entities: ${entities.flatMap((entity) => types.get(entity) ?? []).join(', ')}.`,
    entities,
    fields: [],
  }));
  const lineage = {
    name: LINEAGE_INTERFACE,
    doc: 'An entity of a type that has lineage, so that searchAcrossLineage may start at it or find it.',
    entities: [...withLineage(model)],
    fields: LINEAGE_TYPES.every((type) => written.includes(type)) ? [LINEAGE_FIELD] : [],
  };
  return [lineage, ...named].filter(({ entities }) => entities.some((entity) => types.has(entity)));
}

/** Entities at either end of an edge of lineage, and the types of columns that have lineage of their own. */
function withLineage({ aspects, entities }: Pick<CatalogModel, 'aspects' | 'entities'>): ReadonlySet<string> {
  const byName = new Map(aspects.map((aspect) => [aspect.name, aspect]));
  const found = new Set<string>();
  for (const entity of entities) {
    for (const name of entity.aspects) {
      const { relationships = [], columnLineage } = byName.get(name) ?? {};
      const edges = relationships.filter(({ lineage }) => lineage);
      const ends = [...edges.flatMap(({ entityTypes }) => entityTypes), ...(columnLineage?.entityTypes ?? [])];
      for (const end of ends) found.add(end);
      if (edges.length > 0) found.add(entity.name);
    }
  }
  return found;
}
