import type { Work } from '../../../../kernel/work.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type {
  BrowseRequest,
  BrowseResult,
  SearchRequest,
  SearchResult,
  SearchWithin,
  SuggestRequest,
  Suggestion,
} from '../../../../search/search-index.port.js';
import { type ColumnLease, ColumnStore } from '../memory/column-store.js';
import { DocumentDirectory } from '../memory/document-directory.js';
import { DocumentNumbers } from '../memory/document-numbers.js';
import { IndexMemory } from '../memory/index-memory.js';
import { ListedDocuments } from '../memory/listed-documents.js';
import type { Slices, Steps } from '../memory/slices.js';
import { carryOut, type Stepwise } from '../../../../text-search/stepwise.js';
import type { DocumentFile } from '../storage/document-file.js';
import { DocumentTexts } from '../storage/document-texts.js';
import type { DocumentChange } from '../storage/document-writer.js';
import type { PendingColumns } from '../storage/pending-columns.js';
import { browse } from './browse-walk.js';
import { type Needs, needsOfBrowse, needsOfFilter, needsOfSearch } from './needs.js';
import { Postings } from './postings.js';
import type { QuerySources } from './query-evaluation.js';
import { type AnswerKey, keyOfSearch, keyOfSuggest, RecentAnswers } from './recent-answers.js';
import { RecentChanges } from './recent-changes.js';
import { RecentHits } from './recent-hits.js';
import { RequestLists } from './request-lists.js';
import { answerSearch } from './search-answer.js';
import { suggest } from './suggestion.js';

/** Hits from which on facets are counted in slices: those of fewer take some twenty milliseconds together. */
const MANY_HITS = 50_000;
/** Units of work of an answer that is known. */
const KNOWN_ANSWER_UNITS = 10;
/** Documents up to which the list of a text is read at once: in some ten milliseconds at most. */
const READ_AT_ONCE = 10_000;

/**
 * `memoryLimit`: bytes that may be in memory. `manyHits`: hits from which on facets are counted in steps. `readAtOnce`:
 * number of documents up to which the list of a text is read in one turn. `mostUnranked`: documents that are added
 * before all are put in the order of their URNs again. `largeColumn`: bytes in the file from which on a column is read
 * while requests pass over it in the file.
 */
export interface ReaderSettings {
  readonly memoryLimit: number;
  readonly manyHits?: number;
  readonly readAtOnce?: number;
  readonly mostUnranked?: number;
  readonly largeColumn?: number;
}

/** What a reader reads from. */
export interface ReaderSources {
  readonly file: DocumentFile;
  readonly fields: SearchFields;
  readonly pending: PendingColumns;
  readonly slices: Slices;
  readonly settings: ReaderSettings;
  /** Whether writes are still reported to the reader; absent where they always are. */
  readonly isCurrent?: () => boolean;
  /** Writes pending rows, before the full-text table is read, for so many milliseconds. */
  readonly flushPending: (milliseconds: number) => 'done' | 'more';
}

/** A request that is being prepared. `ready`: `undefined` when it can be answered at once. */
export interface Preparation {
  readonly ready: Promise<void> | undefined;
  /** Call when the request was answered. */
  readonly release: () => void;
}

/**
 * Answers from one file of documents: text from its full-text table, all else from columns in memory, or from their
 * pages where memory does not suffice. A request is first prepared, then answered, both of which may take many turns of
 * the event loop. Every write since it was made must be reported to `note`.
 */
export class DocumentReader {
  readonly memory: IndexMemory;
  private readonly directory: DocumentDirectory;
  private readonly columns: ColumnStore;
  private readonly postings: Postings;
  private readonly changes = new RecentChanges();
  private readonly answers: RecentAnswers<SearchResult>;
  private readonly completions: RecentAnswers<readonly Suggestion[]>;
  private readonly recent: RecentHits;
  private readonly texts: DocumentTexts;
  private readonly numbers: DocumentNumbers;
  private readonly fields: SearchFields;
  private readonly slices: Slices;
  private readonly pending: PendingColumns;
  private readonly manyHits: number;
  private readonly readAtOnce: number;
  private readonly isCurrent: () => boolean;
  private loading: Promise<void> | undefined;
  private state: 'loaded' | 'loading' = 'loading';

  constructor({ file, fields, pending, slices, settings, flushPending, isCurrent }: ReaderSources) {
    this.manyHits = settings.manyHits ?? MANY_HITS;
    this.readAtOnce = settings.readAtOnce ?? READ_AT_ONCE;
    this.fields = fields;
    this.slices = slices;
    this.pending = pending;
    this.isCurrent = isCurrent ?? ((): boolean => true);
    this.memory = new IndexMemory(settings.memoryLimit);
    this.answers = new RecentAnswers(this.memory, this.changes);
    this.completions = new RecentAnswers(this.memory, this.changes);
    this.recent = new RecentHits(this.memory, this.changes);
    this.texts = new DocumentTexts(file, fields, this.memory);
    this.numbers = new DocumentNumbers(file, this.memory);
    const directory = new DocumentDirectory(file, pending, settings.mostUnranked);
    const { memory, changes } = this;
    const limit = (): number => directory.limit;
    const { largeColumn } = settings;
    const columns = new ColumnStore({ file, pending, fields, memory, slices, limit, largeColumn });
    this.directory = directory;
    this.columns = columns;
    this.postings = new Postings({ file, columns, limit, memory, changes, flushPending });
  }

