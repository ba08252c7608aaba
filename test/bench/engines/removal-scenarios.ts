/** What taking back and deleting cost over PostgreSQL, where each takes a transaction of several statements. */
import assert from 'node:assert/strict';
import { ask } from '../bench.js';
import { load, prepare } from '../load.js';
import { datasetsIn } from '../write-scenarios.js';
import { type DatabaseBench, reportProcessorTime } from './engine-bench.js';

/** Aspects of one rollback; 10,000 of them in three seconds. */
const ROLLED_BACK = 10_000;
const ROLLED_BACK_PER_SECOND = 3333;
/** Proposals in one call. */
const BATCH = 500;
/** Programs that delete what a filter finds, an entity a call. */
const CLIENTS = 8;
const DELETED_PER_SECOND = 1000;
const RUN = 'bench-rollback';
/** It ends long before. */
const MOST_SECONDS = 120;

/** Take back a run that has changed an aspect of many datasets. */
export async function rollbackOverDatabase(bench: DatabaseBench): Promise<void> {
  const { catalog, report } = bench;
  const count = Math.min(catalog.size, ROLLED_BACK);
  const { urn } = catalog.dataset(0);
  const value = async (): Promise<unknown> => {
    const entity: { readonly aspects: { readonly datasetProperties: { readonly value: unknown } } } = JSON.parse(
      await ask(bench, `/entitiesV2/${encodeURIComponent(urn)}`),
    );
    return entity.aspects.datasetProperties.value;
  };
  const stored = await value();
  for (let from = 0; from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => from + at);
    const proposals = numbers.map((number) => ({
      ...catalog.proposal(number, 1_000_000),
      systemMetadata: { runId: RUN, lastObserved: Date.now() },
    }));
    await ask(bench, '/aspects?action=ingestProposalBatch', { proposals });
  }
  const name = 'PostgreSQL: aspects that a rollback takes back';
  let seconds = 0;
  await reportProcessorTime(bench, name, async () => {
    const began = performance.now();
    const answer: { readonly value: { readonly aspectsReverted: number } } = JSON.parse(
      await ask(bench, '/runs?action=rollback', { runId: RUN, dryRun: false }),
    );
    seconds = (performance.now() - began) / 1000;
    assert.equal(answer.value.aspectsReverted, count);
    return count;
  });
  assert.deepEqual(await value(), stored);
  report({ name, unit: '/s', figure: count / seconds, budget: ROLLED_BACK_PER_SECOND });
}

/** Delete every dataset of the catalog, as programs do with what a filter finds. */
export async function deletionsOverDatabase(bench: DatabaseBench): Promise<void> {
  const { catalog, report, service } = bench;
  const before = await datasetsIn(bench);
  const requests = Array.from({ length: catalog.size }, (_, number) => ({
    ...prepare('POST', '/entities?action=delete', { urn: catalog.urn(number) }),
    needle: '"rows":',
  }));
  const name = `PostgreSQL: deletion of a dataset, ${String(CLIENTS)} clients`;
  let [perSecond, p99] = [0, 0];
  await reportProcessorTime(bench, name, async () => {
    const plan = { port: service.port, clients: CLIENTS, seconds: MOST_SECONDS, requests, isRepeated: false } as const;
    const result = await load(plan);
    ({ perSecond, p99 } = result);
    assert.equal(result.answered, catalog.size);
    return result.answered;
  });
  assert.equal(await datasetsIn(bench), before - catalog.size);
  report(
    { name, unit: '/s', figure: perSecond, budget: DELETED_PER_SECOND },
    { name: `${name}, p99`, unit: 'ms', figure: p99 },
  );
}
