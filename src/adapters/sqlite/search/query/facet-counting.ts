import type { FacetRequest, FacetResult } from '../../../../search/search-index.port.js';
import { type ColumnView, idsIn } from '../memory/column-view.js';
import type { Column } from '../memory/column.js';
import type { ColumnStore } from '../memory/column-store.js';
import { CountedSet, type SetDifference } from '../memory/counted-set.js';
import type { DocSet } from '../memory/doc-set.js';
import { immediately, inParts, type Stepwise } from '../../../../text-search/stepwise.js';
import { enlarged } from '../../enlarged.js';
import { bestCounts } from './best-counts.js';
import { countPages } from './page-counting.js';
import type { RecentChanges } from './recent-changes.js';

/** Where the values come from. */
type FacetColumns = Pick<ColumnStore, 'column' | 'reserveMemory' | 'recount' | 'whole'>;

/** Between the fields of a nested facet, and between their values. */
const NESTED = '\u241e';

/** How often each value occurs among the documents, the most frequent first, then by value. */
export function countFacet({ field, limit }: FacetRequest, found: DocSet, columns: FacetColumns): FacetResult {
  const whole = columns.whole(field);
  // Most fields that could be counted are empty in most catalogs.
  if (whole?.isEmpty === true) return { field, counts: NONE };
  return { field, counts: immediately(countsOf(field, limit, { found, columns, tally, step: Infinity })) };
}

const NONE: FacetResult['counts'] = [];

/**
 * The same in steps, as it is at the last of them: what others write in between may give numbers of values another
 * meaning, so that all is counted again. Where they always write, it is counted in one turn. Of a column that stays in
 * the file, what is written meanwhile may be counted or not.
 */
export function* countFacetInSteps(
  request: FacetRequest,
  found: DocSet,
  { columns, changes }: { readonly columns: FacetColumns; readonly changes: Pick<RecentChanges, 'now'> },
): Stepwise<FacetResult> {
  const { field, limit } = request;
  const stored = isStored(request, columns) ? columns.column(field).stored : undefined;
  if (stored !== undefined) {
    const counts = yield* countPages(stored, { found, limit }, { reserve: (bytes) => columns.reserveMemory(bytes) });
    if (counts !== 'mixed') return { field, counts };
  }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { now } = changes;
    // Not the shared one, in which others count meanwhile.
    const sources = { found, columns, tally: new Tally(), step: STEP };
    const steps = countsOf(field, limit, sources);
    for (let step = steps.next(); changes.now === now; step = steps.next()) {
      if (step.done === true) return { field, counts: step.value };
      yield;
    }
  }
  return countFacet(request, found, columns);
}

/** Whether the values of a facet are in pages of the file only, and are counted page by page. */
export function isStored({ field }: FacetRequest, columns: Pick<FacetColumns, 'whole'>): boolean {
  return columns.whole(field) === undefined && facetFields(field).length === 1;
}

/** Fields of a facet, of which it counts the values or their combinations. */
export function facetFields(facet: string): readonly string[] {
  return facet.split(NESTED);
}

/** Documents that are counted in a step, and times that counting in steps is tried. */
const STEP = 8192;
const ATTEMPTS = 2;
/** Values that are looked at in a step. */
const NUMBERS_AT_ONCE = 131_072;

/** `step`: documents that are counted in one. */
interface FacetSources {
  readonly found: DocSet;
  readonly columns: FacetColumns;
  readonly tally: Tally;
  readonly step: number;
}

function* countsOf(facet: string, limit: number, sources: FacetSources): Stepwise<FacetResult['counts']> {
  const fields = facetFields(facet);
  if (fields.length > 1) return yield* bestTexts(yield* countCombinations(fields, sources), limit);
  const whole = sources.columns.whole(facet);
  if (whole !== undefined) {
    const counts = yield* countWhole(whole, sources, limit);
    sources.columns.recount(facet);
    return counts;
  }
  return yield* countParts(sources.columns.column(facet), sources, limit);
}

function* countWhole(
  column: Column,
  { found, tally, step }: FacetSources,
  limit: number,
): Stepwise<FacetResult['counts']> {
  if (column.isEmpty) return [];
  const { dictionary } = column;
  const numbers = yield* countNumbers(column, { found, tally, step });
  // A number and a text that are written alike are one value of a facet.
  if (dictionary.content !== 'mixed') {
    const textOf = (number: number): string => String(dictionary.value(number));
    const countOf = (number: number): number => tally.of(number);
    const comesAfter = (number: number, other: Buffer): boolean => dictionary.comesAfter(number, other);
    const best = yield* bestCounts({ values: numbers, countOf, textOf, comesAfter }, limit);
    tally.clear(numbers);
    return best;
  }
  const counts = new Map<string, number>();
  for (const number of numbers) addTo(counts, String(dictionary.value(number)), tally.of(number));
  tally.clear(numbers);
  return yield* bestTexts(counts, limit);
}

