/** What a service over PostgreSQL does, beside what the database does for a program that has nothing else to do. */
import assert from 'node:assert/strict';
import { invariant } from '../../../src/kernel/assert-never.js';
import { ask, WARM_UP_SECONDS as MEASURED_AFTER } from '../bench.js';
import { load, type LoadPlan, type LoadResult, type PreparedRequest, prepare } from '../load.js';
import { places } from '../read-scenarios.js';
import {
  aspectsOf,
  ASPECTS,
  BATCH,
  BULK_WRITERS,
  changes,
  checkChanged,
  checkLoaded,
  fillService,
} from '../write-scenarios.js';
import { type DatabaseBench, reportProcessorTime } from './engine-bench.js';

const CLIENTS = 32;
/** Share of what the database alone does that is enough. */
const SHARE = 0.6;
const RAW_SECONDS = 2;
const WARM_UP_SECONDS = 0.7;
/** Most proposals a second that requests are prepared for. */
const MOST_PER_SECOND = 12_000;

/** Fill the empty database, a hundred datasets a call. */
export async function fillDatabase(bench: DatabaseBench): Promise<void> {
  const { catalog, database, report } = bench;
  let seconds = 0;
  await reportProcessorTime(bench, 'PostgreSQL: new dataset in batches', async () => {
    seconds = await fillService(bench);
    return catalog.size;
  });
  await checkLoaded(bench);
  const raw = await database.writes(BATCH, RAW_SECONDS, (number) => aspectsOf(catalog, number), Infinity);
  report({
    name: `PostgreSQL: aspects in batches of ${String(BATCH)} datasets, ${String(BULK_WRITERS)} clients`,
    unit: '/s',
    figure: (catalog.size * ASPECTS) / seconds,
    limit: { figure: raw * ASPECTS, of: 'pg, one statement a batch' },
    budget: 8_000,
  });
}

/** Single proposals that change a stored aspect. */
export async function changesOverDatabase(bench: DatabaseBench): Promise<void> {
  const { catalog, database, report, seconds, service } = bench;
  const requests = changes(catalog, (MEASURED_AFTER + seconds) * MOST_PER_SECOND);
  const name = `PostgreSQL: proposal that changes an aspect, ${String(CLIENTS)} clients`;
  const plan = { port: service.port, clients: CLIENTS, requests, isRepeated: false } as const;
  const warmUp = await load({ ...plan, seconds: MEASURED_AFTER });
  const before = await groupsOf(bench);
  const result = await measured(bench, name, { ...plan, seconds, from: warmUp.answered });
  const after = await groupsOf(bench);
  await checkChanged(bench, warmUp.answered + result.answered);
  const value = (number: number): readonly string[] => [JSON.stringify(catalog.proposal(number % catalog.size, 1))];
  // Fewer in a transaction cost more each, so that the database alone has as many as the service had.
  const group = Math.max(1, Math.round((after.requests - before.requests) / (after.groups - before.groups)));
  const raw = await database.writes(group, RAW_SECONDS, value, catalog.size);
  const limit = { figure: raw, of: `pg, groups of ${String(group)}, as many as the service had` };
  report(
    { name, unit: '/s', figure: result.perSecond, limit, budget: 2_500, share: SHARE },
    { name: `${name}, p50`, unit: 'ms', figure: result.p50 },
    { name: `${name}, p99`, unit: 'ms', figure: result.p99 },
  );
}

/** Whole entities by their URNs. */
export async function readsOverDatabase(bench: DatabaseBench): Promise<void> {
  const { bare, expectation, report, seconds, service } = bench;
  const urns = places(bench).map((place) => expectation.dataset(place).urn);
  const at = (path: string): readonly PreparedRequest[] =>
    urns.map((urn) => ({ ...prepare('GET', `${path}${encodeURIComponent(urn)}`), needle: '"description' }));
  for (const place of places(bench).slice(0, COMPARED)) {
    const { urn, words } = expectation.dataset(place);
    assert.ok((await ask(bench, `/entitiesV2/${encodeURIComponent(urn)}`)).includes(words.join(' ')));
  }
  const ours = { port: service.port, clients: CLIENTS, requests: at('/entitiesV2/'), isRepeated: true } as const;
  const plain = { ...ours, port: bare.port, requests: at('/rows/').map(({ bytes }) => ({ bytes, needle: 'urn' })) };
  for (const plan of [ours, plain]) await load({ ...plan, seconds: WARM_UP_SECONDS });
  const name = `PostgreSQL: entity read, ${String(CLIENTS)} clients`;
  const result = await measured(bench, name, { ...ours, seconds });
  const alone = await load({ ...plain, seconds });
  const limit = { figure: alone.perSecond, of: 'bare route with the statement' };
  report(
    { name, unit: '/s', figure: result.perSecond, limit, share: SHARE },
    { name: `${name}, p99`, unit: 'ms', figure: result.p99, limit: { figure: alone.p99, of: 'bare route' } },
  );
}

const COMPARED = 15;

/** Transactions of the service so far, and the requests in them. */
async function groupsOf(bench: DatabaseBench): Promise<{ readonly groups: number; readonly requests: number }> {
  const text = await ask(bench, '/metrics');
  const figure = (name: string): number => {
    const line = new RegExp(`^cadastre_group_commit_requests_${name} (.+)$`, 'm').exec(text);
    invariant(line !== null, 'the service counts its transactions');
    return Number(line[1]);
  };
  return { groups: figure('count'), requests: figure('sum') };
}

async function measured(bench: DatabaseBench, name: string, plan: LoadPlan): Promise<LoadResult> {
  let result: LoadResult | undefined;
  await reportProcessorTime(bench, name, async () => {
    result = await load(plan);
    return result.answered;
  });
  invariant(result !== undefined, 'it was measured');
  return result;
}
