/**
 * A LIKE pattern on URNs. `like`: as the engine takes it. `from`, `before`: bounds from the literal prefix of the
 * pattern, along which an index is read.
 */
export interface UrnBounds {
  readonly like: string;
  readonly from: string;
  readonly before: string;
}

/** Appended to a prefix, it gives an upper bound of all texts with that prefix. */
const HIGHEST = '\u{10FFFF}';

/** Parse a LIKE pattern: `%` any text, `_` one character; a backslash takes the character after it literally. */
export function urnBounds(pattern: string): UrnBounds {
  let like = '';
  let prefix = '';
  let isLiteral = true;
  for (const [text] of pattern.replaceAll('\0', '\uFFFF').matchAll(/\\.|[^]/gsu)) {
    if (text === '%' || text === '_') {
      isLiteral = false;
      like += text;
      continue;
    }
    const char = text.length > 1 && text.startsWith('\\') ? text.slice(1) : text;
    like += '\\%_'.includes(char) ? `\\${char}` : char;
    if (isLiteral) prefix += char;
  }
  return { like, from: prefix, before: prefix + HIGHEST };
}
