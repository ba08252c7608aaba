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
import { DocumentTexts } from './document-texts.js';
import type { DocumentChange } from './document-writer.js';
import { DocSet, intersection } from './doc-set.js';
import { countFacet } from './facet-counting.js';
import { filterTest } from './filter-evaluation.js';
import { matchReader } from './matched-fields.js';
import { Postings } from './postings.js';
import { evaluateQuery, type QuerySources } from './query-evaluation.js';
import type { TokenPattern } from './full-text-expression.js';
import { scoring, sortKey, type TieOrder, topDocuments } from './ranking.js';
import { type Suggestion, suggest } from './suggestion.js';

/**
 * Answers from one file of documents: text from its full-text table, all else from memory. Made at the first read, told
 * of every write from then on.
 */
export class DocumentReader {
  private readonly sources: QuerySources;
  private readonly texts: DocumentTexts;

  constructor(file: DocumentFile, fields: SearchFields) {
    this.texts = new DocumentTexts(file, fields);
    const directory = new DocumentDirectory(file);
    const columns = new ColumnStore(file, fields, directory);
    this.sources = { directory, columns, postings: new Postings(file, directory), fields };
  }

  /** Take in what was written; called after its transaction is complete. */
  note(change: DocumentChange): void {
    this.texts.forget(change.kind === 'removed' ? change.id : change.facts.id);
    if (change.kind === 'removed') {
      this.sources.directory.remove(change.id);
      this.sources.columns.update(change.id, undefined);
      this.sources.postings.noteChange({ id: change.id, texts: undefined });
      return;
    }
    this.sources.directory.put(change.facts);
    this.sources.columns.update(change.facts.id, change.fields);
    if (change.texts !== undefined) this.sources.postings.noteChange({ id: change.facts.id, texts: change.texts });
  }

  search(request: SearchRequest): SearchResult {
    const { sources } = this;
    const { found, terms } = evaluateQuery(request.query, sources);
    const passes = filterTest(request.filter, request.entityTypes, sources);
    const within = request.within === undefined ? undefined : sources.directory.find(request.within);
    const allowed = within === undefined ? found : intersection([found, DocSet.of(within)]);
    const hits = passes === undefined ? allowed : allowed.filter(passes);
    return {
      hits: request.page.count === 0 ? [] : this.page(request, hits, { terms, within }),
      total: hits.size,
      facets: request.facets.map((facet) => countFacet(facet, hits, sources.columns)),
    };
  }

  suggest(request: SuggestRequest): readonly Suggestion[] {
    return suggest(request, { ...this.sources, texts: this.texts });
  }

  browse(request: BrowseRequest): BrowseResult {
    return browse(request, this.sources);
  }

  private page(
    { matched, page, query, sort }: SearchRequest,
    hits: DocSet,
    { terms, within }: { readonly terms: readonly TokenPattern[]; readonly within: readonly number[] | undefined },
  ): readonly SearchHit[] {
    const { columns, directory } = this.sources;
    const score = scoring(query, terms, this.sources);
    const key = sort === undefined ? score : sortKey(sort, columns.column(sort.field));
    const order = within === undefined ? directory.urnOrder() : orderOf(within);
    const read = matched === 'wanted' ? matchReader(query) : undefined;
    const shown: SearchHit[] = [];
    for (const { id } of topDocuments(hits, key, page, order)) {
      const urn = directory.urn(id);
      const text = read === undefined ? undefined : this.texts.get(id);
      if (urn === undefined) continue;
      shown.push({
        urn,
        entityType: directory.typeOf(id),
        score: score(id),
        matched: text === undefined || read === undefined ? [] : read(text),
      });
    }
    return shown;
  }
}

/** The order in which documents were given. */
function orderOf(ids: readonly number[]): TieOrder {
  const places = new Map<number, number>();
  ids.forEach((id, place) => {
    if (!places.has(id)) places.set(id, place);
  });
  return { compare: (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) };
}
