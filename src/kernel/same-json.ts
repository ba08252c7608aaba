import { readWideJson } from './exact-json.js';

/**
 * Whether two JSON texts have the same value: object keys in any order, arrays in theirs. Whole numbers of up to 64
 * bits are compared exactly, all others as doubles.
 */
export function sameJson(left: string, right: string): boolean {
  if (left === right) return true;
  return sameValue(readWideJson(left), readWideJson(right));
}

function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  return !Array.isArray(b) && sameMembers(new Map(Object.entries(a)), Object.entries(b));
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, at) => sameValue(item, b[at]));
}

function sameMembers(a: ReadonlyMap<string, unknown>, b: readonly (readonly [string, unknown])[]): boolean {
  return a.size === b.length && b.every(([key, value]) => a.has(key) && sameValue(a.get(key), value));
}
