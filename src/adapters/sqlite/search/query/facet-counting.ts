import type { FacetRequest, FacetResult } from '../../../../search/search-index.port.js';
import { type ColumnView, idsIn } from '../memory/column-view.js';
import type { Column } from '../memory/column.js';
import type { ColumnStore } from '../memory/column-store.js';
import type { DocSet } from '../memory/doc-set.js';
import { enlarged } from '../../enlarged.js';
import { bestCounts } from './best-counts.js';

/** Between the fields of a nested facet, and between their values. */
const NESTED = '\u241e';

/** How often each value occurs among the documents, the most frequent first, then by value. */
export function countFacet({ field, limit }: FacetRequest, found: DocSet, columns: ColumnStore): FacetResult {
  return { field, counts: countsOf(field, limit, { found, columns }) };
}

/** Fields of a facet, of which it counts the values or their combinations. */
export function facetFields(facet: string): readonly string[] {
  return facet.split(NESTED);
}

interface FacetSources {
  readonly found: DocSet;
  readonly columns: ColumnStore;
}

function countsOf(facet: string, limit: number, { found, columns }: FacetSources): FacetResult['counts'] {
  const fields = facetFields(facet);
  if (fields.length > 1) return bestTexts(countCombinations(fields, found, columns), limit);
  const view = columns.column(facet);
  return view.whole === undefined ? countParts(view, found, limit) : countWhole(view.whole, found, limit);
}

function countWhole(column: Column, found: DocSet, limit: number): FacetResult['counts'] {
  // Most fields that could be counted are empty in most catalogs.
  if (column.isEmpty) return [];
  const { dictionary } = column;
  const numbers = tally.count(column, found.ids);
  // A number and a text that are written alike are one value of a facet.
  if (dictionary.content !== 'mixed') {
    const textOf = (number: number): string => String(dictionary.value(number));
    const countOf = (number: number): number => tally.of(number);
    const comesAfter = (number: number, other: Buffer): boolean => dictionary.comesAfter(number, other);
    const best = bestCounts({ values: numbers, countOf, textOf, comesAfter }, limit);
    tally.clear(numbers);
    return best;
  }
  const counts = new Map<string, number>();
  for (const number of numbers) addTo(counts, String(dictionary.value(number)), tally.of(number));
  tally.clear(numbers);
  return bestTexts(counts, limit);
}

function countParts(view: ColumnView, found: DocSet, limit: number): FacetResult['counts'] {
  const counts = new Map<string, number>();
  for (const part of view.parts()) {
    if (part.column.isEmpty) continue;
    const numbers = tally.count(part.column, idsIn(found, part, 'many'));
    for (const number of numbers) addTo(counts, String(part.column.dictionary.value(number)), tally.of(number));
    tally.clear(numbers);
  }
  return bestTexts(counts, limit);
}

/** Values for each document from which on those of the documents are looked at, and not all. */
const MANY_VALUES = 4;

/** Counts by number. What was counted is known by itself, so that few of many numbers cost little. */
class Tally {
  private counts = new Int32Array(0);

  /** @returns the numbers of values that occurred, each once */
  count(column: Column, ids: Int32Array): readonly number[] {
    const { limit } = column.dictionary;
    if (limit > this.counts.length) this.counts = enlarged(this.counts, limit);
    return limit > MANY_VALUES * ids.length ? this.countFew(column, ids) : this.countMany(column, ids);
  }

  /** Does not look at all numbers. */
  private countFew(column: Column, ids: Int32Array): readonly number[] {
    const { counts } = this;
    const met: number[] = [];
    column.eachValue(ids, (number) => {
      const before = counts[number] ?? 0;
      if (before === 0) met.push(number);
      counts[number] = before + 1;
    });
    return met;
  }

  /** A few nanoseconds a document. */
  private countMany(column: Column, ids: Int32Array): readonly number[] {
    const { counts } = this;
    column.countValues(ids, counts);
    counts[0] = 0;
    const met: number[] = [];
    for (let number = 1; number < column.dictionary.limit; number++) if (counts[number] !== 0) met.push(number);
    return met;
  }

  of(number: number): number {
    return this.counts[number] ?? 0;
  }

  /** Begin again. */
  clear(numbers: readonly number[]): void {
    for (const number of numbers) this.counts[number] = 0;
  }
}

/** Between two counts all of it is 0. */
const tally = new Tally();

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
    for (const combination of combinations) addTo(counts, combination, 1);
  }
  return counts;
}

function addTo(counts: Map<string, number>, value: string, times: number): void {
  counts.set(value, (counts.get(value) ?? 0) + times);
}

function bestTexts(counts: ReadonlyMap<string, number>, limit: number): FacetResult['counts'] {
  return bestCounts({ values: [...counts.keys()], countOf: (text) => counts.get(text) ?? 0, textOf: String }, limit);
}
