// @generated from models/ by "npm run generate". Do not edit.

import type { AspectMemberSpec, ModelPath, ModelValue } from './model.js';

/**
 * Makes a value of what a caller sent. It makes none where it refers to what was not sent; what it makes may be an
 * object without members or a list without items. Paths begin at the arguments of the mutation, or at `each`, the item
 * of the list that is gone through; those of a list's key begin at the item.
 */
export type EditTemplate =
  | { readonly kind: 'constant'; readonly value: ModelValue }
  | { readonly kind: 'sent'; readonly path: ModelPath }
  /** `parts`: texts, and paths to texts. None when a path leads to nothing. */
  | { readonly kind: 'text'; readonly parts: readonly EditTextPart[] }
  /** The audit stamp, its time in epoch milliseconds, or the URN of its actor. */
  | { readonly kind: 'actor' | 'now' | 'stamp' }
  | { readonly kind: 'object'; readonly members: Readonly<Record<string, EditTemplate>> }
  | { readonly kind: 'list'; readonly items: readonly EditTemplate[] }
  /** An item for each of the list at `path`. */
  | { readonly kind: 'each'; readonly path: ModelPath; readonly item: EditTemplate }
  /** A map of the entries of the list at `path`, which have a key and a value. */
  | { readonly kind: 'entries'; readonly path: ModelPath }
  /** The first that makes a value. */
  | { readonly kind: 'first'; readonly of: readonly EditTemplate[] }
  /** `then` where `test` makes a value. */
  | {
      readonly kind: 'when';
      readonly test: EditTemplate;
      readonly then: EditTemplate;
      readonly otherwise: EditTemplate;
    }
  /** The URN where it names an entity that exists. */
  | { readonly kind: 'existing'; readonly urn: EditTemplate };

/** A text, or the value at a path. */
export type EditTextPart = string | { readonly path: ModelPath; readonly isLowerCase: boolean };

/** A member by which a caller names entities that must exist. */
export interface EditReference {
  /** With `*` for the items of a list. */
  readonly path: ModelPath;
  /** Entity types which it may name; none means any. */
  readonly entities: readonly string[];
  /** `other`: never what is edited. `parent`: becomes its parent, so it is neither that nor one of its descendants. */
  readonly relation?: EditRelation;
}

/** What an entity that is named is to what is edited. */
export type EditRelation = 'other' | 'parent';

/** The entities that are edited. */
export interface EditTarget extends EditReference {
  /** Whether members beside the URN may name a column of the entity. */
  readonly hasColumns: boolean;
}

/** A list of an aspect that is edited item by item. */
export interface EditedListSpec extends AspectMemberSpec {
  /** What two items have in common when one replaces the other; none when the item, a text, is its own key. */
  readonly key: readonly EditTemplate[];
  /** What becomes of an item when one of the same key is added. */
  readonly repeated: 'keep' | 'replace';
  /** Other members of the aspect, set with every change. */
  readonly beside: Readonly<Record<string, EditTemplate>>;
  /** Lists of other aspects from which items are removed, too. */
  readonly also: readonly AspectMemberSpec[];
  /** Member of what people say of a column that is a record like the aspect; absent when columns have no such list. */
  readonly column?: string;
  /** The relationship that leads to an item when it may be in the list of one entity only; absent when of many. */
  readonly exclusive?: string;
}

/** Members of an aspect to set. `keep`: a member without a value stays as it is; `drop`: it is removed. */
export interface EditedMembersSpec {
  readonly aspect: string;
  readonly absent: 'drop' | 'keep';
  readonly members: Readonly<Record<string, EditTemplate>>;
}

/** Items of one list. `each`: the list of the input that has the items; absent when there is one item. */
export interface EditedItems {
  readonly kind: 'list';
  readonly verb: 'add' | 'remove';
  readonly target: EditTarget;
  readonly list: EditedListSpec;
  readonly each?: ModelPath;
  readonly item: EditTemplate;
}

export type EditChange =
  | EditedItems
  /** What is sent at `by` chooses the list. */
  | { readonly kind: 'choice'; readonly by: ModelPath; readonly of: Readonly<Record<string, EditedItems>> }
  /** Of several aspects those that the entity has. `missing`: of an entity that does not exist; refused when absent. */
  | {
      readonly kind: 'members';
      readonly target: EditTarget;
      readonly aspects: readonly EditedMembersSpec[];
      readonly missing?: 'created';
    }
  /** `id`: the key of the new entity, made up when it makes none. */
  | {
      readonly kind: 'create';
      readonly entity: string;
      readonly id?: EditTemplate;
      readonly aspects: readonly { readonly aspect: string; readonly value: EditTemplate }[];
    }
  | { readonly kind: 'delete'; readonly target: EditTarget }
  /** A point of a time series. */
  | { readonly kind: 'point'; readonly target: EditTarget; readonly aspect: string; readonly value: EditTemplate };

/** A mutation that the tables of edits describe. */
export interface EditSpec {
  /** Field of `Mutation`. */
  readonly name: string;
  readonly references: readonly EditReference[];
  /** Members of which a text of blanks alone is refused, with `*` for items of a list; absent when there are none. */
  readonly filled?: readonly ModelPath[];
  readonly change: EditChange;
  /** What it answers: that it is done, the URN of the entity, or the entity. */
  readonly answer: 'done' | 'entity' | 'urn';
}
