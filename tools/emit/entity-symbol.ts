import type { GraphqlOverrides } from '../model/graphql-overrides.js';

/**
 * Name of an entity type among the symbols of GraphQL: `dataPlatform` is `DATA_PLATFORM`, unless an override says
 * otherwise.
 */
export function entitySymbol(entityType: string, overrides: GraphqlOverrides): string {
  return overrides.entities.get(entityType)?.symbol ?? upperSnakeCase(entityType);
}

function upperSnakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toUpperCase();
}
