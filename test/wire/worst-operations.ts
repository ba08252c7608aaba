import { HUB, SERIES, type WorstRequest } from './large-catalog.builder.js';

const ENTITY = 'entity { urn ... on Dataset { properties { name description } tags { tags { tag { urn } } } } }';

/** Operations of GraphQL that cost the most. */
export const WORST_OPERATIONS: Readonly<Record<string, WorstRequest>> = {
  'a hundred searches in one operation': operation(
    aliases(
      100,
      (at) => `search(input: { type: DATASET, query: "orders ${at}" }) { total searchResults { ${ENTITY} } }`,
    ),
  ),
  'the entities of the greatest page': operation(
    `searchAcrossEntities(input: { types: [DATASET], query: "*", count: 10000 }) { searchResults { ${ENTITY} } }`,
  ),
  'ten thousand points in an operation': operation(
    `dataset(urn: "${SERIES}") { datasetProfiles(limit: 10000) { timestampMillis rowCount columnCount } }`,
  ),
  'five filters that no point passes': operation(
    aliases(
      5,
      (at) =>
        `dataset(urn: "${SERIES}") { datasetProfiles(limit: 1, filter: { and: [{ field: "rowCount", values: ["-1${at}"] }] }) { rowCount } }`,
    ),
  ),
  'ten thousand edges in an operation': operation(
    `tag(urn: "${HUB}") { relationships(input: { types: [], direction: INCOMING, count: 10000 }) { total relationships { entity { urn } } } }`,
  ),
};

function operation(fields: string): WorstRequest {
  return { path: '/api/graphql', body: { query: `{ ${fields} }` } };
}

function aliases(count: number, field: (at: string) => string): string {
  return Array.from({ length: count }, (_, at) => `a${String(at)}: ${field(String(at))}`).join(' ');
}
