import type { ExactAdvice, Advice } from './correction.js';

/**
 * The candidate nearest to `name`, or `undefined` when none is near enough: at most a third of the letters may differ.
 * Case is ignored. Ties are broken by length, then by code unit, so the order of the candidates does not matter.
 */
export function findSuggestion(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(name.length / 3));
  const letters = letterCounts(wanted);
  for (const candidate of candidates) {
    if (candidate === name || Math.abs(candidate.length - name.length) > bestDistance) continue;
    const lower = candidate.toLowerCase();
    if (!mayBeNear(letters, { length: wanted.length, other: lower, limit: bestDistance })) continue;
    const distance = editDistance(wanted, lower, bestDistance);
    if (distance > bestDistance) continue;
    if (best === undefined || distance < bestDistance || isBetter(candidate, best, name.length)) best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** Letters are distinguished by their last bits. */
const LETTERS = 128;

function letterCounts(text: string): Int32Array {
  const counts = new Int32Array(LETTERS);
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index) % LETTERS;
    counts[letter] = (counts[letter] ?? 0) + 1;
  }
  return counts;
}

/**
 * Whether the letters of both, in whatever order, are so alike that the distance may be within the limit: most names
 * are not, and counting letters takes a tenth of the time of a distance. `counts` are as before afterwards.
 */
function mayBeNear(
  counts: Int32Array,
  { length, other, limit }: { readonly length: number; readonly other: string; readonly limit: number },
): boolean {
  let added = 0;
  for (let index = 0; index < other.length; index++) {
    const letter = other.charCodeAt(index) % LETTERS;
    const left = counts[letter] ?? 0;
    if (left <= 0) added += 1;
    counts[letter] = left - 1;
  }
  for (let index = 0; index < other.length; index++) {
    const letter = other.charCodeAt(index) % LETTERS;
    counts[letter] = (counts[letter] ?? 0) + 1;
  }
  return Math.max(added, length - (other.length - added)) <= limit;
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

/** Longer names than any; rows of others are made for the call. */
const ROW_LENGTH = 128;
const ROWS: Rows = [newRow(ROW_LENGTH), newRow(ROW_LENGTH), newRow(ROW_LENGTH)];

type Rows = readonly [Uint16Array, Uint16Array, Uint16Array];

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn `left` into `right`.
 * Any number above `limit` means "more than limit".
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let [beforePrevious, previous, current] = rowsOf(right.length);
  for (let column = 0; column <= right.length; column++) previous[column] = column;
  let leastBefore = 0;
  for (let row = 1; row <= left.length; row++) {
    const least = fillRow({ beforePrevious, previous, current }, { left, right, row, limit });
    // A swap reaches back two rows; from there on the distance never becomes smaller.
    if (least > limit && leastBefore > limit) return limit + 1;
    leastBefore = least;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return at(previous, right.length);
}

/**
 * The distances of the first `row` letters of `left` to the beginnings of `right` that are at most `limit` letters
 * longer or shorter: those of others are more than the limit. @returns the least of them
 */
function fillRow(
  { beforePrevious, previous, current }: Readonly<Record<'beforePrevious' | 'current' | 'previous', Uint16Array>>,
  { left, right, row, limit }: Readonly<Record<'left' | 'right', string>> & Readonly<Record<'limit' | 'row', number>>,
): number {
  const [letter, letterBefore] = [left.charCodeAt(row - 1), left.charCodeAt(row - 2)];
  const [from, to] = [Math.max(1, row - limit), Math.min(right.length, row + limit)];
  current[from - 1] = from === 1 ? row : limit + 1;
  if (to < right.length) current[to + 1] = limit + 1;
  let least = row > limit ? limit + 1 : row;
  for (let column = from; column <= to; column++) {
    const other = right.charCodeAt(column - 1);
    let cost = Math.min(
      at(previous, column) + 1,
      at(current, column - 1) + 1,
      at(previous, column - 1) + (letter === other ? 0 : 1),
    );
    const isSwap = row > 1 && column > 1 && letter === right.charCodeAt(column - 2) && letterBefore === other;
    if (isSwap) cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
    current[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function rowsOf(length: number): Rows {
  return length < ROW_LENGTH ? ROWS : [newRow(length + 1), newRow(length + 1), newRow(length + 1)];
}

function newRow(length: number): Uint16Array {
  return new Uint16Array(length);
}

function at(row: Uint16Array, index: number): number {
  return row[index] ?? 0;
}
