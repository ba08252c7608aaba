import type { ExactAdvice, Advice } from './correction.js';

/**
 * The candidate nearest to `name`, or `undefined` when none is near enough: at most a third of the letters may differ.
 * Case is ignored. Ties are broken by length, then by code unit, so the order of the candidates does not matter.
 */
export function findSuggestion(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(name.length / 3));
  for (const candidate of candidates) {
    if (candidate === name) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance > bestDistance) continue;
    if (best === undefined || distance < bestDistance || isBetter(candidate, best, name.length)) best = candidate;
    bestDistance = distance;
  }
  return best;
}

function isBetter(candidate: string, best: string, length: number): boolean {
  const byLength = Math.abs(candidate.length - length) - Math.abs(best.length - length);
  return byLength < 0 || (byLength === 0 && candidate < best);
}

/** `Did you mean "x"?`, or the fallback sentence when nothing is near. */
export function didYouMean(name: string, candidates: Iterable<string>, fallback: string): Advice {
  const suggestion = findSuggestion(name, candidates);
  return suggestion === undefined ? fallback : suggest(name, suggestion);
}

/** `Did you mean "x"?` for a word that is known to be meant otherwise. */
export function suggest(word: string, meant: string): ExactAdvice {
  return { sentence: `Did you mean "${meant}"?`, instead: { word, meant } };
}

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn `left` into `right`.
 * Any number above `limit` means "more than limit".
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) {
        cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
      }
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, right.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
