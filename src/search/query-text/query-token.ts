import type { QueryNode } from '../search-index.port.js';

/** A piece of query text. `scope`: a field name before a parenthesis, for all that stands inside. */
export type QueryToken =
  | { readonly kind: 'and' | 'close' | 'not' | 'or' }
  | { readonly kind: 'open'; readonly scope: string | undefined }
  | { readonly kind: 'term'; readonly node: QueryNode };

/**
 * `simple`: words, `"phrases"`, `prefix*`, `a | b`, `a + b`, `-a`, parentheses.
 * `structured`: besides, AND, OR, NOT, `field:value`, `?` for one character, backslash before what is meant literally.
 */
export type QueryMode = 'simple' | 'structured';
