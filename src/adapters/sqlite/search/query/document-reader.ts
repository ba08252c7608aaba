import type { SearchFields } from '../../../../registry/search-fields.js';
import type {
  BrowseRequest,
  BrowseResult,
  SearchHit,
  SearchRequest,
  SearchResult,
  SuggestRequest,
  Suggestion,
} from '../../../../search/search-index.port.js';
import { browse } from './browse-walk.js';
import { ColumnStore } from '../memory/column-store.js';
import { DocumentDirectory } from '../memory/document-directory.js';
import type { DocumentFile } from '../storage/document-file.js';
import { DocumentTexts } from '../storage/document-texts.js';
import type { DocumentChange } from '../storage/document-writer.js';
import { DocSet, intersection } from '../memory/doc-set.js';
import { countFacet } from './facet-counting.js';
import { docFilter } from './filter-evaluation.js';
import { matchReader } from './matched-fields.js';
import { Postings } from './postings.js';
import { evaluateQuery, type QuerySources } from './query-evaluation.js';
import type { TokenPattern } from './full-text-expression.js';
import { scoring, sortKeys } from './ranking.js';
import { suggest } from './suggestion.js';
import { type TieOrder, topDocuments } from '../memory/top-documents.js';

/**
 * Answers from one file of documents: text from its full-text table, all else from memory, which is loaded in steps or
 * at the first read. Every write since it was made must be reported to `note`.
 */
export class DocumentReader {
  private readonly loaded: QuerySources;
  private state: 'loaded' | 'loading' = 'loading';
  private readonly texts: DocumentTexts;
  private readonly loading: Iterator<undefined>;

  constructor(file: DocumentFile, fields: SearchFields, flushPending: () => void) {
    this.texts = new DocumentTexts(file, fields);
    const directory = new DocumentDirectory(file);
    const columns = new ColumnStore(file, fields, directory);
    this.loaded = { directory, columns, postings: new Postings(file, directory, flushPending), fields };
    this.loading = load(directory, columns);
  }

  /** Load for so many milliseconds. */
  load(milliseconds: number): 'done' | 'more' {
    const end = performance.now() + milliseconds;
    while (this.state === 'loading') {
      if (this.loading.next().done === true) this.state = 'loaded';
      else if (performance.now() >= end) return 'more';
    }
    return 'done';
  }

  /** Reflect what was written. */
  note(change: DocumentChange): void {
    this.texts.forget(change.kind === 'removed' ? change.id : change.facts.id);
    if (change.kind === 'removed') {
      this.loaded.directory.remove(change.id);
      this.loaded.columns.remove(change.id);
      this.loaded.postings.noteChange({ id: change.id, texts: undefined });
      return;
    }
    this.loaded.directory.put(change.facts);
    this.loaded.columns.update(change.facts.id, change.fields, change.changed);
    if (change.texts !== undefined) this.loaded.postings.noteChange({ id: change.facts.id, texts: change.texts });
  }

  search(request: SearchRequest): SearchResult {
    const { sources } = this;
    const { found, terms } = evaluateQuery(request.query, sources);
    const passing = docFilter(request.filter, request.entityTypes, sources);
    const within = request.within === undefined ? undefined : sources.directory.find(request.within);
    const allowed = within === undefined ? found : intersection([found, DocSet.of(within)]);
    const hits = passing === undefined ? allowed : passing(allowed);
    return {
      hits: request.page.count === 0 ? [] : this.page(request, hits, { terms, within }),
      total: hits.size,
      facets: request.facets.map((facet) => countFacet(facet, hits, sources)),
    };
  }

  suggest(request: SuggestRequest): readonly Suggestion[] {
    return suggest(request, { ...this.sources, texts: this.texts });
  }

  browse(request: BrowseRequest): BrowseResult {
    return browse(request, this.sources);
  }

  /** What answers are made from, completely loaded. */
  private get sources(): QuerySources {
    if (this.state === 'loading') this.load(Number.POSITIVE_INFINITY);
    return this.loaded;
  }

  private page(
    { matched, page, query, sort }: SearchRequest,
    hits: DocSet,
    { terms, within }: { readonly terms: readonly TokenPattern[]; readonly within: readonly number[] | undefined },
  ): readonly SearchHit[] {
    const { columns, directory } = this.sources;
    const scores = scoring(query, terms, this.sources);
    const ranking = sort === undefined ? scores : { keys: sortKeys(sort, columns.column(sort.field)) };
    const order = within === undefined ? directory.urnOrder() : orderOf(within);
    const read = matched === 'wanted' ? matchReader(query) : undefined;
    const shown: SearchHit[] = [];
    const top = topDocuments(hits, ranking, page, order);
    const topScores = new Float64Array(top.length);
    scores.keys(top, topScores);
    for (const [place, id] of top.entries()) {
      const urn = directory.urn(id);
      if (urn === undefined) continue;
      const text = read === undefined ? undefined : this.texts.get(id);
      shown.push({
        urn,
        entityType: directory.typeOf(id),
        score: topScores[place] ?? 0,
        matched: text === undefined || read === undefined ? [] : read(text),
      });
    }
    return shown;
  }
}

function* load(directory: DocumentDirectory, columns: ColumnStore): Generator<undefined> {
  yield* directory.load();
  yield* columns.load();
}

/** The order of the list. */
function orderOf(ids: readonly number[]): TieOrder {
  const places = new Map<number, number>();
  ids.forEach((id, place) => {
    if (!places.has(id)) places.set(id, place);
  });
  return { compare: (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) };
}
