/**
 * A LIKE pattern as SQLite can evaluate it: its own LIKE ignores case and uses no index.
 * `glob`: the pattern for GLOB. `from`, `before`: bounds from the literal prefix of the pattern.
 */
export interface UrnPattern {
  readonly glob: string;
  readonly from: string;
  readonly before: string;
}

/** Appended to a prefix, it gives an upper bound of all texts with that prefix. */
const HIGHEST = '\u{10FFFF}';

/** Parse a LIKE pattern: `%` any text, `_` one character; a backslash takes the character after it literally. */
export function urnPattern(like: string): UrnPattern {
  let glob = '';
  let prefix = '';
  let literal = true;
  for (const [text] of like.matchAll(/\\.|[^]/gsu)) {
    const char = text.length > 1 && text.startsWith('\\') ? text.slice(1) : text;
    if (text === '%' || text === '_') {
      literal = false;
      glob += text === '%' ? '*' : '?';
      continue;
    }
    glob += '*?['.includes(char) ? `[${char}]` : char;
    if (literal) prefix += char;
  }
  return { glob, from: prefix, before: prefix + HIGHEST };
}
