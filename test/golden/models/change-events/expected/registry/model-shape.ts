// @generated from models/ by "npm run generate". Do not edit.

import type { AspectSpec, EntitySpec, PatchSpec, TextAnalysisSpec } from './model.js';

/**
 * The parts of a model that decide whether stored values, clients and the index still fit: no documentation or other
 * text for people. Lists are sorted by name unless their order means something.
 */
export interface ModelShape {
  /** Version of this form; shapes of two forms cannot be compared. */
  readonly form: 1;
  /** Named types that aspects or methods reach. */
  readonly types: readonly TypeShape[];
  readonly aspects: readonly AspectSpec[];
  readonly entities: readonly EntityShape[];
  /** By resource, then by name. */
  readonly methods: readonly MethodShape[];
  /** By aspect. */
  readonly patches: readonly PatchSpec[];
  /** Absent in shapes of before models stated them, when all models had the same. */
  readonly words?: readonly WordsShape[];
}

/** Words of a list of text analysis: all stop words, all words of URNs, a word and its stem, or a group of synonyms. */
export interface WordsShape {
  readonly list: keyof TextAnalysisSpec;
  readonly texts: readonly string[];
}

/** `name` is the full name. `symbols`: in order of declaration. `size`: bytes. */
export type TypeShape =
  | RecordShape
  | { readonly kind: 'enum'; readonly name: string; readonly symbols: readonly string[] }
  | { readonly kind: 'fixed'; readonly name: string; readonly size: number }
  | { readonly kind: 'typeref'; readonly name: string; readonly type: UseShape };

/** Fields in order of declaration, included ones at their merged position. */
export interface RecordShape {
  readonly kind: 'record';
  readonly name: string;
  readonly fields: readonly FieldShape[];
}

/**
 * `default`: as JSON text. `from`: the record that declares the field, when it is an included one. `audience`: absent
 * when everybody may read it.
 */
export interface FieldShape {
  readonly name: string;
  readonly type: UseShape;
  readonly presence: 'optional' | 'required';
  readonly default?: string;
  readonly from?: string;
  readonly audience?: 'secret';
}

/** A use of a type. A text is a primitive or the full name of a named type. `key`: the member's name in JSON. */
export type UseShape =
  | string
  | { readonly kind: 'array' | 'map'; readonly of: UseShape }
  | { readonly kind: 'union'; readonly members: readonly { readonly key: string; readonly type: UseShape }[] };

/** `keyFields`: in the order of the URN's parts. */
export type EntityShape = Pick<EntitySpec, 'aspects' | 'found' | 'keyAspect' | 'keyFields' | 'name'>;

/** The contract of an RPC method. */
export interface MethodShape {
  readonly resource: string;
  readonly name: string;
  readonly parameters: readonly FieldShape[];
  /** Absent without a result. */
  readonly returns?: UseShape;
}

/** Where a part is declared. `text`: its line without indentation; `indent`, `width`: columns of it to underline. */
export interface PartPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly indent: number;
  readonly width: number;
}
