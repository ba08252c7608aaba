/**
 * Column-level lineage. No annotation can say it: both ends of such an edge are named by the aspect, and neither is the
 * entity that holds it. The rule is the wire's own, for the one aspect that carries it.
 */
import type { AspectSpec } from '../../../generated/service/registry/model.js';
import type { Urn } from '../../kernel/urn.js';
import { entityTypeOf, parseUrn } from '../../kernel/urn.js';
import type { Edge } from '../../lineage/edge-graph.port.js';
import { visitLeaves } from './leaf-walk.js';

const ASPECT = 'upstreamLineage';
const ITEMS = 'fineGrainedLineages';
const COLUMN = 'schemaField';
const TYPE = 'DownstreamOf';

/** For each item every downstream column with every upstream column; items that lack a side state nothing. */
export function* columnEdges(spec: AspectSpec, value: unknown): Iterable<Edge> {
  if (spec.name !== ASPECT) return;
  for (const { upstreams, downstreams } of itemsOf(value)) {
    for (const source of downstreams) {
      for (const destination of upstreams) yield columnEdge(source, destination);
    }
  }
}

interface ColumnGroup {
  readonly upstreams: readonly Urn[];
  readonly downstreams: readonly Urn[];
}

function itemsOf(value: unknown): readonly ColumnGroup[] {
  const upstreams = columnsBySide(value, 'upstreams');
  const downstreams = columnsBySide(value, 'downstreams');
  return [...upstreams].map(([at, urns]) => ({ upstreams: urns, downstreams: downstreams.get(at) ?? [] }));
}

function columnsBySide(
  value: unknown,
  side: 'downstreams' | 'upstreams',
): ReadonlyMap<number | string, readonly Urn[]> {
  const columns = new Map<number | string, Urn[]>();
  visitLeaves(value, [ITEMS, '*', side, '*'], (leaf, [at = 0]) => {
    const urn = parseUrn(leaf);
    if (urn === undefined || entityTypeOf(urn) !== COLUMN) return;
    const held = columns.get(at);
    if (held === undefined) columns.set(at, [urn]);
    else held.push(urn);
  });
  return columns;
}

function columnEdge(source: Urn, destination: Urn): Edge {
  return {
    source,
    type: TYPE,
    destination,
    lineage: 'upstream',
    createdOn: undefined,
    createdActor: undefined,
    updatedOn: undefined,
    updatedActor: undefined,
    properties: undefined,
  };
}
