import type { Urn } from '../../kernel/urn.js';
import type { EdgeChange } from '../../lineage/edge-store.port.js';
import type { Registry } from '../../registry/registry.js';
import type { ChangesOf } from '../derived-projection.js';
import { entryValue } from '../entry-value.js';
import { statedEdges } from './stated-edges.js';

/**
 * Edges from the change log: for each aspect of an entity the edges that its relationship annotations name.
 * @returns the entities that are gone, then one set for each aspect whose last entry came after its entity was gone, by
 *   entity and aspect in the order in which they first appear
 */
export function edgeChanges(registry: Registry): ChangesOf<EdgeChange> {
  return (entries) => {
    const dropped = new Set<Urn>();
    const sets = new Map<Urn, Map<string, EdgeChange>>();
    for (const entry of entries) {
      if (entry.kind === 'timeseries') continue;
      const { urn, aspect } = entry;
      const spec = registry.aspect(aspect);
      if (spec === undefined) continue;
      if (entry.change === 'DELETE' && registry.entity(entry.entityType)?.keyAspect === aspect) {
        dropped.add(urn);
        sets.delete(urn);
        continue;
      }
      if (spec.relationships.length === 0) continue;
      const edges = entry.json === undefined ? [] : statedEdges(urn, spec, entryValue(entry));
      const own = sets.get(urn) ?? new Map<string, EdgeChange>();
      sets.set(urn, own.set(aspect, { kind: 'set', owner: urn, aspect, edges }));
    }
    const changes: EdgeChange[] = Array.from(dropped, (owner) => ({ kind: 'drop', owner }));
    for (const own of sets.values()) for (const change of own.values()) changes.push(change);
    return changes;
  };
}
