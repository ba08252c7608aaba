import { inTurns } from '../../kernel/in-turns.js';
import { SearchEntitiesQuery, type SearchCriteria, type SearchHit } from '../../search/index.js';
import type { RequestScope } from '../reading/request-scope.js';
import { extraFieldsOf } from './extra-fields.js';
import { facetsOf } from './search-input.js';

/** Work of making an entity of a hit. */
const HIT_UNITS = 3;

/** Results of a search that can find nothing. */
export const NOTHING = { count: 0, total: 0, searchResults: [], facets: [] };

/** Find what meets the criteria, as the schema shows results. `extraFields`: search fields whose values they have. */
export async function searchResults(
  criteria: SearchCriteria,
  scope: RequestScope,
  extraFields: readonly string[] = [],
): Promise<object> {
  const { hits, total, facets } = await scope.sources.bus.execute(new SearchEntitiesQuery(criteria, scope.context));
  return {
    start: criteria.page.start,
    count: hits.length,
    total,
    searchResults: await resultsOf(hits, scope, extraFields),
    facets: facetsOf(facets, scope),
  };
}

/** Hits as the schema shows them. */
export async function resultsOf(
  hits: readonly SearchHit[],
  scope: RequestScope,
  extraFields: readonly string[],
): Promise<readonly object[]> {
  const extra = await extraFieldsOf(
    hits.map(({ urn }) => urn),
    extraFields,
    scope,
  );
  const results: object[] = [];
  await inTurns(hits, { work: scope.context.work, units: HIT_UNITS }, ({ urn, matched }) => {
    const extraProperties = extra.get(urn) ?? [];
    results.push({ entity: scope.nodes.require(urn), insights: [], matchedFields: matched, extraProperties });
  });
  return results;
}
