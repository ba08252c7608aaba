import { DerivedStore } from '../change-log/derived-store.port.js';
import type { Urn } from '../kernel/urn.js';

/** How the destination of an edge stands to its source in lineage; `none`: the edge is no lineage. */
export type LineageSide = 'downstream' | 'none' | 'upstream';

/**
 * `source -type-> destination`. Times: epoch milliseconds, UTC.
 * Unique within its edge set by (source, type, destination); several sets may state the same edge.
 */
export interface Edge {
  readonly source: Urn;
  readonly type: string;
  readonly destination: Urn;
  readonly lineage: LineageSide;
  readonly createdOn: number | undefined;
  readonly createdActor: string | undefined;
  readonly updatedOn: number | undefined;
  readonly updatedActor: string | undefined;
  readonly properties: Readonly<Record<string, string>> | undefined;
}

/**
 * All edges that one aspect of one entity states. `owner`: that entity. The source of an edge may be another URN: the
 * lineage of a table states edges between schema fields.
 */
export interface EdgeSet {
  readonly owner: Urn;
  readonly aspect: string;
  readonly edges: readonly Edge[];
}

/**
 * `set`: the aspect states these edges and no others; an empty list removes the set. `drop`: the entity is gone, with
 * all of its sets. Edges of other entities that lead to it stay as long as the aspects that state them, so that a
 * rebuild from the primary store gives the same graph.
 * In one list an entity is dropped before it is given sets, and each of its aspects has one set at most.
 */
export type EdgeChange = (EdgeSet & { readonly kind: 'set' }) | { readonly kind: 'drop'; readonly owner: Urn };

/**
 * The edges that EdgeGraph answers from: written by a projection, read here by audits and by tests that compare them
 * with the primary store.
 * @example
 * // `old` was deleted; `orders` has no upstream table but `raw` now.
 * await store.apply(
 *   [{ kind: 'drop', owner: old }, { kind: 'set', owner: orders, aspect: 'upstreamLineage', edges: [toRaw] }],
 *   { storeId, seq: 7 },
 * );
 */
export abstract class EdgeStore extends DerivedStore<EdgeChange> {
  /**
   * Sets that have edges, in order of owner, then aspect, at most `limit`: those after the key `after`, from the first
   * when it is `undefined`. The edges of a set are in no particular order.
   * @example
   * const first = await store.edgeSets(undefined, 500);
   * const second = await store.edgeSets(first.at(-1), 500);
   */
  abstract edgeSets(
    after: { readonly owner: Urn; readonly aspect: string } | undefined,
    limit: number,
  ): Promise<readonly EdgeSet[]>;
}
