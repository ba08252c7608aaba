import type { Annotations, ModelValue } from '../../model/catalog-model.js';
import type { ObjectEntry, Value } from '../../pdl/syntax.js';

/** A value without its places. Whole numbers that a double cannot hold stay bigint. */
export function plainValue(value: Value): ModelValue {
  return strip(value, 'as-written');
}

/** Merged annotations without their places, keys sorted at every level. */
export function plainAnnotations(entries: readonly ObjectEntry[]): Annotations {
  return objectOf(entries, 'sorted');
}

type KeyOrder = 'as-written' | 'sorted';

function strip(value: Value, order: KeyOrder): ModelValue {
  switch (value.kind) {
    case 'null':
      return null;
    case 'array':
      return value.items.map((item) => strip(item, order));
    case 'object':
      return objectOf(value.entries, order);
    case 'long': {
      const number = Number(value.value);
      return Number.isSafeInteger(number) ? number : value.value;
    }
    case 'string':
    case 'int':
    case 'double':
    case 'boolean':
      return value.value;
  }
}

function objectOf(entries: readonly ObjectEntry[], order: KeyOrder): { readonly [key: string]: ModelValue } {
  const pairs = entries.map((entry): [string, ModelValue] => [entry.key.text, strip(entry.value, order)]);
  if (order === 'sorted') pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(pairs);
}

/** What a value is, for messages: "a string", "an object". */
export function describeValue(value: Value): string {
  switch (value.kind) {
    case 'string':
      return 'a string';
    case 'boolean':
      return 'a boolean';
    case 'int':
    case 'long':
      return 'a whole number';
    case 'double':
      return 'a number with a fraction';
    case 'null':
      return 'null';
    case 'array':
      return 'an array';
    case 'object':
      return 'an object';
  }
}
