/**
 * The catalog model: everything that an emitter may know.
 * Takes nothing, gives the shapes of plain, canonical, sorted data; holds no behaviour, no spans and no file access.
 * `tools/resolve` builds it, `tools/emit` reads it.
 */
import type { GraphqlOverrides } from './graphql-overrides.js';
import type { ModelValue } from './model-value.js';

export type { ModelValue } from './model-value.js';

export type PrimitiveName = 'boolean' | 'bytes' | 'double' | 'float' | 'int' | 'long' | 'null' | 'string';

/** A use of a type. Inline named types are hoisted, so a use is always a name or a structure over names. */
export type TypeRef =
  | { readonly kind: 'primitive'; readonly name: PrimitiveName }
  | { readonly kind: 'named'; readonly fqn: string }
  | { readonly kind: 'array'; readonly items: TypeRef }
  | { readonly kind: 'map'; readonly values: TypeRef }
  | { readonly kind: 'union'; readonly members: readonly UnionMember[] };

/** `key` is the member's name in JSON: the alias, else the type's key (typerefs dereferenced). `null` has key `null`. */
export interface UnionMember {
  readonly key: string;
  readonly alias: string | undefined;
  readonly type: TypeRef;
  readonly doc: string;
  readonly annotations: Annotations;
}

/** Merged annotation tree of a declaration, keys sorted; unknown annotations are carried. `{}` when there is none. */
export type Annotations = { readonly [name: string]: ModelValue };

interface Declaration {
  /** Full name, such as `com.linkedin.common.Status`. */
  readonly fqn: string;
  /** Documentation without comment markers; empty when there is none. */
  readonly doc: string;
  readonly annotations: Annotations;
  /** Reason text of `@deprecated`, `true` when it is bare, absent when not deprecated. */
  readonly deprecated: string | true | undefined;
  /** The file it comes from, relative to the model directory, with forward slashes. */
  readonly source: string;
}

export interface RecordType extends Declaration {
  readonly kind: 'record';
  /** Full names of the records whose fields were copied in, in order of their inclusion. */
  readonly includes: readonly string[];
  /** All fields, included ones at their merged position. */
  readonly fields: readonly Field[];
}

export interface Field {
  readonly name: string;
  readonly doc: string;
  readonly type: TypeRef;
  readonly presence: 'required' | 'optional';
  /** Default in Pegasus JSON form; `undefined` when there is none. */
  readonly default: ModelValue | undefined;
  readonly annotations: Annotations;
  readonly deprecated: string | true | undefined;
  /** Full name of the record that declares it: the record itself, or an included one. */
  readonly declaredIn: string;
}

export interface EnumType extends Declaration {
  readonly kind: 'enum';
  readonly symbols: readonly EnumSymbol[];
}

export interface EnumSymbol {
  readonly name: string;
  readonly doc: string;
  readonly deprecated: string | true | undefined;
  readonly annotations: Annotations;
}

export interface FixedType extends Declaration {
  readonly kind: 'fixed';
  /** Bytes. */
  readonly size: number;
}

export interface TyperefType extends Declaration {
  readonly kind: 'typeref';
  readonly ref: TypeRef;
}

export type NamedType = RecordType | EnumType | FixedType | TyperefType;

/**
 * Steps from an aspect's root to a leaf: a field name, `*` for each array item or map value, or a union member's key.
 * `['upstreams', '*', 'dataset']`.
 */
export type ModelPath = readonly string[];

export type SearchFieldType =
  | 'BOOLEAN'
  | 'BROWSE_PATH'
  | 'BROWSE_PATH_V2'
  | 'COUNT'
  | 'DATETIME'
  | 'KEYWORD'
  | 'OBJECT'
  | 'TEXT'
  | 'TEXT_PARTIAL'
  | 'URN'
  | 'URN_PARTIAL'
  | 'WORD_GRAM';

/** One indexed leaf of an aspect, with every default of the annotation filled in. */
export interface SearchableSpec {
  readonly path: ModelPath;
  /** Name in the index, unique within the aspect. */
  readonly name: string;
  readonly type: SearchFieldType;
  /** `map`: the path ends on a map, indexed as `key=value` texts. */
  readonly value: 'boolean' | 'enum' | 'map' | 'number' | 'string' | 'urn';
  readonly queryByDefault: boolean;
  readonly autocomplete: boolean;
  readonly boost: number;
  /** Label of the facet when the field is one. */
  readonly facet: string | undefined;
  /** Index field that says whether the leaf has values, and the label of its facet when it is one. */
  readonly hasValues: { readonly name: string; readonly facet: string | undefined } | undefined;
  /** Index field that counts the values. */
  readonly numValues: string | undefined;
  readonly aliases: readonly string[];
  /** Factor on the score of a document whose field has this value. */
  readonly weights: Readonly<Record<string, number>>;
}

