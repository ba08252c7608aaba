import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import type { EdgeGraph, Neighbours, WalkRequest } from '../edge-graph.port.js';
import type { Edge } from '../edge-store.port.js';

/** Edges of an entity that are read at once. */
const EDGE_PAGE = 1000;

const SIDES = { DOWNSTREAM: 'downstream', UPSTREAM: 'upstream' } as const;

/**
 * The edges by which a walk has arrived at its entities. They are looked for at the end that the walk came from, of
 * which there are few, and whose edges are read once; where these are many, at the other end. So a page of entities
 * beside one hub does not read the edges of the hub for each of them.
 */
export class LastSteps {
  private readonly known = new Map<Urn, Neighbours>();

  constructor(
    private readonly graph: EdgeGraph,
    private readonly direction: WalkRequest['direction'],
    private readonly work: Work,
  ) {}

  /** The edge that leads from one entity to the next, the first by name; `undefined` when it was removed since. */
  async edge(from: Urn, to: Urn): Promise<Edge | undefined> {
    const first = this.known.get(from) ?? (await this.page(from, 0));
    this.known.set(from, first);
    if (first.total <= EDGE_PAGE) return this.between(from, to, first);
    for (let start = 0; ; start += EDGE_PAGE) {
      const page = await this.page(to, start);
      const found = this.between(from, from, page);
      if (found !== undefined || page.items.length < EDGE_PAGE) return found;
    }
  }

  private page(urn: Urn, start: number): Promise<Neighbours> {
    const request = { urn, direction: 'UNDIRECTED', types: [], page: { start, count: EDGE_PAGE } } as const;
    return this.graph.neighbours(request, this.work);
  }

  /** @param other the end of the edge at which the page was not read */
  private between(from: Urn, other: Urn, { items }: Neighbours): Edge | undefined {
    return items.find(({ urn, edge: { source, lineage } }) => {
      if (urn !== other || lineage === 'none') return false;
      // The walk arrives at the destination of an edge that states its side, or at the source of the opposite.
      return (source === from) === (lineage === SIDES[this.direction]);
    })?.edge;
  }
}
