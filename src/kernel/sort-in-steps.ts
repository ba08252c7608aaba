/** Items that are sorted, or merged, in one step. */
const STEP = 1000;

/**
 * Sort a long list in steps of about a millisecond; equal items keep their order.
 * @yields units of work of each step (see `Work`)
 * @returns a new list
 */
export function* sortInSteps<T extends object>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<number, T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < items.length; from += STEP) {
    runs.push(items.slice(from, from + STEP).sort(compare));
    yield STEP;
  }
  while (runs.length > 1) {
    const longer: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merge<T extends object>(
  left: readonly T[],
  right: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<number, T[]> {
  const merged: T[] = [];
  let [atLeft, atRight] = [0, 0];
  let a = left[0];
  let b = right[0];
  while (a !== undefined || b !== undefined) {
    if (a !== undefined && (b === undefined || compare(a, b) <= 0)) {
      merged.push(a);
      a = left[++atLeft];
    } else if (b !== undefined) {
      merged.push(b);
      b = right[++atRight];
    }
    if (merged.length % STEP === 0) yield STEP / 5;
  }
  return merged;
}
