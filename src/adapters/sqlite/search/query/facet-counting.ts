import type { FacetRequest, FacetResult } from '../../../../search/search-index.port.js';
import type { Column } from '../memory/column.js';
import type { ColumnStore } from '../memory/column-store.js';
import type { DocSet } from '../memory/doc-set.js';
import { type DocumentDirectory, grown } from '../memory/document-directory.js';

/** Between the fields of a nested facet, and between their values. */
const NESTED = '\u241e';

/** How often each value occurs among the documents, the most frequent first, then by value. */
export function countFacet({ field, limit }: FacetRequest, found: DocSet, sources: FacetSources): FacetResult {
  const counts = field.includes(NESTED)
    ? countCombinations(field.split(NESTED), found, sources.columns)
    : countValues(found, sources.columns.column(field), sources.directory.limit);
  const ordered = [...counts].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { field, counts: ordered.slice(0, limit) };
}

interface FacetSources {
  readonly columns: ColumnStore;
  readonly directory: Pick<DocumentDirectory, 'limit'>;
}

function countValues(found: DocSet, column: Column, limit: number): FacetResult['counts'] {
  // Most fields that could be counted are empty in most catalogs.
  if (column.valueSets.length === 1) return [];
  const counter = counters.get(column) ?? new ValueCounter(column);
  counters.set(column, counter);
  return counter.count(found.ids, limit);
}

const counters = new WeakMap<Column, ValueCounter>();

/**
 * Counts the values of a column: first its value sets, of which there are few, then the values of those that occurred.
 */
class ValueCounter {
  private readonly texts: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** Numbers of the values of each value set that occurred. */
  private readonly numbersOfSets: (readonly number[] | undefined)[] = [];
  private readonly valueSets = new Tally();
  private readonly values = new Tally();

  constructor(private readonly column: Column) {}

  /** @param limit one more than the highest id */
  count(ids: Int32Array, limit: number): FacetResult['counts'] {
    this.valueSets.reserve(this.column.valueSets.length);
    this.valueSets.addAll(ids, this.column.ordinalsBelow(limit));
    this.valueSets.drain((valueSet, times) => {
      const values = (this.numbersOfSets[valueSet] ??= this.read(valueSet));
      this.values.reserve(this.texts.length);
      for (const value of values) this.values.add(value, times);
    });
    const found: { readonly value: string; readonly count: number }[] = [];
    this.values.drain((value, count) => found.push({ value: this.texts[value] ?? '', count }));
    return found;
  }

  private read(valueSet: number): readonly number[] {
    return (this.column.valueSets[valueSet] ?? []).map((value) => {
      const text = String(value);
      const known = this.numbers.get(text);
      if (known !== undefined) return known;
      this.numbers.set(text, this.texts.length);
      return this.texts.push(text) - 1;
    });
  }
}

/** Counts by number. What was counted is known by itself, so that few of many numbers cost little. */
class Tally {
  private counts = new Int32Array(0);
  private met: number[] = [];

  reserve(size: number): void {
    if (size > this.counts.length) this.counts = grown(new Int32Array(2 * size), this.counts);
  }

  add(number: number, times: number): void {
    const before = this.counts[number] ?? 0;
    if (before === 0) this.met.push(number);
    this.counts[number] = before + times;
  }

  /** Count the number of each id once. */
  addAll(ids: Int32Array, numbers: Int32Array): void {
    const { counts, met } = this;
    for (let at = 0; at < ids.length; at++) {
      const number = numbers[ids[at] ?? 0] ?? 0;
      const before = counts[number] ?? 0;
      if (before === 0) met.push(number);
      counts[number] = before + 1;
    }
  }

  /** Say what was counted, and begin again. */
  drain(say: (number: number, times: number) => void): void {
    for (const number of this.met) {
      say(number, this.counts[number] ?? 0);
      this.counts[number] = 0;
    }
    this.met = [];
  }
}

function countCombinations(fields: readonly string[], found: DocSet, columns: ColumnStore): FacetResult['counts'] {
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
  return Array.from(counts, ([value, count]) => ({ value, count }));
}
