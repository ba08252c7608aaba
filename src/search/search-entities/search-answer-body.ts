import type { Page } from '../../kernel/page.js';
import type { Facet, SearchAnswer } from './search-entities.query.js';

/** Form of answers that the caller's protocol header asks for. */
export type AnswerForm = 'records' | 'urns';

/** Under this name the score of the engine is reported among the features of a hit. */
const SCORE_FEATURE = 'SEARCH_BACKEND_SCORE';

/**
 * A search answer as the wire shows it. `records`: `entities` holds a record a hit; `urns`: it holds the URNs. The
 * metadata carries the keys of both forms.
 */
export function searchAnswerBody({ hits, total, facets }: SearchAnswer, page: Page, form: AnswerForm): object {
  const urns = hits.map(({ urn }) => urn);
  return {
    entities: form === 'urns' ? urns : hits.map(hitBody),
    metadata: {
      aggregations: facets.map(facetBody),
      suggestions: [],
      urns,
      matches: hits.map(({ matched }) => ({ matchedFields: matched })),
      searchResultMetadatas: facets.map((facet) => ({ name: facet.field, aggregations: countsOf(facet) })),
    },
    from: page.start,
    pageSize: page.count,
    numEntities: total,
  };
}

/** A hit as the wire shows it. */
export function hitBody({ urn, matched, score }: SearchAnswer['hits'][number]): object {
  return { entity: urn, matchedFields: matched, features: { [SCORE_FEATURE]: score }, score };
}

function facetBody(facet: Facet): object {
  return {
    name: facet.field,
    displayName: facet.label,
    aggregations: countsOf(facet),
    filterValues: facet.values.map(({ value, count, filtered }) => ({
      value,
      ...(value.startsWith('urn:li:') ? { entity: value } : {}),
      facetCount: count,
      filtered: filtered === 'yes',
    })),
  };
}

function countsOf({ values }: Facet): Readonly<Record<string, number>> {
  return Object.fromEntries(values.map(({ value, count }) => [value, count]));
}
