/** An entity with those that lie in it. */
export interface NestedEntity {
  readonly urn: string;
  readonly children: readonly NestedEntity[];
}

/**
 * The tree that entities make by naming what they lie in. One whose parent is not among them is a root, and so is the
 * first of those that lie in each other in a circle.
 */
export function treeOf(
  entries: readonly { readonly urn: string; readonly parent: string | undefined }[],
): readonly NestedEntity[] {
  const parents = new Map(entries.map(({ urn, parent }) => [urn, parent]));
  const placed = new Set<string>();
  const nodeOf = (urn: string): NestedEntity => {
    placed.add(urn);
    const children = entries.filter((entry) => entry.parent === urn && !placed.has(entry.urn));
    return { urn, children: children.map((child) => nodeOf(child.urn)) };
  };
  const roots = entries
    .filter(({ parent }) => parent === undefined || !parents.has(parent))
    .map(({ urn }) => nodeOf(urn));
  const circles = entries.flatMap(({ urn }) => (placed.has(urn) ? [] : [nodeOf(urn)]));
  return [...roots, ...circles];
}
