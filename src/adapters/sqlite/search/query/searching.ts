/**
 * Finds the hits of a search and the first of them in steps, while others write.
 *
 * The problem: a million hits, or a query of six hundred words, take longer to find and to rank than others should
 * wait; but ids of removed documents are used again, so what was found before a write cannot simply be used after it.
 * The idea: nothing but what was written in between can be wrong. So all is found as it was in any of the turns that it
 * took; then, in one turn, each document that was written meanwhile is found or not by itself, as it is now, and ranked
 * beside the first hits. Only when one of the first hits was written, and the document that it displaced is no longer
 * known, are all ranked once more.
 *
 *   found 1 2 3 7 9, first two 9 3        written meanwhile: 2, which no longer matches, and 8, which does
 *   found 1 3 7 8 9, first two of 9 3 8   had 9 been written, all hits would be ranked again
 *
 * After a few attempts the rest is done in one turn, for a search is to end while others write without a pause. The
 * cost: what is written during a search is evaluated a second time.
 */
import type { Urn } from '../../../../kernel/urn.js';
import type { SearchRequest } from '../../../../search/search-index.port.js';
import { DocSet, intersection, union } from '../memory/doc-set.js';
import type { ListedDocuments } from '../memory/listed-documents.js';
import { immediately, type Stepwise } from '../../../../text-search/stepwise.js';
import { bestRanked } from '../memory/top-documents.js';
import { docFilter, type FilterSources } from './filter-evaluation.js';
import type { DocumentTexts } from '../storage/document-texts.js';
import type { QueryTerm } from '../../../../text-search/full-text-expression.js';
import { havingTerm, wantsPartsNow } from './compound-words.js';
import { evaluateQuery, type LooseWords, type QuerySources } from './query-evaluation.js';
import { type ExplainedRanking, readRanked, scoring } from './ranking.js';
import { changedId, type RecentChanges } from './recent-changes.js';
import type { RankedHits } from './recent-hits.js';
import type { RankedPart } from '../../../../text-search/score-explanation.js';
import { type FirstHits, sortedHits, type SortedHits } from './sorting.js';

/** Times that the hits are ranked in steps. */
const ATTEMPTS = 3;
/** Hits that are looked up in a step. */
const SHOWN = 100;
/** Hits that are filtered in a step, divided by the number of criteria. */
const FILTERED = 65_536;
const LEAST_FILTERED = 256;
/** Units of work of a document and a criterion. */
const UNITS_A_TEST = 0.01;

/**
 * `listed`: the documents of the list in which is searched, as they are now. `inOrder`: hits that are put in order at
 * least, beyond the page.
 */
export interface SearchSources extends QuerySources {
  readonly inOrder: number;
  readonly texts: Pick<DocumentTexts, 'get' | 'urnOf'>;
  readonly listed: (() => ListedDocuments) | undefined;
}

/** What a search has found: all hits, the first of them in order, and the page. */
export interface FoundPage extends RankedHits {
  readonly page: readonly FoundHit[];
  readonly listed: ListedDocuments | undefined;
}

export interface FoundHit {
  readonly id: number;
  readonly urn: Urn | undefined;
  readonly entityType: string;
  readonly score: number;
  /** What the score is made of; absent when not wanted. */
  readonly parts?: readonly RankedPart[];
  /** In the list in which is searched. */
  readonly place?: number;
}

export class Searching {
  private terms: readonly QueryTerm[] = [];
  /** Compound words of which any part was enough for the hits. */
  private loose: ReadonlySet<string> = NO_WORDS;
  /** All that may be shown, see `shown`. */
  private hits = DocSet.EMPTY;
  private state: 'lost' | 'sound' = 'sound';
  private ranked: { readonly at: number; readonly ranking: ExplainedRanking } | undefined;
  /** Of hits that are likely to be shown. */
  private readonly urns = new Map<number, Urn | undefined>();
  /** Number of changes that the hits reflect. */
  private at: number;
  private listed: ListedDocuments | undefined;
  /** Whether the texts of the hits are looked through afterwards, and few enough to read them in one turn. */
  private readonly showsTexts: boolean;

  constructor(
    private readonly request: SearchRequest,
    private readonly sources: SearchSources,
    private readonly changes: RecentChanges,
  ) {
    this.at = changes.now;
    const { matched, explanation, page } = request;
    this.showsTexts = (matched === 'wanted' || explanation === 'wanted') && page.count <= SHOWN;
  }