/** Count the values of documents, or what differs from those that were counted. @returns numbers of the values */
function* countNumbers(
  column: Column,
  { found, tally, step }: Omit<FacetSources, 'columns'>,
): Stepwise<readonly number[]> {
  const { version, counted } = column;
  const difference = counted?.differenceTo(found);
  if (counted !== undefined && difference !== undefined) return yield* tally.takeCounted(column, counted, difference);
  const counting = tally.begin(column, found.size);
  for (let from = 0; from < found.size; from += step) {
    if (from > 0) yield;
    counting.add(found.size <= step ? found.ids : found.ids.subarray(from, from + step));
  }
  const numbers = yield* tally.numbers(column, counting);
  const values = column.dictionary.limit;
  // What was written between two steps may be counted or not.
  if (column.version === version) {
    column.counted = CountedSet.of(found, values, () => tally.first(values)) ?? counted;
  }
  return numbers;
}

function* countParts(view: ColumnView, { found, tally }: FacetSources, limit: number): Stepwise<FacetResult['counts']> {
  const counts = new Map<string, number>();
  for (const part of view.parts(found)) {
    if (part.column.isEmpty) continue;
    const ids = idsIn(found, part, 'many');
    const counting = tally.begin(part.column, ids.length);
    counting.add(ids);
    const numbers = yield* tally.numbers(part.column, counting);
    for (const number of numbers) addTo(counts, String(part.column.dictionary.value(number)), tally.of(number));
    tally.clear(numbers);
    yield;
  }
  return yield* bestTexts(counts, limit);
}

/** Values for each document from which on those of the documents are looked at, and not all. */
const MANY_VALUES = 4;

/** Takes documents. `met`: numbers of the values that they have, each once; absent where all are to be looked at. */
interface Counting {
  readonly add: (ids: Int32Array) => void;
  readonly met?: readonly number[];
}

/** Counts by number. What was counted is known by itself, so that few of many numbers cost little. */
class Tally {
  private counts = new Int32Array(0);

  /** @param documents how many will be counted */
  begin(column: Column, documents: number): Counting {
    this.fit(column);
    return column.dictionary.limit > MANY_VALUES * documents
      ? this.countFew(column)
      : this.countMany(column, documents);
  }

  /** Count what was counted before, but for some documents. @returns numbers of the values that there are */
  takeCounted(column: Column, counted: CountedSet, { added, removed }: SetDifference): Stepwise<readonly number[]> {
    this.fit(column);
    const { counts } = this;
    counts.set(counted.all.subarray(0, column.dictionary.limit));
    column.countValues(added, counts);
    column.countValues(removed, counts, -1);
    return this.metAmongAll(column);
  }

  /** The counts of so many numbers. */
  first(numbers: number): Int32Array {
    return this.counts.slice(0, numbers);
  }

  private fit(column: Column): void {
    const { limit } = column.dictionary;
    if (limit > this.counts.length) this.counts = enlarged(this.counts, limit);
  }

  /** Does not look at all numbers. */
  private countFew(column: Column): Counting {
    const { counts } = this;
    const met: number[] = [];
    const add = (ids: Int32Array): void => {
      column.eachValue(ids, (number) => {
        const before = counts[number] ?? 0;
        if (before === 0) met.push(number);
        counts[number] = before + 1;
      });
    };
    return { add, met };
  }

  /** A few nanoseconds a document. */
  private countMany(column: Column, documents: number): Counting {
    const add = (ids: Int32Array): void => {
      column.countValues(ids, this.counts, 1, documents);
    };
    return { add };
  }

  /** Numbers of the values of the documents that were added. */
  *numbers(column: Column, { met }: Counting): Stepwise<readonly number[]> {
    return met ?? (yield* this.metAmongAll(column));
  }

  private *metAmongAll(column: Column): Stepwise<readonly number[]> {
    const { counts } = this;
    counts[0] = 0;
    const met: number[] = [];
    yield* inParts(column.dictionary.limit, NUMBERS_AT_ONCE, (from, to) => {
      for (let number = from; number < to; number++) if (counts[number] !== 0) met.push(number);
    });
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

function* countCombinations(
  fields: readonly string[],
  { found, columns, step }: FacetSources,
): Stepwise<ReadonlyMap<string, number>> {
  const parts = fields.map((field) => columns.column(field));
  const counts = new Map<string, number>();
  // One costs a microsecond or so.
  const atOnce = step / 16;
  for (let from = 0; from < found.size; from += atOnce) {
    if (from > 0) yield;
    for (const id of found.ids.subarray(from, from + atOnce)) {
      let combinations = [''];
      parts.forEach((column, depth) => {
        combinations = combinations.flatMap((start) =>
          column.values(id).map((value) => (depth === 0 ? String(value) : start + NESTED + String(value))),
        );
      });
      for (const combination of combinations) addTo(counts, combination, 1);
    }
  }
  return counts;
}

function addTo(counts: Map<string, number>, value: string, times: number): void {
  counts.set(value, (counts.get(value) ?? 0) + times);
}

function bestTexts(counts: ReadonlyMap<string, number>, limit: number): Stepwise<FacetResult['counts']> {
  return bestCounts({ values: [...counts.keys()], countOf: (text) => counts.get(text) ?? 0, textOf: String }, limit);
}
