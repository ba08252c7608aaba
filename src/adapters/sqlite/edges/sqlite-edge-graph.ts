import type { Urn } from '../../../kernel/urn.js';
import type { Work } from '../../../kernel/work.js';
import {
  EdgeGraph,
  type Neighbours,
  type NeighboursRequest,
  type WalkRequest,
  type WalkResult,
} from '../../../lineage/edge-graph.port.js';
import { attempt } from '../sqlite-fault.js';
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
const MANY = 'These entities have more edges than that: ask for fewer of them, or for some types of edges.';
const FAR = 'Lineage reaches many entities from here: ask for fewer hops.';

/** Answers from the edges of SqliteEdgeStore. */
export class SqliteEdgeGraph extends EdgeGraph {
  constructor(private readonly generations: Pick<EdgeGenerations, 'current'>) {
    super();
  }

  override async neighbours(request: NeighboursRequest, work: Work): Promise<Neighbours> {
    const found = await this.neighboursOf([request.urn], request, work);
    return found.get(request.urn) ?? NO_NEIGHBOURS;
  }

  override async neighboursOf(
    urns: readonly Urn[],
    request: Omit<NeighboursRequest, 'urn'>,
    work: Work,
  ): Promise<ReadonlyMap<Urn, Neighbours>> {
    const { search } = await this.carryOut((reader) => reader.beginNeighbours(urns, request), work, MANY);
    return search.result;
  }

  override async walk(request: WalkRequest, work: Work): Promise<WalkResult> {
    const { search, reader } = await this.carryOut((current) => current.beginWalk(request), work, FAR);
    return { ...(search?.result ?? NOWHERE), numbers: reader.numbers };
  }

  /** Carry out a search with rests between its steps, from its beginning when another generation serves meanwhile. */
  private async carryOut<S extends SteppedSearch | undefined>(
    begin: (reader: EdgeReader) => S,
    work: Work,
    cost: string,
  ): Promise<{ readonly search: S; readonly reader: EdgeReader }> {
    return attempt(async () => {
      for (;;) {
        const { reader } = this.generations.current;
        const search = begin(reader);
        if (search === undefined || (await this.takeSteps(search, reader, { work, cost }))) return { search, reader };
      }
    });
  }

  /** `false` when another generation serves before the last step. */
  private async takeSteps(
    search: SteppedSearch,
    reader: EdgeReader,
    { work, cost }: { readonly work: Work; readonly cost: string },
  ): Promise<boolean> {
    for (const units of search.steps()) {
      work.spend(units, cost);
      if (!work.turnIsOver) continue;
      await work.rest();
      if (this.generations.current.reader !== reader) return false;
    }
    return true;
  }
}

/** A search in steps. `steps`: yields units of work. */
interface SteppedSearch {
  steps(): Iterable<number>;
}
