import type { Urn } from '../../../../kernel/urn.js';
import type { Work } from '../../../../kernel/work.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type {
  BrowseRequest,
  BrowseResult,
  FacetResult,
  SearchHit,
  SearchRequest,
  SearchResult,
  SearchWithin,
  SuggestRequest,
  Suggestion,
} from '../../../../search/search-index.port.js';
import { type ColumnLease, ColumnStore } from '../memory/column-store.js';
import { type DocSet, intersection } from '../memory/doc-set.js';
import type { DocTest } from '../memory/doc-test.js';
import { DocumentDirectory } from '../memory/document-directory.js';
import { DocumentNumbers } from '../memory/document-numbers.js';
import { IndexMemory } from '../memory/index-memory.js';
import { ListedDocuments } from '../memory/listed-documents.js';
import type { Slices, Steps } from '../memory/slices.js';
import { type Ranking, topDocuments } from '../memory/top-documents.js';
import type { DocumentFile } from '../storage/document-file.js';
import { DocumentTexts } from '../storage/document-texts.js';
import type { DocumentChange } from '../storage/document-writer.js';
import type { PendingColumns } from '../storage/pending-columns.js';
import { browse } from './browse-walk.js';
import { countFacet } from './facet-counting.js';
import { docFilter } from './filter-evaluation.js';
import type { TokenPattern } from './full-text-expression.js';
import { matchReader } from './matched-fields.js';
import { type Needs, needsOfBrowse, needsOfFilter, needsOfSearch } from './needs.js';
import { Postings } from './postings.js';
import { evaluateQuery, type QuerySources } from './query-evaluation.js';
import { scoring } from './ranking.js';
import { sortedPage } from './sorting.js';
import { suggest } from './suggestion.js';

/** Hits from which on facets are counted in slices. */
const MANY_HITS = 100_000;

/** What a reader reads from, and how much of it may be in memory, in bytes. */
export interface ReaderSources {
  readonly file: DocumentFile;
  readonly fields: SearchFields;
  readonly pending: PendingColumns;
  readonly slices: Slices;
  readonly memoryLimit: number;
  /** Hits from which on facets are counted in slices; MANY_HITS when absent. */
  readonly manyHits?: number;
  /** Writes pending rows, before the full-text table is read. */
  readonly flushPending: () => void;
}

/** A request that is being prepared. `ready`: `undefined` when it can be answered at once. */
export interface Preparation {
  readonly ready: Promise<void> | undefined;
  /** Call when the request was answered. */
  readonly release: () => void;
}

/**
 * Answers from one file of documents: text from its full-text table, all else from columns in memory, or from their
 * pages where memory does not suffice. A request is first prepared, which may take many turns of the event loop, then
 * answered in one. Every write since it was made must be reported to `note`.
 */
export class DocumentReader {
  readonly memory: IndexMemory;
  private readonly sources: QuerySources;
  private readonly texts: DocumentTexts;
  private readonly numbers: DocumentNumbers;
  private readonly fields: SearchFields;
  private readonly slices: Slices;
  private readonly pending: PendingColumns;
  private readonly manyHits: number;
  private loading: Promise<void> | undefined;
  private state: 'loaded' | 'loading' = 'loading';

  constructor({ file, fields, pending, slices, memoryLimit, manyHits = MANY_HITS, flushPending }: ReaderSources) {
    this.manyHits = manyHits;
    this.fields = fields;
    this.slices = slices;
    this.pending = pending;
    this.memory = new IndexMemory(memoryLimit);
    this.texts = new DocumentTexts(file, fields, this.memory);
    this.numbers = new DocumentNumbers(file, this.memory);
    const directory = new DocumentDirectory(file);
    const limit = (): number => directory.limit;
    const columns = new ColumnStore({ file, pending, fields, memory: this.memory, slices, limit });
    this.sources = { directory, columns, postings: new Postings(file, this.memory, flushPending), fields };
  }

  /** Load what most requests need. */
  async warmUp(): Promise<void> {
    await this.load();
    const { ready, release } = this.sources.columns.lease(this.sources.columns.usual());
    await ready;
    release();
  }

