/** Where the description that people edit stands: the rule of the models in, the value of the aspect out. */
import type { DescriptionSpec } from '../../../generated/service/registry/model.js';
import { keyText, type KeyTexts } from '../../registry/key-text.js';
import type { AspectValue } from '../aspect-editor.js';

/** The aspect with another description. `key`: of the entity, for the members with which a new aspect begins. */
export function withDescription(
  { member, initial }: DescriptionSpec,
  description: string,
  stored: AspectValue | undefined,
  key: KeyTexts,
): AspectValue {
  const before =
    stored ??
    Object.fromEntries(
      Object.entries(initial).map(([name, text]) => [name, typeof text === 'string' ? text : keyText(text, key)]),
    );
  return { ...before, [member]: description };
}
