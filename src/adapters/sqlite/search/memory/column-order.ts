import type { SortCriterion } from '../../../../kernel/filter.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import type { Column } from './column.js';
import { compareKeys, sortKey, SortKeys, type ValueKeys } from './sort-keys.js';
import type { ValueDictionary } from './value-dictionary.js';
import type { Ranking, TieOrder } from './top-documents.js';

export type Order = SortCriterion['order'];

/**
 * Documents of a column in some order. `base`: what is to be added to an id in the column. `ties`: of documents, whose
 * values are equal. `keys`: of its values, unless they are those that the column keeps.
 */
export interface OrderedColumn {
  readonly column: Column;
  readonly order: Order;
  readonly base: number;
  readonly ties: TieOrder;
  readonly keys?: ValueKeys;
}

/** How documents are ranked by their values: of several the one counts that comes first in the order. */
export function rankingOf({ column, order, base, ties, keys: ownKeys }: OrderedColumn): {
  readonly ranking: Ranking;
  readonly ties: TieOrder;
} {
  const sign = signOf(order);
  const { keys: ofValues, exact } = ownKeys ?? column.sortKeys.get();
  const keys = (ids: Int32Array, written: Float64Array): void => {
    for (let at = 0; at < ids.length; at++) written[at] = column.highestKey(ids[at] ?? 0, ofValues, sign);
  };
  const byTies = (a: number, b: number): number => ties.compare(base + a, base + b);
  if (exact) return { ranking: { keys }, ties: { compare: byTies } };
  const compare = (a: number, b: number): number => {
    const first = firstNumber(column, a, { keys: ofValues, sign });
    const second = firstNumber(column, b, { keys: ofValues, sign });
    return first === undefined || second === undefined ? 0 : compareValues(column.dictionary, order, first, second);
  };
  return { ranking: { keys }, ties: { compare: (a, b) => compare(a, b) || byTies(a, b) } };
}

/**
 * Keys of the values of a column that is used once: to rank them all would take longer than to compare some. Made in
 * steps where they are many.
 */
export function* keysOfPage({ dictionary, sortKeys }: Column): Stepwise<ValueKeys> {
  const keys = dictionary.content === 'mixed' ? sortKeys : new SortKeys(dictionary, 0);
  const steps = keys.steps();
  if (steps !== undefined) yield* steps;
  return keys.get();
}

/** The same of two values of a dictionary, by their numbers. Mostly their bytes tell, in a tenth of the time. */
function compareValues(dictionary: ValueDictionary, order: Order, a: number, b: number): number {
  if (a === b) return 0;
  const byBytes = dictionary.compareFolded(a, b);
  if (byBytes !== undefined) return -signOf(order) * byBytes;
  return compareIn(order, sortKey(dictionary.value(a)), sortKey(dictionary.value(b)));
}

/** Below 0 when the first one comes first in the order. */
export function compareIn(order: Order, a: number | string, b: number | string): number {
  return -signOf(order) * compareKeys(a, b);
}

/** Number of the value of a document that comes first in the order; `undefined` when it has none. */
export function firstNumber(
  column: Column,
  id: number,
  { keys, sign }: { readonly keys: Float64Array; readonly sign: number },
): number | undefined {
  const only = column.onlyNumber(id);
  if (only !== undefined) return only === 0 ? undefined : only;
  const best = column.highestKey(id, keys, sign);
  let first: { readonly number: number; readonly key: number | string } | undefined;
  for (const number of column.numbers(id)) {
    if (sign * (keys[number] ?? 0) !== best) continue;
    const key = sortKey(column.dictionary.value(number));
    if (first === undefined || -sign * compareKeys(key, first.key) < 0) first = { number, key };
  }
  return first?.number;
}

/** What keys are multiplied by, so that the highest comes first. */
export function signOf(order: Order): number {
  return order === 'ASCENDING' ? -1 : 1;
}
