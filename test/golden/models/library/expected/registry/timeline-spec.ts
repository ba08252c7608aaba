// @generated from models/ by "npm run generate". Do not edit.

/** By category, such as `TAG`: what is compared. An empty list is a category that is known and has nothing. */
export type TimelineCategories = Readonly<Record<string, readonly TimelineSpec[]>>;

/** How much a change raises the version that a timeline counts. */
export type VersionWeight = 'MAJOR' | 'MINOR' | 'PATCH';

/** Something of an aspect whose changes are in a timeline. */
export interface TimelineSpec {
  readonly aspect: string;
  /** Present when it is looked for in each part of the entity, and when the parts themselves are compared. */
  readonly parts?: TimelinePartsSpec;
  readonly changed: TimelineChangeSpec;
  /** Name under which an event has what it is about as a parameter; absent for none. */
  readonly parameter?: string;
  readonly weights: Readonly<Record<'ADD' | 'MODIFY' | 'REMOVE', VersionWeight>>;
}

/** Parts of an entity, such as columns. `path`: to their list. `key`: member that, behind the entity, is their key. */
export interface TimelinePartsSpec {
  readonly entityType: string;
  readonly path: readonly string[];
  readonly key: string;
}

/**
 * What is compared. `list`: items known by a member, modified when one of `details` is. `text`: one text. `parts`: the
 * parts themselves, modified when their type is; `primaryKeys` leads to the list of those that are the primary key.
 */
export type TimelineChangeSpec =
  | {
      readonly kind: 'list';
      readonly path: readonly string[];
      readonly key: string;
      readonly details: readonly string[];
    }
  | { readonly kind: 'text'; readonly path: readonly string[] }
  | {
      readonly kind: 'parts';
      readonly type: string;
      readonly description: string;
      readonly primaryKeys?: readonly string[];
      readonly renamed: VersionWeight;
    };
