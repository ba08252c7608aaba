import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchDocument, SuggestDocument } from '../../../generated/web/graphql/graphql.js';
import { carryOut } from '../app/transport.js';
import { filterInput, type SearchAddress } from './search-address.js';

/** Results on a page. */
export const PAGE_SIZE = 20;
const FACET_VALUES = 50;
const SUGGESTIONS = 4;

/** What a search finds; the results before it stay until there are new ones. */
export function useSearch(search: SearchAddress) {
  const input = {
    query: search.query === '' ? '*' : search.query,
    start: (search.page - 1) * PAGE_SIZE,
    count: PAGE_SIZE,
    orFilters: filterInput(search),
    searchFlags: { maxAggValues: FACET_VALUES, skipHighlighting: search.query === '', fulltext: true },
  };
  return useQuery({
    queryKey: ['search', input],
    queryFn: async ({ signal }) => (await carryOut(SearchDocument, { input }, signal)).searchAcrossEntities,
    placeholderData: keepPreviousData,
  });
}

/** Entities whose names begin like what is typed, by type. */
export function useSuggestions(query: string) {
  return useQuery({
    queryKey: ['suggest', query],
    queryFn: async ({ signal }) =>
      (await carryOut(SuggestDocument, { input: { query, limit: SUGGESTIONS } }, signal)).autoCompleteForMultiple,
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
