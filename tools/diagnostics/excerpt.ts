import type { Span } from '../source/span.js';
import { displayWidth } from './display-width.js';

/** The source line of a span, safe to print, and the columns to underline. */
export interface Excerpt {
  readonly line: string;
  /** Terminal columns before the underlining. */
  readonly indent: number;
  /** Terminal columns to underline, at least 1. */
  readonly width: number;
}

const TAB_WIDTH = 4;
/** Longer lines are cut around the span, with an ellipsis for omitted text. */
const LINE_LIMIT = 160;
const LEAD = 60;
const ELLIPSIS = '…';
// eslint-disable-next-line no-control-regex -- control characters could affect the terminal
const CONTROL = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/;

/** The first line of `span` without its indentation. */
export function excerptOf(span: Span): Excerpt {
  const { line, column } = span.file.positionAt(span.start);
  const text = span.file.lineText(line);
  const start = Math.min(column - 1, text.length);
  const end = Math.min(start + (span.end - span.start), text.length);
  const indentation = text.length - text.trimStart().length;
  const from = Math.max(Math.min(indentation, start), start - indentation > LINE_LIMIT - LEAD ? start - LEAD : 0);
  const to = Math.min(text.length, from + LINE_LIMIT);
  const before = draw(text.slice(from, start), from > indentation ? ELLIPSIS : '');
  const marked = draw(text.slice(start, Math.min(end, to)), before);
  const whole = draw(text.slice(Math.min(end, to), to), marked);
  const indent = widthOf(before);
  return {
    line: whole.trimEnd() + (to < text.length ? ELLIPSIS : ''),
    indent,
    width: Math.max(1, widthOf(marked) - indent),
  };
}

/** `text` appended to `drawn`: tabs up to the next stop, control characters as a replacement sign. */
function draw(text: string, drawn: string): string {
  let result = drawn;
  for (const character of text) {
    if (character === '\t') result += ' '.repeat(TAB_WIDTH - (widthOf(result) % TAB_WIDTH));
    else result += CONTROL.test(character) ? '\ufffd' : character;
  }
  return result;
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += displayWidth(character);
  return width;
}
