import type { ObjectEntry, Value } from '../../../pdl/syntax.js';

/**
 * Rules of several trees as one tree of values. What a later one states under a key of a section replaces what an
 * earlier one states there; a section that is no object is replaced as a whole. `undefined` when there is none.
 */
export function mergeRules(values: readonly Value[]): Value | undefined {
  return values.reduce<Value | undefined>(
    (merged, value) => (merged === undefined ? value : join(merged, value, 2)),
    undefined,
  );
}

function join(earlier: Value, later: Value, depth: number): Value {
  if (depth === 0 || earlier.kind !== 'object' || later.kind !== 'object') return later;
  const entries = new Map<string, ObjectEntry>(earlier.entries.map((entry) => [entry.key.text, entry]));
  for (const entry of later.entries) {
    const existing = entries.get(entry.key.text);
    entries.set(
      entry.key.text,
      existing === undefined ? entry : { ...entry, value: join(existing.value, entry.value, depth - 1) },
    );
  }
  return { ...later, entries: [...entries.values()] };
}
