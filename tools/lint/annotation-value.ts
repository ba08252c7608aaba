import { mergeAnnotations } from '../pdl/annotations.js';
import type { Annotation, Value } from '../pdl/syntax.js';

/** The value under a path of keys, even when spread over several annotations. */
export function annotationValue(annotations: readonly Annotation[], ...path: readonly string[]): Value | undefined {
  let entries = annotations.length === 0 ? [] : mergeAnnotations(annotations).entries;
  let value: Value | undefined;
  for (const key of path) {
    value = entries.find((entry) => entry.key.text === key)?.value;
    if (value === undefined) return undefined;
    entries = value.kind === 'object' ? value.entries : [];
  }
  return value;
}
