/**
 * Counts the values of a column that stays in the file, page by page, and finds the most frequent of them.
 *
 * The problem: of a field such as a description nearly every one of a million documents has a value of its own. To give
 * each its place in one dictionary takes a second and as much memory as all texts, of which twenty are shown. The idea:
 * first only hashes are counted, in counters of a byte that values share by chance, so that no value occurs more often
 * than its counter says. Then what can be among the most frequent by its counter is counted by its bytes, which few
 * values are (`candidates.ts`); and of a counter that says 1, the value occurs once, and its text is looked at only if
 * it could be among the first of those.
 *
 *   pages    a b | b c | b a d     counters   a and d: 3    b: 3    c: 1
 *   best 2   with a counter of 3 or more: b 3, a 2, d 1. The second one has 2, so counters of 2 would be next; there
 *            are none, and it is done
 *
 * A page is counted as it is when it is first read, and again as it was then if there is memory for all of them.
 * The cost: two passes over the pages, memory for counters and, if there is enough, for the pages. It keeps nothing for
 * the next request. It does not know that a number and a text are written alike: it says so where a field has both.
 */
import type { FieldValues } from '../../../../search/document-store.port.js';
import { inParts, type Stepwise } from '../../../../text-search/stepwise.js';
import { enlarged } from '../../enlarged.js';
import type { StoredColumn, VisitedPage } from '../memory/column-view.js';
import type { DocSet } from '../memory/doc-set.js';
import { type HashedValues, ValueDictionary } from '../memory/value-dictionary.js';
import { type ColumnPage, PAGE_DOCUMENTS } from '../storage/column-page.js';
import { KIND } from '../storage/value-bytes.js';
import type { BestCounts } from './best-counts.js';
import { Candidates, startOf } from './candidates.js';
import { HashCounters, type Numbers } from './hash-counters.js';

/**
 * Counters that say enough: so many times as many as values are wanted, since some stand for several values, and as
 * many as are counted in less time than another look at all counters takes.
 */
const SPARE = 4;
const LEAST_CANDIDATES = 4096;
/** Up to this count, most counters say it because values share them: all values are looked at. */
const BY_CHANCE = 3;
/** Values that are looked at in a step. */
const VALUES_AT_ONCE = 32_768;

/** `reserve`: has so many bytes kept free; `undefined` when it cannot. `counters`: at first; absent: the default. */
export interface PageCountingSettings {
  readonly reserve: (bytes: number) => { readonly release: () => void } | undefined;
  readonly counters?: number;
}

/**
 * The most frequent values of documents, then by text.
 * @returns `mixed`: nothing was counted, since the column has both texts and values that are none
 */
export function* countPages(
  column: Pick<StoredColumn, 'size' | 'visit'>,
  { found, limit }: { readonly found: DocSet; readonly limit: number },
  { reserve, counters }: PageCountingSettings,
): Stepwise<BestCounts | 'mixed'> {
  if (limit <= 0 || found.size === 0) return [];
  const kept = reserve(column.size);
  try {
    const use = kept === undefined ? 'once' : 'kept';
    return yield* new PageCounting(column, found, use, new HashCounters(found.size, counters)).best(limit);
  } finally {
    kept?.release();
  }
}

/** Values, and how often each occurs, at the place of its hash. */
interface HashedCounts extends HashedValues {
  readonly counts: ArrayLike<number>;
}

/** Values with numbers, and how often each occurs. */
interface NumberedCounts {
  readonly dictionary: ValueDictionary;
  counts: Int32Array;
}

/** A page of one field that was counted. `excepted`: places of documents that had other values by then. */
interface CountedPage {
  readonly page: ColumnPage | undefined;
  readonly documents: Int32Array;
  readonly excepted: ReadonlySet<number>;
}

class PageCounting {
  private readonly pages = new Map<string, CountedPage>();
  /** Values that pages share, and those that were written since their pages were. */
  private readonly shared = new Map<ValueDictionary, NumberedCounts>();
  private readonly written: NumberedCounts = { dictionary: new ValueDictionary(), counts: NONE };
  /** Of the values of one page by number. */
  private own = new Uint32Array(0);
  /** Bit by kind of value that there is. */
  private kinds = 0;

  constructor(
    private readonly column: Pick<StoredColumn, 'visit'>,
    private readonly found: DocSet,
    private readonly use: 'kept' | 'once',
    private readonly counters: HashCounters,
  ) {}

  *best(limit: number): Stepwise<BestCounts | 'mixed'> {
    yield* this.column.visit(this.found, this.use, (visited) => {
      this.takePage(visited);
    });
    for (const values of this.numbered())
      yield* inParts(values.hashes.length, VALUES_AT_ONCE, this.counting(values, values.counts));
    if (this.isMixed) return 'mixed';
    for (let least = this.counters.least(Math.max(SPARE * limit, LEAST_CANDIDATES)); ;) {
      if (least <= BY_CHANCE) least = 1;
      const candidates = new Candidates({ counters: this.counters, least, limit, bytes: this.use });
      yield* this.count(candidates);
      const best = yield* candidates.best();
      const last = best.length < limit ? 0 : (best.at(-1)?.count ?? 0);
      if (last >= least || least === 1) return best;
      least = last;
    }
  }

