import { translateLike } from '../../../kernel/urn-like.js';

/**
 * A LIKE pattern as SQLite can evaluate it: its own LIKE ignores case and uses no index.
 * `glob`: the pattern for GLOB. `from`, `before`: bounds from the literal prefix of the pattern.
 */
export interface UrnPattern {
  readonly glob: string;
  readonly from: string;
  readonly before: string;
}

const GLOB = { any: '*', one: '?', literal: (char: string) => ('*?['.includes(char) ? `[${char}]` : char) };

/** Parse a LIKE pattern: `%` any text, `_` one character; a backslash takes the character after it literally. */
export function urnPattern(like: string): UrnPattern {
  const { pattern: glob, ...bounds } = translateLike(like, GLOB);
  return { glob, ...bounds };
}
