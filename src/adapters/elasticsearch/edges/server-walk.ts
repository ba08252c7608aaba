/**
 * What lineage reaches from a node, a level at a time.
 *
 * The problem: a level may have more nodes than a server takes terms, and more edges than it answers with. The idea:
 * the nodes of a level are asked for in parts, and the edges of each part are read as the pairs of their ends, page
 * after page, from which nothing is left out. A node belongs to the first node of the level that leads to it; those
 * that one leads to are in order of their URNs, so that the same edges give the same walk. It costs a request for each
 * 2,000 nodes, and for each 10,000 edges of them.
 */
import { compareByCodePoint } from '../../../kernel/code-point-order.js';
import type { EntityNumbers } from '../../../kernel/entity-numbers.js';
import { parseUrn, type Urn } from '../../../kernel/urn.js';
import type { Work } from '../../../kernel/work.js';
import type { WalkRequest, WalkResult } from '../../../lineage/edge-graph.port.js';
import type { SearchServer } from '../client/search-server.js';
import { aggregationOf, bucketKey, hitsOf } from '../client/answers.js';
import { EDGE, EDGE_PARTS } from './edge-index.js';
import type { ServerEdgeStore } from './server-edge-store.js';

const NODES_AT_ONCE = 2000;
const PAIRS_AT_ONCE = 10_000;
/** Units of work of an edge, and of a request: with each the deadline is looked at. */
const UNITS = { edge: 1, request: 1000 } as const;
const FAR = 'Lineage reaches many entities from here: ask for fewer hops.';

type WalkedStore = Pick<ServerEdgeStore, 'forgotten' | 'names'>;

/** Numbers of the nodes of one walk, from 1; they mean nothing once what it has found may be forgotten. */
class WalkNumbers implements EntityNumbers {
  readonly urns: Urn[] = [];
  private readonly made: number;

  constructor(private readonly store: WalkedStore) {
    this.made = store.forgotten;
  }

  get state(): 'current' | 'replaced' {
    return this.store.forgotten === this.made ? 'current' : 'replaced';
  }

  urnOf(number: number): Urn | undefined {
    return this.state === 'current' ? this.urns[number - 1] : undefined;
  }
}

export class ServerWalk {
  private readonly numbers: WalkNumbers;
  private readonly parents: number[] = [];
  private readonly levelEnds: number[] = [];
  private readonly visited = new Set<string>();

  constructor(
    private readonly server: Pick<SearchServer, 'request'>,
    private readonly store: WalkedStore,
    private readonly work: Work,
  ) {
    this.numbers = new WalkNumbers(store);
  }

  async from(request: WalkRequest): Promise<WalkResult> {
    this.visited.add(request.root);
    let completeness: WalkResult['completeness'] = 'complete';
    let level: ReadonlyMap<string, number> = new Map([[request.root, -1]]);
    for (let hop = 0; hop < request.maxHops && level.size > 0 && completeness === 'complete'; hop++) {
      const reached = await this.next(level, request);
      const before = this.parents.length;
      completeness = this.take(reached, request.maxNodes);
      if (this.parents.length > before) this.levelEnds.push(this.parents.length);
      level = new Map(this.numbers.urns.slice(before).map((urn, at) => [urn, before + at]));
      if (this.work.turnIsOver) await this.work.rest();
    }
    const { numbers, levelEnds } = this;
    const nodes = Int32Array.from(numbers.urns, (_, at) => at + 1);
    return { numbers, nodes, parents: Int32Array.from(this.parents), levelEnds, completeness };
  }

  /** Those that were not reached before, with the place of the first node that leads to them. */
  private async next(level: ReadonlyMap<string, number>, request: WalkRequest): Promise<ReadonlyMap<string, number>> {
    const reached = new Map<string, number>();
    const nodes = [...level.keys()];
    for (let from = 0; from < nodes.length; from += NODES_AT_ONCE) {
      for await (const [own, other] of this.pairs(nodes.slice(from, from + NODES_AT_ONCE), request)) {
        if (this.visited.has(other)) continue;
        const place = level.get(own) ?? -1;
        reached.set(other, Math.min(reached.get(other) ?? place, place));
      }
    }
    return reached;
  }

  private take(reached: ReadonlyMap<string, number>, maxNodes: number): WalkResult['completeness'] {
    const inOrder = [...reached].sort(([a, one], [b, two]) => one - two || compareByCodePoint(a, b));
    for (const [text, parent] of inOrder) {
      if (this.parents.length >= maxNodes) return 'truncated';
      const urn = parseUrn(text);
      if (urn === undefined) continue;
      this.visited.add(text);
      this.numbers.urns.push(urn);
      this.parents.push(parent);
    }
    return 'complete';
  }

  /** Ends of all lineage edges that lead on from some nodes. */
  private async *pairs(nodes: readonly string[], request: WalkRequest): AsyncGenerator<readonly [string, string]> {
    const isDown = request.direction === 'DOWNSTREAM';
    const [own, other] = isDown ? [EDGE.up, EDGE.down] : [EDGE.down, EDGE.up];
    const sources = [{ own: { terms: { field: own } } }, { other: { terms: { field: other } } }];
    for (let after: unknown; ;) {
      this.work.spend(UNITS.request, FAR);
      const { body } = await this.server.request({
        method: 'POST',
        path: `/${this.store.names.part(EDGE_PARTS.edges)}/_search`,
        query: { ignore_unavailable: true },
        body: {
          size: 0,
          track_total_hits: false,
          query: { bool: { filter: [{ terms: { [own]: nodes } }, ...windowClauses(request)] } },
          aggs: {
            pairs: { composite: { size: PAIRS_AT_ONCE, sources, ...(after === undefined ? {} : { after }) } },
          },
        },
      });
      // An answer of a part of the shards is none.
      hitsOf(body);
      const { buckets, after_key: next } = aggregationOf(body, 'pairs');
      this.work.spend(buckets.length * UNITS.edge, FAR);
      for (const { key } of buckets) yield [bucketKey(key, 0), bucketKey(key, 1)];
      if (buckets.length < PAIRS_AT_ONCE || next === undefined) return;
      after = next;
      if (this.work.turnIsOver) await this.work.rest();
    }
  }
}

/** Edges that were created or updated within, and those of which that is not known. */
function windowClauses({ startTime, endTime }: WalkRequest): readonly unknown[] {
  if (startTime === undefined && endTime === undefined) return [];
  const window = {
    ...(startTime === undefined ? {} : { gte: startTime }),
    ...(endTime === undefined ? {} : { lte: endTime }),
  };
  const should = [
    { range: { [EDGE.created]: window } },
    { range: { [EDGE.updated]: window } },
    { term: { [EDGE.unstamped]: true } },
  ];
  return [{ bool: { should, minimum_should_match: 1 } }];
}
