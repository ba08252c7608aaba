import { removeSearchIndexes, searchIndexAdapters } from './search-index-adapters.js';
import { describeSearchDocuments } from './search-index-documents.js';
import { describeSearchExplanations } from './search-index-explanations.js';
import { describeSearchFilters } from './search-index-filters.js';
import { describeSearchFreshness } from './search-index-freshness.js';
import { describeSearchGenerations } from './search-index-generations.js';
import { describeSearchLists } from './search-index-lists.js';
import { describeSearchMatches } from './search-index-matches.js';
import { describeSearchMeaning } from './search-index-meaning.js';
import { describeSearchOrder } from './search-index-order.js';
import { describeSearchText } from './search-index-text.js';
import { describeSearchWalks } from './search-index-walks.js';

for (const adapter of searchIndexAdapters) {
  describeSearchDocuments(adapter);
  describeSearchFilters(adapter);
  describeSearchText(adapter);
  describeSearchMatches(adapter);
  describeSearchExplanations(adapter);
  describeSearchMeaning(adapter);
  describeSearchOrder(adapter);
  describeSearchLists(adapter);
  describeSearchFreshness(adapter);
  describeSearchGenerations(adapter);
  describeSearchWalks(adapter);
}

afterAll(removeSearchIndexes);
