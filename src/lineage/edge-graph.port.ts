import type { EntityNumbers } from '../kernel/entity-numbers.js';
import type { Page } from '../kernel/page.js';
import type { Urn } from '../kernel/urn.js';
import type { Work } from '../kernel/work.js';
import type { Edge } from './edge-store.port.js';

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

/** What a walk has reached. Nodes are named by their places in `nodes`, from 0. */
export interface WalkResult {
  readonly numbers: EntityNumbers;
  /** Numbers of the reached nodes, each once, by degree, then in order of discovery; the root is not among them. */
  readonly nodes: Int32Array;
  /** By place: that of the node from which it was first reached; -1 for the root. */
  readonly parents: Int32Array;
  /**
   * By degree, the least number of hops from the root, from 1: the place after the last node that has it. Ends with the
   * highest degree reached.
   */
  readonly levelEnds: readonly number[];
  /** Whether `maxNodes` cut the walk short. */
  readonly completeness: 'complete' | 'truncated';
}

/**
 * What requests ask of the edges between entities. Every method rejects with StoreUnavailable when the engine cannot be
 * reached, and while it has lost changes that reads were to find.
 */
export abstract class EdgeGraph {
  /**
   * Edges of one node; an unknown one has none. Many are read in slices: of changes meanwhile they may show some.
   * @example
   * // Who uses this tag? The first ten, and how many there are in all.
   * const request = { urn: tag, direction: 'INCOMING', types: ['TaggedWith'], page: { start: 0, count: 10 } };
   * await graph.neighbours(request, work);
   * // { items: [{ type: 'TaggedWith', urn: table, edge }], total: 1 }
   */
  abstract neighbours(request: NeighboursRequest, work: Work): Promise<Neighbours>;
  /**
   * The same page for many nodes in one go, for reading many entities at once.
   * @returns an entry for every URN that was asked for, in that order; those without edges have total 0
   * @example
   * const found = await graph.neighboursOf([table, unknown], { direction: 'OUTGOING', types: [], page }, work);
   * found.get(unknown); // { items: [], total: 0 }
   */
  abstract neighboursOf(
    urns: readonly Urn[],
    request: Omit<NeighboursRequest, 'urn'>,
    work: Work,
  ): Promise<ReadonlyMap<Urn, Neighbours>>;
  /**
   * What lineage reaches from a node; nothing from an unknown one. Of changes that are made while it walks it may see
   * some.
   * @example
   * // raw -> orders -> report: what depends on `raw`, two hops far.
   * await graph.walk({ root: raw, direction: 'DOWNSTREAM', maxHops: 2, maxNodes: 100, startTime: undefined, endTime:
   * undefined }, work); // nodes: the numbers of orders and report, parents: -1 0, levelEnds: [1, 2],
   * completeness: 'complete'
   */
  abstract walk(request: WalkRequest, work: Work): Promise<WalkResult>;
}
