import type { Span } from '../source/span.js';
import { type Correction, correctionOf } from './correction.js';
import type { DiagnosticRow, Severity } from './diagnostic-row.js';
import { DIAGNOSTIC_ROWS, type DiagnosticCode, type DiagnosticParams } from './diagnostic-table.js';

/** One diagnostic at one place, ready to print. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  readonly fix: string;
  /** What `fix` says as a text to write, where exactly one text is meant. */
  readonly correction?: Correction;
}

/** Collects the diagnostics of all stages. Stages report and continue; an error in a model is never thrown. */
export class Diagnostics {
  private readonly found: Diagnostic[] = [];
  private errors = 0;

  /** Report one diagnostic. Wrong parameters for the code do not compile. */
  report<Code extends DiagnosticCode>(code: Code, span: Span, ...params: DiagnosticParams[Code]): void {
    const row = DIAGNOSTIC_ROWS[code];
    const hint = typeof row.fix === 'string' ? row.fix : row.fix(...params);
    const fix = typeof hint === 'string' ? hint : hint.sentence;
    const correction = row.correct === undefined ? correctionOf(hint, span) : row.correct(span, ...params);
    const diagnostic = { code, severity: row.severity, span, message: row.message(...params), fix };
    this.add([correction === undefined ? diagnostic : { ...diagnostic, correction }]);
  }

  /** Add the diagnostics of another collection. */
  add(found: readonly Diagnostic[]): void {
    for (const diagnostic of found) {
      this.found.push(diagnostic);
      if (diagnostic.severity === 'error') this.errors += 1;
    }
  }

  /** Number of diagnostics of severity `error`. */
  get errorCount(): number {
    return this.errors;
  }

  /**
   * All diagnostics by file path, then offset, then code, independent of the order of reporting; without those that may
   * follow from an error, when there is one that they may follow from.
   */
  sorted(): readonly Diagnostic[] {
    const own = this.errors === 0 ? this.found : this.found.filter(this.isIndependent());
    return [...own].sort(byPlace);
  }

  /** A test of diagnostics, beside all that were found. */
  private isIndependent(): (diagnostic: Diagnostic) => boolean {
    const hasTypeErrors = this.found.some(
      ({ severity, span }) => severity === 'error' && span.file.path.endsWith('.pdl'),
    );
    return ({ code }) => {
      const row: DiagnosticRow<never> = DIAGNOSTIC_ROWS[code];
      return row.mayFollowErrors !== 'anywhere' && !(hasTypeErrors && row.mayFollowErrors === 'in-types');
    };
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
