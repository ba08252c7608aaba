import type { FacetRequest, FacetResult } from '../../../search/search-index.port.js';
import type { ColumnStore } from './column-store.js';
import type { DocSet } from './doc-set.js';

/** Below this many hits bags are counted in a map, above it in an array over all bags. */
const FEW = 256;

/** Between the fields of a nested facet, and between their values. */
const NESTED = '\u241e';

/** How often each value occurs among the documents, the most frequent first, then by value. */
export function countFacet({ field, limit }: FacetRequest, found: DocSet, columns: ColumnStore): FacetResult {
  const counts = field.includes(NESTED)
    ? countCombinations(field.split(NESTED), found, columns)
    : countValues(field, found, columns);
  const ordered = [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { field, counts: ordered.slice(0, limit) };
}

function countValues(field: string, found: DocSet, columns: ColumnStore): ReadonlyMap<string, number> {
  const column = columns.column(field);
  const counts = new Map<string, number>();
  const addBag = (number: number, times: number): void => {
    for (const value of column.bags[number] ?? []) counts.set(String(value), (counts.get(String(value)) ?? 0) + times);
  };
  if (found.size <= FEW) {
    for (const id of found.ids) addBag(column.bag(id), 1);
    return counts;
  }
  const bags = new Int32Array(column.bags.length);
  for (const id of found.ids) {
    const number = column.bag(id);
    bags[number] = (bags[number] ?? 0) + 1;
  }
  bags.forEach((times, number) => {
    if (times > 0) addBag(number, times);
  });
  return counts;
}

function countCombinations(
  fields: readonly string[],
  found: DocSet,
  columns: ColumnStore,
): ReadonlyMap<string, number> {
  const parts = fields.map((field) => columns.column(field));
  const counts = new Map<string, number>();
  for (const id of found.ids) {
    let combinations = [''];
    parts.forEach((column, depth) => {
      combinations = combinations.flatMap((start) =>
        column.values(id).map((value) => (depth === 0 ? String(value) : start + NESTED + String(value))),
      );
    });
    for (const combination of combinations) counts.set(combination, (counts.get(combination) ?? 0) + 1);
  }
  return counts;
}
