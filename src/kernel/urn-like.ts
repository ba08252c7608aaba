/**
 * A LIKE pattern on URNs for an engine. `pattern`: in the engine's language. `from`, `before`: bounds from the literal
 * prefix of the pattern, along which an index is read.
 */
export interface TranslatedLike {
  readonly pattern: string;
  readonly from: string;
  readonly before: string;
}

/** How an engine writes the parts of a pattern: any text, one character, and a character that stands for itself. */
export interface PatternLanguage {
  readonly any: string;
  readonly one: string;
  literal(char: string): string;
}

/** Appended to a prefix, it gives an upper bound of all texts with that prefix. */
const HIGHEST = '\u{10FFFF}';

/** Translate a LIKE pattern: `%` any text, `_` one character; a backslash takes the character after it literally. */
export function translateLike(like: string, language: PatternLanguage): TranslatedLike {
  let pattern = '';
  let prefix = '';
  let isLiteral = true;
  for (const [text] of like.matchAll(/\\.|[^]/gsu)) {
    if (text === '%' || text === '_') {
      isLiteral = false;
      pattern += text === '%' ? language.any : language.one;
      continue;
    }
    const char = text.length > 1 && text.startsWith('\\') ? text.slice(1) : text;
    pattern += language.literal(char);
    if (isLiteral) prefix += char;
  }
  return { pattern, from: prefix, before: prefix + HIGHEST };
}
