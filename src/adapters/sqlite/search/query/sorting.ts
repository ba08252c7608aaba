/**
 * The page of hits in order of a field's values.
 *
 * The problem: a page shows ten of a million hits, and their values may be a million different texts, which to fold and
 * sort takes seconds. The idea: as for scores, a heap of the best so many is filled in one pass over numbers, and texts
 * are looked at only where numbers do not decide. Of a field with few values the number is the rank of a value among
 * them all. Of a field with many it is made from the value itself: a number is its own, of a text it is six bytes of
 * the folded text, those that follow what all texts begin with; only documents with equal numbers are compared by their
 * whole texts, then by URN.
 *
 *   ascending, page of 2:  "Sales 2024" 0x73616c657320   "orders" 0x6f7264657273   "sales 2023" 0x73616c657320
 *   the heap has orders and Sales 2024; sales 2023 has the same number as the worst of them, and comes before it
 *
 * Of several values of a document the one counts that comes first in the order. A column that is not in memory is
 * sorted part by part: the best of each part are candidates, in a small column of their own, which is sorted as any.
 * The cost: one pass over the hits; of many long texts with one beginning, a comparison of texts for nearly each. It
 * keeps nothing from request to request but the numbers, which `SortKeys` adds to as values come.
 */
import type { SortCriterion } from '../../../../kernel/filter.js';
import { type ColumnView, idsIn } from '../memory/column-view.js';
import { Column } from '../memory/column.js';
import { DocSet } from '../memory/doc-set.js';
import { compareKeys, sortKey } from '../memory/sort-keys.js';
import { immediately, type Stepwise } from '../../../../text-search/stepwise.js';
import { bestRanked, type Ranking, type TieOrder, topDocuments } from '../memory/top-documents.js';

type Order = SortCriterion['order'];

/** The first so many of the documents in some order, to which those can be added that were written meanwhile. */
export interface FirstHits {
  /** Whether any of these documents is among them. */
  readonly hasAny: (ids: ReadonlySet<number>) => boolean;
  /** @returns `again`: the order of the others has changed, too */
  readonly offer: (written: DocSet) => 'again' | 'offered';
  readonly sorted: () => Int32Array;
}

/** `view`: the column as it is now. */
export interface Sorting {
  readonly view: () => ColumnView;
  readonly order: Order;
  readonly ties: TieOrder;
}

/**
 * The documents that come first in order of a field: numbers by size, texts without regard to case; documents without a
 * value come last.
 */
export function* sortedHits(found: DocSet, sorting: Sorting, most: number): Stepwise<FirstHits> {
  const { whole } = sorting.view();
  return whole === undefined
    ? yield* sortedParts(found, sorting, most)
    : yield* sortedWhole(found, { ...sorting, column: whole, base: 0 }, most);
}

function* sortedWhole(found: DocSet, sorted: SortedColumn, most: number): Stepwise<FirstHits> {
  const { ranking, ties } = rankingOf(sorted);
  const { dictionary } = sorted.column;
  const values = dictionary.limit;
  const best = yield* bestRanked(found, ranking, most, ties);
  return {
    hasAny: (ids) => best.hasAny(ids),
    offer: (written) => {
      // Places of values among all others may be other ones since there are more.
      if (dictionary.limit !== values) return 'again';
      immediately(best.offer(written, ranking.keys));
      return 'offered';
    },
    sorted: () => best.sorted(),
  };
}

function* sortedParts(found: DocSet, { view, order, ties }: Sorting, most: number): Stepwise<FirstHits> {
  const candidates = new Column();
  const ids = new Set<number>();
  for (const part of view().parts()) {
    const own = new DocSet(idsIn(found, part, 'many'));
    const { ranking, ties: ownTies } = rankingOf({ column: part.column, order, base: part.base, ties });
    for (const id of immediately(topDocuments(own, ranking, { start: 0, count: most }, ownTies))) {
      ids.add(part.base + id);
      candidates.set(part.base + id, part.column.values(id));
    }
    yield;
  }
  return {
    hasAny: (changed) => [...changed].some((id) => ids.has(id)),
    offer: (written) => {
      const now = view();
      for (const id of written.ids) {
        ids.add(id);
        candidates.set(id, now.values(id));
      }
      return 'offered';
    },
    sorted: () => {
      const { ranking, ties: ownTies } = rankingOf({ column: candidates, order, base: 0, ties });
      return immediately(topDocuments(DocSet.of(ids), ranking, { start: 0, count: most }, ownTies));
    },
  };
}

interface SortedColumn {
  readonly column: Column;
  readonly order: Order;
  readonly base: number;
  readonly ties: TieOrder;
}

function rankingOf({ column, order, base, ties }: SortedColumn): {
  readonly ranking: Ranking;
  readonly ties: TieOrder;
} {
  const sign = order === 'ASCENDING' ? -1 : 1;
  const { keys: ofValues, exact } = column.sortKeys.get();
  const keys = (ids: Int32Array, written: Float64Array): void => {
    for (let at = 0; at < ids.length; at++) written[at] = column.highestKey(ids[at] ?? 0, ofValues, sign);
  };
  const byUrn = (a: number, b: number): number => ties.compare(base + a, base + b);
  if (exact) return { ranking: { keys }, ties: { compare: byUrn } };
  const textOf = (id: number): number | string | undefined => firstOf(column, id, { keys: ofValues, sign });
  const compare = (a: number, b: number): number => {
    const [first, second] = [textOf(a), textOf(b)];
    return first === undefined || second === undefined ? 0 : -sign * compareKeys(first, second);
  };
  return { ranking: { keys }, ties: { compare: (a, b) => compare(a, b) || byUrn(a, b) } };
}

/** The one of a document's values that comes first in the order; `undefined` when it has none. */
function firstOf(
  column: Column,
  id: number,
  { keys, sign }: { readonly keys: Float64Array; readonly sign: number },
): number | string | undefined {
  const best = column.highestKey(id, keys, sign);
  let first: number | string | undefined;
  for (const number of column.numbers(id)) {
    if (sign * (keys[number] ?? 0) !== best) continue;
    const key = sortKey(column.dictionary.value(number));
    if (first === undefined || -sign * compareKeys(key, first) < 0) first = key;
  }
  return first;
}
