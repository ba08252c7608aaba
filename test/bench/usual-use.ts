import assert from 'node:assert/strict';
import type { Bench } from './bench.js';
import { load, prepare, type PreparedRequest } from './load.js';
import { places, SEARCH } from './read-scenarios.js';

const CLIENTS = 4;
/** It ends long before. */
const MOST_SECONDS = 60;

/**
 * What people do with a catalog in some minutes, each thing a few hundred times: open datasets, search with facets,
 * type the beginning of a name, look where data comes from.
 */
export async function useAsUsual({ catalog, expectation, service }: Bench): Promise<void> {
  const datasets = places({ catalog }).map((place) => ({ place, ...expectation.dataset(place) }));
  const kinds: readonly (readonly PreparedRequest[])[] = [
    datasets.map(({ urn }) => ({ ...prepare('GET', `/entitiesV2/${encodeURIComponent(urn)}`), needle: urn })),
    datasets.map(({ place }) => posted(SEARCH, { input: expectation.twoWords(place).join(' '), start: 0, count: 10 })),
    datasets.map(({ words: [word = ''] }) =>
      posted('/entities?action=autocomplete', { query: word.slice(0, 4), limit: 10 }),
    ),
    datasets.map(({ place }) => {
      const walk = { urn: catalog.urn(catalog.top(place)), direction: 'UPSTREAM', maxHops: 3, start: 0, count: 10 };
      return { ...prepare('POST', '/entities?action=searchAcrossLineage', walk), needle: '"numEntities":' };
    }),
  ];
  for (const requests of kinds) {
    const plan = { port: service.port, clients: CLIENTS, seconds: MOST_SECONDS, requests, isRepeated: false } as const;
    assert.equal((await load(plan)).answered, requests.length);
  }
}

function posted(path: string, body: object): PreparedRequest {
  return { ...prepare('POST', path, { entity: 'dataset', ...body }), needle: '"value":' };
}
