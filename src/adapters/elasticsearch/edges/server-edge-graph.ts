import { compareByCodePoint } from '../../../kernel/code-point-order.js';
import { invariant } from '../../../kernel/assert-never.js';
import type { Urn } from '../../../kernel/urn.js';
import type { Work } from '../../../kernel/work.js';
import {
  EdgeGraph,
  type Neighbours,
  type NeighboursRequest,
  type WalkRequest,
  type WalkResult,
} from '../../../lineage/edge-graph.port.js';
import { hitsOf, type ServerHit, textMember, totalOf } from '../client/answers.js';
import type { SearchServer } from '../client/search-server.js';
import { EDGE, EDGE_PARTS, readStatements } from './edge-index.js';
import type { ServerEdgeStore } from './server-edge-store.js';
import { ServerWalk } from './server-walk.js';

/** Edges that a server answers with at once. */
const MOST_AT_ONCE = 10_000;
/** Nodes that are asked for at a time. */
const NODES_AT_ONCE = 10;
/** Units of work of an edge that a node has. */
const UNITS_AN_EDGE = 2;
const MANY = 'The node has many relationships: name their types, or ask for those of fewer nodes.';

type Item = Neighbours['items'][number];

/** Which end of an edge a node is, and which one is asked for. */
interface EdgeSide {
  readonly own: string;
  readonly other: string;
}

const SIDES: Readonly<Record<NeighboursRequest['direction'], readonly EdgeSide[]>> = {
  OUTGOING: [{ own: EDGE.source, other: EDGE.destination }],
  INCOMING: [{ own: EDGE.destination, other: EDGE.source }],
  UNDIRECTED: [
    { own: EDGE.source, other: EDGE.destination },
    { own: EDGE.destination, other: EDGE.source },
  ],
};

/** Answers from the edges of ServerEdgeStore. */
export class ServerEdgeGraph extends EdgeGraph {
  constructor(
    private readonly server: SearchServer,
    private readonly store: Pick<ServerEdgeStore, 'forgotten' | 'names'>,
  ) {
    super();
  }

  override async neighbours(request: NeighboursRequest, work: Work): Promise<Neighbours> {
    const { start, count } = request.page;
    const sides = SIDES[request.direction];
    const lists = await Promise.all(sides.map((side) => this.first(request, side, work)));
    const total = lists.reduce((sum, list) => sum + list.total, 0);
    work.spend(total * UNITS_AN_EDGE, MANY);
    const items = lists.flatMap((list) => list.items);
    if (sides.length > 1) items.sort((a, b) => compareByCodePoint(a.type, b.type) || compareByCodePoint(a.urn, b.urn));
    // Of one side the server has left out what comes before the page.
    return { items: sides.length > 1 ? items.slice(start, start + count) : items, total };
  }

  override async neighboursOf(
    urns: readonly Urn[],
    request: Omit<NeighboursRequest, 'urn'>,
    work: Work,
  ): Promise<ReadonlyMap<Urn, Neighbours>> {
    const found = new Map<Urn, Neighbours>();
    for (let from = 0; from < urns.length; from += NODES_AT_ONCE) {
      const part = urns.slice(from, from + NODES_AT_ONCE);
      const pages = await Promise.all(part.map((urn) => this.neighbours({ ...request, urn }, work)));
      part.forEach((urn, at) => found.set(urn, pages[at] ?? { items: [], total: 0 }));
      if (work.turnIsOver) await work.rest();
    }
    return found;
  }

  override async walk(request: WalkRequest, work: Work): Promise<WalkResult> {
    for (;;) {
      const walk = new ServerWalk(this.server, this.store, work);
      const result = await walk.from(request);
      // Another generation may have other edges.
      if (result.numbers.state === 'current') return result;
    }
  }

  /** The page of one side; of two sides all that may be on the page. */
  private async first(
    request: NeighboursRequest,
    side: EdgeSide,
    work: Work,
  ): Promise<{ readonly items: readonly Item[]; readonly total: number }> {
    const { skipped, wanted } = windowOf(request);
    const items: Item[] = [];
    let total = 0;
    let after: ServerHit['sort'];
    // What is skipped beyond the first of them is passed by, page after page.
    for (let passed = 0; ;) {
      const isNear = skipped + wanted <= MOST_AT_ONCE;
      const size = isNear ? wanted : Math.min(MOST_AT_ONCE, skipped + wanted - passed);
      const body = await this.page(request, side, { from: isNear ? skipped : 0, size, after });
      const hits = hitsOf(body);
      if (after === undefined) {
        total = totalOf(body);
        work.spend(Math.min(total, skipped + wanted) * UNITS_AN_EDGE, MANY);
      }
      hits.forEach((hit, at) => {
        if (isNear || passed + at >= skipped) items.push(itemOf(hit, side));
      });
      passed += hits.length;
      after = hits.at(-1)?.sort;
      if (isNear || hits.length < size || after === undefined || passed >= skipped + wanted) return { items, total };
      if (work.turnIsOver) await work.rest();
    }
  }

  private async page(
    { urn, types }: NeighboursRequest,
    { own, other }: EdgeSide,
    { from, size, after }: { readonly from: number; readonly size: number; readonly after: ServerHit['sort'] },
  ): Promise<Readonly<Record<string, unknown>>> {
    const { body } = await this.server.request({
      method: 'POST',
      path: `/${this.store.names.part(EDGE_PARTS.edges)}/_search`,
      query: { ignore_unavailable: true },
      body: {
        ...(after === undefined ? { from } : { search_after: after }),
        size,
        track_total_hits: after === undefined,
        query: {
          bool: {
            filter: [{ term: { [own]: urn } }, ...(types.length === 0 ? [] : [{ terms: { [EDGE.type]: types } }])],
          },
        },
        sort: [EDGE.type, other],
      },
    });
    return body;
  }
}

/** What of each side is read: of two, all that may be on the page. */
function windowOf({ direction, page }: NeighboursRequest): { readonly skipped: number; readonly wanted: number } {
  return direction === 'UNDIRECTED'
    ? { skipped: 0, wanted: page.start + page.count }
    : { skipped: page.start, wanted: page.count };
}

function itemOf({ _source: source }: ServerHit, { other }: EdgeSide): Item {
  const [first] = readStatements(textMember(source, EDGE.stored));
  invariant(first !== undefined, 'an edge is stated by somebody');
  const { edge } = first;
  return { type: edge.type, urn: other === EDGE.source ? edge.source : edge.destination, edge };
}
