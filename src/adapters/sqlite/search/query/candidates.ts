import { inParts, type Stepwise } from '../../../../text-search/stepwise.js';
import { enlarged } from '../../enlarged.js';
import { type HashedRange, type HashedValues, ValueDictionary } from '../memory/value-dictionary.js';
import { textComesAfter, valueAt } from '../storage/value-bytes.js';
import { type BestCounts, bestCounts, SmallestTexts } from './best-counts.js';
import type { HashCounters, Numbers } from './hash-counters.js';
import { HashTotals } from './hash-totals.js';

/** Values that are looked at in a step. */
const VALUES_AT_ONCE = 32_768;

/**
 * `least`: what the counter of a candidate says at least. `limit`: how many values are wanted. `bytes`: whether those
 * of the values are still there when all were taken.
 */
export interface CandidateSettings {
  readonly counters: HashCounters;
  readonly least: number;
  readonly limit: number;
  readonly bytes: 'kept' | 'once';
}

/** Hashes beyond those that are wanted, since different values may share some. */
const SPARE = 16;

/**
 * Values that can be among the first so many, by their counters. Most counters say too much, because values share them.
 * Where the bytes are kept, the values are only noted first, and counted by their whole hashes, which hardly any values
 * share: bytes are copied and compared of those that are still among the first.
 */
export class Candidates {
  private readonly dictionary = new ValueDictionary();
  private counts = new Int32Array(1024);
  private said = new Uint8Array(0);
  /** Of those that occur once. */
  private readonly singles: SmallestTexts;
  private readonly noted = new NotedValues();

  constructor(private readonly settings: CandidateSettings) {
    this.singles = new SmallestTexts(settings.limit);
  }

  /** Take those that are candidates; how often each occurs is asked for when there are any. */
  take(values: HashedValues, numbers: Numbers, countsOf: () => ArrayLike<number>): void {
    const { counters, least, bytes } = this.settings;
    if (this.said.length < numbers.to - numbers.from) this.said = new Uint8Array(numbers.to - numbers.from);
    if (counters.read(values.hashes, numbers, this.said) < least) return;
    const counts = countsOf();
    for (let at = numbers.from; at < numbers.to; at++) {
      const said = this.said[at - numbers.from] ?? 0;
      const count = counts[at] ?? 0;
      if (said < least || count === 0) continue;
      if (said === 1) this.addSingle(values, at);
      else if (bytes === 'once') this.add(values, at, count);
      else this.noted.add(values, at, this.isLate(values, at) ? -count : count);
    }
  }

  *best(): Stepwise<BestCounts> {
    const totals = yield* this.noted.totals();
    const { limit } = this.settings;
    const least = totals.least(limit + SPARE);
    yield* this.addNoted(totals, least, Number.POSITIVE_INFINITY);
    const best = yield* this.bestAdded();
    if (least === 1 || (best.length === limit && (best.at(-1)?.count ?? 0) >= least)) return best;
    yield* this.addNoted(totals, 1, least);
    return yield* this.bestAdded();
  }

  /** Add those whose hash occurs so many times, or more, but less than another number. */
  private addNoted(totals: HashTotals, least: number, below: number): Stepwise<void> {
    const isWanted = (hash: number, count: number): boolean => {
      const total = totals.of(hash);
      return total >= least && total < below && (total > 1 || count > 0);
    };
    return this.noted.each(isWanted, (values, at, count) => {
      if (totals.of(values.hashes[at] ?? 0) > 1) this.add(values, at, Math.abs(count));
      else this.addSingle(values, at);
    });
  }

  private *bestAdded(): Stepwise<BestCounts> {
    const { dictionary, counts, singles } = this;
    const { limit } = this.settings;
    const numbers = Array.from({ length: dictionary.limit - 1 }, (_, at) => at + 1);
    const textOf = (number: number): string => String(dictionary.value(number));
    const countOf = (number: number): number => counts[number] ?? 0;
    const comesAfter = (number: number, text: Buffer): boolean => dictionary.comesAfter(number, text);
    const best = yield* bestCounts({ values: numbers, countOf, textOf, comesAfter }, limit);
    const several = best.filter(({ count }) => count > 1);
    for (const { value, count } of best) if (count === 1) singles.add(value);
    return [...several, ...singles.sorted(limit - several.length).map((value) => ({ value, count: 1 }))];
  }

  private addSingle(values: HashedValues, at: number): void {
    if (this.isLate(values, at)) return;
    const { from, to } = rangeOf(values, at);
    this.singles.add(String(valueAt(values.bytes, from, to)));
  }

  /** Whether so many values that occur once are known to come before it. */
  private isLate({ bytes, stops }: HashedValues, at: number): boolean {
    const { worst } = this.singles;
    return worst !== undefined && textComesAfter(bytes, startOf(stops, at), stops[at] ?? 0, worst);
  }

  private add(values: HashedValues, at: number, count: number): void {
    const number = this.dictionary.addBytes(values.bytes, rangeOf(values, at));
    if (number >= this.counts.length) this.counts = enlarged(this.counts, number + 1);
    this.counts[number] = (this.counts[number] ?? 0) + count;
  }
}

/** Values with how often each occurs; a negative count says that the value is late. */
class NotedValues {
  private hashes = new Uint32Array(1024);
  private counts = new Int32Array(1024);
  /** Where each is among those of its source: of one source after the other. */
  private places = new Int32Array(1024);
  private readonly sources: { readonly values: HashedValues; readonly first: number }[] = [];
  private size = 0;

  add(values: HashedValues, at: number, count: number): void {
    const { size } = this;
    if (this.sources.at(-1)?.values !== values) this.sources.push({ values, first: size });
    if (size === this.places.length) {
      this.hashes = enlarged(this.hashes, size + 1);
      this.counts = enlarged(this.counts, size + 1);
      this.places = enlarged(this.places, size + 1);
    }
    this.hashes[size] = values.hashes[at] ?? 0;
    this.counts[size] = count;
    this.places[size] = at;
    this.size++;
  }

  *totals(): Stepwise<HashTotals> {
    const { hashes, counts, size } = this;
    const totals = new HashTotals(size);
    yield* inParts(size, VALUES_AT_ONCE, (from, to) => {
      for (let at = from; at < to; at++) totals.add(hashes[at] ?? 0, Math.abs(counts[at] ?? 0));
    });
    return totals;
  }

  /** Call `take` with those that are wanted, in the order in which they came. */
  *each(
    isWanted: (hash: number, count: number) => boolean,
    take: (values: HashedValues, at: number, count: number) => void,
  ): Stepwise<void> {
    const { hashes, counts, places, sources } = this;
    let number = 0;
    yield* inParts(this.size, VALUES_AT_ONCE, (from, to) => {
      for (let at = from; at < to; at++) {
        const count = counts[at] ?? 0;
        if (!isWanted(hashes[at] ?? 0, count)) continue;
        while ((sources[number + 1]?.first ?? Number.POSITIVE_INFINITY) <= at) number++;
        const source = sources[number];
        if (source !== undefined) take(source.values, places[at] ?? 0, count);
      }
    });
  }
}

/** Where a value begins, by its number less 1. */
export function startOf(stops: Uint32Array, at: number): number {
  return at === 0 ? 0 : (stops[at - 1] ?? 0);
}

function rangeOf({ stops, hashes }: HashedValues, at: number): HashedRange {
  return { from: startOf(stops, at), to: stops[at] ?? 0, hash: hashes[at] ?? 0 };
}
