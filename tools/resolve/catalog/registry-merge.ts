import { memberOf } from '../../pdl/object-entries.js';
import type { ObjectEntry, ObjectValue, Value } from '../../pdl/syntax.js';

/**
 * Registries of several trees as one, earlier ones first. An existing entity gains the aspects that the later registry
 * lists; other keys of the later one replace earlier ones. Names that differ only in case are the same entity. Anything
 * that is not a registry is kept for the reader to report.
 */
export function mergeRegistries(values: readonly [Value, ...Value[]]): Value {
  const [first, ...others] = values;
  return others.reduce(mergeTwo, first);
}

function mergeTwo(earlier: Value, later: Value): Value {
  if (earlier.kind !== 'object' || later.kind !== 'object') return earlier.kind === 'object' ? later : earlier;
  return mergeObjects(earlier, later, (key, existing, added) => {
    if (key !== 'entities') return added;
    if (existing.kind !== 'array' || added.kind !== 'array') return existing.kind === 'array' ? added : existing;
    return { ...added, items: mergeEntities(existing.items, added.items) };
  });
}

function mergeEntities(earlier: readonly Value[], later: readonly Value[]): readonly Value[] {
  const additions = new Map<string, ObjectValue>();
  const known = new Set(earlier.flatMap((entity) => nameOf(entity) ?? []));
  const fresh = later.filter((entity) => {
    const name = nameOf(entity);
    // Of two in one registry the second stays beside the first, so that it is reported.
    if (name === undefined || !known.has(name) || additions.has(name) || entity.kind !== 'object') return true;
    additions.set(name, entity);
    return false;
  });
  const grown = earlier.map((entity) => {
    const added = additions.get(nameOf(entity) ?? '');
    return added === undefined || entity.kind !== 'object' ? entity : mergeEntity(entity, added);
  });
  return [...grown, ...fresh];
}

function mergeEntity(earlier: ObjectValue, later: ObjectValue): ObjectValue {
  return mergeObjects(earlier, later, (key, existing, added) => {
    if (key === 'name') return existing;
    if (key !== 'aspects' || existing.kind !== 'array' || added.kind !== 'array') return added;
    const known = new Set(existing.items.flatMap(textOf));
    return {
      ...added,
      items: [...existing.items, ...added.items.filter((item) => !textOf(item).some((text) => known.has(text)))],
    };
  });
}

function mergeObjects(
  earlier: ObjectValue,
  later: ObjectValue,
  merge: (key: string, earlier: Value, later: Value) => Value,
): ObjectValue {
  const added = new Map(later.entries.map((entry) => [entry.key.text, entry]));
  const kept = earlier.entries.map((entry): ObjectEntry => {
    const replacement = added.get(entry.key.text);
    added.delete(entry.key.text);
    return replacement === undefined
      ? entry
      : { ...replacement, value: merge(entry.key.text, entry.value, replacement.value) };
  });
  return { ...later, entries: [...kept, ...added.values()] };
}

function nameOf(entity: Value): string | undefined {
  const name = memberOf(entity, 'name');
  return name?.kind === 'string' ? name.value.toLowerCase() : undefined;
}

function textOf(value: Value): readonly string[] {
  return value.kind === 'string' ? [value.value] : [];
}
