import { type CodeAction, CodeActionKind, type Range } from 'vscode-languageserver/node';
import type { Diagnostic } from '../diagnostics/diagnostics.js';
import { rangeOf } from './positions.js';
import { protocolDiagnostic } from './diagnostics.js';

/**
 * Quick fixes of the diagnostics that touch a range, as the compiler states them.
 * @param diagnostics of the file, of its present text
 */
export function quickFixes(diagnostics: readonly Diagnostic[], range: Range, uri: string): readonly CodeAction[] {
  return diagnostics.flatMap((diagnostic): readonly CodeAction[] => {
    const { correction, span, fix } = diagnostic;
    if (correction === undefined || !touches(rangeOf(span), range)) return [];
    return [
      {
        title: fix.replace(/\.$/, ''),
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [protocolDiagnostic(diagnostic, uri)],
        edit: { changes: { [uri]: [{ range: rangeOf(correction.span), newText: correction.text }] } },
      },
    ];
  });
}

function touches(a: Range, b: Range): boolean {
  const isBefore = (left: Range, right: Range): boolean =>
    left.end.line < right.start.line ||
    (left.end.line === right.start.line && left.end.character < right.start.character);
  return !isBefore(a, b) && !isBefore(b, a);
}
