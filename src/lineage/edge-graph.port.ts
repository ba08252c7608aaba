import type { Page } from '../kernel/page.js';
import type { Urn } from '../kernel/urn.js';
import type { Freshness, Position } from '../change-log/position.js';

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

/** All edges that one aspect of one entity states; replaces what it stated before. The source of an edge may be another URN (a schema field). */
export interface EdgeSet {
  readonly owner: Urn;
  readonly aspect: string;
  readonly edges: readonly Edge[];
}

/**
 * `sets`: at most one an entity and aspect. `dropped`: entities that are gone; their sets go. Edges to them stay as long as the aspects that state them, so that a
 * rebuild from the truth comes to the same graph.
 */
export interface EdgeChanges {
  readonly sets: readonly EdgeSet[];
  readonly dropped: readonly Urn[];
}

/** `types`: empty means every type. `OUTGOING`: edges whose source is the URN. */
export interface NeighboursRequest {
  readonly urn: Urn;
  readonly direction: 'INCOMING' | 'OUTGOING' | 'UNDIRECTED';
  readonly types: readonly string[];
  readonly page: Page;
}

/** A page of the edges of one node. */
export interface Neighbours {
  /** Ordered by type, then URN of the other side; an edge that several sets state counts once. */
  readonly items: readonly { readonly type: string; readonly urn: Urn; readonly edge: Edge }[];
  /** Exact number of all. */
  readonly total: number;
}

/**
 * Breadth-first walk along lineage edges.
 * `maxHops`: degree at which it ends. `maxNodes`: it ends when so many were reached, and says so.
 * `startTime`, `endTime`: only edges created or updated within (inclusive); edges without stamps always count.
 */
export interface WalkRequest {
  readonly root: Urn;
  readonly direction: 'DOWNSTREAM' | 'UPSTREAM';
  readonly maxHops: number;
  readonly maxNodes: number;
  readonly startTime: number | undefined;
  readonly endTime: number | undefined;
}

/** A node that lineage reaches. */
export interface WalkedNode {
  readonly urn: Urn;
  /** Least number of hops from the root, from 1. */
  readonly degree: number;
  /** Index in `nodes` of the node it was first reached from; -1 for the root. */
  readonly parent: number;
}

/** What a walk came to. */
export interface WalkResult {
  /** Each reached node once, by degree, then in order of discovery; the root is not among them. */
  readonly nodes: readonly WalkedNode[];
  /** Whether `maxNodes` cut the walk short. */
  readonly completeness: 'complete' | 'truncated';
}

/** Graph of edges between entities, derived from the change log. Every method throws StoreUnavailable when the engine is away. */
export abstract class EdgeGraph {
  /** `undefined` when nothing usable is held. After writes were lost: where the graph stands without them. */
  abstract position(): Promise<Position | undefined>;
  /** Take writes again after some were lost: the next ones go on from `position`. */
  abstract recover(): Promise<void>;
  /** An outdated graph answers from what its relationships were when it was made. */
  abstract freshness(): Promise<Freshness>;
  /**
   * Apply changes in order (dropped entities first) and move the cursor. Every read that begins after it resolves finds
   * them; they are durable, with the cursor, at the latest after `settle`. When it rejects, the graph is as it was before;
   * unless unsettled writes were lost with it: then it throws StoreUnavailable, as do all writes until `recover`, and all
   * reads until the log was applied again as far as it had been.
   */
  abstract apply(changes: EdgeChanges, position: Position): Promise<void>;
  /** Make all that was applied durable. */
  abstract settle(): Promise<void>;
  /** Edges of one node; an unknown one has none. */
  abstract neighbours(request: NeighboursRequest): Promise<Neighbours>;
  /** First `count` neighbours of each URN in one go, for reading many entities at once; URNs without any have total 0. */
  abstract neighboursOf(
    urns: readonly Urn[],
    request: Omit<NeighboursRequest, 'urn'>,
  ): Promise<ReadonlyMap<Urn, Neighbours>>;
  /** What lineage reaches from a node; nothing from an unknown one. */
  abstract walk(request: WalkRequest): Promise<WalkResult>;
  /** Edge sets in order of owner, then aspect, after the given key; for audits and for tests against the truth. */
  abstract edgeSets(
    after: { readonly owner: Urn; readonly aspect: string } | undefined,
    limit: number,
  ): Promise<readonly EdgeSet[]>;
  /** Begin an empty generation beside the one that serves. */
  abstract newGeneration(): Promise<EdgeGeneration>;
}

/** A generation in the making, seen by no read until it is finished. */
export interface EdgeGeneration {
  /** Take in edge sets, in any order of their owners. */
  add(changes: EdgeChanges): Promise<void>;
  /** Make it durable with its cursor, and let it serve in the place of the one that did. */
  finish(position: Position): Promise<void>;
  /** Forget about it. */
  abandon(): Promise<void>;
}
