import type { CatalogModel } from '../../model/catalog-model.js';
import type { EntityNames } from '../../runtime/graphql/binding.js';

/** An interface that some entities share beside `Entity`. `entities`: registry names. */
export interface EntityInterface {
  readonly name: string;
  readonly doc: string;
  readonly entities: readonly string[];
}

/** The published name of what has lineage. */
export const LINEAGE_INTERFACE = 'EntityWithRelationships';

/** Interfaces with at least one entity of the model: of what has lineage, and those that overrides name. */
export function entityInterfaces(
  model: Pick<CatalogModel, 'aspects' | 'entities' | 'graphqlOverrides'>,
  names: readonly EntityNames[],
): readonly EntityInterface[] {
  const types = new Map(names.map(({ entity, type }) => [entity, type]));
  const named = [...model.graphqlOverrides.interfaces].map(([name, entities]) => ({
    name,
    doc: `One of several types of entities: ${entities.flatMap((entity) => types.get(entity) ?? []).join(', ')}.`,
    entities,
  }));
  const lineage = {
    name: LINEAGE_INTERFACE,
    doc: 'An entity of a type that has lineage, so that searchAcrossLineage may start at it or find it.',
    entities: [...withLineage(model)],
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
