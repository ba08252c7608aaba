import type { QueryNode } from '../search-index.port.js';

/**
 * A piece of query text. `scope`: a field before a parenthesis, for all that stands inside. `position`: which character
 * of the text it is, from 1.
 */
export type QueryToken =
  | { readonly kind: 'and' | 'close' | 'not' | 'or' }
  | { readonly kind: 'open'; readonly scope: string | undefined; readonly position: number }
  | { readonly kind: 'term'; readonly node: QueryNode };

/**
 * `simple`: words, `"phrases"`, `prefix*`, `a | b`, `a + b`, `-a`, parentheses.
 * `structured`: besides, AND, OR, NOT, `field:value`, `?` for one character, backslash before what is meant literally.
 */
export type QueryMode = 'simple' | 'structured';

/** The fields that a query may name. */
export interface QueryFields {
  /** The index field that a name before a colon means; `undefined` when there is none. */
  field(name: string): { readonly name: string } | undefined;
  /** A sentence that suggests another name, with a leading space; empty when none is near enough. */
  hintFor(name: string): string;
}

/** Text to be cut into tokens. `offset`: of its first character in what the caller wrote. */
export interface QueryText {
  readonly text: string;
  readonly offset: number;
  readonly mode: QueryMode;
}
