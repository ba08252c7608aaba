import { Injectable } from '@nestjs/common';
import type { ChangeEntry } from '../../change-log/change-log.port.js';
import type { EdgeChanges, EdgeSet } from '../../lineage/edge-graph.port.js';
import { EdgeGraph } from '../../lineage/edge-graph.port.js';
import type { Urn } from '../../kernel/urn.js';
import { Registry } from '../../registry/registry.js';
import { entryValue } from '../entry-value.js';
import type { Freshness, Position } from '../../change-log/position.js';
import type { Rebuild } from '../projection.port.js';
import { Projection } from '../projection.port.js';
import { statedEdges } from './stated-edges.js';

/** Keeps the edge graph at what the relationship annotations say of the stored aspects. */
@Injectable()
export class EdgeProjection extends Projection {
  override readonly name = 'edges';

  constructor(
    private readonly registry: Registry,
    private readonly graph: EdgeGraph,
  ) {
    super();
  }

  override async position(): Promise<Position | undefined> {
    await this.graph.recover();
    return this.graph.position();
  }

  override freshness(): Promise<Freshness> {
    return this.graph.freshness();
  }

  override apply(entries: readonly ChangeEntry[], position: Position): Promise<void> {
    return this.graph.apply(this.changes(entries), position);
  }

  override settle(): Promise<void> {
    return this.graph.settle();
  }

  override async rebuild(): Promise<Rebuild> {
    const generation = await this.graph.newGeneration();
    return {
      add: (entries) => generation.add(this.changes(entries)),
      finish: (position) => generation.finish(position),
      abandon: () => generation.abandon(),
    };
  }

  /** The last entry of an aspect decides; what an entity stated before it was deleted is gone. */
  private changes(entries: readonly ChangeEntry[]): EdgeChanges {
    const dropped = new Set<Urn>();
    const sets = new Map<Urn, Map<string, EdgeSet>>();
    for (const entry of entries) {
      if (entry.kind === 'timeseries') continue;
      const { urn, aspect } = entry;
      const spec = this.registry.aspect(aspect);
      if (spec === undefined) continue;
      if (entry.change === 'DELETE' && this.registry.entity(entry.entityType)?.keyAspect === aspect) {
        dropped.add(urn);
        sets.delete(urn);
        continue;
      }
      if (spec.relationships.length === 0) continue;
      const edges = entry.json === undefined ? [] : statedEdges(urn, spec, entryValue(entry));
      const own = sets.get(urn) ?? new Map<string, EdgeSet>();
      sets.set(urn, own.set(aspect, { owner: urn, aspect, edges }));
    }
    return { sets: [...sets.values()].flatMap((own) => [...own.values()]), dropped: [...dropped] };
  }
}
