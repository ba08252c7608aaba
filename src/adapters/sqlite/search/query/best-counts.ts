import type { FacetResult } from '../../../../search/search-index.port.js';
import { inParts, type Stepwise } from '../../../../text-search/stepwise.js';

/** Values and how often each occurs, the most frequent first, then by text. */
export type BestCounts = FacetResult['counts'];

/** Counted values, by whatever names them. */
export interface CountedValues<V> {
  readonly values: readonly V[];
  readonly countOf: (value: V) => number;
  readonly textOf: (value: V) => string;
  /** Whether the text of a value certainly comes after another one; absent where that is no cheaper than its text. */
  readonly comesAfter?: (value: V, other: Buffer) => boolean;
}

/** Ties that are gathered before those that cannot be among the best are dropped. */
const GATHERED = 4096;
/** Values that are looked at in one step. */
const AT_ONCE = 32_768;

/**
 * The most frequent values, then by text, in steps. Only values that could be among them are turned into texts.
 */
export function* bestCounts<V>(
  { values, countOf, textOf, comesAfter }: CountedValues<V>,
  limit: number,
): Stepwise<BestCounts> {
  if (limit <= 0) return [];
  const least = values.length <= limit ? 0 : yield* highestOf(values, countOf, limit);
  const above: BestCounts[number][] = [];
  const ties = new SmallestTexts(limit);
  yield* inParts(values.length, AT_ONCE, (from, to) => {
    for (const value of values.slice(from, to)) {
      const count = countOf(value);
      if (count > least) above.push({ value: textOf(value), count });
      else if (count === least && !(ties.worst !== undefined && comesAfter?.(value, ties.worst) === true)) {
        ties.add(textOf(value));
      }
    }
  });
  above.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  for (const value of ties.sorted(limit - above.length)) above.push({ value, count: least });
  return above;
}

/** The count that has place `limit` when counts are ordered from the highest. */
function* highestOf<V>(values: readonly V[], countOf: (value: V) => number, limit: number): Stepwise<number> {
  const heap = new Float64Array(limit);
  yield* inParts(values.length, AT_ONCE, (from, to) => {
    for (const value of values.slice(from, to)) {
      const count = countOf(value);
      if (count <= (heap[0] ?? 0)) continue;
      heap[0] = count;
      sink(heap);
    }
  });
  return heap[0] ?? 0;
}

/** Let the first element of a heap, whose least element comes first, find its place. */
function sink(heap: Float64Array): void {
  for (let at = 0; ;) {
    const left = 2 * at + 1;
    let least = at;
    if ((heap[left] ?? Number.POSITIVE_INFINITY) < (heap[least] ?? 0)) least = left;
    if ((heap[left + 1] ?? Number.POSITIVE_INFINITY) < (heap[least] ?? 0)) least = left + 1;
    if (least === at) return;
    const moved = heap[at] ?? 0;
    heap[at] = heap[least] ?? 0;
    heap[least] = moved;
    at = least;
  }
}

/** Keeps the first so many of many texts in their order. */
export class SmallestTexts {
  /** The last one that could be among them; `undefined` as long as any could. */
  worst: Buffer | undefined;
  private texts: string[] = [];

  constructor(private readonly limit: number) {}

  add(text: string): void {
    this.texts.push(text);
    if (this.texts.length < this.limit + GATHERED) return;
    this.texts = this.sorted(this.limit);
    this.worst = Buffer.from(this.texts.at(-1) ?? '');
  }

  /** Each once. */
  sorted(limit: number): string[] {
    const sorted = this.texts.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return sorted.filter((text, at) => text !== sorted[at - 1]).slice(0, limit);
  }
}
