/** What was typed of a command line. */
export interface TypedLine {
  /** Finished words after the name of the program. */
  readonly words: readonly string[];
  /** The word under the cursor, as far as it is typed; empty after white space. */
  readonly current: string;
}

const ESCAPED = String.raw`\\[\s\S]`;
const DOUBLE = String.raw`"(?:\\[\s\S]|[^"\\])*(?:"|\\?$)`;
const SINGLE = String.raw`'[^']*(?:'|$)`;
/** A last backslash escapes what is not typed yet. */
const QUOTED = new RegExp(String.raw`${ESCAPED}|\\$|${DOUBLE}|${SINGLE}`, 'g');
const WORD = new RegExp(String.raw`(?:${ESCAPED}|\\$|${DOUBLE}|${SINGLE}|[^\s"'\\])+`, 'g');

/**
 * The words of a line as shells divide them: white space ends a word unless it is quoted or escaped. A quotation mark
 * that is not closed yet belongs to the word under the cursor.
 */
export function typedLine(line: string): TypedLine {
  const found = [...line.matchAll(WORD)];
  const last = found.at(-1);
  const isOpen = last !== undefined && last.index + last[0].length === line.length;
  const words = found.map(([word]) => word.replaceAll(QUOTED, unquoted));
  return {
    words: words.slice(1, isOpen ? -1 : undefined),
    current: isOpen && words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}

function unquoted(part: string): string {
  if (part.startsWith("'")) return part.replaceAll("'", '');
  const inner = part.startsWith('"') ? part.replace(/^"([\s\S]*?)"?$/, '$1') : part;
  return inner.replaceAll(/\\([\s\S]?)/g, '$1');
}
