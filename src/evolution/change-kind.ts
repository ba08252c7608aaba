import type { Verdicts } from './verdicts.js';

/** One kind of change. `message`: the difference, in one sentence. `advice`: what to do about it. */
export interface ChangeKind<Params> {
  /** The gravest verdicts it can have; a change that affects no stored value, for example, is safe for these. */
  readonly verdicts: Verdicts;
  readonly message: (params: Params) => string;
  readonly advice: string | ((params: Params) => string);
}

/** A family of kinds, checked where it is written: `{…} as const satisfies ChangeFamily`. */
export type ChangeFamily = Readonly<Record<string, ChangeKind<never>>>;
