/**
 * The best page of many hits, without scoring all of them.
 *
 * The problem: two frequent words are in 40,000 of 100,000 documents, the page shows ten, and a score costs a look at
 * several posting lists for each term. The idea is that of MaxScore: a document that has all terms in its name
 * outscores nearly all others, and what the others can reach at most is cheap to compute. So the candidates are scored
 * first and fill a heap of as many as are wanted; then every other document whose upper bound is below the worst score
 * in the heap is skipped.
 *
 *   query "orders daily", page of 2; a term weighs 10 in a name of one token, less in a longer one, 4 in the next
 *   column candidates, both terms in the name:   daily_orders 15.7   daily_orders_eu 13.9   daily_eu_orders_v2 12.9
 *   the heap of two has 13.9 as its worst; others by their bounds, one term in the name and the other in the next
 *   column: orders 14.0: is scored, 11.0, and stays out   daily_sales 11.8, shop_daily_load 10.9: skipped
 *
 * Results are exactly those of scoring everything: a bound is never below the score, and documents whose bound equals
 * the worst score are scored, since the order of ties (by URN) may let them in.
 * The cost: one pass over all hits for the bounds, of a look-up each, and memory for a page. It is skipped for
 * few hits and for pages that reach beyond the candidates, where every hit is scored. It does not keep anything from
 * page to page, and sorting by a field uses the heap alone.
 */
import type { Page } from '../../../../kernel/page.js';
import type { DocSet } from './doc-set.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';

/**
 * Writes what documents are ordered by, the higher first, one number for each id. `keys` is at least as long; what was
 * in it before means nothing.
 */
export type RankKeys = (ids: Int32Array, keys: Float64Array) => void;

/**
 * How documents are ranked. `bounds`: spares most scores where it is known which documents are likely to come first.
 * `equal`: whether all keys are equal.
 */
export interface Ranking {
  readonly keys: RankKeys;
  readonly bounds?: ScoreBounds;
  readonly equal?: boolean;
}

/**
 * `candidatesOf`: documents that are likely to come first. `reaching`: all others whose keys may be as high as `least`;
 * candidates may be among them.
 */
export interface ScoreBounds {
  readonly candidatesOf: (found: DocSet) => Stepwise<DocSet>;
  readonly reaching: (found: DocSet, least: number) => Stepwise<DocSet>;
}

/**
 * Which of two documents with equal keys comes first; by URN when it is the directory. `places`: their places in that
 * order by id, 0 where it is not known; absent when there are none.
 */
export interface TieOrder {
  readonly compare: (a: number, b: number) => number;
  readonly places?: () => Int32Array;
}

const NO_PLACES = new Int32Array(0);

/** Documents whose keys are computed at a time. */
const BLOCK = 1024;
/** Up to so many documents are ranked without bounds. */
const FEW = 256;

/** Places of a heap beyond those that are wanted, for documents that are offered afterwards. */
const SPARE = 1024;

/** The window of the documents in rank order: the highest key first. */
export function* topDocuments(
  found: DocSet,
  ranking: Ranking,
  { start, count }: Page,
  order: TieOrder,
): Stepwise<Int32Array> {
  if (count === 0 || start >= found.size) return new Int32Array(0);
  const best = yield* bestRanked(found, ranking, start + count, order);
  return best.sorted().ids.subarray(start, start + count);
}

/** So many of the documents that come first, a thousand or so of the others, and no more. */
export function* bestRanked(
  found: DocSet,
  { keys, bounds }: Ranking,
  most: number,
  order: TieOrder,
): Stepwise<BestRanked> {
  const wanted = Math.min(most, found.size);
  const best = new BestRanked(Math.min(most, found.size + SPARE), order);
  const first = found.size > FEW ? bounds && (yield* bounds.candidatesOf(found)) : undefined;
  if (bounds === undefined || first === undefined || first.size < wanted) yield* best.offer(found, keys);
  else {
    yield* best.offer(first, keys);
    const others = yield* bounds.reaching(found, best.worst);
    yield* best.offer(others.without(first), keys);
  }
  return best;
}

/** Some documents and their keys, which are overwritten by the next ones. */
function* blocks(
  { ids }: DocSet,
  keysOf: RankKeys,
): Generator<{ readonly ids: Int32Array; readonly keys: Float64Array }> {
  const keys = new Float64Array(Math.min(BLOCK, ids.length));
  for (let from = 0; from < ids.length; from += BLOCK) {
    const block = ids.subarray(from, from + BLOCK);
    keysOf(block, keys);
    yield { ids: block, keys };
  }
}

