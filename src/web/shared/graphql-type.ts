import type { EntityType } from '../../../generated/web/graphql/graphql.js';

/** A symbol of an entity type as a variable of GraphQL. The models that pages load are those of the schema. */
export function graphqlType(symbol: string | undefined): EntityType | undefined {
  return symbol !== undefined && isEntityType(symbol) ? symbol : undefined;
}

function isEntityType(symbol: string): symbol is EntityType {
  return /^[A-Z][A-Z0-9_]*$/.test(symbol);
}
