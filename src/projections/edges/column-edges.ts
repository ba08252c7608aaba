/**
 * Lineage between columns. Both ends of such an edge are named by the aspect, and neither is the entity that has it;
 * where they stand is said by the models.
 */
import type {
  AspectSpec,
  ColumnLineageSpec,
  ModelPath,
  OwnColumnSpec,
} from '../../../generated/service/registry/model.js';
import type { Urn } from '../../kernel/urn.js';
import { entityTypeOf, parseUrn, partUrn } from '../../kernel/urn.js';
import type { Edge } from '../../lineage/edge-store.port.js';
import { visitLeaves } from '../../registry/leaf-walk.js';

/**
 * For each item every downstream column with every upstream column; items that lack a side state nothing.
 * @param holder the entity that has the aspect
 */
export function* columnEdges(holder: Urn, { columnLineage: spec }: AspectSpec, value: unknown): Iterable<Edge> {
  if (spec === undefined) return;
  const upstreams = columnsByItem(value, spec, { path: spec.upstreams, urnOf: parseUrn });
  if (upstreams.size === 0) return;
  const downstreams = columnsByItem(value, spec, downstreamSide(holder, spec.downstreams));
  for (const [item, destinations] of upstreams) {
    for (const source of downstreams.get(item) ?? []) {
      for (const destination of destinations) yield columnEdge(spec.name, source, destination);
    }
  }
}

/** Where the columns of one side stand, and which column a text there means. */
interface ColumnSide {
  readonly path: ModelPath;
  readonly urnOf: (text: string) => Urn | undefined;
}

function downstreamSide(holder: Urn, downstreams: ModelPath | OwnColumnSpec): ColumnSide {
  if (!('path' in downstreams)) return { path: downstreams, urnOf: parseUrn };
  const { entityType, path } = downstreams;
  return { path, urnOf: (text) => parseUrn(partUrn(entityType, holder, text)) };
}

function columnsByItem(
  value: unknown,
  { depth, entityTypes }: ColumnLineageSpec,
  { path, urnOf }: ColumnSide,
): ReadonlyMap<string, readonly Urn[]> {
  const columns = new Map<string, Urn[]>();
  visitLeaves(value, path, (leaf, keys) => {
    const urn = urnOf(leaf);
    if (urn === undefined || !entityTypes.includes(entityTypeOf(urn))) return;
    const item = keys.slice(0, depth).join('/');
    const found = columns.get(item);
    if (found === undefined) columns.set(item, [urn]);
    else found.push(urn);
  });
  return columns;
}

function columnEdge(type: string, source: Urn, destination: Urn): Edge {
  return {
    source,
    type,
    destination,
    lineage: 'upstream',
    createdOn: undefined,
    createdActor: undefined,
    updatedOn: undefined,
    updatedActor: undefined,
    properties: undefined,
  };
}
