import type { EntityModel } from '../shared/page-models.js';
import type { ModelReference } from './model-reference.js';

/** A relationship that the models state: entities of type `from` may point at entities of type `to`. */
export interface ModelEdge {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly aspect: string;
  /** Of the field with the URN: field names, and `*` for items, divided by slashes. */
  readonly path: string;
  readonly lineage?: 'downstream' | 'upstream';
}

/** Relationships between the same two types, as the diagram shows them: one line. */
export interface ModelLink {
  readonly from: string;
  readonly to: string;
  /** Of relationships, each once. */
  readonly names: readonly string[];
  readonly isLineage: boolean;
}

/** What somebody wants to see. `focus`: an entity type with its neighbours, or empty for all. */
export interface EdgeFilter {
  readonly focus: string;
  /** Name of a relationship; empty for all. */
  readonly relationship: string;
  readonly internal: 'hidden' | 'shown';
}

/** Every relationship of every entity type, in the order of the models. */
export function modelEdges(entities: readonly EntityModel[], reference: ModelReference): readonly ModelEdge[] {
  return entities.flatMap(({ name: from, aspects }) =>
    aspects.flatMap((aspect) =>
      (reference.aspect(aspect)?.relationships ?? []).flatMap(({ name, path, entityTypes, lineage }) =>
        entityTypes.map((to) => ({ from, to, name, aspect, path, ...(lineage === undefined ? {} : { lineage }) })),
      ),
    ),
  );
}

/** Those that somebody wants to see. Types that are not in the models are no boxes, and have no lines. */
export function chosenEdges(
  edges: readonly ModelEdge[],
  entities: readonly EntityModel[],
  { focus, relationship, internal }: EdgeFilter,
): readonly ModelEdge[] {
  const known = new Set(
    entities
      .filter(({ name, category }) => internal === 'shown' || category === 'core' || name === focus)
      .map(({ name }) => name),
  );
  return edges.filter(
    ({ from, to, name }) =>
      known.has(from) &&
      known.has(to) &&
      (focus === '' || from === focus || to === focus) &&
      (relationship === '' || name === relationship),
  );
}

/** Edges between the same two types in the same direction, as one. */
export function linksOf(edges: readonly ModelEdge[]): readonly ModelLink[] {
  const groups = Map.groupBy(edges, ({ from, to }) => `${from} ${to}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const names = [...new Set(group.map(({ name }) => name))].sort();
    return [{ from: first.from, to: first.to, names, isLineage: group.some(({ lineage }) => lineage !== undefined) }];
  });
}

/** Letters of a line's name that fit between two boxes. */
const LONGEST_LABEL = 28;

/** What a line of the diagram is called; the table has what is left out. */
export function linkLabel({ names }: ModelLink): string {
  const [first = '', second] = names;
  const both = second === undefined ? first : `${first}, ${second}`;
  if (names.length <= 2 && both.length <= LONGEST_LABEL) return both;
  const others = names.length === 1 ? '' : ` and ${String(names.length - 1)} more`;
  const left = LONGEST_LABEL - others.length;
  return `${first.length > left ? `${first.slice(0, left - 1)}…` : first}${others}`;
}
