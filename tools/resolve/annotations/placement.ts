import type { ModelPath, TypeRef } from '../../model/catalog-model.js';
import type { ObjectEntry, ObjectValue, Value } from '../../pdl/syntax.js';
import { isSingle, type TypeGraph } from '../names/model-path.js';

/** Annotations that may reach a value from outside, by a path. */
export type PathAnnotation =
  'Relationship' | 'SearchScore' | 'Searchable' | 'TimeseriesField' | 'TimeseriesFieldCollection';

/** One entry of a map of paths, such as the one under `"/time"`. */
export interface Override {
  /** As written. */
  readonly path: string;
  readonly segments: ModelPath;
  readonly entry: ObjectEntry;
  readonly value: Value;
}

/** The value of an annotation: for the place itself, or for paths inside it. */
export type Placement =
  { readonly kind: 'own'; readonly value: Value } | { readonly kind: 'paths'; readonly overrides: readonly Override[] };

/**
 * Distinguish the forms. A single path applies to the place itself on a map under `@Searchable`, whatever the path, and
 * on a single value when it is the redundant `/*`.
 */
export function placementOf(
  name: PathAnnotation,
  value: Value,
  type: TypeRef | undefined,
  graph: TypeGraph,
): Placement {
  if (value.kind !== 'object' || !hasPaths(value)) return { kind: 'own', value };
  const [only, ...others] = value.entries;
  if (only === undefined || others.length > 0) return { kind: 'paths', overrides: overridesIn(value) };
  const isMap = name === 'Searchable' && graph.table.dereference(type)?.kind === 'map';
  if (isMap || isRedundantPath(only.key.text, type, graph)) return { kind: 'own', value: only.value };
  return { kind: 'paths', overrides: overridesIn(value) };
}

/** Whether the path selects items of a single value. Existing models do so, and mean the value. */
export function isRedundantPath(path: string, type: TypeRef | undefined, graph: TypeGraph): boolean {
  const structure = graph.table.dereference(type);
  return path === '/*' && structure !== undefined && isSingle(structure, graph);
}

/** The paths of a value; entries with plain keys are left out. */
export function overridesIn(value: ObjectValue): readonly Override[] {
  return value.entries
    .filter((entry) => isPath(entry.key.text))
    .map((entry) => ({
      path: entry.key.text,
      segments: entry.key.text.slice(1).split('/'),
      entry,
      value: entry.value,
    }));
}

export function hasPaths(value: ObjectValue): boolean {
  return value.entries.some((entry) => isPath(entry.key.text));
}

export function isPath(key: string): boolean {
  return key.startsWith('/');
}
