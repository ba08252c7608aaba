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
 * Of several values of a document the one counts that comes first in the order. Of a column that is not in memory the
 * first documents of each page are candidates, in a small column of their own, which is sorted as any: those that are
 * stored beside the page, and those of the page itself where others of it may be among the first. When more than a few
 * pages must be read, the column is read into memory, if there is room for it.
 * The cost: one pass over the hits; of many long texts with one beginning, a comparison of texts for nearly each. It
 * keeps nothing from request to request but the numbers, which `SortKeys` adds to as values come.
 */
import type { FieldValues } from '../../../../search/document-store.port.js';
import { type ColumnPart, type ColumnView, idsIn, type PageBeginning } from '../memory/column-view.js';
import { Column } from '../memory/column.js';
import { compareIn, keysOfPage, type Order, rankingOf } from '../memory/column-order.js';
import { DocSet } from '../memory/doc-set.js';
import { sortKey } from '../memory/sort-keys.js';
import { PAGE_DOCUMENTS } from '../storage/column-page.js';
import { immediately, type Stepwise } from '../../../../text-search/stepwise.js';
import { bestRanked, type TieOrder, topDocuments } from '../memory/top-documents.js';

/** Pages that are read before the whole column is, if there is room for it. */
const FEW_PAGES = 4;

/** The first so many of the documents in some order, to which those can be added that were written meanwhile. */
export interface FirstHits {
  /** Whether any of these documents is among them. */
  readonly hasAny: (ids: ReadonlySet<number>) => boolean;
  /** @returns `again`: the order of the others has changed, too */
  readonly offer: (written: DocSet) => 'again' | 'offered';
  readonly sorted: () => SortedHits;
}

/** `scores`: of each; absent when they are in another order than that of their scores. */
export interface SortedHits {
  readonly ids: Int32Array;
  readonly scores?: Float64Array;
}

/**
 * `view`: the column as it is now. `load`: resolves when it is in memory, or there is no room for it; `undefined` when
 * there is nothing to wait for.
 */
export interface Sorting {
  readonly view: () => ColumnView;
  readonly load: () => Promise<void> | undefined;
  readonly order: Order;
  readonly ties: TieOrder;
}

/**
 * The documents that come first in order of a field: numbers by size, texts without regard to case; documents without a
 * value come last.
 */
export function* sortedHits(found: DocSet, sorting: Sorting, most: number): Stepwise<FirstHits> {
  const view = sorting.view();
  if (view.whole !== undefined) return yield* sortedWhole(found, sorting, view.whole, most);
  const sorted = new SortedPages(found, sorting, most);
  let state = yield* sorted.read(FEW_PAGES);
  if (state === 'more') {
    const loading = sorting.load();
    if (loading !== undefined) yield loading;
    state = yield* sorted.read(Number.POSITIVE_INFINITY);
  }
  // Meanwhile it may have been read into memory.
  const { whole } = sorting.view();
  return state === 'more' && whole !== undefined ? yield* sortedWhole(found, sorting, whole, most) : sorted;
}

function* sortedWhole(found: DocSet, { order, ties }: Sorting, column: Column, most: number): Stepwise<FirstHits> {
  const { ranking, ties: ownTies } = rankingOf({ column, order, base: 0, ties });
  const { dictionary } = column;
  const values = dictionary.limit;
  const best = yield* bestRanked(found, ranking, most, ownTies);
  return {
    hasAny: (ids) => best.hasAny(ids),
    offer: (written) => {
      // Places of values among all others may be other ones since there are more.
      if (dictionary.limit !== values) return 'again';
      immediately(best.offer(written, ranking.keys));
      return 'offered';
    },
    sorted: () => ({ ids: best.sorted().ids }),
  };
}

/** A page that was not read. `key`: of the value that bounds it, if there is one. */
interface UnreadPage {
  readonly place: number;
  readonly bound: PageBeginning['bound'];
  readonly key: SortKey | undefined;
}

type SortKey = ReturnType<typeof sortKey>;

/** The first hits of a column that stays in the file. */
class SortedPages implements FirstHits {
  /** Values of those that may be among the first. */
  private candidates = new Column();
  private ids = new Set<number>();
  private first: Int32Array | undefined;
  private unread: UnreadPage[] | undefined;

  constructor(
    private readonly found: DocSet,
    private readonly sorting: Sorting,
    private readonly most: number,
  ) {}

