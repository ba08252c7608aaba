import type { Position, Range } from 'vscode-languageserver-protocol';
import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';

/**
 * Places of the compiler and of the protocol. Both count UTF-16 code units and end lines alike, the compiler from 1 and
 * the protocol from 0. A byte order mark is part of the text for the compiler, and of no line for an editor.
 */
const BYTE_ORDER_MARK = '\ufeff';

export function rangeOf({ file, start, end }: Span): Range {
  return { start: positionAt(file, start), end: positionAt(file, end) };
}

export function offsetAt(file: SourceFile, { line, character }: Position): number {
  return file.offsetAt({ line: line + 1, column: character + 1 + markBefore(file, line) });
}

function positionAt(file: SourceFile, offset: number): Position {
  const { line, column } = file.positionAt(offset);
  return { line: line - 1, character: Math.max(0, column - 1 - markBefore(file, line - 1)) };
}

function markBefore({ text }: SourceFile, line: number): number {
  return line === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
}
