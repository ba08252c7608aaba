import type { Verdicts } from './verdicts.js';

/** One kind of change. `message`: what is different, in one sentence. `advice`: what to do about it. */
export interface ChangeKind<Params> {
  /** The gravest that it can mean; a change that reaches no stored value, say, is safe for these. */
  readonly verdicts: Verdicts;
  readonly message: (params: Params) => string;
  readonly advice: string | ((params: Params) => string);
}

/** A family of kinds, checked where it is written: `{…} as const satisfies ChangeFamily`. */
export type ChangeFamily = Readonly<Record<string, ChangeKind<never>>>;
