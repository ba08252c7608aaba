/** Path of a raw value. `steps`: member names; a number selects an item of a list. No steps: the whole value. */
export type Source =
  | { readonly from: 'record'; readonly steps: readonly string[] }
  | { readonly from: 'key'; readonly steps: readonly string[] }
  | { readonly from: 'aspect'; readonly aspect: string; readonly steps: readonly string[] };

/**
 * How a raw value becomes the result of a field.
 * `plain`: unchanged. `record`: an object of that type. `entity`: the text is the URN of an entity of one of the types;
 * `others`: writes refuse URNs of other types, so that one of them was stored under other models. `map`: a list of
 * `{key, value}` objects of that type. `member`: the value of the only member of a union. `union`: the object of the
 * member that is there. `symbol`: the symbol for the member that is there. `box`: an object of that type with the value
 * in that field.
 */
export type FieldOutput =
  | { readonly kind: 'plain' }
  | { readonly kind: 'record'; readonly type: string }
  | { readonly kind: 'entity'; readonly entities: readonly string[]; readonly others?: 'refused' }
  | { readonly kind: 'list'; readonly items: FieldOutput }
  | { readonly kind: 'map'; readonly type: string }
  | { readonly kind: 'member'; readonly key: string; readonly value: FieldOutput }
  | { readonly kind: 'union'; readonly members: Readonly<Record<string, UnionArm>> }
  | { readonly kind: 'symbol'; readonly symbols: Readonly<Record<string, string>> }
  | { readonly kind: 'box'; readonly type: string; readonly field: string };

/** `record`: the member is the object. `box`: the member stands in that field of the object. */
export type UnionArm =
  | { readonly form: 'record'; readonly type: string }
  | { readonly form: 'box'; readonly type: string; readonly field: string };

/** A raw value in Pegasus JSON form. */
export type Raw = null | boolean | number | bigint | string | readonly Raw[] | { readonly [key: string]: Raw };

/** Facts about an entity or an aspect that need no value; `present`: whether it exists. */
export type Computed =
  | 'aspectVersion'
  | 'associatedUrn'
  | 'durationMillis'
  | 'exists'
  | 'lastIngested'
  | 'lineage'
  | 'present'
  | 'relationships'
  | 'type'
  | 'urn';

/** How the service resolves a field. `sources`: the first with a value is used, then the fallback. */
export type Binding =
  | {
      readonly kind: 'value';
      readonly sources: readonly Source[];
      readonly output: FieldOutput;
      readonly fallback: Raw | undefined;
    }
  | { readonly kind: 'version'; readonly aspect: string; readonly type: string }
  | { readonly kind: 'timeseries'; readonly aspect: string; readonly type: string }
  | { readonly kind: 'computed'; readonly what: Computed }
  | LookupBinding;

/**
 * What a field looks up beside the aspects of its entity; `items`: field of the answer that has what was found.
 * `ancestors`: entities that it lies in, the nearest first; each is named by the first source with a value in the one
 * before. `edges`: entities with an edge of that name to it. `results`: what a search finds in whose `field` its URN
 * stands. `found`: the same of one type as a list. `counted`: points of a time series with counts of all in their time;
 * `members`: arguments that ask for a value of a member. `usage`: how much it was used by entities of the type `users`,
 * over a range of time (`windows`) or in the last thirty days (`summary`).
 */
export type LookupBinding =
  | { readonly kind: 'ancestors'; readonly sources: readonly Source[]; readonly items: string }
  | { readonly kind: 'edges'; readonly relationship: string; readonly items: string }
  | { readonly kind: 'results'; readonly field: string }
  | {
      readonly kind: 'found';
      readonly field: string;
      readonly entity: string;
      readonly items: string;
      readonly newest?: string;
    }
  | {
      readonly kind: 'counted';
      readonly aspect: string;
      readonly type: string;
      readonly items: string;
      readonly members: readonly string[];
      readonly counts: readonly PointCount[];
    }
  | { readonly kind: 'usage'; readonly answer: 'summary' | 'windows'; readonly users: string };

/** A count in an answer: of points with that value of a member, by its dotted path. */
export interface PointCount {
  readonly name: string;
  readonly path: string;
  readonly value: string;
}

/**
 * Names of an entity type in GraphQL: its object type, its field of Query, its symbol. `node`: object type for fields
 * of entities of any type; absent where it is `type`.
 */
export interface EntityNames {
  readonly entity: string;
  readonly type: string;
  readonly node?: string;
  readonly read: string;
  readonly symbol: string;
}

/** What every entity of a list has. Absent `value`: the URN of whoever asks. */
export interface ListCondition {
  /** Search field. */
  readonly field: string;
  readonly value?: string;
}

/** A query that lists the entities of a type, page by page. */
export interface EntityListSpec {
  /** Field of `Query`. */
  readonly name: string;
  /** Registry name. */
  readonly entity: string;
  /** Field of the answer that has the entities. */
  readonly items: string;
  /** Search field by which they are ordered, the greatest first; absent: by score, then by URN. */
  readonly newest?: string;
  readonly conditions: readonly ListCondition[];
}
