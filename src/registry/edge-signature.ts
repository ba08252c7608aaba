import { createHash } from 'node:crypto';
import type { RelationshipSpec } from '../../generated/service/registry/model.js';
import type { Registry } from './registry.js';

/**
 * Identifies everything that decides which edges aspects have: a graph built with another signature must be rebuilt.
 */
export function edgeSignature(registry: Pick<Registry, 'aspects'>): string {
  const facts = registry
    .aspects()
    .filter(({ relationships, columnLineage }) => relationships.length > 0 || columnLineage !== undefined)
    .map(({ name, relationships, columnLineage = null }) =>
      JSON.stringify([name, relationships.map(statedFacts).sort(), columnLineage]),
    );
  return createHash('sha256').update(facts.sort().join('\n')).digest('hex');
}

/** Which entities may stand at the other end is a matter of validation, not of the graph. */
function statedFacts({ entityTypes: _, ...facts }: RelationshipSpec): string {
  return JSON.stringify(facts.lineage ? facts : { ...facts, direction: undefined });
}