  /** All hits and the page of them, as of the turn of the last step. */
  *found(): Stepwise<FoundPage> {
    const { page } = this.request;
    yield* this.findAll('as wanted');
    for (let attempt = 1, lost = 0; ;) {
      if (this.update() === 'lost') {
        // So that it ends, too, while others write what is found whole and remove it again.
        yield* this.findAll(++lost > ATTEMPTS ? 'all' : 'as wanted');
        attempt = 1;
        continue;
      }
      this.urns.clear();
      const wanted = this.wantedParts();
      const isLast = attempt > ATTEMPTS;
      const first = isLast ? immediately(this.firstHits('now')) : yield* this.firstHits('in steps');
      if (page.count > SHOWN && !isLast) yield* this.readUrns(first);
      const written = this.update();
      const isOther = wanted !== this.wantedParts();
      if (written === 'lost' || isOther || (written.size > 0 && this.offer(first, written) === 'again')) {
        attempt++;
        continue;
      }
      const found = this.pageOf(first.sorted());
      if ((yield* this.sources.lists.complete()) === 'complete') return found;
      // It was made of lists that were not there.
      this.ranked = undefined;
    }
  }

  /** The page of what was found before, while nothing was written since. */
  knownPage({ hits, best }: RankedHits): FoundPage {
    this.hits = hits;
    return this.pageOf(best);
  }

  /** Look up what many hits are called before the turn in which they are shown. */
  private *readUrns(first: FirstHits): Stepwise<void> {
    for (const id of this.pageIn(first.sorted()).ids) {
      if (!this.urns.has(id)) this.urns.set(id, this.urnOf(id, this.listed?.placeOf(id)));
      if (this.urns.size % SHOWN === 0) yield;
    }
  }

  private pageIn({ ids, scores }: SortedHits): SortedHits {
    const { start, count } = this.request.page;
    const page = ids.subarray(start, start + count);
    return scores === undefined ? { ids: page } : { ids: page, scores: scores.subarray(start, start + count) };
  }

