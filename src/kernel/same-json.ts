/**
 * Whether two JSON texts have the same value: object keys in any order, arrays in theirs. Numbers are compared as
 * doubles; whole numbers that a double cannot represent exactly are equal only when the texts are.
 */
export function sameJson(left: string, right: string): boolean {
  if (left === right) return true;
  // Two different numbers of sixteen digits may parse to the same double.
  if (LONG_NUMBER.test(left) || LONG_NUMBER.test(right)) return false;
  const a: unknown = JSON.parse(left);
  const b: unknown = JSON.parse(right);
  return sameValue(a, b);
}

const LONG_NUMBER = /\d{16}/;

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