/** Documents in their order, and the key of each. */
export interface SortedDocuments {
  readonly ids: Int32Array;
  readonly keys: Float64Array;
}

/** The best so many documents, as a binary heap with the worst of them on top. */
export class BestRanked {
  private ids: Int32Array;
  private keys: Float64Array;
  private size = 0;

  constructor(
    limit: number,
    private readonly order: TieOrder,
  ) {
    this.ids = new Int32Array(limit);
    this.keys = new Float64Array(limit);
  }

  /** Key of the worst of them. */
  get worst(): number {
    return this.keys[0] ?? 0;
  }

  /** Each document is offered once. */
  *offer(found: DocSet, keysOf: RankKeys): Stepwise<void> {
    if (this.ids.length === 0) return;
    for (const { ids, keys } of blocks(found, keysOf)) {
      this.offerBlock(ids, keys);
      yield;
    }
  }

  hasAny(ids: ReadonlySet<number>): boolean {
    return this.ids.subarray(0, this.size).some((id) => ids.has(id));
  }

  private offerBlock(ids: Int32Array, keys: Float64Array): void {
    const begin = this.fill(ids, keys);
    const places = this.order.places?.() ?? NO_PLACES;
    let { worst } = this;
    let place = this.placeOfWorst(places);
    for (let at = begin; at < ids.length; at++) {
      const key = keys[at] ?? 0;
      if (key < worst) continue;
      const id = ids[at] ?? 0;
      if (key === worst && this.losesTie(id, places, place)) continue;
      this.put(0, id, key);
      this.sink(0);
      ({ worst } = this);
      place = this.placeOfWorst(places);
    }
  }

  private placeOfWorst(places: Int32Array): number {
    return places[this.ids[0] ?? 0] ?? 0;
  }

  /** Most keys of a large catalog are equal: places tell such documents apart at once. */
  private losesTie(id: number, places: Int32Array, ofWorst: number): boolean {
    const place = places[id] ?? 0;
    if (place > 0 && ofWorst > 0) return place > ofWorst;
    return this.order.compare(id, this.ids[0] ?? 0) >= 0;
  }

  /** The best first, with their keys. */
  sorted(): SortedDocuments {
    // Taken off a copy of the heap, which has the worst on top.
    const rest = new BestRanked(0, this.order);
    rest.ids = this.ids.slice(0, this.size);
    rest.keys = this.keys.slice(0, this.size);
    const sorted = { ids: new Int32Array(this.size), keys: new Float64Array(this.size) };
    for (rest.size = this.size; rest.size > 0;) {
      const last = rest.size - 1;
      sorted.ids[last] = rest.ids[0] ?? 0;
      sorted.keys[last] = rest.keys[0] ?? 0;
      rest.put(0, rest.ids[last] ?? 0, rest.keys[last] ?? 0);
      rest.size = last;
      rest.sink(0);
    }
    return sorted;
  }

  /** Add the first ones, as long as there is room. @returns how many */
  private fill(ids: Int32Array, keys: Float64Array): number {
    const count = Math.min(ids.length, this.ids.length - this.size);
    for (let at = 0; at < count; at++) {
      this.put(this.size, ids[at] ?? 0, keys[at] ?? 0);
      this.rise(this.size++);
    }
    return count;
  }

  private worse(a: number, b: number): boolean {
    const left = this.keys[a] ?? 0;
    const right = this.keys[b] ?? 0;
    return left < right || (left === right && this.order.compare(this.ids[a] ?? 0, this.ids[b] ?? 0) > 0);
  }

  private rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >>> 1;
      if (!this.worse(at, parent)) return;
      this.swap(at, parent);
      at = parent;
    }
  }

  private sink(from: number): void {
    for (let at = from; ;) {
      const left = 2 * at + 1;
      let worst = at;
      if (left < this.size && this.worse(left, worst)) worst = left;
      if (left + 1 < this.size && this.worse(left + 1, worst)) worst = left + 1;
      if (worst === at) return;
      this.swap(at, worst);
      at = worst;
    }
  }

  private swap(a: number, b: number): void {
    const id = this.ids[a] ?? 0;
    const key = this.keys[a] ?? 0;
    this.put(a, this.ids[b] ?? 0, this.keys[b] ?? 0);
    this.put(b, id, key);
  }

  private put(place: number, id: number, key: number): void {
    this.ids[place] = id;
    this.keys[place] = key;
  }
}
