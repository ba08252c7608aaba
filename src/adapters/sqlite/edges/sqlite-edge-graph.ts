import type { Urn } from '../../../kernel/urn.js';
import type { Work } from '../../../kernel/work.js';
import {
  EdgeGraph,
  type Neighbours,
  type NeighboursRequest,
  type WalkRequest,
  type WalkResult,
} from '../../../lineage/edge-graph.port.js';
import { asStoreFault, attempt } from '../sqlite-fault.js';
import type { EdgeReader } from './edge-reader.js';
import type { NumberedWalk } from './lineage-walk.js';
import type { EdgeGenerations } from './sqlite-edge-store.js';

const NO_NEIGHBOURS: Neighbours = { items: [], total: 0 };
const NOWHERE: NumberedWalk = {
  nodes: new Int32Array(0),
  parents: new Int32Array(0),
  levelEnds: [],
  completeness: 'complete',
};
const FAR = 'Lineage reaches many entities from here: ask for fewer hops.';

/** Answers from the edges of SqliteEdgeStore. */
export class SqliteEdgeGraph extends EdgeGraph {
  constructor(private readonly generations: Pick<EdgeGenerations, 'current'>) {
    super();
  }

  override neighbours(request: NeighboursRequest): Promise<Neighbours> {
    return attempt(
      () => this.generations.current.reader.neighboursOf([request.urn], request).get(request.urn) ?? NO_NEIGHBOURS,
    );
  }

  override neighboursOf(
    urns: readonly Urn[],
    request: Omit<NeighboursRequest, 'urn'>,
  ): Promise<ReadonlyMap<Urn, Neighbours>> {
    return attempt(() => this.generations.current.reader.neighboursOf(urns, request));
  }

  override async walk(request: WalkRequest, work: Work): Promise<WalkResult> {
    for (;;) {
      const reader = await attempt(() => this.generations.current.reader);
      const walk = await this.walkIn(reader, request, work);
      if (walk !== 'replaced') return { ...walk, numbers: reader.numbers };
    }
  }

  /** `replaced` when another generation serves meanwhile. */
  private async walkIn(reader: EdgeReader, request: WalkRequest, work: Work): Promise<NumberedWalk | 'replaced'> {
    try {
      const walk = reader.beginWalk(request);
      if (walk === undefined) return NOWHERE;
      for (const units of walk.steps()) {
        work.spend(units, FAR);
        if (!work.turnIsOver) continue;
        await work.rest();
        if (this.generations.current.reader !== reader) return 'replaced';
      }
      return walk.result;
    } catch (error) {
      throw asStoreFault(error);
    }
  }
}
