import type { EntityLookup } from './entity-lookups.js';
import type { ModelValue } from '../runtime/registry/model.js';

/**
 * Where the GraphQL surface differs from the names by rule. Its file format is documented at the head of
 * `models/graphql/overrides.yml`. Everything keeps its written order.
 */
export interface GraphqlOverrides {
  readonly entities: ReadonlyMap<string, EntityOverride>;
  /** By the record's full name; overrides of an included record apply to those that include it. */
  readonly records: ReadonlyMap<string, RecordOverride>;
  /** Fields added to every entity with the aspect at which they start. */
  readonly shared: ReadonlyMap<string, FieldOverride>;
  /** Interface name -> entity names. */
  readonly interfaces: ReadonlyMap<string, readonly string[]>;
}

/** `type`: name of the GraphQL type. `fields`: by GraphQL name; other fields follow the rules. */
export interface TypeOverride {
  readonly type: string | undefined;
  readonly fields: ReadonlyMap<string, FieldOverride>;
}

/** `copies`: fields of copies of the type, by their names, in place of those of the type. */
export interface RecordOverride extends TypeOverride {
  readonly copies: ReadonlyMap<string, ReadonlyMap<string, FieldOverride>>;
}

/**
 * `node`: type by the rules for fields of any entity, beside `type`. `read`: field of Query that reads one. `symbol`:
 * of the enum EntityType. `found`: as that of EntitySpec.
 */
export interface EntityOverride extends TypeOverride {
  readonly node: string | undefined;
  readonly read: string | undefined;
  readonly symbol: string | undefined;
  readonly found: 'always' | 'named' | 'search' | undefined;
}

/** Overrides of one field; `undefined`, no paths, and flags that are `false` leave it to the rules. */
export interface FieldOverride {
  /** Alternatives; the first with a value is used. Empty: the field's own name. */
  readonly paths: readonly string[];
  /** Never null, or nullable although the rules promise a value; absent: by the rules. */
  readonly isRequired: boolean | undefined;
  readonly isHidden: boolean;
  /** Whether the schema lets items of the list be null. */
  readonly hasNullItems: boolean;
  readonly fallback: ModelValue | undefined;
  /** Entity names to join; empty list: not joined, a plain text; absent: from the relationships. */
  readonly entities: readonly string[] | undefined;
  /** Name of the type: of an interface for an entity, of a copy of the record's type under another name. */
  readonly type: string | undefined;
  readonly box: { readonly type: string; readonly field: string } | undefined;
  /** Name of the entry type of a map. */
  readonly entry: string | undefined;
  readonly symbols: { readonly enum: string; readonly of: Readonly<Record<string, string>> } | undefined;
  /** What the field looks up in place of reading a path; `type` is the type of the answer. */
  readonly lookup: EntityLookup | undefined;
  readonly computed: 'aspectVersion' | 'associatedUrn' | 'durationMillis' | undefined;
  readonly isVersioned: boolean;
  readonly deprecated: string | undefined;
}

/** No overrides: every name follows the rules. */
export const NO_OVERRIDES: GraphqlOverrides = {
  entities: new Map(),
  records: new Map(),
  shared: new Map(),
  interfaces: new Map(),
};
