import type { Page } from '../../kernel/page.js';
import type { Facet, SearchAnswer } from './search-entities.query.js';

/** Under this name the score of the engine is reported among the features of a hit. */
const SCORE_FEATURE = 'SEARCH_BACKEND_SCORE';

/** Parts of a hit as JSON text, printed once for all places where they stand. */
export interface HitText {
  readonly urn: string;
  readonly matchedFields: string;
}

/**
 * A search answer as the wire shows it, as JSON text: where hits were found is most of it and stands there twice. The
 * metadata carries the keys of both forms of `entities`, lists of records and of URNs.
 * @param answer with all that `entityText` tells of its hits
 * @param page as it was asked for
 * @param entityText a hit in `entities`
 */
export function searchAnswerText<H extends SearchAnswer['hits'][number]>(
  answer: Omit<SearchAnswer, 'hits'> & { readonly hits: readonly H[] },
  page: Page,
  entityText: (hit: H, text: HitText) => string,
): string {
  const { hits, total, facets } = answer;
  const entities: string[] = [];
  const urns: string[] = [];
  const matches: string[] = [];
  for (const hit of hits) {
    const text = { urn: JSON.stringify(hit.urn), matchedFields: JSON.stringify(hit.matched) };
    entities.push(entityText(hit, text));
    urns.push(text.urn);
    matches.push(`{"matchedFields":${text.matchedFields}}`);
  }
  const metadata = [
    `"aggregations":${JSON.stringify(facets.map(facetBody))}`,
    '"suggestions":[]',
    `"urns":[${urns.join(',')}]`,
    `"matches":[${matches.join(',')}]`,
    `"searchResultMetadatas":${JSON.stringify(facets.map((facet) => ({ name: facet.field, aggregations: countsOf(facet) })))}`,
  ];
  const numbers = `"from":${String(page.start)},"pageSize":${String(page.count)},"numEntities":${String(total)}`;
  return `{"entities":[${entities.join(',')}],"metadata":{${metadata.join(',')}},${numbers}}`;
}

/** Members of a hit as a record, without the braces around them. */
export function hitMembers({ score }: SearchAnswer['hits'][number], { urn, matchedFields }: HitText): string {
  const printed = JSON.stringify(score);
  return `"entity":${urn},"matchedFields":${matchedFields},"features":{"${SCORE_FEATURE}":${printed}},"score":${printed}`;
}

function facetBody(facet: Facet): object {
  return {
    name: facet.field,
    displayName: facet.label,
    aggregations: countsOf(facet),
    filterValues: facet.values.map(({ value, count, isFiltered }) => ({
      value,
      ...(value.startsWith('urn:li:') ? { entity: value } : {}),
      facetCount: count,
      filtered: isFiltered,
    })),
  };
}

function countsOf({ values }: Facet): Readonly<Record<string, number>> {
  return Object.fromEntries(values.map(({ value, count }) => [value, count]));
}
