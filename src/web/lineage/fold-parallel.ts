import type { LineageStep, SeenGraph } from './lineage-graph.js';

/** A box of the picture: an entity, or several that have the same neighbours. */
export interface LineageBox {
  readonly id: string;
  /** At least one; several when they are folded into one. */
  readonly urns: readonly string[];
}

/** What is drawn. */
export interface LineageBoxes {
  readonly boxes: readonly LineageBox[];
  /** Between boxes, by their ids; each once. */
  readonly edges: readonly { readonly source: string; readonly target: string }[];
}

/** As many parallel ways are folded into one. */
const FEWEST = 3;

/**
 * Fold entities that have the same sources and the same targets into one box each: parallel ways from one entity to
 * another look like one then. `kindOf`: what has to be the same besides, such as the entity type.
 */
export function foldParallel(
  { entities, edges }: SeenGraph,
  root: string,
  kindOf: (urn: string) => string,
): LineageBoxes {
  const sources = Map.groupBy(edges, ({ target }) => target);
  const targets = Map.groupBy(edges, ({ source }) => source);
  const groups = Map.groupBy(entities.keys(), (urn) => {
    if (urn === root) return root;
    const before = (sources.get(urn) ?? []).map(({ source }) => source).sort();
    const after = (targets.get(urn) ?? []).map(({ target }) => target).sort();
    const isMore = Object.values(entities.get(urn)?.hidden ?? {}).some((count) => count > 0);
    // What leads on to hidden entities is no parallel way: the others would hide where it leads.
    return isMore ? urn : JSON.stringify([kindOf(urn), before, after]);
  });
  const boxes = [...groups.values()].flatMap((urns): readonly LineageBox[] =>
    urns.length < FEWEST ? urns.map(boxOf) : [{ id: `fold ${urns[0] ?? ''}`, urns }],
  );
  return { boxes, edges: betweenBoxes(boxes, edges) };
}

/** Every entity is a box of its own. */
export function unfolded({ entities, edges }: SeenGraph): LineageBoxes {
  const boxes = [...entities.keys()].map(boxOf);
  return { boxes, edges: betweenBoxes(boxes, edges) };
}

function boxOf(urn: string): LineageBox {
  return { id: urn, urns: [urn] };
}

function betweenBoxes(boxes: readonly LineageBox[], edges: readonly LineageStep[]): LineageBoxes['edges'] {
  const boxByUrn = new Map(boxes.flatMap(({ id, urns }) => urns.map((urn) => [urn, id] as const)));
  const found = new Map<string, { readonly source: string; readonly target: string }>();
  for (const edge of edges) {
    const source = boxByUrn.get(edge.source);
    const target = boxByUrn.get(edge.target);
    if (source !== undefined && target !== undefined) found.set(`${source} ${target}`, { source, target });
  }
  return [...found.values()];
}
