import { assertNever } from './assert-never.js';
import type { Criterion, Filter } from './filter.js';

/**
 * Whether an object passes a filter on its members, named by dotted paths; any item of a list may satisfy a criterion.
 */
export function passesFilter(value: unknown, filter: Filter): boolean {
  return filter.or.length === 0 || filter.or.some(({ and }) => and.every((criterion) => satisfies(value, criterion)));
}

/** Scalars at a dotted path, through the items of lists; empty when there are none. */
function valuesAt(value: unknown, path: string): readonly (boolean | number | string)[] {
  return scalars(
    path.split('.').reduce<readonly unknown[]>((found, name) => found.flatMap((one) => member(one, name)), [value]),
  );
}

function satisfies(value: unknown, criterion: Criterion): boolean {
  const fieldValues = valuesAt(value, criterion.field);
  return holds(fieldValues, criterion) !== criterion.negated;
}

function holds(fieldValues: readonly (boolean | number | string)[], { condition, values }: Criterion): boolean {
  switch (condition) {
    case 'EXISTS':
      return fieldValues.length > 0;
    case 'IS_NULL':
      return fieldValues.length === 0;
    case 'EQUAL':
    case 'IN':
      return any(fieldValues, values, (left, right) => compare(left, right) === 0);
    case 'CONTAIN':
      return any(fieldValues, values, (left, right) => String(left).includes(right));
    case 'START_WITH':
      return any(fieldValues, values, (left, right) => String(left).startsWith(right));
    case 'END_WITH':
      return any(fieldValues, values, (left, right) => String(left).endsWith(right));
    case 'GREATER_THAN':
      return any(fieldValues, values, (left, right) => compare(left, right) > 0);
    case 'GREATER_THAN_OR_EQUAL_TO':
      return any(fieldValues, values, (left, right) => compare(left, right) >= 0);
    case 'LESS_THAN':
      return any(fieldValues, values, (left, right) => compare(left, right) < 0);
    case 'LESS_THAN_OR_EQUAL_TO':
      return any(fieldValues, values, (left, right) => compare(left, right) <= 0);
    default:
      return assertNever(condition, 'condition');
  }
}

function any(
  fieldValues: readonly (boolean | number | string)[],
  wanted: readonly string[],
  test: (left: boolean | number | string, right: string) => boolean,
): boolean {
  return fieldValues.some((left) => wanted.some((right) => test(left, right)));
}

/**
 * By the type of the stored value: numbers by size, everything else as text. NaN, which is unordered, for a number and
 * a text.
 */
function compare(left: boolean | number | string, right: string): number {
  if (typeof left === 'number') return right.trim() === '' ? Number.NaN : left - Number(right);
  const text = String(left);
  return text < right ? -1 : text > right ? 1 : 0;
}

function member(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => member(item, name));
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries(value).find(([key]) => key === name);
  return own === undefined ? [] : [own[1]];
}

function scalars(values: readonly unknown[]): (boolean | number | string)[] {
  return values.flatMap((value) => {
    if (Array.isArray(value)) return scalars(value);
    return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string' ? [value] : [];
  });
}