  private takePage({ place, contents, documents }: VisitedPage): void {
    contents.forEach(({ page, pending }, source) => {
      const excepted = new Set<number>();
      if (pending.size > 0) {
        for (const document of documents) {
          const values = pending.get(place * PAGE_DOCUMENTS + document);
          if (values === undefined) continue;
          excepted.add(document);
          this.takeWritten(values);
        }
      }
      const kept = this.use === 'kept' ? page : undefined;
      this.pages.set(keyOf(place, source), { page: kept, documents, excepted });
      if (page === undefined) return;
      const counts = this.tally(page, { documents, excepted }, this.sharedOf(page));
      this.counting(page, counts)(0, page.values);
    });
  }

  private counting(
    { bytes, stops, hashes }: HashedValues,
    counts: ArrayLike<number>,
  ): (from: number, to: number) => void {
    return (from, to) => {
      this.counters.add(hashes, counts, { from, to });
      let { kinds } = this;
      for (let at = from; at < to; at++) if ((counts[at] ?? 0) > 0) kinds |= 1 << (bytes[startOf(stops, at)] ?? 0);
      this.kinds = kinds;
    };
  }

  private takeWritten(values: FieldValues): void {
    const { written } = this;
    for (const value of values) {
      const number = written.dictionary.add(value);
      if (number >= written.counts.length) written.counts = enlarged(written.counts, number + 1);
      written.counts[number] = (written.counts[number] ?? 0) + 1;
    }
  }

  /** Counts of the values that a page shares, with room for those that it refers to. */
  private sharedOf({ shared, highestShared }: ColumnPage): Int32Array {
    if (shared === undefined) return NONE;
    const known = this.shared.get(shared) ?? { dictionary: shared, counts: NONE };
    if (known.counts.length <= highestShared) known.counts = enlarged(known.counts, shared.limit);
    this.shared.set(shared, known);
    return known.counts;
  }

  /** Count the page's own values, and add to the counts of those that it shares by number, if these are wanted. */
  private tally(page: ColumnPage, documents: Omit<CountedPage, 'page'>, shared?: Int32Array): Uint32Array {
    const { values, references } = page;
    if (this.own.length <= values) this.own = enlarged(this.own, values + 1);
    const { own } = this;
    own.fill(0, 0, values + 1);
    eachRun(page, documents, (from, to) => {
      addReferences(references, { from, to }, { values, own, shared });
    });
    return own.subarray(1, values + 1);
  }

  private numbered(): readonly HashedCounts[] {
    return [...this.shared.values(), this.written].map(({ dictionary, counts }) => {
      const { bytes, stops, hashes } = dictionary.hashed();
      const known = Math.min(hashes.length, Math.max(0, counts.length - 1));
      return { bytes, stops, hashes: hashes.subarray(0, known), counts: counts.subarray(1) };
    });
  }

  private get isMixed(): boolean {
    const texts = (1 << KIND.text) | (1 << KIND.escaped);
    return (this.kinds & texts) !== 0 && (this.kinds & ~texts) !== 0;
  }

  private *count(candidates: Candidates): Stepwise<void> {
    const take = (page: ColumnPage | undefined, counted: CountedPage | undefined): void => {
      if (page !== undefined && counted !== undefined) {
        candidates.take(page, { from: 0, to: page.values }, () => this.tally(page, counted));
      }
    };
    if (this.use === 'once') {
      yield* this.column.visit(this.found, 'once', ({ place, contents }) => {
        contents.forEach(({ page }, source) => {
          take(page, this.pages.get(keyOf(place, source)));
        });
      });
    } else {
      for (const counted of this.pages.values()) {
        take(counted.page, counted);
        yield;
      }
    }
    for (const values of this.numbered()) {
      yield* inParts(values.hashes.length, VALUES_AT_ONCE, (from, to) => {
        candidates.take(values, { from, to }, () => values.counts);
      });
    }
  }
}

/** By number, of a page with so many values of its own. `shared`: absent when those that it shares are not counted. */
interface PageCounts {
  readonly values: number;
  readonly own: Uint32Array;
  readonly shared: Int32Array | undefined;
}

/** Add some references of a page to the counts of its own values, and of those that it shares. */
function addReferences(
  references: ColumnPage['references'],
  { from, to }: Numbers,
  { values, own, shared }: PageCounts,
): void {
  for (let at = from; at < to; at++) {
    const number = references[at] ?? 0;
    if (number <= values) own[number] = (own[number] ?? 0) + 1;
    else if (shared !== undefined) shared[number - values] = (shared[number - values] ?? 0) + 1;
  }
}

/** Call `take` with where references of the documents begin and end, of all at once when these are the whole page. */
function eachRun(
  { documents: length, references, counts }: ColumnPage,
  { documents, excepted }: Omit<CountedPage, 'page'>,
  take: (from: number, to: number) => void,
): void {
  if (excepted.size === 0 && documents[length - 1] === length - 1) {
    take(0, references.length);
    return;
  }
  let [document, from] = [0, 0];
  for (const wanted of documents) {
    if (wanted >= length) return;
    if (counts === undefined) from = wanted;
    else for (; document < wanted; document++) from += counts[document] ?? 0;
    if (!excepted.has(wanted)) take(from, from + (counts === undefined ? 1 : (counts[wanted] ?? 0)));
  }
}

function keyOf(place: number, source: number): string {
  return `${String(place)} ${String(source)}`;
}

const NONE = new Int32Array(0);
