/** What a walk reached, as entities that a search can find: takes a walk, gives degrees and paths. */
import type { Urn } from '../../kernel/urn.js';
import type { WalkResult } from '../edge-graph.port.js';
import type { Wholes } from './wholes.js';

interface Reached {
  readonly degree: number;
  /** Place in the walk. */
  readonly at: number;
}

/** Entities in the order in which the walk reached them, each once at its least degree; the start is not among them. */
export class ReachedEntities {
  private readonly reached = new Map<Urn, Reached>();

  constructor(
    private readonly root: Urn,
    private readonly walk: WalkResult,
    wholes: Wholes,
  ) {
    const start = wholes.of(root);
    for (const [at, { urn, degree }] of walk.nodes.entries()) {
      const entity = wholes.of(urn);
      if (entity !== start && !this.reached.has(entity)) this.reached.set(entity, { degree, at });
    }
  }

  /** Those whose degree passes. */
  urns(passes: (degree: number) => boolean): readonly Urn[] {
    const urns: Urn[] = [];
    for (const [urn, { degree }] of this.reached) if (passes(degree)) urns.push(urn);
    return urns;
  }

  degree(urn: Urn): number {
    return this.reached.get(urn)?.degree ?? 0;
  }

  /** From the start to the node by which the entity was reached, both included. */
  path(urn: Urn): readonly Urn[] {
    const path: Urn[] = [];
    let at = this.reached.get(urn)?.at ?? -1;
    while (at >= 0) {
      const node = this.walk.nodes[at];
      if (node === undefined) break;
      path.push(node.urn);
      at = node.parent;
    }
    return [this.root, ...path.reverse()];
  }
}
