import type { Urn } from '../kernel/urn.js';
import type { Work } from '../kernel/work.js';
import {
  EdgeGraph,
  type Neighbours,
  type NeighboursRequest,
  type WalkRequest,
  type WalkResult,
} from './edge-graph.port.js';

/** An edge graph that answers only when it may. */
export class WaitingEdgeGraph extends EdgeGraph {
  /** @param check throws while the graph is not complete; called before every read */
  constructor(
    private readonly graph: EdgeGraph,
    private readonly check: () => void,
  ) {
    super();
  }

  override async neighbours(request: NeighboursRequest, work: Work): Promise<Neighbours> {
    this.check();
    return this.graph.neighbours(request, work);
  }

  override async neighboursOf(
    urns: readonly Urn[],
    request: Omit<NeighboursRequest, 'urn'>,
    work: Work,
  ): Promise<ReadonlyMap<Urn, Neighbours>> {
    this.check();
    return this.graph.neighboursOf(urns, request, work);
  }

  override async walk(request: WalkRequest, work: Work): Promise<WalkResult> {
    this.check();
    return this.graph.walk(request, work);
  }
}
