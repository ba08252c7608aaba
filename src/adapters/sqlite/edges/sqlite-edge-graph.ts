import type { Urn } from '../../../kernel/urn.js';
import {
  EdgeGraph,
  type Neighbours,
  type NeighboursRequest,
  type WalkRequest,
  type WalkResult,
} from '../../../lineage/edge-graph.port.js';
import { attempt } from '../sqlite-fault.js';
import type { EdgeGenerations } from './sqlite-edge-store.js';

const NO_NEIGHBOURS: Neighbours = { items: [], total: 0 };

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

  override walk(request: WalkRequest): Promise<WalkResult> {
    return attempt(() => this.generations.current.reader.walk(request));
  }
}
