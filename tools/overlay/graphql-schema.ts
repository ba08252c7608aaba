import {
  buildASTSchema,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type TypeDefinitionNode,
  validateSchema,
} from 'graphql';
import { schemaDefinitions } from '../emit/graphql/emit-graphql.js';
import type { CatalogModel } from '../model/catalog-model.js';

/** The schema of a model as operations are compared with it, and what GraphQL does not accept of it. */
export interface ModelSchema {
  readonly schema: GraphQLSchema;
  readonly faults: readonly GraphQLError[];
}

const built = new WeakMap<readonly TypeDefinitionNode[], ModelSchema>();

/** Usable even when it has faults. */
export function schemaOf(model: CatalogModel): ModelSchema {
  const definitions = schemaDefinitions(model);
  const cached = built.get(definitions);
  if (cached !== undefined) return cached;
  const document = { kind: Kind.DOCUMENT, definitions } as const;
  const schema = buildASTSchema(document, { assumeValidSDL: true });
  const faults = validateSchema(schema);
  // A schema that is known to be faulty would refuse to be compared with anything.
  const usable = faults.length === 0 ? schema : buildASTSchema(document, { assumeValid: true });
  const made = { schema: usable, faults };
  built.set(definitions, made);
  return made;
}
