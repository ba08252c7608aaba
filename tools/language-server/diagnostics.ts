import { type Diagnostic as ProtocolDiagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver/node';
import type { Severity } from '../diagnostics/diagnostic-row.js';
import { type Diagnostic, Diagnostics } from '../diagnostics/diagnostics.js';
import { parseDocument } from '../pdl/parser.js';
import type { SourceFile } from '../source/source-file.js';
import { rangeOf } from './positions.js';

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  note: DiagnosticSeverity.Information,
  warning: DiagnosticSeverity.Warning,
};

/** Editors grey out what could as well not be there. */
const UNNECESSARY: ReadonlySet<string> = new Set(['unknown-unused-import', 'unused-import']);

/** As the protocol has it: code, span, and how to fix it as related text. `uri`: of its file. */
export function protocolDiagnostic(diagnostic: Diagnostic, uri: string): ProtocolDiagnostic {
  const { code, severity, span, message, fix } = diagnostic;
  const range = rangeOf(span);
  return {
    code,
    source: 'cadastre',
    severity: SEVERITIES[severity],
    range,
    message,
    relatedInformation: [{ location: { uri, range }, message: fix }],
    ...(UNNECESSARY.has(code) ? { tags: [DiagnosticTag.Unnecessary] } : {}),
  };
}

/** What is wrong with a PDL file that belongs to no tree of models: nothing is known of the names in it. */
export function syntaxDiagnostics(file: SourceFile): readonly Diagnostic[] {
  if (!file.path.endsWith('.pdl')) return [];
  const diagnostics = new Diagnostics();
  parseDocument(file, diagnostics);
  return diagnostics.sorted();
}
