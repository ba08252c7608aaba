import type { SearchFields } from '../../../registry/search-fields.js';
import type {
  BrowseRequest,
  BrowseResult,
  SearchHit,
  SearchRequest,
  SearchResult,
  SuggestRequest,
} from '../../../search/search-index.port.js';
import { browse } from './browse-walk.js';
import { ColumnStore } from './column-store.js';
import { DocumentDirectory } from './document-directory.js';
import type { DocumentFile } from './document-file.js';
import type { DocumentChange } from './document-writer.js';
import { type DocSet, intersection } from './doc-set.js';
import { countFacet } from './facet-counting.js';
import { filterTest } from './filter-evaluation.js';
import { matchReader } from './matched-fields.js';
import { Postings } from './postings.js';
import { evaluateQuery, type QuerySources } from './query-evaluation.js';
import { type RankKey, scoring, sortKey, topDocuments } from './ranking.js';
import { type Suggestion, suggest } from './suggestion.js';

/**
 * Answers from one file of documents: text from its full-text table, all else from memory. Made at the first read, told
 * of every write from then on.
 */
export class DocumentReader {
  private readonly sources: QuerySources;

  constructor(
    private readonly file: DocumentFile,
    fields: SearchFields,
  ) {
    const directory = new DocumentDirectory(file);
    const columns = new ColumnStore(file, fields, directory);
    this.sources = { directory, columns, postings: new Postings(file), fields };
  }

  /** Take in what was written; called after its transaction is complete. */
  note(change: DocumentChange): void {
    if (change.kind === 'removed') {
      this.sources.directory.remove(change.id);
      this.sources.columns.update(change.id, undefined);
      this.sources.postings.noteChange(change.id);
      return;
    }
    this.sources.directory.put(change.facts);
    this.sources.columns.update(change.facts.id, change.fields);
    if (change.words === 'changed') this.sources.postings.noteChange(change.facts.id);
  }

  search(request: SearchRequest): SearchResult {
    const { sources } = this;
    const { found, terms } = evaluateQuery(request.query, sources);
    const passes = filterTest(request.filter, request.entityTypes, sources);
    const within =
      request.within === undefined ? found : intersection([found, this.sources.directory.find(request.within)]);
    const hits = passes === undefined ? within : within.filter(passes);
    const score = scoring(request.query, hits.size === 0 || request.page.count === 0 ? [] : terms, sources);
    return {
      hits: this.page(request, hits, score),
      total: hits.size,
      facets: request.facets.map((facet) => countFacet(facet, hits, this.sources.columns)),
    };
  }

  suggest(request: SuggestRequest): readonly Suggestion[] {
    return suggest(request, { ...this.sources, file: this.file });
  }

  browse(request: BrowseRequest): BrowseResult {
    return browse(request, this.sources);
  }

  private page(request: SearchRequest, hits: DocSet, score: RankKey): readonly SearchHit[] {
    const { sort } = request;
    const key = sort === undefined ? score : sortKey(sort, this.sources.columns.column(sort.field));
    const matched = request.matched === 'wanted' ? matchReader(request.query, this.sources.fields) : undefined;
    const page: SearchHit[] = [];
    for (const { id } of topDocuments(hits, key, request.page, this.sources.directory)) {
      const urn = this.sources.directory.urn(id);
      const row = matched === undefined ? undefined : this.file.byId.get(id);
      if (urn === undefined) continue;
      page.push({
        urn,
        entityType: this.sources.directory.typeOf(id),
        score: score(id),
        matched: row === undefined || matched === undefined ? [] : matched(row),
      });
    }
    return page;
  }
}
