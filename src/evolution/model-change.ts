import type { ChangeCode } from './change-kinds.js';
import type { Verdicts } from './verdicts.js';

/**
 * One difference between an older and a newer model.
 * `tree`: the model that has the changed part. `parts`: names of that part, the most exact first, as in the generator's
 * table of places. `aspects`: those of the older model whose stored values are affected, by name.
 */
export interface ModelChange {
  readonly code: ChangeCode;
  readonly message: string;
  readonly advice: string;
  readonly verdicts: Verdicts;
  readonly tree: 'new' | 'old';
  readonly parts: readonly string[];
  readonly aspects: readonly string[];
}
