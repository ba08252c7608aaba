import type { Binding, FieldOutput } from '../../runtime/graphql/binding.js';

/** The value as it stands. */
export const PLAIN: FieldOutput = { kind: 'plain' };

/** The member of the record with the field's own name, unchanged: the default of the service. */
export function isTrivial(field: string, binding: Binding): boolean {
  if (binding.kind !== 'value' || binding.output.kind !== 'plain' || binding.fallback !== undefined) return false;
  const [source, ...more] = binding.sources;
  return more.length === 0 && source?.from === 'record' && source.steps.length === 1 && source.steps[0] === field;
}