  /** Reflect what was written. */
  note(change: DocumentChange): void {
    const { directory, columns, postings } = this.sources;
    if (change.kind === 'removed') {
      this.texts.forget(change.id);
      directory.remove(change.id);
    } else {
      this.texts.forget(change.facts.id);
      directory.put(change.facts);
    }
    columns.update(change);
    this.numbers.note(change);
    if (change.kind === 'removed') postings.noteChange({ id: change.id, texts: undefined });
    else if (change.texts !== undefined) postings.noteChange({ id: change.facts.id, texts: change.texts });
    if (this.state === 'loaded') this.countFixed();
  }

  prepareSearch(request: SearchRequest, work: Work): Preparation {
    const needs = this.prepare(needsOfSearch(request, this.fields));
    return request.within === undefined ? needs : both(needs, this.prepareList(request.within, work));
  }

  prepareSuggest({ filter }: SuggestRequest): Preparation {
    return this.prepare(needsOfFilter(filter, this.fields));
  }

  prepareBrowse(request: BrowseRequest): Preparation {
    return this.prepare(needsOfBrowse(request, this.fields));
  }

  /**
   * The hits are found in one turn. Facets of many hits are counted one after the other, with other requests between:
   * each takes some milliseconds for a million hits. What is written meanwhile they may count already.
   */
  search(request: SearchRequest): Promise<SearchResult> | SearchResult {
    const { result, found } = this.find(request);
    const { columns } = this.sources;
    const facets: FacetResult[] = [];
    const steps = function* (): Generator<undefined> {
      for (const facet of request.facets) {
        facets.push(countFacet(facet, found, columns));
        yield;
      }
    };
    if (found.size >= this.manyHits) return this.slices.run(steps()).then(() => ({ ...result, facets }));
    for (const counting = steps(); counting.next().done !== true;);
    return { ...result, facets };
  }

  private find(request: SearchRequest): {
    readonly result: Omit<SearchResult, 'facets'>;
    readonly found: DocSet;
  } {
    const { sources } = this;
    const listed = request.within === undefined ? undefined : this.listed(request.within);
    const { found, terms } = evaluateQuery(request.query, sources);
    const branchTest = (branch: number): readonly DocTest[] => listed?.branchTest(branch) ?? [];
    const filter = docFilter(request.filter, request.entityTypes, { ...sources, branchTest });
    const allowed = listed === undefined ? found : intersection([found, listed.all]);
    const hits = filter === undefined ? allowed : filter(allowed);
    const page = request.page.count === 0 ? [] : this.page(request, hits, { terms, listed });
    const counts = listed === undefined ? {} : { sectionCounts: listed.countSections(hits) };
    return { result: { hits: page, total: hits.size, ...counts }, found: hits };
  }

  suggest(request: SuggestRequest): readonly Suggestion[] {
    return suggest(request, { ...this.sources, texts: this.texts });
  }

  browse(request: BrowseRequest): BrowseResult {
    return browse(request, this.sources);
  }

  /** Look up the documents of a list, so far as they are not known. */
  private prepareList({ list: { numbers, entities } }: SearchWithin, work: Work): Preparation {
    const { documents, release } = this.numbers.lease(numbers);
    if (documents.knows(entities)) return { ready: undefined, release };
    const lookUp = async (): Promise<void> => {
      for (const units of documents.lookUp(entities)) {
        work.spend(units);
        if (work.turnIsOver) await work.rest();
      }
    };
    return { ready: lookUp(), release };
  }

  private listed(within: SearchWithin): ListedDocuments {
    const { directory } = this.sources;
    const { numbers, except } = within.list;
    const { documents, release } = this.numbers.lease(numbers);
    const [excepted] = directory.find([except]);
    const listed = new ListedDocuments(within, {
      documentOf: (number) => documents.documentOf(number),
      limit: directory.limit,
      except: excepted,
    });
    release();
    return listed;
  }

  private prepare(needs: Needs): Preparation {
    if (this.state === 'loaded') return this.lease(needs);
    let lease: Preparation | undefined;
    const ready = this.load().then(async () => {
      lease = this.lease(needs);
      await lease.ready;
    });
    return { ready, release: () => lease?.release() };
  }

  private lease(needs: Needs): Preparation {
    const columns = this.sources.columns.lease(needs.columns);
    const tests: ColumnLease[] = [];
    const compute = (): Promise<void> | undefined => this.compute(needs, tests);
    return {
      ready: columns.ready === undefined ? compute() : columns.ready.then(compute),
      release: () => {
        columns.release();
        for (const test of tests) test.release();
      },
    };
  }

