/**
 * What a new entity's browse paths and platform are, by the rules of the models. Takes key aspects, gives parts of
 * default aspects; reads no store.
 */
import type { EntityDefaultsSpec, KeyTextSpec, PathElementSpec } from '../../../generated/service/registry/model.js';
import type { Urn } from '../../kernel/urn.js';
import { parseUrn } from '../../kernel/urn.js';
import { keyText, type KeyTexts, writtenKeyText } from '../../registry/key-text.js';

type Defaults = EntityDefaultsSpec | undefined;

interface PathElement {
  readonly id: string;
  readonly urn?: string;
}

/** Path segment of an entity that nothing places anywhere. */
const UNPLACED = 'Default';

/** Legacy browse path; the empty text for an entity that nothing places anywhere. */
export function browsePathOf(defaults: Defaults, key: KeyTexts, delimiter: string): string {
  return elementsOf(defaults?.browsePath ?? [], key, delimiter)
    .map(({ id }) => `/${id}`)
    .join('');
}

/** Browse path of entries, outermost first; never empty. */
export function browsePathV2Of(defaults: Defaults, key: KeyTexts, delimiter: string): readonly PathElement[] {
  const elements = elementsOf(defaults?.browsePathV2 ?? [], key, delimiter);
  return elements.length === 0 ? [{ id: UNPLACED }] : elements;
}

/** Platform URN that the key itself tells; `undefined` when it tells none. */
export function platformOf(defaults: Defaults, key: KeyTexts, platformType: string): Urn | undefined {
  if (defaults?.platform === undefined) return undefined;
  const { kind, text } = defaults.platform;
  const platform = keyText(text, key);
  return parseUrn(kind === 'urn' ? platform : `urn:li:${platformType}:${platform}`);
}

/** Whether paths depend on what divides names on the platform. */
export function hasFolders(defaults: Defaults): boolean {
  return defaults !== undefined && (defaults.browsePath.some(isFolders) || defaults.browsePathV2.some(isFolders));
}

function isFolders({ kind }: PathElementSpec): boolean {
  return kind === 'folders';
}

function elementsOf(specs: readonly PathElementSpec[], key: KeyTexts, delimiter: string): readonly PathElement[] {
  return specs.flatMap((spec): PathElement | readonly PathElement[] => {
    switch (spec.kind) {
      case 'literal':
        return { id: spec.text };
      case 'key':
        return { id: keyText(spec.text, key) };
      case 'urn': {
        const urn = keyText(spec.text, key);
        return { id: urn, urn };
      }
      case 'folders':
        return foldersOf(spec.text, key, delimiter);
    }
  });
}

/** The name is divided as it is written: a delimiter may hold letters. */
function foldersOf(spec: KeyTextSpec, key: KeyTexts, delimiter: string): readonly PathElement[] {
  return writtenKeyText(spec, key)
    .split(delimiter)
    .slice(0, -1)
    .map((folder) => ({ id: spec.isLowerCase ? folder.toLowerCase() : folder }));
}