  /** Documents, and bytes of what is loaded of them; `undefined` until the documents are known. */
  get inMemory(): { readonly bytes: number; readonly count: number } | undefined {
    return this.state === 'loaded' ? { bytes: this.memory.bytes, count: this.directory.count } : undefined;
  }

  /** Load what most requests need. */
  async warmUp(): Promise<void> {
    await this.load();
    const { ready, release } = this.columns.lease(this.columns.usual());
    await ready;
    release();
    this.columns.prepareLarge();
  }

  /** Reflect what was written. */
  note(change: DocumentChange): void {
    const { directory, columns } = this;
    if (change.kind === 'removed') {
      this.texts.forget(change.id);
      directory.remove(change.id);
    } else {
      this.texts.forget(change.facts.id);
      directory.put(change.facts);
    }
    columns.update(change);
    this.numbers.note(change);
    this.changes.add(change);
    if (this.state === 'loaded') this.countFixed();
  }

  /** The answer to a search that was answered before, where nothing was written since. Nothing need be prepared. */
  knownAnswer(key: AnswerKey, work: Work): SearchResult | undefined {
    return knownOf(this.answers, key, work);
  }

  /** The same of completions. */
  knownSuggestions(key: AnswerKey, work: Work): readonly Suggestion[] | undefined {
    return knownOf(this.completions, key, work);
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

  /** Facets of many hits are counted one after the other; what is written meanwhile they may count already. */
  async search(request: SearchRequest, work: Work, key = keyOfSearch(request)): Promise<SearchResult> {
    const { texts, changes, manyHits, recent } = this;
    const { within } = request;
    const listed = within === undefined ? undefined : (): ListedDocuments => this.listed(within);
    const at = changes.now;
    const result = await this.answer(work, (sources) =>
      answerSearch(request, { ...sources, texts, changes, manyHits, listed, recent }),
    );
    if (key !== undefined) this.answers.note(key, result, at);
    return result;
  }

  async suggest(request: SuggestRequest, work: Work, key = keyOfSuggest(request)): Promise<readonly Suggestion[]> {
    const at = this.changes.now;
    const result = await this.answer(work, (sources) => suggest(request, { ...sources, texts: this.texts }));
    if (key !== undefined) this.completions.note(key, result, at);
    return result;
  }

  browse(request: BrowseRequest, work: Work): Promise<BrowseResult> {
    return this.answer(work, (sources) => browse(request, { ...sources, changes: this.changes }));
  }

  /** What is written meanwhile is remembered, so that lists can be brought up to date. */
  private async answer<T>(work: Work, steps: (sources: QuerySources) => Stepwise<T>): Promise<T> {
    const { directory, columns, postings, changes } = this;
    const moment = changes.pin();
    try {
      const lists = new RequestLists({ postings, work, readsAtOnce: () => directory.count <= this.readAtOnce });
      return await carryOut(steps({ directory, columns, lists, fields: this.fields, work }), work);
    } finally {
      moment.release();
    }
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
    const { directory } = this;
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
    const columns = this.columns.lease(needs.columns);
    const passed = this.columns.lease(needs.passed, 'one-pass');
    const tests: ColumnLease[] = [];
    const compute = (): Promise<void> | undefined => this.compute(needs, tests);
    const ready = readyBoth(columns.ready, passed.ready);
    return {
      ready: ready === undefined ? compute() : ready.then(compute),
      release: () => {
        columns.release();
        passed.release();
        for (const test of tests) test.release();
      },
    };
  }

  /**
   * Compute of the values of columns what takes long; `undefined` when nothing does. Tests by columns that are not in
   * memory are added to the leases.
   */
  private compute({ tests, sort }: Needs, leases: ColumnLease[]): Promise<void> | undefined {
    const { columns } = this;
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
    yield* this.directory.load();
    this.state = 'loaded';
    this.countFixed();
  }

  /** Memory of what cannot be evicted; and rank the documents again when many were added. */
  private countFixed(): void {
    const { directory } = this;
    this.memory.setFixed(directory.bytes + this.pending.bytes);
    const steps = directory.rankAgain();
    // Until it has succeeded, the documents that were added are compared by their URNs.
    if (steps === undefined) return;
    void this.slices.run(this.whileCurrent(steps), () => false).catch(() => undefined);
  }

  /** What was found before writes were lost must not be stored. */
  private *whileCurrent(steps: Steps): Generator<undefined> {
    while (this.isCurrent() && steps.next().done !== true) yield;
  }
}

function knownOf<T>(answers: RecentAnswers<T>, key: AnswerKey, work: Work): T | undefined {
  const known = key === undefined ? undefined : answers.find(key);
  if (known !== undefined) work.spend(KNOWN_ANSWER_UNITS);
  return known;
}

/** Two preparations as one. */
function both(one: Preparation, other: Preparation): Preparation {
  return {
    ready: readyBoth(one.ready, other.ready),
    release: () => {
      one.release();
      other.release();
    },
  };
}

function readyBoth(one: Promise<void> | undefined, other: Promise<void> | undefined): Promise<void> | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Promise.all([one, other]).then(() => undefined);
}
