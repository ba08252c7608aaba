import pico from 'picocolors';
import { placeOf } from '../source/span.js';
import type { Correction } from './correction.js';
import type { Diagnostic } from './diagnostics.js';
import { excerptOf } from './excerpt.js';

export type DiagnosticStyle = 'plain' | 'coloured';

/**
 * One diagnostic as text, every line ended by LF: severity, code and message, place, source line, underlining, fix. A
 * note is a single line. Where the line is empty, nothing is shown of it.
 */
export function printDiagnostic(diagnostic: Diagnostic, style: DiagnosticStyle): string {
  const paint = pico.createColors(style === 'coloured');
  if (diagnostic.severity === 'note') {
    return `${paint.cyan(`note ${diagnostic.code}`)}: ${diagnostic.message} First at ${placeOf(diagnostic.span)}.\n`;
  }
  const { line, indent, width } = excerptOf(diagnostic.span);
  const accent = diagnostic.severity === 'error' ? paint.red : paint.yellow;
  const title = `${diagnostic.severity} ${diagnostic.code}`;
  return [
    `${accent(paint.bold(title))}: ${diagnostic.message}`,
    `  ${paint.cyan(placeOf(diagnostic.span))}`,
    ...(line === '' ? [] : [`    ${line}`, `    ${' '.repeat(indent)}${accent('~'.repeat(width))}`]),
    `  ${paint.dim(diagnostic.fix)}`,
    '',
  ].join('\n');
}

/** All diagnostics in the given order, separated by empty lines; empty for none. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], style: DiagnosticStyle): string {
  return diagnostics.map((diagnostic) => printDiagnostic(diagnostic, style)).join('\n');
}

/**
 * A line for each, of `{code, severity, message, fix, file, line, column}` as JSON, and of `correction` where exactly
 * one text fixes it: `{line, column, endLine, endColumn, text}`, in the same file, the end excluded. Lines and columns
 * count from 1, columns in UTF-16 code units.
 */
export function diagnosticsJson(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics.map(({ code, severity, message, fix, span, correction }) => {
    const place = { file: span.file.place, ...span.file.positionAt(span.start) };
    return `${JSON.stringify({ code, severity, message, fix, ...place, correction: correction && placed(correction) })}\n`;
  });
  return lines.join('');
}

function placed({ span, text }: Correction) {
  const end = span.file.positionAt(span.end);
  return { ...span.file.positionAt(span.start), endLine: end.line, endColumn: end.column, text };
}
