import type { Database, Statement } from 'better-sqlite3';

/** Numbers of the neighbours of a node in one direction of lineage. */
type AdjacentNodes = Int32Array;

const NONE: AdjacentNodes = new Int32Array(0);

/** Neighbours remembered in one direction before all are forgotten: 8 million numbers are 32 MB. */
const REMEMBERED = 8_000_000;

interface Pair {
  readonly node: number;
  readonly neighbour: number;
}

/**
 * Lineage neighbours by node in one direction, read a level at a time and remembered until an edge of the node changes.
 * A walk over remembered nodes touches no statement at all.
 */
export class Adjacency {
  private readonly known = new Map<number, AdjacentNodes>();
  private held = 0;
  private readonly one: Statement<[number], number>;
  private readonly many: Statement<[string], Pair>;

  constructor(database: Database, direction: 'DOWNSTREAM' | 'UPSTREAM') {
    const [from, to] = direction === 'UPSTREAM' ? ['lower', 'upper'] : ['upper', 'lower'];
    this.one = database
      .prepare<[number], number>(`SELECT DISTINCT ${to} FROM edge WHERE ${from} = ? ORDER BY 1`)
      .pluck();
    this.many = database.prepare(
      `SELECT DISTINCT edge.${from} AS node, edge.${to} AS neighbour
       FROM json_each(?) AS wanted CROSS JOIN edge ON edge.${from} = wanted.value ORDER BY 1, 2`,
    );
  }

  /** Make sure that the neighbours of these nodes are remembered. */
  load(nodes: readonly number[]): void {
    const missing = nodes.filter((node) => !this.known.has(node));
    const [only] = missing;
    if (only === undefined) return;
    if (this.held > REMEMBERED) this.forgetAll();
    if (missing.length === 1) {
      this.remember(only, this.one.all(only));
      return;
    }
    for (const node of missing) this.known.set(node, NONE);
    let current: number | undefined;
    let gathered: number[] = [];
    for (const { node, neighbour } of this.many.iterate(JSON.stringify(missing))) {
      if (node !== current) {
        if (current !== undefined) this.remember(current, gathered);
        current = node;
        gathered = [];
      }
      gathered.push(neighbour);
    }
    if (current !== undefined) this.remember(current, gathered);
  }

  /** Neighbours of a node that was loaded. */
  of(node: number): AdjacentNodes {
    return this.known.get(node) ?? NONE;
  }

  forget(nodes: ReadonlySet<number>): void {
    for (const node of nodes) {
      this.held -= this.known.get(node)?.length ?? 0;
      this.known.delete(node);
    }
  }

  forgetAll(): void {
    this.known.clear();
    this.held = 0;
  }

  private remember(node: number, neighbours: readonly number[]): void {
    this.known.set(node, neighbours.length === 0 ? NONE : Int32Array.from(neighbours));
    this.held += neighbours.length;
  }
}
