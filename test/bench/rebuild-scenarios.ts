import assert from 'node:assert/strict';
import { ask, type Bench } from './bench.js';
import { load, prepare } from './load.js';
import { RawEngine } from './raw-engine.js';

const READERS = 4;
/** Rows that one call restores. */
const WINDOW = 20_000;
/** Seconds after which reads end even when rows are still restored. */
const LONGEST = 3600;

/** Delete the index and start: all of it is rebuilt from the primary store before the first answer. */
export async function rebuildAtStart(bench: Bench): Promise<void> {
  const { service } = bench;
  const documents = await documentsOf(bench);
  await service.stop();
  const usual = await service.start();
  await service.stop();
  service.removeIndex();
  const milliseconds = (await service.start()) - usual;
  assert.equal(await documentsOf(bench), documents);
  assert.ok(milliseconds > 0, 'the usual start took longer: something else was built meanwhile');
  const raw = RawEngine.begin(undefined);
  const limit = { figure: raw.fill(bench.catalog), of: 'FTS5 inserts' };
  raw.close();
  const figure = (documents * 1000) / milliseconds;
  bench.report({ name: 'rebuild at start, documents', unit: '/s', figure, limit, budget: 10_000 });
}

/** Send all rows through the projections again by restoreIndices, while entities are read. */
export async function rebuildWithReads(bench: Bench): Promise<void> {
  const { service, catalog } = bench;
  const documents = await documentsOf(bench);
  const requests = Array.from({ length: 500 }, (_, at) => {
    const urn = catalog.urn((at * 7919) % catalog.size);
    return { ...prepare('GET', `/entitiesV2/${encodeURIComponent(urn)}`), needle: `"urn":"${urn}"` };
  });
  const done = new AbortController();
  const began = performance.now();
  const restored = restoreAll(bench)
    .then(() => (performance.now() - began) / 1000)
    .finally(() => {
      done.abort();
    });
  const plan = { port: service.port, clients: READERS, seconds: LONGEST, requests, isRepeated: true } as const;
  const [seconds, reads] = await Promise.all([restored, load({ ...plan, until: done.signal })]);
  bench.report(
    { name: 'restoreIndices with reads going on, documents', unit: '/s', figure: documents / seconds, budget: 10_000 },
    { name: `reads meanwhile, ${String(READERS)} clients`, unit: '/s', figure: reads.perSecond },
    { name: 'reads meanwhile, p99', unit: 'ms', figure: reads.p99 },
  );
}

async function restoreAll(bench: Bench): Promise<void> {
  for (let start = 0; ; start += WINDOW) {
    const answer = await ask(bench, '/operations?action=restoreIndices', { start, batchSize: WINDOW });
    const rows = Number(/rowsMigrated=(\d+)/.exec(answer)?.[1]);
    assert.ok(!Number.isNaN(rows), answer);
    if (rows < WINDOW) return;
  }
}

async function documentsOf(bench: Bench): Promise<number> {
  const question = { entity: 'dataset', input: '*', start: 0, count: 0 };
  const answer: { value: { numEntities: number } } = JSON.parse(await ask(bench, '/entities?action=search', question));
  return answer.value.numEntities;
}
