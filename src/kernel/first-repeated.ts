/** The first text that is the same as one before; `undefined` when all differ. */
export function firstRepeated<T extends string>(texts: Iterable<T>): T | undefined {
  const seen = new Set<T>();
  for (const text of texts) {
    if (seen.has(text)) return text;
    seen.add(text);
  }
  return undefined;
}
