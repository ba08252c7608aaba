import type { EntitySpec } from '../../model/catalog-model.js';
import type { GraphqlOverrides } from '../../model/graphql-overrides.js';

/** By default core entities are found, and internal ones are not. */
export function attachFindings(
  entities: readonly Omit<EntitySpec, 'found'>[],
  overrides: GraphqlOverrides,
): readonly EntitySpec[] {
  return entities.map(({ name, doc, category, ...others }) => {
    const stated = overrides.entities.get(name)?.found;
    return { name, doc, category, found: stated ?? (category === 'internal' ? 'named' : 'always'), ...others };
  });
}
