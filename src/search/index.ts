// src/search - finds entities by text, filter and browse path; knows nothing of versions or lineage.
export { AutocompleteQuery } from './autocomplete/autocomplete.query.js';
export type { AutocompleteAnswer, AutocompleteCriteria } from './autocomplete/autocomplete.query.js';
export { BrowsePathsQuery } from './browse-paths/browse-paths.js';
export { BrowsePlacesQuery } from './browse-places/browse-places.js';
export { BrowseQuery } from './browse/browse.query.js';
export type { BrowseCriteria } from './browse/browse.query.js';
export { criterionValues, FilterParser } from './filter-parsing/filter-parser.js';
export type { ParsedFilter, SoftDeleted } from './filter-parsing/filter-parser.js';
export { countJoined, groupsOf, joinedFilters, narrowedBy } from './filter-parsing/joined-filters.js';
export type { CriterionDto, FilterDto } from './filter-parsing/filter-dto.js';
export { parseQuery } from './query-text/parse-query.js';
export type { QueryMode } from './query-text/query-token.js';
export { facetAnswer } from './search-entities/facet-answer.js';
export { ScrollEntitiesQuery } from './scroll-entities/scroll-entities.query.js';
export { scroll } from './scroll-entities/scroll.js';
export type { Scrolled, ScrollRequest } from './scroll-entities/scroll.js';
export { searchFlags, sentScrollId } from './search-entities/search-flags.js';
export type { AnswerForm } from './search-entities/search-answer-text.js';
export { hitMembers, searchAnswerText } from './search-entities/search-answer-text.js';
export { DEFAULT_FACET_VALUES, SearchEntitiesQuery } from './search-entities/search-entities.query.js';
export type {
  Facet,
  FacetValue,
  FacetSelection,
  SearchAnswer,
  SearchCriteria,
} from './search-entities/search-entities.query.js';
export { DocumentStore } from './document-store.port.js';
export { SearchIndex } from './search-index.port.js';
export type { BrowseResult, EntitySections, SearchHit } from './search-index.port.js';
export { WaitingSearchIndex } from './waiting-search-index.js';
export { SearchModule } from './search.module.js';
