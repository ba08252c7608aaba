// @generated from models/ by "npm run generate". Do not edit.

/** PathSteps as in a path of the model: field names, and `*` for each item. */
type PathSteps = readonly string[];

/** What changes of an aspect are in words. */
export interface ChangeEventSpec {
  /** Area of the change, such as `TAG`. */
  readonly category: string;
  readonly changed: ChangedPartSpec;
  /** List whose items are compared by their keys; absent where the rule is about the aspect as a whole. */
  readonly list?: KeyedListSpec;
  /** Name under which the event has what was changed as a parameter: item, text or word; absent for none. */
  readonly parameter?: string;
  /** Further parameters: by name where the value stands, from the item of the list, else from the aspect's root. */
  readonly parameters?: Readonly<Record<string, PathSteps>>;
}

/** A list of records that are known by a text. */
export interface KeyedListSpec {
  readonly path: PathSteps;
  /** Field of the item that is a text. */
  readonly key: string;
  /** Entity type of the items, whose URN is made of the entity's and the key; absent when they are no entities. */
  readonly part?: string;
  /** Name under which events about an item have the entity that has the aspect as a parameter; absent for none. */
  readonly whole?: string;
}

/**
 * What of an aspect, or of each item of its list, is looked at. `items`: each that is added or removed. `text`: whether
 * it is added, removed or modified. `keyed`: items of the list, which are modified when one of these fields changes.
 * `flag`, and the `presence` of the aspect: `set` and `cleared` are the operations, or the values of the parameter
 * where there is one. `point`: by value of the field at `path`, what a new point of a time series is; others are
 * nothing.
 */
export type ChangedPartSpec =
  | { readonly kind: 'items' | 'text'; readonly path: PathSteps }
  | { readonly kind: 'keyed'; readonly modified: readonly PathSteps[] }
  | { readonly kind: 'flag'; readonly path: PathSteps; readonly set: string; readonly cleared: string }
  | { readonly kind: 'presence'; readonly set: string; readonly cleared: string }
  | { readonly kind: 'point'; readonly path: PathSteps; readonly operations: Readonly<Record<string, string>> };
