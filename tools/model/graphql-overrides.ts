import type { ModelValue } from '../runtime/registry/model.js';

/**
 * Where the GraphQL surface differs from the names by rule. The form in which people write it is told at the head of
 * `models/graphql/overrides.yml`. Everything keeps the order in which it was written.
 */
export interface GraphqlOverrides {
  readonly entities: ReadonlyMap<string, EntityOverride>;
  /** By the record's full name; what is said of an included record holds for those that include it. */
  readonly records: ReadonlyMap<string, TypeOverride>;
  /** Fields that every entity gets whose aspects they start at. */
  readonly shared: ReadonlyMap<string, FieldOverride>;
  /** Interface name -> entity names. */
  readonly interfaces: ReadonlyMap<string, readonly string[]>;
}

/** `type`: name of the GraphQL type. `fields`: by GraphQL name; those that are not among them follow the rules. */
export interface TypeOverride {
  readonly type: string | undefined;
  readonly fields: ReadonlyMap<string, FieldOverride>;
}

/** `read`: field of Query that reads one. `symbol`: of the enum EntityType. `found`: as that of EntitySpec. */
export interface EntityOverride extends TypeOverride {
  readonly read: string | undefined;
  readonly symbol: string | undefined;
  readonly found: 'always' | 'named' | 'search' | undefined;
}

/** What is said of one field; `undefined`, `no` and no paths leave it to the rules. */
export interface FieldOverride {
  /** Alternatives; the first that has a value counts. Empty: the field's own name. */
  readonly paths: readonly string[];
  readonly isRequired: boolean;
  readonly isHidden: boolean;
  readonly fallback: ModelValue | undefined;
  /** Entity names to join; empty list: not joined, a plain text; absent: as the relationships say. */
  readonly entities: readonly string[] | undefined;
  /** Name of the type: of an interface for an entity, of a copy of the record's type under another name. */
  readonly type: string | undefined;
  readonly box: { readonly type: string; readonly field: string } | undefined;
  /** Name of the entry type of a map. */
  readonly entry: string | undefined;
  readonly symbols: { readonly enum: string; readonly of: Readonly<Record<string, string>> } | undefined;
  readonly computed: 'aspectVersion' | 'associatedUrn' | undefined;
  readonly isVersioned: boolean;
  readonly deprecated: string | undefined;
}

/** What holds when there is no file of overrides: every name follows the rules. */
export const NO_OVERRIDES: GraphqlOverrides = {
  entities: new Map(),
  records: new Map(),
  shared: new Map(),
  interfaces: new Map(),
};
