import type { TextEdit } from 'vscode-languageserver/node';
import { formatFile } from '../pdl/format.js';
import type { SourceFile } from '../source/source-file.js';
import { rangeOf } from './positions.js';

/**
 * The edit that brings a PDL file into canonical form: of the lines between the first and the last that differ, so that
 * cursors elsewhere stay. None for a file with errors, which cannot be formatted safely, and for one in canonical form.
 */
export function formattingEdits(file: SourceFile): readonly TextEdit[] {
  const formatted = file.path.endsWith('.pdl') ? formatFile(file) : undefined;
  if (formatted?.kind !== 'formatted' || formatted.text === file.text) return [];
  const start = commonLines(file.text, formatted.text);
  const end = commonEnd(file.text.slice(start), formatted.text.slice(start));
  const range = rangeOf({ file, start, end: file.text.length - end });
  return [{ range, newText: formatted.text.slice(start, formatted.text.length - end) }];
}

/** Length of the whole lines that both texts begin with. */
function commonLines(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return a.lastIndexOf('\n', length - 1) + 1;
}

/** Length of the whole lines that both texts end with. */
function commonEnd(a: string, b: string): number {
  let length = 0;
  const most = Math.min(a.length, b.length);
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length)) length += 1;
  const lineBreak = a.indexOf('\n', a.length - length);
  return lineBreak < 0 ? 0 : a.length - lineBreak - 1;
}
