import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import { entityNames } from '../../generated/service/graphql/bindings.js';
import { AspectStore } from '../../src/aspects/index.js';
import { createApp } from '../../src/server/service.js';
import { TimeseriesStore } from '../../src/timeseries/index.js';
import { ownModel } from '../generator/own-model.js';
import { countCalls } from '../wire/call-counter.builder.js';
import { jsonItems } from '../wire/json-member.js';
import { writeJson } from './exact-json.js';
import { wholeSelection } from './graphql-selection.js';
import { SampleValues } from './sample-values.js';

/** Reading everything of many entities calls the stores as often as reading everything of a few. */
const MANY = 6;
const FEW = 2;
const MODEL = ownModel();
const SAMPLES = new SampleValues(MODEL);
const SCHEMA = buildSchema(
  readFileSync(fileURLToPath(new URL('../../generated/contract/graphql/schema.graphql', import.meta.url)), 'utf8'),
);

const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-batching-'));
const settings = { port: 0, host: '127.0.0.1', logLevel: 'silent', maxBodyBytes: 1e7, dataDir } as const;
let app: Awaited<ReturnType<typeof createApp>>;
let calls: Map<string, number>;
beforeAll(async () => {
  app = await createApp(settings, false);
  calls = countCalls([
    [app.get(AspectStore, { strict: false }), ['latest', 'existing', 'version']],
    [app.get(TimeseriesStore, { strict: false }), ['newest', 'query']],
  ]);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it.each(MODEL.entities)('$name is read with as many calls of the stores for many as for a few', async (entity) => {
  const names = Array.from({ length: MANY }, (_, at) => `sample${String(at)}`);
  const proposals = names.flatMap((name) =>
    entity.aspects.map((aspect) => ({
      entityType: entity.name,
      entityUrn: SAMPLES.urn(entity, name),
      changeType: 'UPSERT',
      aspectName: aspect,
      // A soft-deleted entity would not be found.
      aspect: { value: textOf(aspect, name), contentType: 'application/json' },
    })),
  );
  const ingested = await app.inject({
    method: 'POST',
    url: '/aspects?action=ingestProposalBatch',
    payload: { proposals },
  });
  expect([ingested.statusCode, ingested.body]).toEqual([200, '{"value":"success"}']);
  const few = await callsOf(entity.name, FEW);
  expect(few['latest']).toBeGreaterThan(0);
  expect(await callsOf(entity.name, MANY)).toEqual(few);
});

function textOf(aspect: string, name: string): string {
  return writeJson(aspect === 'status' ? { removed: false } : SAMPLES.value(aspect, name));
}

async function callsOf(entity: string, count: number): Promise<Readonly<Record<string, number>>> {
  const names = entityNames.find((candidate) => candidate.entity === entity);
  const [symbol, type] = [names?.symbol ?? '', names?.node ?? names?.type ?? ''];
  const query = `query page($count: Int!) {
    searchAcrossEntities(input: { types: [${symbol}], query: "*", count: $count }) {
      searchResults { entity { urn ... on ${type} ${wholeSelection(SCHEMA, type)} } }
    }
  }`;
  calls.clear();
  const payload = { query, variables: { count } };
  const answer = await app.inject({ method: 'POST', url: '/api/graphql', payload });
  const body: unknown = JSON.parse(answer.body);
  expect(jsonItems(body, 'errors')).toEqual([]);
  expect(jsonItems(body, 'data', 'searchAcrossEntities', 'searchResults')).toHaveLength(count);
  return Object.fromEntries(calls);
}
