import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { ObjectEntry } from '../../pdl/syntax.js';

export const SECRET = 'secret';

/** The annotation among those of a field; `undefined` when the field is no secret. */
export function secretEntry(annotations: readonly ObjectEntry[]): ObjectEntry | undefined {
  return annotations.find(({ key }) => key.text === SECRET);
}

/** Report `@secret` with a value other than the true of a bare annotation. */
export function checkSecret(annotations: readonly ObjectEntry[], diagnostics: Diagnostics): void {
  const value = secretEntry(annotations)?.value;
  if (value === undefined || (value.kind === 'boolean' && value.value)) return;
  const found = value.kind === 'boolean' ? 'false' : `a value of kind ${value.kind}`;
  diagnostics.report('wrong-value', value.span, { what: '@secret', expected: 'true or nothing', found });
}
