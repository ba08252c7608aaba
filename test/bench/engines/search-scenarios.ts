/** What a service over PostgreSQL and a search server does, beside what the server does with the same requests. */
import assert from 'node:assert/strict';
import { ServiceProcess } from '../../process/service-process.js';
import { TOKEN_HEADER } from '../../../src/platform/seam/index.js';
import { ask } from '../bench.js';
import { load, prepare } from '../load.js';
import { COMPARED, countsOf, places, SEARCH, type SearchAnswerBody } from '../read-scenarios.js';
import { restart, type EngineBench } from './engine-bench.js';

/** Our time is at most one and a half times that of the server. */
const SHARE = 1 / 1.5;
const WARM_UP_SECONDS = 1;
const RECORDED = 60;
const WRITES = 200;
const HEADERS = { 'x-restli-protocol-version': '2.0.0', 'content-type': 'application/json' };

/** Two words with facets over all hits, and what the service has sent for them sent directly. */
export async function facetsOverServer(bench: EngineBench): Promise<void> {
  const { expectation, overBoth, report, search, seconds, service } = bench;
  const pairs = places(bench)
    .slice(0, RECORDED)
    .map((place) => expectation.twoWords(place));
  const bodyOf = (pair: readonly string[]): object => ({
    entity: 'dataset',
    input: pair.join(' '),
    start: 0,
    count: 10,
  });
  for (const pair of pairs.slice(0, COMPARED)) {
    const { value }: SearchAnswerBody = JSON.parse(await ask(bench, SEARCH, bodyOf(pair)));
    const right = expectation.holding(pair);
    assert.equal(value.numEntities, right.length);
    const tags = value.metadata.aggregations.find(({ name }) => name === 'tags')?.aggregations;
    assert.deepEqual(tags, countsOf(right.map((dataset) => dataset.tags)));
  }
  const sent = await search.recorded(async (door) => {
    await restart(bench, { ...overBoth, SEARCH_URL: door });
    for (const pair of pairs) await ask(bench, SEARCH, bodyOf(pair));
    await service.stop();
  });
  const direct = sent.filter(({ bytes }) => bytes.includes('"aggs":{'));
  assert.equal(direct.length, pairs.length, 'a search is one request with its facets');
  await service.start(overBoth);
  const requests = pairs.map((pair) => ({
    ...prepare('POST', SEARCH, bodyOf(pair)),
    needle: `"numEntities":${String(expectation.holding(pair).length)}}`,
  }));
  const ours = { port: service.port, clients: 1, requests, isRepeated: true } as const;
  const plain = { ...ours, port: search.port, requests: direct };
  for (const plan of [ours, plain]) await load({ ...plan, seconds: WARM_UP_SECONDS });
  const result = await load({ ...ours, seconds });
  const alone = await load({ ...plain, seconds });
  const name = 'search server: two words with the default facets, 1 client';
  const limit = (figure: number): { figure: number; of: string } => ({ figure, of: 'same body sent directly' });
  report(
    { name: `${name}, p50`, unit: 'ms', figure: result.p50, limit: limit(alone.p50), share: SHARE },
    { name: `${name}, p99`, unit: 'ms', figure: result.p99, limit: limit(alone.p99) },
  );
}

/** How long after its answer a write is found at another process, which is given the token of the answer. */
export async function visibilityOverServer({ overBoth, report, service }: EngineBench): Promise<void> {
  const reader = new ServiceProcess();
  try {
    await reader.start(overBoth);
    const waits: number[] = [];
    for (let at = 0; at < WRITES; at++) {
      const word = `vis${String(at)}k`;
      const urn = `urn:li:dataset:(urn:li:dataPlatform:hive,${word},PROD)`;
      const token = await write(service.url, urn, word);
      const began = performance.now();
      const body = JSON.stringify({ entity: 'dataset', input: word, start: 0, count: 10 });
      const headers = { ...HEADERS, [TOKEN_HEADER]: token };
      const answer = await fetch(`${reader.url}${SEARCH}`, { method: 'POST', headers, body });
      const text = await answer.text();
      waits.push(performance.now() - began);
      assert.ok(text.includes(urn), `${String(answer.status)}: ${text.slice(0, 300)}`);
    }
    const sorted = waits.toSorted((a, b) => a - b);
    const name = `PostgreSQL and search server: acknowledged to found elsewhere, ${String(WRITES)} writes`;
    report(
      { name: `${name}, p50`, unit: 'ms', figure: sorted[Math.floor(WRITES / 2)] ?? 0 },
      { name: `${name}, p99`, unit: 'ms', figure: sorted[Math.floor(WRITES * 0.99)] ?? 0, budget: 250 },
    );
  } finally {
    await reader.dispose();
  }
}

/** @returns the token of its answer */
async function write(service: string, entityUrn: string, description: string): Promise<string> {
  const aspect = { contentType: 'application/json', value: JSON.stringify({ description, customProperties: {} }) };
  const aspectName = 'datasetProperties';
  const proposal = { entityType: 'dataset', entityUrn, changeType: 'UPSERT', aspectName, aspect };
  const answer = await fetch(`${service}/aspects?action=ingestProposal`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ proposal }),
  });
  const text = await answer.text();
  assert.equal(answer.status, 200, text);
  return answer.headers.get(TOKEN_HEADER) ?? '';
}
