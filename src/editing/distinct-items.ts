import { writeExactJson } from '../kernel/exact-json.js';

/** Items of a list that was sent, without those that are the same as one before. */
export function distinctItems<T>(items: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const text = writeExactJson(item);
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}
