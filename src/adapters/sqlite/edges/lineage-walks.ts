import type { WalkRequest } from '../../../lineage/edge-graph.port.js';
import type { Database, Statement } from '../database.js';
import { Adjacency, type CachedNeighbours } from './adjacency.js';
import { LineageWalk, type NeighbourSource, WalkMarks } from './lineage-walk.js';

type Direction = WalkRequest['direction'];

/** Neighbours that one statement reads within a time window. */
const PAGE = 2048;

/** Walks over the lineage edges of one generation. */
export class LineageWalks {
  private readonly adjacency: Readonly<Record<Direction, Adjacency>>;
  private readonly marks = new WalkMarks();
  private readonly windows: Readonly<Record<Direction, Statement<[WindowParameters], number>>>;

  constructor(database: Database) {
    this.adjacency = {
      DOWNSTREAM: new Adjacency(database, 'DOWNSTREAM'),
      UPSTREAM: new Adjacency(database, 'UPSTREAM'),
    };
    this.windows = {
      DOWNSTREAM: database.prepareValues(windowStatement('upper', 'lower')),
      UPSTREAM: database.prepareValues(windowStatement('lower', 'upper')),
    };
  }

  /** Memory of cached neighbours. */
  get cacheBytes(): number {
    return this.adjacency.DOWNSTREAM.bytes + this.adjacency.UPSTREAM.bytes;
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

  begin(root: number, request: WalkRequest): LineageWalk {
    return new LineageWalk(root, request, this.source(request), this.marks);
  }

  private source(request: WalkRequest): NeighbourSource {
    const { startTime, endTime, direction } = request;
    if (startTime === undefined && endTime === undefined) return this.adjacency[direction];
    return new WindowNeighbours(this.windows[direction], startTime ?? 0, endTime ?? Number.MAX_SAFE_INTEGER);
  }
}

interface WindowParameters {
  readonly node: number;
  readonly after: number;
  readonly start: number;
  readonly end: number;
}

/** Edges created or updated within a window, and those without either time. */
function windowStatement(from: 'lower' | 'upper', to: 'lower' | 'upper'): string {
  return `SELECT DISTINCT ${to} FROM edge WHERE ${from} = :node AND ${to} > :after AND (
      (created IS NULL AND updated IS NULL) OR created BETWEEN :start AND :end OR updated BETWEEN :start AND :end
    ) ORDER BY 1 LIMIT ${String(PAGE)}`;
}

const NOTHING: CachedNeighbours = { numbers: new Int32Array(0), places: new Int32Array(0) };

/** Neighbours within a time window. Not cached: few walks ask for a window, and seldom two for the same. */
class WindowNeighbours implements NeighbourSource {
  constructor(
    private readonly statement: Statement<[WindowParameters], number>,
    private readonly start: number,
    private readonly end: number,
  ) {}

  cached(): CachedNeighbours {
    return NOTHING;
  }

  *read(node: number): Generator<Int32Array> {
    const { start, end } = this;
    for (let after = 0, more = true; more;) {
      const page = Int32Array.from(this.statement.all({ node, after, start, end }));
      more = page.length === PAGE;
      after = page.at(-1) ?? after;
      yield page;
    }
  }
}
