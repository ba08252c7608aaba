import { invariant } from '../../kernel/assert-never.js';
import type { ModelShape, PartPlace } from '../../evolution/index.js';

/** One version of the models as the generator describes it. `places`: where parts are written, by their names. */
export interface DescribedModel {
  readonly shape: ModelShape;
  readonly places: Readonly<Record<string, PartPlace>>;
}

/** What `tools/commands/model-shapes.ts` prints. */
export interface DescribedModels {
  readonly older: DescribedModel;
  readonly newer: DescribedModel;
}

export function readDescriptions(text: string): DescribedModels {
  const value: unknown = JSON.parse(text);
  invariant(isDescribed(value), 'The generator printed something else than two described models.');
  return value;
}

/** The generator stands beside us and is of the same version, so its parts need no further check. */
function isDescribed(value: unknown): value is DescribedModels {
  return typeof value === 'object' && value !== null && 'older' in value && 'newer' in value;
}
