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
import type { Page } from '../../../../kernel/page.js';
import { type ColumnView, idsIn } from '../memory/column-view.js';
import { Column } from '../memory/column.js';
import { DocSet } from '../memory/doc-set.js';
import { compareKeys, sortKey } from '../memory/sort-keys.js';
import { type TieOrder, topDocuments } from '../memory/top-documents.js';

type Order = SortCriterion['order'];

/**
 * The window of the documents in order of a field: numbers by size, texts without regard to case; documents without a
 * value come last.
 */
export function sortedPage(
  found: DocSet,
  { view, order }: { readonly view: ColumnView; readonly order: Order },
  page: Page,
  ties: TieOrder,
): Int32Array {
  if (view.whole !== undefined) return topOf(found, { column: view.whole, order, base: 0 }, page, ties);
  const candidates = new Column();
  const ids: number[] = [];
  for (const part of view.parts()) {
    const own = new DocSet(idsIn(found, part, 'many'));
    const wanted = { start: 0, count: page.start + page.count };
    for (const id of topOf(own, { column: part.column, order, base: part.base }, wanted, ties)) {
      ids.push(part.base + id);
      candidates.set(part.base + id, part.column.values(id));
    }
  }
  return topOf(DocSet.of(ids), { column: candidates, order, base: 0 }, page, ties);
}

interface SortedColumn {
  readonly column: Column;
  readonly order: Order;
  readonly base: number;
}

function topOf(found: DocSet, { column, order, base }: SortedColumn, page: Page, ties: TieOrder): Int32Array {
  const sign = order === 'ASCENDING' ? -1 : 1;
  const { keys: ofValues, exact } = column.sortKeys.get();
  const keys = (ids: Int32Array, written: Float64Array): void => {
    for (let at = 0; at < ids.length; at++) written[at] = column.highestKey(ids[at] ?? 0, ofValues, sign);
  };
  const byUrn = (a: number, b: number): number => ties.compare(base + a, base + b);
  if (exact) return topDocuments(found, { keys }, page, { compare: byUrn });
  const textOf = (id: number): number | string | undefined => firstOf(column, id, { keys: ofValues, sign });
  const compare = (a: number, b: number): number => {
    const [first, second] = [textOf(a), textOf(b)];
    return first === undefined || second === undefined ? 0 : -sign * compareKeys(first, second);
  };
  return topDocuments(found, { keys }, page, { compare: (a, b) => compare(a, b) || byUrn(a, b) });
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
