import { Work } from '../../src/kernel/work.js';
import type { WalkResult } from '../../src/lineage/edge-graph.port.js';

/** A node that a walk has reached; see WalkResult. */
export interface WalkedNode {
  readonly urn: string | undefined;
  readonly degree: number;
  readonly parent: number | undefined;
}

export function nodesOf({ numbers, nodes, parents, levelEnds }: WalkResult): readonly WalkedNode[] {
  return Array.from(nodes, (node, place) => ({
    urn: numbers.urnOf(node),
    degree: levelEnds.findIndex((end) => place < end) + 1,
    parent: parents[place],
  }));
}

/** Rests at the first opportunity, and does something meanwhile. */
export class RestingWork extends Work {
  private state: 'rested' | 'running' = 'running';

  constructor(private readonly meanwhile: () => Promise<void>) {
    super({ units: Infinity, seconds: Infinity });
  }

  override get turnIsOver(): boolean {
    return this.state === 'running';
  }

  override async rest(): Promise<void> {
    this.state = 'rested';
    await this.meanwhile();
  }
}
