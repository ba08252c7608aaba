import type { Database, Statement } from '../database.js';
import type { WalkRequest } from '../../../lineage/edge-graph.port.js';
import { Adjacency } from './adjacency.js';

/** A walk by node numbers; `parents`: index of the node it was reached from, -1 for the root. */
export interface NumberedWalk {
  readonly nodes: readonly number[];
  readonly degrees: readonly number[];
  readonly parents: readonly number[];
  readonly completeness: 'complete' | 'truncated';
}

/** Neighbours of the nodes of a level: loaded for all at once, then read one by one. */
interface NeighbourSource {
  load(nodes: readonly number[]): void;
  of(node: number): Iterable<number>;
}

/** Breadth-first walks over the lineage edges of one generation. */
export class LineageWalks {
  private readonly adjacency: Readonly<Record<WalkRequest['direction'], Adjacency>>;
  private readonly windows: Readonly<Record<WalkRequest['direction'], Statement<[WindowParameters], WindowPair>>>;

  constructor(database: Database) {
    this.adjacency = {
      DOWNSTREAM: new Adjacency(database, 'DOWNSTREAM'),
      UPSTREAM: new Adjacency(database, 'UPSTREAM'),
    };
    this.windows = {
      DOWNSTREAM: database.prepare(windowStatement('upper', 'lower')),
      UPSTREAM: database.prepare(windowStatement('lower', 'upper')),
    };
  }

  /** Call when lineage neighbours of these nodes have changed. */
  forget(nodes: ReadonlySet<number>): void {
    this.adjacency.DOWNSTREAM.forget(nodes);
    this.adjacency.UPSTREAM.forget(nodes);
  }

  /** Call when anything may have changed. */
  forgetAll(): void {
    this.adjacency.DOWNSTREAM.forgetAll();
    this.adjacency.UPSTREAM.forgetAll();
  }

  walk(root: number, request: WalkRequest): NumberedWalk {
    return walkFrom(root, request, this.source(request));
  }

  private source(request: WalkRequest): NeighbourSource {
    const { startTime, endTime, direction } = request;
    if (startTime === undefined && endTime === undefined) return this.adjacency[direction];
    return new WindowNeighbours(this.windows[direction], startTime ?? 0, endTime ?? Number.MAX_SAFE_INTEGER);
  }
}

function walkFrom(root: number, { maxHops, maxNodes }: WalkRequest, source: NeighbourSource): NumberedWalk {
  const visited = new Set([root]);
  const nodes: number[] = [];
  const degrees: number[] = [];
  const parents: number[] = [];
  let level = [root];
  let levelStart = -1;
  for (let degree = 1; degree <= maxHops && level.length > 0; degree++) {
    source.load(level);
    const nextStart = nodes.length;
    for (const [at, node] of level.entries()) {
      for (const neighbour of source.of(node)) {
        if (visited.has(neighbour)) continue;
        if (nodes.length >= maxNodes) return { nodes, degrees, parents, completeness: 'truncated' };
        visited.add(neighbour);
        nodes.push(neighbour);
        degrees.push(degree);
        parents.push(degree === 1 ? -1 : levelStart + at);
      }
    }
    level = nodes.slice(nextStart);
    levelStart = nextStart;
  }
  return { nodes, degrees, parents, completeness: 'complete' };
}

interface WindowParameters {
  readonly nodes: string;
  readonly start: number;
  readonly end: number;
}

interface WindowPair {
  readonly node: number;
  readonly neighbour: number;
}

/** Edges created or updated within a window, and those without either time. */
function windowStatement(from: 'lower' | 'upper', to: 'lower' | 'upper'): string {
  return `SELECT DISTINCT edge.${from} AS node, edge.${to} AS neighbour
    FROM json_each(:nodes) AS wanted CROSS JOIN edge ON edge.${from} = wanted.value
    WHERE (edge.created IS NULL AND edge.updated IS NULL)
      OR edge.created BETWEEN :start AND :end OR edge.updated BETWEEN :start AND :end
    ORDER BY 1, 2`;
}

/** Neighbours within a time window. Not cached: few walks ask for a window, and seldom two for the same. */
class WindowNeighbours implements NeighbourSource {
  private found = new Map<number, number[]>();

  constructor(
    private readonly statement: Statement<[WindowParameters], WindowPair>,
    private readonly start: number,
    private readonly end: number,
  ) {}

  load(nodes: readonly number[]): void {
    this.found = new Map();
    const { start, end } = this;
    for (const { node, neighbour } of this.statement.iterate({ nodes: JSON.stringify(nodes), start, end })) {
      const neighbours = this.found.get(node);
      if (neighbours === undefined) this.found.set(node, [neighbour]);
      else neighbours.push(neighbour);
    }
  }

  of(node: number): Iterable<number> {
    return this.found.get(node) ?? [];
  }
}
