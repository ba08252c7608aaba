import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { Work } from '../kernel/work.js';
import type { RequestContext } from '../platform/seam/index.js';
import { aspectSpec, entitySpec, generatedModels } from '../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../registry/generated-registry.js';
import { SearchFields } from '../registry/search-fields.js';
import { searchableSpec } from '../registry/searchable-spec.builder.js';
import { FilterParser } from './filter-parsing/filter-parser.js';
import {
  type BrowseRequest,
  type BrowseResult,
  SearchIndex,
  type SearchRequest,
  type SearchResult,
  type SuggestRequest,
  type Suggestion,
} from './search-index.port.js';

/** Notes that every question finds, cards that searches find, and pins that are found when they are named. */
export const searchedRegistry = new GeneratedRegistry(
  generatedModels({
    rules: { defaults: {}, expansions: {}, softDelete: 'removed' },
    entities: [
      entitySpec('card', { found: 'search', aspects: ['cardKey', 'cardInfo'] }),
      entitySpec('note', { aspects: ['noteKey', 'info', 'status'] }),
      entitySpec('pin', { found: 'named', aspects: ['pinKey'] }),
    ],
    aspects: [
      ...['cardKey', 'noteKey', 'pinKey'].map((name) => aspectSpec(name)),
      aspectSpec('cardInfo', { searchable: [searchableSpec('colour', { facet: 'Colour' })] }),
      aspectSpec('info', {
        searchable: [
          searchableSpec('name', { aliases: ['title'] }),
          searchableSpec('tags', { type: 'URN', value: 'urn', facet: 'Tags' }),
          searchableSpec('paths', { type: 'BROWSE_PATH' }),
        ],
      }),
      aspectSpec('status', { searchable: [searchableSpec('removed', { type: 'BOOLEAN', value: 'boolean' })] }),
    ],
  }),
);

export const searchedFields = new SearchFields(searchedRegistry);

export const filterParser = new FilterParser(searchedFields);

/** What a request without limits is carried out under. */
export const UNLIMITED: RequestContext = { actor: SYSTEM_ACTOR, requestId: '1', wire: 'rpc', work: Work.unlimited };

/** An index that answers as a test says, by default that nothing is there, and records what it is asked. */
export class RecordedSearchIndex extends SearchIndex {
  readonly searches: SearchRequest[] = [];
  readonly suggests: SuggestRequest[] = [];
  readonly browses: BrowseRequest[] = [];
  found: SearchResult = { hits: [], total: 0, facets: [] };
  suggestions: readonly Suggestion[] = [];
  browsed: BrowseResult = { groups: [], groupTotal: 0, urns: [], urnTotal: 0, documentTotal: 0 };

  override search(request: SearchRequest): Promise<SearchResult> {
    this.searches.push(request);
    return Promise.resolve(this.found);
  }

  override suggest(request: SuggestRequest): Promise<readonly Suggestion[]> {
    this.suggests.push(request);
    return Promise.resolve(this.suggestions);
  }

  override browse(request: BrowseRequest): Promise<BrowseResult> {
    this.browses.push(request);
    return Promise.resolve(this.browsed);
  }
}
