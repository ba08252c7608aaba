import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AspectStore } from '../../src/aspects/index.js';
import { EdgeGraph } from '../../src/lineage/index.js';
import { SearchIndex } from '../../src/search/index.js';
import { createApp } from '../../src/server/service.js';
import { TimeseriesStore } from '../../src/timeseries/index.js';
import { countCalls } from './call-counter.builder.js';
import { jsonItems } from './json-member.js';

const DATASETS = 100;

const QUERY = `query page($count: Int!) {
  searchAcrossEntities(input: {types: [DATASET], query: "*", count: $count}) {
    searchResults { entity { urn ... on Dataset {
      exists name
      platform { urn properties { displayName } }
      properties { name description customProperties { key value } }
      tags { tags { tag { urn properties { name } } } }
      ownership { owners { owner { urn ... on CorpUser { properties { displayName } } } } }
      datasetProfiles(limit: 1) { rowCount }
      relationships(input: {types: [], direction: OUTGOING}) { total relationships { entity { urn ... on Tag { properties { name } } } } }
    } } }
  }
}`;

describe('a query over many results', () => {
  it('calls each store as often as one over a few', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-graphql-'));
    const app = await createApp({ port: 0, host: '127.0.0.1', logLevel: 'silent', maxBodyBytes: 1e7, dataDir }, false);
    try {
      for (let number = 0; number < DATASETS; number++) {
        const answer = await app.inject({
          method: 'POST',
          url: '/entities?action=ingest',
          payload: { entity: { value: snapshot(number) } },
        });
        expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
      }
      const calls = countCalls([
        [app.get(AspectStore, { strict: false }), ['latest', 'existing', 'version']],
        [app.get(TimeseriesStore, { strict: false }), ['newest', 'query']],
        [app.get(EdgeGraph, { strict: false }), ['neighbours', 'neighboursOf']],
        [app.get(SearchIndex, { strict: false }), ['search']],
      ]);
      const run = async (count: number) => {
        calls.clear();
        const answer = await app.inject({
          method: 'POST',
          url: '/api/graphql',
          payload: { query: QUERY, variables: { count } },
        });
        const body: unknown = JSON.parse(answer.body);
        expect(jsonItems(body, 'data', 'searchAcrossEntities', 'searchResults')).toHaveLength(count);
        expect(jsonItems(body, 'errors')).toEqual([]);
        return Object.fromEntries(calls);
      };
      const few = await run(2);
      const many = await run(DATASETS);
      // What is read of many comes in parts, so that fewer fields may wait for the same read.
      const latest = expect.any(Number);
      expect({ ...many, latest }).toEqual({ ...few, latest });
      expect(many['latest']).toBeLessThanOrEqual(5);
      expect(few).toEqual({ search: 1, latest: expect.any(Number), newest: 1, neighboursOf: 1 });
      expect(few['latest']).toBeLessThanOrEqual(5);
    } finally {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

function snapshot(number: number): object {
  const urn = `urn:li:dataset:(urn:li:dataPlatform:hive,table${String(number)},PROD)`;
  return {
    'com.linkedin.metadata.snapshot.DatasetSnapshot': {
      urn,
      aspects: [
        { 'com.linkedin.dataset.DatasetProperties': { description: 'A table.', customProperties: { a: 'b' } } },
        { 'com.linkedin.common.GlobalTags': { tags: [{ tag: `urn:li:tag:t${String(number)}` }] } },
        {
          'com.linkedin.common.Ownership': {
            owners: [{ owner: `urn:li:corpuser:u${String(number)}`, type: 'DATAOWNER' }],
          },
        },
      ],
    },
  };
}