/** One edge source of an aspect: the leaf at `path` holds the URN of the other side. */
export interface RelationshipSpec {
  readonly path: ModelPath;
  readonly name: string;
  /** Entity types which the leaf may name; they may be types that this model lacks. */
  readonly entityTypes: readonly string[];
  readonly lineage: boolean;
  /** `upstream`: the named entity is upstream of the one that holds the aspect. Meaningful with `lineage`. */
  readonly direction: 'downstream' | 'upstream';
  readonly createdOn: ModelPath | undefined;
  readonly createdActor: ModelPath | undefined;
  readonly updatedOn: ModelPath | undefined;
  readonly updatedActor: ModelPath | undefined;
  readonly properties: ModelPath | undefined;
}

export interface TimeseriesFieldSpec {
  readonly path: ModelPath;
  readonly name: string;
  readonly aggregation: 'LATEST' | 'SUM';
  readonly value: 'double' | 'int' | 'keyword' | 'long';
}

export interface TimeseriesCollectionSpec {
  readonly path: ModelPath;
  readonly name: string;
  /** Field of the item that identifies it. */
  readonly key: string;
  /** Paths relative to the item. */
  readonly fields: readonly TimeseriesFieldSpec[];
}

export interface AspectSpec {
  /** Short name, such as `datasetProperties`. */
  readonly name: string;
  /** Full name of its record. */
  readonly record: string;
  readonly kind: 'timeseries' | 'versioned';
  readonly searchable: readonly SearchableSpec[];
  readonly relationships: readonly RelationshipSpec[];
  readonly timeseriesFields: readonly TimeseriesFieldSpec[];
  readonly timeseriesCollections: readonly TimeseriesCollectionSpec[];
}

/** A part of an entity's URN, in URN order. */
export interface KeyFieldSpec {
  readonly name: string;
  readonly value: 'enum' | 'string' | 'urn';
  /** Symbols in declaration order for an enum; empty otherwise. */
  readonly symbols: readonly string[];
  readonly presence: 'required' | 'optional';
}

export interface EntitySpec {
  /** As in the registry, such as `corpuser`. */
  readonly name: string;
  readonly doc: string;
  readonly category: 'core' | 'internal';
  /**
   * Which questions that name no entity type find it: `always` searches and completions, `search` searches alone,
   * `named` none of them.
   */
  readonly found: 'always' | 'named' | 'search';
  /** Short name of the key aspect. */
  readonly keyAspect: string;
  readonly keyFields: readonly KeyFieldSpec[];
  /** Short names, key aspect first, then as the registry lists them. */
  readonly aspects: readonly string[];
  /** Legacy snapshot record; absent for an entity that has none. */
  readonly snapshot: SnapshotSpec | undefined;
}

export interface SnapshotSpec {
  readonly record: string;
  /** Full names of the aspect records that the snapshot's union lists. */
  readonly members: readonly string[];
}

/** What `models/rpc/<resource>.yml` states. */
export interface ResourceSpec {
  readonly name: string;
  readonly doc: string;
  readonly source: string;
  readonly methods: readonly MethodSpec[];
}

export interface MethodSpec {
  /** `action`: POST /<resource>?action=<name>; `get`: GET /<resource>/<key>; `batchGet`: GET /<resource>?ids=; `simpleGet`: GET /<resource>. */
  readonly kind: 'action' | 'batchGet' | 'get' | 'simpleGet';
  /** Action name; for the other kinds the kind itself. */
  readonly name: string;
  readonly doc: string;
  readonly deprecated: string | undefined;
  readonly parameters: readonly ParameterSpec[];
  /** Type of `value` (actions) or of the body; `undefined` when the body is empty. */
  readonly returns: TypeRef | undefined;
  readonly errors: readonly { readonly status: number; readonly when: string }[];
}

export interface ParameterSpec {
  readonly name: string;
  readonly doc: string;
  readonly type: TypeRef;
  readonly presence: 'required' | 'optional';
  readonly default: ModelValue | undefined;
}

/** An array whose items a patch names by what they say. */
export interface KeyedArraySpec {
  readonly path: ModelPath;
  /** Fields of the item that are texts, the outermost first; none when the item, a text, is its own name. */
  readonly keys: readonly string[];
}

export interface PatchSpec {
  readonly aspect: string;
  readonly arrays: readonly KeyedArraySpec[];
}

/** What `models/patches.yml` states. */
export interface PatchRules {
  /** Full name of the record of who did something and when; absent when there is none. */
  readonly stamp: string | undefined;
  /** By name. Items of arrays that are not among them are counted. */
  readonly aspects: readonly PatchSpec[];
}

/** A text file that an emitter reads whole, such as a GraphQL operations file. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

export interface CatalogModel {
  /** Every named type, by full name. */
  readonly types: readonly NamedType[];
  /** By name. */
  readonly aspects: readonly AspectSpec[];
  /** By name. */
  readonly entities: readonly EntitySpec[];
  /** By name. */
  readonly resources: readonly ResourceSpec[];
  readonly patches: PatchRules;
  /** `models/graphql/*.graphql`, by path: operations, their inputs and results. */
  readonly graphqlSources: readonly SourceText[];
  /** `models/graphql/overrides.yml`. */
  readonly graphqlOverrides: GraphqlOverrides;
  /** Hex digest (sha-256) of all model files, independent of the order in which they were found. */
  readonly hash: string;
}
