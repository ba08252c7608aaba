import {
  type BrowseRequest,
  type BrowseResult,
  SearchIndex,
  type SearchRequest,
  type SearchResult,
  type SuggestRequest,
  type Suggestion,
} from '../../../search/search-index.port.js';
import { attempt } from '../sqlite-fault.js';
import type { DocumentGenerations } from './sqlite-document-store.js';

/**
 * Answers from the documents of SqliteDocumentStore. FTS5 finds words; what filters, facets, sorting and browsing need
 * is in memory by document number, loaded at first use: a filter on a frequent value, a count over all hits and an
 * exact total then cost a pass over integers.
 */
export class SqliteSearchIndex extends SearchIndex {
  constructor(private readonly generations: Pick<DocumentGenerations, 'current' | 'forEachServed'>) {
    super();
  }

  override search(request: SearchRequest): Promise<SearchResult> {
    return attempt(() => this.generations.current.reader.search(request));
  }

  override suggest(request: SuggestRequest): Promise<readonly Suggestion[]> {
    return attempt(() => this.generations.current.reader.suggest(request));
  }

  override browse(request: BrowseRequest): Promise<BrowseResult> {
    return attempt(() => this.generations.current.reader.browse(request));
  }

  /** Load what reads need in the background, of the generation that serves and of each that follows it. */
  warmUp(): void {
    this.generations.forEachServed((file) => {
      file.warmUp();
    });
  }
}
