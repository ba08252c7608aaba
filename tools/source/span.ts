import type { SourceFile } from './source-file.js';

/** A stretch of one file: UTF-16 offsets, `start` included, `end` excluded. */
export interface Span {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
}

/** The smallest span that holds both; both must lie in the same file. */
export function joinSpans(first: Span, last: Span): Span {
  return {
    file: first.file,
    start: Math.min(first.start, last.start),
    end: Math.max(first.end, last.end),
  };
}

/** `path:line:column` of the first character, the form that editors and terminals make clickable. */
export function placeOf(span: Span): string {
  const { line, column } = span.file.positionAt(span.start);
  return `${span.file.place}:${String(line)}:${String(column)}`;
}
