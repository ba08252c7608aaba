import type { Work } from '../kernel/work.js';
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

  override async search(request: SearchRequest, work: Work): Promise<SearchResult> {
    this.check();
    return this.index.search(request, work);
  }

  override async suggest(request: SuggestRequest, work: Work): Promise<readonly Suggestion[]> {
    this.check();
    return this.index.suggest(request, work);
  }

  override async browse(request: BrowseRequest, work: Work): Promise<BrowseResult> {
    this.check();
    return this.index.browse(request, work);
  }
}
