/**
 * `error` makes the result unusable (exit code 2); `warning` is shown and changes nothing, unless a strict run takes it
 * for an error; `note` says what was done with something that is no fault, once for all its places.
 */
export type Severity = 'error' | 'note' | 'warning';

/**
 * One kind of finding. `message` states what is wrong in one sentence, `fix` what to do about it;
 * both get the same parameters, whose types the compiler checks where the code is reported.
 */
export interface DiagnosticRow<Params extends readonly unknown[]> {
  readonly severity: Severity;
  readonly message: (...params: Params) => string;
  readonly fix: string | ((...params: Params) => string);
}

/** A family of codes, checked where it is written: `{…} as const satisfies DiagnosticFamily`. */
export type DiagnosticFamily = Readonly<Record<string, DiagnosticRow<never>>>;
