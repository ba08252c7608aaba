/**
 * What lineage reaches from a node.
 *
 * The problem: a walk may reach 200,000 nodes, of which a page shows ten; it must cost little for each, and must not
 * keep others waiting. The idea: nodes are numbers throughout. Reached ones stand in one array in the order of
 * discovery, so that a degree is a range of it and the way back is a place in it; those that were visited are bits.
 *
 *   a -> b, c   b -> d   c -> d     from a: nodes b c d   parents -1 -1 0   level ends 2 3
 *
 * A walk goes in steps, between which others run and edges may change: each node's neighbours are those of the moment
 * in which the walk follows it.
 * The cost: some ten nanoseconds an edge whose node is cached, a statement of some microseconds for each that is not.
 */
import type { WalkRequest } from '../../../lineage/edge-graph.port.js';
import { enlarged } from '../enlarged.js';
import type { CachedNeighbours } from './adjacency.js';

/** A walk by node numbers; see WalkResult. */
export interface NumberedWalk {
  readonly nodes: Int32Array;
  readonly parents: Int32Array;
  readonly levelEnds: readonly number[];
  readonly completeness: 'complete' | 'truncated';
}

/** Neighbours of nodes: those that are cached, and a way to read the others, some in each step. */
export interface NeighbourSource {
  cached(): CachedNeighbours;
  read(node: number): Iterable<Int32Array>;
}

/**
 * Bits for visited nodes, which the next walk uses again: of a million nodes they are 125 kB, and making them takes
 * longer than a walk to a dozen. Walks that run at a time have bits of their own.
 */
export class WalkMarks {
  private spare: Uint32Array | undefined;

  /** All of them 0. */
  take(): Uint32Array {
    const bits = this.spare ?? new Uint32Array(FIRST_WORDS);
    this.spare = undefined;
    return bits;
  }

  /** @param bits all of them 0 */
  give(bits: Uint32Array): void {
    if (bits.length >= (this.spare?.length ?? 0)) this.spare = bits;
  }
}

/** Words of bits of the first walk. */
const FIRST_WORDS = 1024;
/** Cached nodes of one step. */
const NODES_A_STEP = 512;
/** Units of work: see `Work`. */
const UNITS_OF_A_NODE = 0.1;
const UNITS_OF_A_READ = 5;
const UNITS_OF_A_NEIGHBOUR = 0.5;

/** One breadth-first walk. */
export class LineageWalk {
  private nodes = new Int32Array(256);
  private parents = new Int32Array(256);
  private size = 0;
  private readonly levelEnds: number[] = [];
  private visited: Uint32Array;
  private completeness: 'complete' | 'truncated' = 'complete';

  /** @param marks where it gets bits for the nodes that it visits */
  constructor(
    private readonly root: number,
    private readonly request: Pick<WalkRequest, 'maxHops' | 'maxNodes'>,
    private readonly source: NeighbourSource,
    private readonly marks: WalkMarks,
  ) {
    this.visited = marks.take();
    this.mark(root);
  }

  /** Walk to the end; each step gives what it cost, in units of work. */
  *steps(): Generator<number> {
    try {
      yield* this.walk();
    } finally {
      this.unmark();
    }
  }

  private *walk(): Generator<number> {
    if (this.request.maxHops < 1) return;
    yield* this.readNeighbours(this.root, -1);
    for (let from = 0; from < this.size && !this.isDone();) {
      const to = this.size;
      this.levelEnds.push(to);
      if (this.levelEnds.length === this.request.maxHops) return;
      yield* this.follow(from, to);
      from = to;
    }
    if (this.size > (this.levelEnds.at(-1) ?? 0)) this.levelEnds.push(this.size);
  }

  get result(): NumberedWalk {
    const { nodes, parents, size, levelEnds, completeness } = this;
    return { nodes: nodes.subarray(0, size), parents: parents.subarray(0, size), levelEnds, completeness };
  }

  private isDone(): boolean {
    return this.completeness === 'truncated';
  }

  /** Visit the neighbours of the nodes at these places. */
  private *follow(from: number, to: number): Generator<number> {
    for (let place = from; place < to && !this.isDone();) {
      const next = this.followCached(place, Math.min(to, place + NODES_A_STEP));
      if (next > place) yield (next - place) * UNITS_OF_A_NODE;
      place = next;
      if (place < to && !this.isDone() && !this.isCached(place)) {
        yield* this.readNeighbours(this.nodes[place] ?? 0, place);
        place++;
      }
    }
  }

  private isCached(place: number): boolean {
    return (this.source.cached().places[this.nodes[place] ?? 0] ?? 0) !== 0;
  }

  /** As `follow` up to the first node that is not cached. @returns its place, or `to` */
  private followCached(from: number, to: number): number {
    const { numbers, places } = this.source.cached();
    for (let place = from; place < to && !this.isDone(); place++) {
      const list = places[this.nodes[place] ?? 0] ?? 0;
      if (list === 0) return place;
      this.visit(numbers, list + 1, list + 1 + (numbers[list] ?? 0), place);
    }
    return to;
  }

  private *readNeighbours(node: number, place: number): Generator<number> {
    for (const page of this.source.read(node)) {
      this.visit(page, 0, page.length, place);
      yield UNITS_OF_A_READ + page.length * UNITS_OF_A_NEIGHBOUR;
      if (this.isDone()) return;
    }
  }

  /** Take the neighbours in a range that were not reached before. */
  private visit(numbers: Int32Array, from: number, to: number, parent: number): void {
    for (let at = from; at < to; at++) {
      const node = numbers[at] ?? 0;
      if (((this.visited[node >>> 5] ?? 0) & (1 << (node & 31))) === 0) this.take(node, parent);
    }
  }

  private take(node: number, parent: number): void {
    if (this.size >= this.request.maxNodes) {
      this.completeness = 'truncated';
      return;
    }
    this.mark(node);
    if (this.size === this.nodes.length) this.enlarge();
    this.nodes[this.size] = node;
    this.parents[this.size++] = parent;
  }

  private mark(node: number): void {
    const word = node >>> 5;
    // Nodes may have come since the walk began.
    if (word >= this.visited.length) this.visited = enlarged(this.visited, word + 1);
    this.visited[word] = (this.visited[word] ?? 0) | (1 << (node & 31));
  }

  /** A walk of few nodes leaves most bits as they were. */
  private unmark(): void {
    const { visited, nodes, size, root } = this;
    if (size > visited.length) visited.fill(0);
    else {
      visited[root >>> 5] = 0;
      for (let at = 0; at < size; at++) visited[(nodes[at] ?? 0) >>> 5] = 0;
    }
    this.marks.give(visited);
  }

  private enlarge(): void {
    this.nodes = enlarged(this.nodes, 2 * this.size);
    this.parents = enlarged(this.parents, 2 * this.size);
  }
}
