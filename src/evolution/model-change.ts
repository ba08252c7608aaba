import type { ChangeCode } from './change-kinds.js';
import type { Verdicts } from './verdicts.js';

/**
 * One difference between an older and a newer model.
 * `tree`: which of the two has the part that it is about. `parts`: names of that part, the most exact first, as the
 * generator's table of places has them. `aspects`: those of the older model whose stored values it reaches, by name.
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
