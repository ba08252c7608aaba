import type { Span } from '../source/span.js';
import type { Correction, Advice } from './correction.js';

/**
 * `error` makes the result unusable (exit code 2); `warning` is shown and fails only a strict run; `note` reports once,
 * for all its places, how something unusual was handled.
 */
export type Severity = 'error' | 'note' | 'warning';

/**
 * One kind of diagnostic. `message` states what is wrong in one sentence, `fix` how to fix it; both take the same
 * parameters, whose types are checked where the code is reported. `leavesSchema`: an error that no part of the GraphQL
 * schema depends on, so that this is still compared with what people wrote for it. `mayFollowErrors`: an error
 * elsewhere may be its cause, or only one `in-types`, that is in a PDL file; it is left out when there are such errors.
 * `correct`: what to write at the span that is reported, where `fix` leaves no choice and does not carry it.
 */
export interface DiagnosticRow<Params extends readonly unknown[]> {
  readonly severity: Severity;
  readonly leavesSchema?: true;
  readonly mayFollowErrors?: 'anywhere' | 'in-types';
  readonly message: (...params: Params) => string;
  readonly fix: string | ((...params: Params) => Advice);
  readonly correct?: (span: Span, ...params: Params) => Correction | undefined;
}

/** A family of codes, checked where it is written: `{…} as const satisfies DiagnosticFamily`. */
export type DiagnosticFamily = Readonly<Record<string, DiagnosticRow<never>>>;
