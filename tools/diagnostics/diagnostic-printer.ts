import pico from 'picocolors';
import { assertNever } from '../invariant.js';
import { placeOf } from '../source/span.js';
import type { Severity } from './diagnostic-row.js';
import type { Diagnostic } from './diagnostics.js';
import { excerptOf } from './excerpt.js';

export type DiagnosticStyle = 'plain' | 'coloured';

/**
 * One diagnostic as text, every line ended by LF: code and message, place, source line, underlining, fix. Warnings are
 * marked before the code. A note is a single line.
 */
export function printDiagnostic(diagnostic: Diagnostic, style: DiagnosticStyle): string {
  const paint = pico.createColors(style === 'coloured');
  if (diagnostic.severity === 'note') {
    return `${paint.cyan(`note ${diagnostic.code}`)}: ${diagnostic.message} First at ${placeOf(diagnostic.span)}.\n`;
  }
  const { line, indent, width } = excerptOf(diagnostic.span);
  const accent = diagnostic.severity === 'error' ? paint.red : paint.yellow;
  const title = `${prefixOf(diagnostic.severity)}${diagnostic.code}`;
  return [
    `${accent(paint.bold(title))}: ${diagnostic.message}`,
    `  ${paint.cyan(placeOf(diagnostic.span))}`,
    `    ${line}`.trimEnd(),
    `    ${' '.repeat(indent)}${accent('~'.repeat(width))}`,
    `  ${paint.dim(diagnostic.fix)}`,
    '',
  ].join('\n');
}

/** All diagnostics in the given order, separated by empty lines; empty for none. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], style: DiagnosticStyle): string {
  return diagnostics.map((diagnostic) => printDiagnostic(diagnostic, style)).join('\n');
}

function prefixOf(severity: Severity): string {
  switch (severity) {
    case 'error':
      return '';
    case 'note':
    case 'warning':
      return `${severity} `;
    default:
      return assertNever(severity, 'severity');
  }
}
