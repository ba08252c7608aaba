import type { Span } from '../source/span.js';
import type { Severity } from './diagnostic-row.js';
import { DIAGNOSTIC_ROWS, type DiagnosticCode, type DiagnosticParams } from './diagnostic-table.js';

/** One finding at one place, ready to print. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  readonly fix: string;
}

/**
 * Collects what the stages find. Stages report and go on; nobody throws for a fault in a model.
 */
export class Diagnostics {
  private readonly found: Diagnostic[] = [];
  private errors = 0;

  /** Record one finding. Wrong parameters for the code do not compile. */
  report<Code extends DiagnosticCode>(code: Code, span: Span, ...params: DiagnosticParams[Code]): void {
    const row = DIAGNOSTIC_ROWS[code];
    const fix = typeof row.fix === 'string' ? row.fix : row.fix(...params);
    this.add([{ code, severity: row.severity, span, message: row.message(...params), fix }]);
  }

  /** Take over findings of another collection. */
  add(found: readonly Diagnostic[]): void {
    for (const diagnostic of found) {
      this.found.push(diagnostic);
      if (diagnostic.severity === 'error') this.errors += 1;
    }
  }

  /** How many findings of severity `error` there are. */
  get errorCount(): number {
    return this.errors;
  }

  /** All findings by file path, then offset, then code, whatever the order of reporting. */
  sorted(): readonly Diagnostic[] {
    return [...this.found].sort(byPlace);
  }
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (
    compare(a.span.file.place, b.span.file.place) ||
    a.span.start - b.span.start ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

/** By code unit: the order must not depend on the machine's locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
