// @generated from models/ by "npm run generate". Do not edit.

import type { ChangeEventSpec } from './change-event-spec.js';
import type { TimelineCategories } from './timeline-spec.js';

export type * from './change-event-spec.js';
export type * from './open-lineage-spec.js';
export type * from './timeline-spec.js';

/** A JSON value of a model file. `long` beyond 2^53 is kept as a bigint, so that no digit is lost. */
export type ModelValue =
  null | boolean | number | bigint | string | readonly ModelValue[] | { readonly [key: string]: ModelValue };

/** Types that no model declares. */
export type PrimitiveName = 'boolean' | 'bytes' | 'double' | 'float' | 'int' | 'long' | 'null' | 'string';

/** A use of a type. Inline named types are hoisted, so a use is always a name or a structure over names. */
export type TypeRef =
  | { readonly kind: 'primitive'; readonly name: PrimitiveName }
  | { readonly kind: 'named'; readonly fqn: string }
  | { readonly kind: 'array'; readonly items: TypeRef }
  | { readonly kind: 'map'; readonly values: TypeRef }
  | { readonly kind: 'union'; readonly members: readonly UnionMember[] };

/**
 * `key` is the member's name in JSON: the alias, else the type's key (typerefs dereferenced). `null` has key `null`.
 */
export interface UnionMember {
  readonly key: string;
  readonly alias: string | undefined;
  readonly type: TypeRef;
  readonly doc: string;
  readonly annotations: Annotations;
}

/** Merged annotation tree of a declaration, keys sorted; unknown annotations are carried. `{}` when there is none. */
export type Annotations = { readonly [name: string]: ModelValue };

/**
 * Steps from an aspect's root to a leaf: a field name, `*` for each array item or map value, or a union member's key.
 * `['upstreams', '*', 'dataset']`.
 */
export type ModelPath = readonly string[];

/** How a field is indexed, as `@Searchable` names it. */
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
  /** Entity types which the leaf may name; they need not be in this model. */
  readonly entityTypes: readonly string[];
  readonly lineage: boolean;
  /** `upstream`: the named entity is upstream of the one that has the aspect. Meaningful with `lineage`. */
  readonly direction: 'downstream' | 'upstream';
  readonly createdOn: ModelPath | undefined;
  readonly createdActor: ModelPath | undefined;
  readonly updatedOn: ModelPath | undefined;
  readonly updatedActor: ModelPath | undefined;
  readonly properties: ModelPath | undefined;
}

/** One column of a time series: the leaf at `path`. `name`: how queries for statistics call it. */
export interface TimeseriesFieldSpec {
  readonly path: ModelPath;
  readonly name: string;
  readonly value: 'double' | 'int' | 'keyword' | 'long';
}

/** A list of items with columns of their own, such as the usage of each field of a dataset. */
export interface TimeseriesCollectionSpec {
  readonly path: ModelPath;
  readonly name: string;
  /** Field of the item that identifies it. */
  readonly key: string;
  /** Paths relative to the item. */
  readonly fields: readonly TimeseriesFieldSpec[];
}

/**
 * Members of the points of an aspect that hold values, by dotted path. `single`: of which a point has at most one.
 * `repeated`: lists of values, and members of the items of a list. `open`: below these there may be any name, as in a
 * map. `numbers`: those of the first two that are numbers.
 */
export interface PointMembers {
  readonly single: readonly string[];
  readonly repeated: readonly string[];
  readonly open: readonly string[];
  readonly numbers: readonly string[];
}

/** A record of entities that is written, versioned and read as a whole. */
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
  /** Absent when the aspect states no lineage between columns. */
  readonly columnLineage?: ColumnLineageSpec;
  /**
   * Values that RPC alone gives, with everything below them: no search field, edge or statistic lies there. In order of
   * fields; absent when there is none.
   */
  readonly secrets?: readonly ModelPath[];
}

/**
 * Lineage between parts of entities, such as columns: each item of a list states an edge from each of its downstream
 * columns to each of its upstream columns. `name`: of the edges.
 */
export interface ColumnLineageSpec {
  readonly name: string;
  /** Entity types that columns have; URNs of others state nothing. */
  readonly entityTypes: readonly string[];
  /** From the aspect's root; both begin with the path of the item. */
  readonly upstreams: ModelPath;
  readonly downstreams: ModelPath | OwnColumnSpec;
  /** How many `*` of the paths lead to the item. */
  readonly depth: number;
}

