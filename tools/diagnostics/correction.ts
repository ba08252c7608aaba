import type { Span } from '../source/span.js';

/** Text to write in the place of a span; an empty span is a place to insert it, an empty text removes what is there. */
export interface Correction {
  readonly span: Span;
  readonly text: string;
}

/** How to fix something, and what to write where exactly one text fixes it. */
export interface ExactAdvice {
  readonly sentence: string;
  /** `word` in the span of the diagnostic becomes `meant`. */
  readonly instead?: { readonly word: string; readonly meant: string };
  readonly correction?: Correction;
}

/** A plain sentence leaves open what to write. */
export type Advice = string | ExactAdvice;

/** Texts that are written alike in names, quoted strings and YAML scalars. */
const PLAIN = /^[\w./*$-]+$/;
const WORD_PART = /[\w$-]/;

/**
 * The correction of a diagnostic at `span`. A word to be replaced must stand there once, spelt as it is meant: a file
 * may write it with escapes.
 */
export function correctionOf(hint: Advice, span: Span): Correction | undefined {
  if (typeof hint === 'string') return undefined;
  if (hint.instead === undefined) return hint.correction;
  const { word, meant } = hint.instead;
  if (!PLAIN.test(word) || !PLAIN.test(meant)) return undefined;
  const [start, ...others] = placesOf(word, span.file.text.slice(span.start, span.end));
  if (start === undefined || others.length > 0) return undefined;
  const from = span.start + start;
  return { span: { file: span.file, start: from, end: from + word.length }, text: meant };
}

/** Removes the import whose clause or name `span` is, and its line when nothing else is on it. */
export function importRemoval({ file, start, end }: Span): Correction {
  const [keyword = ''] = /\bimport\s+$/.exec(file.text.slice(0, start)) ?? [];
  return removal({ file, start: start - keyword.length, end });
}

function removal(span: Span): Correction {
  const { text } = span.file;
  const lineStart = Math.max(text.lastIndexOf('\n', span.start - 1), text.lastIndexOf('\r', span.start - 1)) + 1;
  const rest = /[^\S\r\n]*(?:\r\n|\r|\n|$)/y;
  rest.lastIndex = span.end;
  const isAlone = text.slice(lineStart, span.start).trim() === '' && rest.test(text);
  return { span: isAlone ? { file: span.file, start: lineStart, end: rest.lastIndex } : span, text: '' };
}

/** The text of the file with corrections of it applied; those that overlap an earlier one are left out. */
export function corrected(text: string, corrections: readonly Correction[]): string {
  const ordered = [...corrections].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  let result = '';
  let at = 0;
  for (const { span, text: replacement } of ordered) {
    if (span.start < at) continue;
    result += text.slice(at, span.start) + replacement;
    at = span.end;
  }
  return result + text.slice(at);
}

/** Offsets at which `word` stands as a word of its own. */
function placesOf(word: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWhole = !WORD_PART.test(text.charAt(at - 1)) && !WORD_PART.test(text.charAt(at + word.length));
    if (isWhole) places.push(at);
  }
  return places;
}
