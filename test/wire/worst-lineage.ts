import { SERIES, type WorstRequest } from './large-catalog.builder.js';

const ALL = { urn: SERIES, direction: 'DOWNSTREAM', input: '*', start: 0, count: 10 };
const FIELDS = 'total facets { field aggregations { value count } } searchResults { degree paths { path { urn } } }';

/** Lineage of the entity from which all others come: each of them is reached. */
export const WORST_LINEAGE: Readonly<Record<string, WorstRequest>> = {
  'the first of everything downstream': lineage({}),
  'the last pages of everything downstream': lineage({ count: 10_000 }),
  'words in everything downstream': lineage({ input: 'orders shop', searchFlags: { skipHighlighting: false } }),
  'everything downstream in the order of names': lineage({ sort: { field: 'name', order: 'DESCENDING' } }),
  'everything downstream by degrees': lineage({
    filter: {
      or: [{ and: [{ field: 'degree', values: ['1', '3+'] }] }, { and: [{ field: 'degree', values: ['2'] }] }],
    },
  }),
  'everything downstream within a time': lineage({ startTimeMillis: 1, endTimeMillis: 2_000_000_000_000 }),
  'everything downstream over GraphQL': {
    path: '/api/graphql',
    body: {
      query: `query walk($urn: String!) {
        searchAcrossLineage(input: { urn: $urn, direction: DOWNSTREAM, query: "*", start: 0, count: 100 }) { ${FIELDS} }
      }`,
      variables: { urn: SERIES },
    },
  },
};

function lineage(change: object): WorstRequest {
  return { path: '/entities?action=searchAcrossLineage', body: { ...ALL, ...change } };
}
