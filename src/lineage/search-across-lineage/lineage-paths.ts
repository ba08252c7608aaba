import type { Urn } from '../../kernel/urn.js';
import type { WalkResult } from '../edge-graph.port.js';

/** A step of a path, from its end back to the start. Paths share the steps that they have in common. */
export interface PathStep {
  readonly urn: Urn;
  /** `undefined` at the start. */
  readonly before: PathStep | undefined;
}

/** How the nodes of a walk were reached. Nodes that were removed since are left out of paths. */
export class LineagePaths {
  private readonly start: PathStep;
  /** By place in the walk. */
  private readonly steps = new Map<number, PathStep>();

  constructor(
    root: Urn,
    private readonly walk: WalkResult,
  ) {
    this.start = { urn: root, before: undefined };
  }

  /** Least number of hops to the node at a place. */
  degree(place: number): number {
    const { levelEnds } = this.walk;
    let low = 0;
    let high = levelEnds.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((levelEnds[middle] ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    return low + 1;
  }

  /** The path from the start to the node at a place, both included. */
  to(place: number): PathStep {
    const unknown: number[] = [];
    let at = place;
    while (at >= 0 && !this.steps.has(at)) {
      unknown.push(at);
      at = this.walk.parents[at] ?? -1;
    }
    let step = this.steps.get(at) ?? this.start;
    for (const each of unknown.reverse()) {
      const urn = this.walk.numbers.urnOf(this.walk.nodes[each] ?? 0);
      if (urn !== undefined) step = { urn, before: step };
      this.steps.set(each, step);
    }
    return step;
  }
}

/** URNs of a path, from the start to its end. */
export function urnsOfPath(path: PathStep): readonly Urn[] {
  const urns: Urn[] = [];
  for (let step: PathStep | undefined = path; step !== undefined; step = step.before) urns.push(step.urn);
  return urns.reverse();
}
