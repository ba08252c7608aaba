import type { Database, Statement } from '../database.js';

/** Numbers of the neighbours of a node in one direction of lineage. */
type AdjacentNodes = Int32Array;

const NONE: AdjacentNodes = new Int32Array(0);

/** Neighbours cached in one direction before the cache is cleared: 8 million numbers are 32 MB. */
const MAX_CACHED = 8_000_000;

interface Pair {
  readonly node: number;
  readonly neighbour: number;
}

/**
 * Lineage neighbours by node in one direction, read a level at a time and cached until an edge of the node changes. A
 * walk over cached nodes runs no statement at all.
 */
export class Adjacency {
  private readonly cached = new Map<number, AdjacentNodes>();
  private size = 0;
  private readonly one: Statement<[number], number>;
  private readonly many: Statement<[string], Pair>;

  constructor(database: Database, direction: 'DOWNSTREAM' | 'UPSTREAM') {
    const [from, to] = direction === 'UPSTREAM' ? ['lower', 'upper'] : ['upper', 'lower'];
    this.one = database.prepareValues<[number], number>(`SELECT DISTINCT ${to} FROM edge WHERE ${from} = ? ORDER BY 1`);
    this.many = database.prepare(
      `SELECT DISTINCT edge.${from} AS node, edge.${to} AS neighbour
       FROM json_each(?) AS wanted CROSS JOIN edge ON edge.${from} = wanted.value ORDER BY 1, 2`,
    );
  }

  /** Read the neighbours of those of the nodes that are not cached. */
  load(nodes: readonly number[]): void {
    const missing = nodes.filter((node) => !this.cached.has(node));
    const [only] = missing;
    if (only === undefined) return;
    if (this.size > MAX_CACHED) this.forgetAll();
    if (missing.length === 1) {
      this.keep(only, this.one.all(only));
      return;
    }
    for (const node of missing) this.cached.set(node, NONE);
    let current: number | undefined;
    let neighbours: number[] = [];
    for (const { node, neighbour } of this.many.iterate(JSON.stringify(missing))) {
      if (node !== current) {
        if (current !== undefined) this.keep(current, neighbours);
        current = node;
        neighbours = [];
      }
      neighbours.push(neighbour);
    }
    if (current !== undefined) this.keep(current, neighbours);
  }

  /** Neighbours of a node that was loaded. */
  of(node: number): AdjacentNodes {
    return this.cached.get(node) ?? NONE;
  }

  forget(nodes: ReadonlySet<number>): void {
    for (const node of nodes) {
      this.size -= this.cached.get(node)?.length ?? 0;
      this.cached.delete(node);
    }
  }

  forgetAll(): void {
    this.cached.clear();
    this.size = 0;
  }

  private keep(node: number, neighbours: readonly number[]): void {
    this.cached.set(node, neighbours.length === 0 ? NONE : Int32Array.from(neighbours));
    this.size += neighbours.length;
  }
}