/** A part of the entity that has the aspect. `path`: where the aspect says what the key names beside the whole. */
export interface OwnColumnSpec {
  readonly entityType: string;
  readonly path: ModelPath;
}

/** A part of an entity's URN, in URN order. */
export interface KeyFieldSpec {
  readonly name: string;
  readonly value: 'enum' | 'string' | 'urn';
  /** Symbols in declaration order for an enum; empty otherwise. */
  readonly symbols: readonly string[];
  readonly presence: 'required' | 'optional';
}

/** An entity type. */
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
  /** What its first write brings along; absent when that is what every entity gets. */
  readonly defaults?: EntityDefaultsSpec;
  /** Key field that names the entity of which it is a part, as a column is of a table; absent when it is a whole. */
  readonly partOf?: string;
  /** Where the description stands that people edit; absent when it has none. */
  readonly description?: DescriptionSpec;
  /** Where the descriptions of its columns stand that people edit; absent when it has no such columns. */
  readonly columnDescription?: ColumnDescriptionSpec;
  /**
   * Aspects that its snapshot carries as members of its own, too, beside the list of all; absent when there is none.
   */
  readonly snapshotMembers?: readonly string[];
}

/** A text out of an entity's key. */
export interface KeyTextSpec {
  /** Key field. */
  readonly field: string;
  /** Which part of the URN in that field, from 0; absent for the whole field. */
  readonly part?: number;
  readonly isLowerCase: boolean;
}

/**
 * What an element of a browse path is made of. `folders`: several elements, the parts of a name without the last one,
 * divided as the platform divides names. `urn`: an entity, which the element names.
 */
export type PathElementSpec =
  | { readonly kind: 'folders' | 'key' | 'urn'; readonly text: KeyTextSpec }
  | { readonly kind: 'literal'; readonly text: string };

/** How the default aspects of an entity are made from its key. */
export interface EntityDefaultsSpec {
  /** Its platform, by URN or by name; absent when the key does not say. */
  readonly platform?: { readonly kind: 'name' | 'urn'; readonly text: KeyTextSpec };
  /** Outermost first; empty when nothing places the entity. */
  readonly browsePath: readonly PathElementSpec[];
  readonly browsePathV2: readonly PathElementSpec[];
}

/** `aspect` and the member of it that holds the description. */
export interface DescriptionSpec {
  readonly aspect: string;
  readonly member: string;
  /** Other members that the aspect begins with, when it is not stored yet. */
  readonly initial: Readonly<Record<string, KeyTextSpec | string>>;
}

/** Columns are items of lists, known by the text of `key`. */
export interface ColumnDescriptionSpec {
  /** Which columns there are. */
  readonly schema: { readonly aspect: string; readonly list: string };
  /** What people say of them. `member`: of the item, the description. */
  readonly edited: { readonly aspect: string; readonly list: string; readonly member: string };
  readonly key: string;
}

/** The record of an entity with several aspects in the older protocol. */
export interface SnapshotSpec {
  readonly record: string;
  /** Full names of the aspect records that the snapshot's union lists. */
  readonly members: readonly string[];
}

/** The content of `models/rpc/<resource>.yml`. */
export interface ResourceSpec {
  readonly name: string;
  readonly doc: string;
  readonly source: string;
  readonly methods: readonly MethodSpec[];
}

/** A method of a resource. */
export interface MethodSpec {
  /**
   * `action`: POST /<resource>?action=<name>; `get`: GET /<resource>/<key>; `batchGet`: GET /<resource>?ids=;
   * `simpleGet`: GET /<resource>; `simpleDelete`: DELETE /<resource>.
   */
  readonly kind: 'action' | 'batchGet' | 'get' | 'simpleDelete' | 'simpleGet';
  /** Action name; for the other kinds the kind itself. */
  readonly name: string;
  readonly doc: string;
  readonly deprecated: string | undefined;
  readonly parameters: readonly ParameterSpec[];
  /** Type of `value` (actions) or of the body; `undefined` when the body is empty. */
  readonly returns: TypeRef | undefined;
  readonly errors: readonly { readonly status: number; readonly when: string }[];
  /** A request that works with the sample metadata: values of parameters by name, and `key` for a `get`. */
  readonly example?: Readonly<Record<string, ModelValue>>;
  /** What the example returns, with lists cut; of a batchGet the results. Only beside an example. */
  readonly answer?: ModelValue;
}

