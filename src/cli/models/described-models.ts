import { invariant } from '../../kernel/assert-never.js';
import type { ModelShape, PartPlace } from '../../evolution/index.js';

/** One version of the models as the generator describes it. `places`: where parts are declared, by name. */
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
  invariant(isDescribed(value), 'The generator did not print two model descriptions.');
  return value;
}

/** The generator is part of the same version, so its output needs no further check. */
function isDescribed(value: unknown): value is DescribedModels {
  return typeof value === 'object' && value !== null && 'older' in value && 'newer' in value;
}
