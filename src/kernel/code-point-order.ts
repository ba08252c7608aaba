const SURROGATE = /[\ud800-\udfff]/;

/** Order texts by code point, as engines do that compare their bytes. */
export function compareByCodePoint(a: string, b: string): number {
  if (SURROGATE.test(a) || SURROGATE.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  // By code unit, which is the same here, and faster.
  return a < b ? -1 : a > b ? 1 : 0;
}