  /**
   * Read pages, so many at most, as long as they may have any of the first and the column is not in memory.
   * @returns whether there are such left
   */
  *read(pages: number): Stepwise<'done' | 'more'> {
    this.unread ??= yield* this.begin();
    for (let read = 0; ;) {
      const next = this.unread[0];
      const { stored } = this.sorting.view();
      if (next === undefined || !this.mayHaveFirst(next)) return 'done';
      if (stored === undefined) return 'more';
      const own = new DocSet(idsIn(this.found, { base: next.place * PAGE_DOCUMENTS }, 'many'));
      if (own.size > 0) {
        if (read === pages) return 'more';
        this.takeFirst(own, stored.part(next.place));
        read++;
        yield;
      }
      this.unread.shift();
    }
  }

  hasAny(changed: ReadonlySet<number>): boolean {
    return this.firstIds().some((id) => changed.has(id));
  }

  offer(written: DocSet): 'again' | 'offered' {
    const now = this.sorting.view();
    for (const id of written.ids) this.add(id, now.values(id));
    return 'offered';
  }

  sorted(): SortedHits {
    return { ids: this.firstIds() };
  }

  private firstIds(): Int32Array {
    if (this.first !== undefined) return this.first;
    const { order, ties } = this.sorting;
    const { ranking, ties: ownTies } = rankingOf({ column: this.candidates, order, base: 0, ties });
    this.first = immediately(topDocuments(DocSet.of(this.ids), ranking, { start: 0, count: this.most }, ownTies));
    return this.first;
  }

  /** Take what is known of all pages. @returns them, those first whose other documents may come first */
  private *begin(): Stepwise<UnreadPage[]> {
    const { found } = this;
    const { order } = this.sorting;
    const unread: UnreadPage[] = [];
    for (let place = 0; place < placesOf(found); place++) {
      const beginning = this.sorting.view().stored?.beginning(place, order) ?? UNKNOWN;
      for (const [id, value] of beginning.known) if (found.has(id)) this.add(id, [value]);
      for (const [id, values] of beginning.changed) if (found.has(id)) this.add(id, values);
      const { bound } = beginning;
      unread.push({ place, bound, key: typeof bound === 'object' ? sortKey(bound.value) : undefined });
      if (place % KEPT_PAGES === 0) this.keepFirst();
      if (place % PAGES_A_STEP === 0) yield;
    }
    this.keepFirst();
    yield;
    return unread.sort((a, b) => compareBounds(order, a, b));
  }

  private mayHaveFirst({ bound, key: ofPage }: UnreadPage): boolean {
    const first = this.firstIds();
    const last = first.at(-1);
    if (last === undefined || first.length < Math.min(this.most, this.found.size)) return true;
    const values = this.candidates.values(last).map(sortKey);
    const [key] = values.sort((a, b) => compareIn(this.sorting.order, a, b));
    if (key === undefined || bound === 'unknown') return true;
    return ofPage !== undefined && compareIn(this.sorting.order, key, ofPage) >= 0;
  }

  /** @param own documents by their ids in the page */
  private takeFirst(own: DocSet, { column, base }: ColumnPart): void {
    const { order, ties } = this.sorting;
    const { ranking, ties: ownTies } = rankingOf({ column, order, base, ties, keys: immediately(keysOfPage(column)) });
    for (const id of immediately(topDocuments(own, ranking, { start: 0, count: this.most }, ownTies))) {
      this.add(base + id, column.values(id));
    }
    this.keepFirst();
  }

  private add(id: number, values: FieldValues): void {
    this.ids.add(id);
    this.candidates.set(id, values);
    this.first = undefined;
  }

  /** Forget all but the first so many. */
  private keepFirst(): void {
    const first = this.firstIds();
    const kept = new Column();
    for (const id of first) kept.set(id, this.candidates.values(id));
    this.candidates = kept;
    this.ids = new Set(first);
  }
}

const UNKNOWN: PageBeginning = { known: [], changed: [], bound: 'unknown' };

/** Number of pages that have any of the documents, or come before one that has. */
function placesOf({ ids }: DocSet): number {
  return Math.ceil(((ids.at(-1) ?? -1) + 1) / PAGE_DOCUMENTS);
}

/** Pages of which is asked in a step what is known of them, and after which only the first of it is kept. */
const PAGES_A_STEP = 16;
const KEPT_PAGES = 128;

/** The one comes first whose documents may. */
function compareBounds(order: Order, a: UnreadPage, b: UnreadPage): number {
  if (a.key !== undefined && b.key !== undefined) return compareIn(order, a.key, b.key);
  return rankOfBound(a) - rankOfBound(b);
}

function rankOfBound({ bound }: UnreadPage): number {
  return RANK_OF_BOUND[typeof bound === 'object' ? 'value' : bound];
}

const RANK_OF_BOUND = { unknown: 0, value: 1, none: 2 } as const;