  private pageOf(sorted: SortedHits): FoundPage {
    const { ids, scores = this.scoresOf(ids) } = this.pageIn(sorted);
    const { listed, request } = this;
    const { directory } = this.sources;
    const page: FoundHit[] = [];
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0;
      const score = scores[at] ?? 0;
      const place = listed?.placeOf(id);
      const urn = this.urns.get(id) ?? this.urnOf(id, place);
      const hit: FoundHit = { id, urn, entityType: directory.typeOf(id), score };
      if (place === undefined && request.explanation === undefined) page.push(hit);
      else {
        const parts = request.explanation === undefined ? {} : { parts: this.ranking().partsOf(id) };
        page.push({ ...hit, ...(place === undefined ? {} : { place }), ...parts });
      }
    }
    return { hits: this.shown(), best: sorted, page, listed };
  }

  private scoresOf(ids: Int32Array): Float64Array {
    const scores = new Float64Array(ids.length);
    this.ranking().keys(ids, scores);
    return scores;
  }

  /**
   * Who shows hits mostly has the texts of those that were shown before. Along a list nothing is read of them: to look
   * each of thousands up in the file took longer than all else, the more of it the larger the file (D-320).
   * @param place in the list in which is searched
   */
  private urnOf(id: number, place: number | undefined): Urn | undefined {
    return this.urnAt(place) ?? this.urnOfText(id) ?? this.sources.directory.urn(id);
  }

  /** What a page is shown with is read once, and not its URNs before. */
  private urnOfText(id: number): Urn | undefined {
    const { texts } = this.sources;
    return this.showsTexts ? texts.get(id)?.urn : texts.urnOf(id);
  }

  /** The engine that numbers entities mostly has their URNs in memory. */
  private urnAt(place: number | undefined): Urn | undefined {
    const list = this.request.within?.list;
    return place === undefined ? undefined : list?.numbers.urnOf(list.entities[place] ?? 0);
  }

  private *findAll(wanted: LooseWords): Stepwise<void> {
    this.state = 'sound';
    this.at = this.changes.now;
    this.sources.lists.begin();
    this.listed = this.sources.listed?.();
    const { request, sources } = this;
    const { found, terms, loose } = yield* evaluateQuery(request.query, sources, wanted);
    this.terms = terms;
    this.loose = loose;
    this.ranked = undefined;
    const filter = yield* docFilter(request.filter, request.entityTypes, {
      ...this.filterSources(),
      documents: 'many',
    });
    const allowed = this.listed === undefined ? found : intersection([found, this.listed.all]);
    if (filter === undefined) {
      this.hits = allowed;
      return;
    }
    const criteria = request.filter.or.reduce((sum, { and }) => sum + and.length, 1);
    const step = Math.max(LEAST_FILTERED, Math.ceil(FILTERED / criteria));
    const listed = filter.listed(allowed);
    const parts: DocSet[] = [];
    for (let from = 0; from < listed.size; from += step) {
      const part = listed.size <= step ? listed : new DocSet(listed.ids.subarray(from, from + step));
      sources.work.spend(part.size * criteria * UNITS_A_TEST);
      parts.push(filter.tested(part));
      yield;
    }
    this.hits = joinedInOrder(parts);
  }

  /**
   * Find what was written since as it is now.
   * @returns its ids; `lost`: too much was written, all is to be found again
   */
  private update(): ReadonlySet<number> | 'lost' {
    const written = this.state === 'lost' ? 'lost' : this.updated();
    if (written === 'lost') this.state = 'lost';
    return written;
  }

  private updated(): ReadonlySet<number> | 'lost' {
    const changes = this.changes.since(this.at);
    this.at = this.changes.now;
    if (changes === undefined) return 'lost';
    if (changes.length === 0) return NOTHING;
    const written = new Set(changes.map(changedId));
    const few = DocSet.of(written);
    // Another document may be meant by an entity of the list, or none.
    if (changes.some((change) => change.kind === 'removed' || change.isNew)) this.listed = this.sources.listed?.();
    const { found } = immediately(evaluateQuery(this.request.query, this.sources, this.loose, few));
    const sources = { ...this.filterSources(), documents: 'few' } as const;
    const filter = immediately(docFilter(this.request.filter, this.request.entityTypes, sources));
    const allowed = this.listed === undefined ? found : intersection([found, this.listed.all]);
    this.hits = union([this.hits.without(few), filter?.passing(allowed) ?? allowed]);
    // Parts are wanted that were not when the hits were found.
    const isLoose = this.terms.some((term) => !this.isLoose(term) && wantsPartsNow(term, this.sources.lists));
    return isLoose || this.sources.lists.state === 'outdated' ? 'lost' : written;
  }

  private isLoose({ compound }: QueryTerm): boolean {
    return compound !== undefined && this.loose.has(compound.text);
  }

  /** Compound words of which any part is enough now. */
  private wantedParts(): string {
    if (this.loose.size === 0) return '';
    const wanted = this.terms.filter((term) => this.isLoose(term) && wantsPartsNow(term, this.sources.lists));
    return wanted.map(({ compound }) => compound?.text).join(' ');
  }

  /** The hits as of now: without those that have parts of a word alone, when the whole of it is found elsewhere. */
  private shown(): DocSet {
    if (this.loose.size === 0) return this.hits;
    const { lists } = this.sources;
    const strict = this.terms.filter((term) => this.isLoose(term) && !wantsPartsNow(term, lists));
    return strict.reduce((hits, term) => hits.and(havingTerm(term, lists)), this.hits);
  }

  private *firstHits(when: 'in steps' | 'now'): Stepwise<FirstHits> {
    const { request, sources, terms } = this;
    const hits = this.shown();
    const { sort, query, page } = request;
    const most = Math.max(page.start + page.count, sources.inOrder);
    const ties = this.listed?.order ?? sources.directory.urnOrder();
    if (sort !== undefined) {
      const view = (): ReturnType<typeof sources.columns.column> => sources.columns.column(sort.field);
      const load = (): Promise<void> | undefined => (when === 'now' ? undefined : sources.columns.load(sort.field));
      return yield* sortedHits(hits, { view, load, order: sort.order, ties }, most);
    }
    if (this.ranking().equal === true && this.listed !== undefined) return this.firstListed(most);
    if (!sources.lists.readsAtOnce && hits.size > 0) yield* readRanked(query, terms, sources);
    const best = yield* bestRanked(hits, this.ranking(), most, ties);
    let sorted: SortedHits | undefined;
    return {
      hasAny: (ids) => best.hasAny(ids),
      offer: (written) => {
        sorted = undefined;
        immediately(best.offer(written, this.ranking().keys));
        return 'offered';
      },
      sorted: () => {
        if (sorted !== undefined) return sorted;
        const { ids, keys: scores } = best.sorted();
        return (sorted = { ids, scores });
      },
    };
  }

  /** The list says which hits come first. */
  private firstListed(most: number): FirstHits {
    return {
      hasAny: () => false,
      offer: () => 'offered',
      sorted: () => ({ ids: this.listed?.page(this.shown(), { start: 0, count: most }) ?? new Int32Array(0) }),
    };
  }

  private filterSources(): Omit<FilterSources, 'documents'> {
    return { ...this.sources, branchTest: (branch) => this.listed?.branchTest(branch) ?? [] };
  }

  /** How hits are ranked now. */
  private ranking(): ExplainedRanking {
    const { now } = this.changes;
    if (this.ranked?.at !== now) {
      this.ranked = { at: now, ranking: scoring(this.request.query, this.terms, this.sources) };
    }
    return this.ranked.ranking;
  }

  private offer(first: FirstHits, written: ReadonlySet<number>): 'again' | 'offered' {
    if (first.hasAny(written)) return 'again';
    return first.offer(this.shown().and(DocSet.of(written)));
  }
}

const NOTHING: ReadonlySet<number> = new Set();
const NO_WORDS: ReadonlySet<string> = new Set();

/** Sets of ids, each of which has higher ones than the one before. */
function joinedInOrder(parts: readonly DocSet[]): DocSet {
  const [only = DocSet.EMPTY] = parts;
  if (parts.length <= 1) return only;
  const ids = new Int32Array(parts.reduce((sum, part) => sum + part.size, 0));
  let at = 0;
  for (const part of parts) {
    ids.set(part.ids, at);
    at += part.size;
  }
  return new DocSet(ids);
}
