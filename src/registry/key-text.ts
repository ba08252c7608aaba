import type { KeyTextSpec } from '../../generated/service/registry/model.js';
import { readUrn } from '../kernel/urn.js';

/** Parts of a URN by the names of key fields. */
export type KeyTexts = Readonly<Record<string, string>>;

/** A text out of a key; empty when the key does not have it. */
export function keyText(spec: KeyTextSpec, key: KeyTexts): string {
  const text = writtenKeyText(spec, key);
  return spec.isLowerCase ? text.toLowerCase() : text;
}

/** The same, in the case in which it is written. */
export function writtenKeyText({ field, part }: KeyTextSpec, key: KeyTexts): string {
  const whole = key[field] ?? '';
  if (part === undefined) return whole;
  const reading = readUrn(whole);
  return reading.kind === 'urn' ? (reading.value.parts[part] ?? '') : '';
}
