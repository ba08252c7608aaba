import {
  type BrowseRequest,
  type BrowseResult,
  SearchIndex,
  type SearchRequest,
  type SearchResult,
  type SuggestRequest,
  type Suggestion,
} from './search-index.port.js';

/** A search index that answers only when it may. */
export class WaitingSearchIndex extends SearchIndex {
  /** @param check throws while the index is not complete; called before every read */
  constructor(
    private readonly index: SearchIndex,
    private readonly check: () => void,
  ) {
    super();
  }

  override async search(request: SearchRequest): Promise<SearchResult> {
    this.check();
    return this.index.search(request);
  }

  override async suggest(request: SuggestRequest): Promise<readonly Suggestion[]> {
    this.check();
    return this.index.suggest(request);
  }

  override async browse(request: BrowseRequest): Promise<BrowseResult> {
    this.check();
    return this.index.browse(request);
  }
}