  /**
   * Compute of the values of columns what takes long; `undefined` when nothing does. Tests by columns that are not in
   * memory are added to the leases.
   */
  private compute({ tests, sort }: Needs, leases: ColumnLease[]): Promise<void> | undefined {
    const { columns } = this.sources;
    const run = (field: string, steps: Steps | undefined): readonly Promise<void>[] =>
      steps === undefined
        ? []
        : [
            this.slices.run(steps).then(() => {
              columns.recount(field);
            }),
          ];
    const runTest = ({ field, test }: Needs['tests'][number]): readonly Promise<void>[] => {
      const { whole } = columns.column(field);
      if (whole !== undefined) return run(field, whole.matching.steps(test));
      const lease = columns.leaseTest(field, test);
      leases.push(lease);
      return lease.ready === undefined ? [] : [lease.ready];
    };
    const runs = [
      ...tests.flatMap(runTest),
      ...(sort === undefined ? [] : run(sort, columns.column(sort).whole?.sortKeys.steps())),
    ];
    return runs.length === 0 ? undefined : Promise.all(runs).then(() => undefined);
  }

  private load(): Promise<void> {
    return (this.loading ??= this.slices.run(this.loadSteps()).catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    }));
  }

  private *loadSteps(): Generator<undefined> {
    yield* this.pending.restore();
    yield* this.sources.directory.load();
    this.state = 'loaded';
    this.countFixed();
  }

  /** Memory of what cannot be evicted; and rank the documents again when many were added. */
  private countFixed(): void {
    const { directory } = this.sources;
    this.memory.setFixed(directory.bytes + this.pending.bytes);
    const steps: Steps | undefined = directory.rankAgain();
    // Until it has succeeded, the documents that were added are compared by their URNs.
    if (steps !== undefined) void this.slices.run(steps).catch(() => undefined);
  }

  private page(
    request: SearchRequest,
    hits: DocSet,
    { terms, listed }: { readonly terms: readonly TokenPattern[]; readonly listed: ListedDocuments | undefined },
  ): readonly SearchHit[] {
    const { matched, query, within } = request;
    const { directory } = this.sources;
    const scores = scoring(query, terms, this.sources);
    const read = matched === 'wanted' ? matchReader(query) : undefined;
    const shown: SearchHit[] = [];
    const top = this.top(request, hits, { scores, listed });
    const topScores = new Float64Array(top.length);
    scores.keys(top, topScores);
    for (const [at, id] of top.entries()) {
      const place = listed?.placeOf(id);
      const urn = this.urnAt(place, within) ?? directory.urn(id);
      if (urn === undefined) continue;
      const text = read === undefined ? undefined : this.texts.get(id);
      shown.push({
        urn,
        entityType: directory.typeOf(id),
        score: topScores[at] ?? 0,
        matched: text === undefined || read === undefined ? [] : read(text),
        ...(place === undefined ? {} : { place }),
      });
    }
    return shown;
  }

  private top(
    { sort, page }: SearchRequest,
    hits: DocSet,
    { scores, listed }: { readonly scores: Ranking; readonly listed: ListedDocuments | undefined },
  ): Int32Array {
    const { directory, columns } = this.sources;
    const order = listed?.order ?? directory.urnOrder();
    if (sort !== undefined) {
      return sortedPage(hits, { view: columns.column(sort.field), order: sort.order }, page, order);
    }
    return scores.equal === true && listed !== undefined
      ? listed.page(hits, page)
      : topDocuments(hits, scores, page, order);
  }

  /** The engine that numbers entities mostly has their URNs in memory. */
  private urnAt(place: number | undefined, within: SearchWithin | undefined): Urn | undefined {
    if (place === undefined || within === undefined) return undefined;
    return within.list.numbers.urnOf(within.list.entities[place] ?? 0);
  }
}

/** Two preparations as one. */
function both(one: Preparation, other: Preparation): Preparation {
  return {
    ready:
      one.ready === undefined || other.ready === undefined
        ? (one.ready ?? other.ready)
        : Promise.all([one.ready, other.ready]).then(() => undefined),
    release: () => {
      one.release();
      other.release();
    },
  };
}