/** A named value of a request. */
export interface ParameterSpec {
  readonly name: string;
  readonly doc: string;
  readonly type: TypeRef;
  readonly presence: 'required' | 'optional';
  readonly default: ModelValue | undefined;
}

/**
 * The defaults inside a type. Types without defaults have no entry anywhere in the tree. `record`: `defaults` by field,
 * for required fields only; `nested`: shapes of the fields whose values hold defaults.
 */
export type DefaultShape =
  | { readonly kind: 'record'; readonly record: string }
  | { readonly kind: 'items'; readonly of: DefaultShape }
  | { readonly kind: 'union'; readonly members: Readonly<Record<string, DefaultShape>> };

/** What `DefaultShape` says of a record. */
export interface RecordDefaults {
  readonly defaults: Readonly<Record<string, ModelValue>>;
  readonly nested: Readonly<Record<string, DefaultShape>>;
}

/** An array whose items a patch addresses by key. */
export interface KeyedArraySpec {
  readonly path: ModelPath;
  /** Fields of the item that are texts, the outermost first; none when the item, a text, is its own name. */
  readonly keys: readonly string[];
}

/** Arrays of an aspect whose items patches address by key. */
export interface PatchSpec {
  readonly aspect: string;
  readonly arrays: readonly KeyedArraySpec[];
}

/**
 * Initial value of a required field: an empty list or map, the initial value of its record, or the time and an unknown
 * actor.
 */
export type InitialValue = 'list' | 'map' | 'record' | 'stamp';

/** `initialValues`: by field. `nested`: shapes of the fields whose values contain records with initial values. */
export interface RecordSkeleton {
  readonly initialValues: Readonly<Record<string, InitialValue>>;
  readonly nested: Readonly<Record<string, DefaultShape>>;
}

/** An aspect, and the member of it that a rule is about. */
export interface AspectMemberSpec {
  readonly aspect: string;
  readonly member: string;
}

/**
 * What `models/rules.yml` states beside what it states of single entities and aspects. Rules about what is not in
 * the models are absent.
 */
export interface ModelRules {
  /** Where default aspects keep what is made for a new entity. */
  readonly defaults: DefaultPlacesSpec;
  /** By search field: other fields in which a criterion on it may be satisfied. */
  readonly expansions: Readonly<Record<string, readonly string[]>>;
  /** What lists show of entities; absent when nothing is said of it. */
  readonly display?: DisplayFieldsSpec;
  /** Search field with the flag of soft deletes. */
  readonly softDelete?: string;
  /** By aspect: what its changes are in words, by each rule; absent when nothing is said of any. */
  readonly changeEvents?: Readonly<Record<string, readonly ChangeEventSpec[]>>;
  /** By entity: what its timeline tells; absent when nothing is said of any. */
  readonly timeline?: Readonly<Record<string, TimelineCategories>>;
}

/** Search fields from which lists take what they show of an entity; the first that has a value counts. */
export interface DisplayFieldsSpec {
  readonly name: readonly string[];
  readonly description: readonly string[];
}

/** Each is absent when its aspect is not in the models. */
export interface DefaultPlacesSpec {
  /** A list of paths, each a text. */
  readonly browsePath?: AspectMemberSpec;
  /** A list of elements, each with an id and maybe a URN. */
  readonly browsePathV2?: AspectMemberSpec;
  /** URN of the platform. */
  readonly platform?: AspectMemberSpec;
  /** Entity type of platforms. */
  readonly platformType?: string;
  /** What divides names on a platform: a text in an aspect of the platform. */
  readonly delimiter?: AspectMemberSpec;
}

/** What `models/search/text-analysis.yml` states: words with a meaning of their own. All are in lower case. */
export interface TextAnalysisSpec {
  /** Words that say so little that they are passed over where others are. */
  readonly stopWords: readonly string[];
  /** What every URN begins with: passed over like stop words. */
  readonly urnWords: readonly string[];
  /** Words that the stemmer leaves alone, with what stands for them. */
  readonly stems: Readonly<Record<string, string>>;
  /** Texts that say the same, two or more in each group. */
  readonly synonyms: readonly (readonly string[])[];
}
