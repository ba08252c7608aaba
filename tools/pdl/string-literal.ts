import type { Diagnostics } from '../diagnostics/diagnostics.js';
import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';

const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

const HEX_DIGITS = /^[0-9A-Fa-f]+/;
const UNPAIRED_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Decode the JSON escapes of a string whose content is `content` (quotes excluded). Raw line breaks pass through. An
 * invalid escape is reported and kept as it is.
 */
export function decodeString(content: Span, diagnostics: Diagnostics): string {
  const raw = content.file.text.slice(content.start, content.end);
  if (!raw.includes('\\')) return raw;
  let decoded = '';
  let offset = 0;
  while (offset < raw.length) {
    const backslash = raw.indexOf('\\', offset);
    if (backslash < 0) break;
    decoded += raw.slice(offset, backslash);
    const escape = readEscape(raw, backslash);
    if (escape.flaw !== undefined) {
      const start = content.start + backslash;
      const span = { file: content.file, start, end: start + escape.length };
      diagnostics.report(escape.flaw, span, { text: raw.slice(backslash, backslash + escape.length) });
    }
    decoded += escape.text;
    offset = backslash + escape.length;
  }
  decoded += raw.slice(offset);
  reportSurrogates(decoded, content, diagnostics);
  return decoded;
}

interface Escape {
  readonly text: string;
  /** Its length in the source. */
  readonly length: number;
  readonly flaw: 'invalid-escape' | 'invalid-unicode-escape' | undefined;
}

function readEscape(raw: string, backslash: number): Escape {
  const letter = raw.charAt(backslash + 1);
  const simple = SIMPLE_ESCAPES.get(letter);
  if (simple !== undefined) return { text: simple, length: 2, flaw: undefined };
  if (letter !== 'u') return { text: letter, length: 2, flaw: 'invalid-escape' };
  const digits = HEX_DIGITS.exec(raw.slice(backslash + 2, backslash + 6))?.[0] ?? '';
  if (digits.length < 4) return { text: 'u', length: 2 + digits.length, flaw: 'invalid-unicode-escape' };
  return { text: String.fromCharCode(Number.parseInt(digits, 16)), length: 6, flaw: undefined };
}

function reportSurrogates(decoded: string, content: Span, diagnostics: Diagnostics): void {
  for (const match of decoded.matchAll(UNPAIRED_SURROGATE)) {
    const code = match[0].charCodeAt(0).toString(16);
    diagnostics.report('unpaired-surrogate', content, { text: `\\u${code}` });
  }
}

/** `text` as a JSON string literal on one line that `decodeString` reads back. */
export function encodeString(text: string): string {
  return JSON.stringify(text);
}

/** Span between the quotes of the string literal from `start` to `end`. */
export function contentSpan(file: SourceFile, start: number, end: number): Span {
  return { file, start: start + 1, end: end - 1 };
}
