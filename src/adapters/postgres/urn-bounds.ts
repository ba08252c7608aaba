import { translateLike } from '../../kernel/urn-like.js';

/**
 * A LIKE pattern on URNs. `like`: as the engine takes it. `from`, `before`: bounds from the literal prefix of the
 * pattern, along which an index is read.
 */
export interface UrnBounds {
  readonly like: string;
  readonly from: string;
  readonly before: string;
}

const LIKE = { any: '%', one: '_', literal: (char: string) => ('\\%_'.includes(char) ? `\\${char}` : char) };

/** Parse a LIKE pattern: `%` any text, `_` one character; a backslash takes the character after it literally. */
export function urnBounds(pattern: string): UrnBounds {
  const { pattern: like, ...bounds } = translateLike(pattern.replaceAll('\0', '\uFFFF'), LIKE);
  return { like, ...bounds };
}
