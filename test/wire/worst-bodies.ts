import type { WorstRequest } from './large-catalog.builder.js';

const SEARCH = 'query($f: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $f) { total } }';
const INPUT = { types: ['DATASET'], query: '*' };
const CRITERION = { field: 'platform', values: ['x'] };

/** Bodies that are more than what reads them would check in a turn. */
export const WORST_BODIES: Readonly<Record<string, WorstRequest>> = {
  'twenty thousand members that GraphQL does not know': graphql({ ...INPUT, ...members(20_000) }),
  'forty thousand criteria of GraphQL': graphql({ ...INPUT, orFilters: filled(2000, { and: filled(20, CRITERION) }) }),
  'a criterion of GraphQL with a million values': graphql({
    ...INPUT,
    orFilters: [{ and: [{ field: 'platform', values: filled(900_000, 'x') }] }],
  }),
  'a search by ten thousand values': graphql(
    { ...INPUT, orFilters: [{ and: [{ field: 'platform', values: numbered(10_000) }] }] },
    200,
  ),
  'a hundred thousand criteria': sent('/entities?action=search', {
    ...{ entity: 'dataset', input: '*', start: 0, count: 1 },
    filter: { or: [{ and: filled(100_000, { field: 'platform', value: 'x', condition: 'EQUAL' }) }] },
  }),
  'a tool with three hundred thousand arguments': sent('/mcp', {
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name: 'search_entities', arguments: members(300_000) },
  }),
  'an event with twenty thousand datasets': sent('/api/v1/lineage', {
    ...{ eventType: 'START', eventTime: '2026-01-31T00:00:00Z', producer: 'https://example.com' },
    run: { runId: '01234567-89ab-4cde-8f01-23456789abcd' },
    job: { namespace: 'a', name: 'b' },
    inputs: numbered(20_000).map((name) => ({ namespace: 'a', name })),
  }),
  'twenty thousand snapshots': sent('/entities?action=batchIngest', {
    entities: filled(20_000, {
      value: { 'com.linkedin.metadata.snapshot.TagSnapshot': { urn: 'urn:li:tag:a', aspects: [] } },
    }),
  }),
};

function graphql(f: object, status = 400): WorstRequest {
  return sent('/api/graphql', { query: SEARCH, variables: { f } }, status);
}

/** Written before it is sent: the turns of the service are counted in the thread that sends it. */
function sent(path: string, body: object, status = 400): WorstRequest {
  return { path, body: Buffer.from(JSON.stringify(body)), status };
}

function filled<T>(count: number, value: T): readonly T[] {
  return Array.from({ length: count }, () => value);
}

function numbered(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `x${String(at)}`);
}

function members(count: number): object {
  return Object.fromEntries(numbered(count).map((name) => [name, 1]));
}
