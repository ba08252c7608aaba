/** Order by code unit, so that output depends neither on locale nor on discovery order. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The distinct texts in their canonical order. */
export function sortedUnique(texts: Iterable<string>): string[] {
  return [...new Set(texts)].sort(compareText);
}
