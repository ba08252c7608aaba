import assert from 'node:assert/strict';
import { ask, measure, type Bench, type Budgets, WARM_UP_SECONDS } from './bench.js';
import { load, prepare, type PreparedRequest } from './load.js';
import type { RawWrite } from './raw-engine.js';
import type { SampleCatalog } from './sample-catalog.js';

/** Datasets in one batch of the bulk load, and batches under way at a time. */
export const BATCH = 100;
export const BULK_WRITERS = 4;
/** Datasets whose requests are made before they are sent; making them is not timed. */
const CHUNK = 2_000;
/** Key and default aspects that a first write brings along. */
const DEFAULTS = [
  '{"platform":"urn:li:dataPlatform:hive","name":"db1.first_second_1","origin":"PROD"}',
  '{"paths":["/prod/hive/db1"]}',
  '{"path":[{"id":"db1"}]}',
  '{"platform":"urn:li:dataPlatform:hive"}',
];
const WRITERS = 32;
/** Clients that write whole new datasets, and what is asked of each number of them. */
const NEW_DATASETS: readonly (readonly [clients: number, budgets: Budgets])[] = [
  [1, { perSecond: 900 }],
  [8, {}],
  [WRITERS, { perSecond: 2_000, p99: 40 }],
];
/** Most new datasets a second that requests are prepared for. */
const MOST_PER_SECOND = 4_000;
/** Aspects stored for each dataset: five sent, four by default. */
export const ASPECTS = 9;
const LIMIT_SECONDS = 1.5;
/** Numbers of documents that the engine alone has not met. */
const NEW_DOCUMENTS = 10_000_000;

/**
 * `from`: datasets that are in already. `to`: how many are to be in; absent: all. `progress`: called now and then with
 * the number of those that are in.
 */
interface FillSettings {
  readonly from?: number;
  readonly to?: number;
  readonly progress?: (datasets: number) => Promise<void> | void;
}

/**
 * Put the catalog into the service, in order of the numbers of its datasets. Some that are in are sent again.
 * @returns seconds that the requests took; making them is not timed
 */
export async function fillService(
  { catalog, service }: Pick<Bench, 'catalog' | 'service'>,
  { from = 0, to = catalog.size, progress = () => undefined }: FillSettings = {},
): Promise<number> {
  let seconds = 0;
  // Batches of one chunk are sent side by side, so that any of the last chunk may be missing.
  for (let begin = Math.floor(from / CHUNK) * CHUNK; begin < to; begin += CHUNK) {
    const end = Math.min(begin + CHUNK, to);
    const requests = batchesOf(catalog, begin, end);
    const plan = { port: service.port, clients: BULK_WRITERS, seconds: 600, requests, isRepeated: false } as const;
    const { answered, perSecond } = await load(plan);
    assert.equal(answered, requests.length);
    seconds += answered / perSecond;
    await progress(end);
  }
  return seconds;
}

/** Put the whole catalog into the empty service, and report how fast it was. */
export async function bulkLoad(bench: Bench): Promise<void> {
  const { catalog } = bench;
  const seconds = await fillService(bench);
  await checkLoaded(bench);
  const perSecond = catalog.size / seconds;
  const raw = bench.raw.writes(BATCH, LIMIT_SECONDS, (number) => rowsOf(catalog, number));
  const limit = { figure: raw, of: groupsOf(BATCH) };
  bench.report(
    { name: 'bulk load, datasets', unit: '/s', figure: perSecond, limit, budget: 2_500 },
    {
      name: 'bulk load, aspects',
      unit: '/s',
      figure: perSecond * ASPECTS,
      limit: { ...limit, figure: raw * ASPECTS },
      budget: 12_000,
    },
  );
}

/** The service holds as many datasets as the catalog. */
export async function checkLoaded(bench: Pick<Bench, 'catalog' | 'service'>): Promise<void> {
  assert.equal(await datasetsIn(bench), bench.catalog.size);
}

/** Number of datasets that have properties. */
export async function datasetsIn(bench: Pick<Bench, 'service'>): Promise<number> {
  const count: { value: number } = JSON.parse(
    await ask(bench, '/aspects?action=getCount', { aspect: 'datasetProperties' }),
  );
  return count.value;
}

/** A dataset is stored with its description. */
async function checkStored(bench: Bench, number: number): Promise<void> {
  const { urn, words } = bench.catalog.dataset(number);
  assert.ok((await ask(bench, `/entitiesV2/${encodeURIComponent(urn)}`)).includes(words.join(' ')));
}

/** By catalog: numbers of datasets that were handed out. */
const handedOut = new WeakMap<SampleCatalog, number>();

/** The first of so many numbers of datasets that nobody has written yet. */
function nextNew({ catalog }: Bench, count: number): number {
  const first = handedOut.get(catalog) ?? catalog.size;
  handedOut.set(catalog, first + count);
  return first;
}

function batchesOf(catalog: SampleCatalog, from: number, to: number): readonly PreparedRequest[] {
  return Array.from({ length: Math.ceil((to - from) / BATCH) }, (_, at) => {
    const first = from + at * BATCH;
    const entities = Array.from({ length: Math.min(BATCH, to - first) }, (__, offset) =>
      catalog.snapshot(first + offset),
    );
    return { ...prepare('POST', '/entities?action=batchIngest', { entities }), needle: '' };
  });
}

function groupsOf(count: number): string {
  return count === 1 ? 'SQLite, one by one' : `SQLite, groups of ${String(count)}`;
}

/** Whole new datasets, one a call. */
export async function newDatasets(bench: Bench): Promise<void> {
  const { catalog, seconds, raw } = bench;
  for (const [clients, budgets] of NEW_DATASETS) {
    const size = (WARM_UP_SECONDS + seconds) * MOST_PER_SECOND;
    const first = nextNew(bench, size);
    const requests = Array.from({ length: size }, (_, at) => ({
      ...prepare('POST', '/entities?action=ingest', { entity: catalog.snapshot(first + at) }),
      needle: '',
    }));
    const perSecond = raw.writes(clients, LIMIT_SECONDS, (number) => rowsOf(catalog, first + number));
    const before = await datasetsIn(bench);
    const { answered } = await measure(bench, {
      name: 'whole new dataset (5 aspects)',
      requests,
      clients,
      isRepeated: false,
      budgets,
      engine: { perSecond, of: groupsOf(clients) },
    });
    assert.equal(await datasetsIn(bench), before + answered);
    await checkStored(bench, first + answered - 1);
  }
}

/** Whole new datasets, a hundred a call. */
export async function newBatches(bench: Bench): Promise<void> {
  const { catalog, service, seconds, raw } = bench;
  const size = seconds * MOST_PER_SECOND;
  const first = nextNew(bench, size);
  const before = await datasetsIn(bench);
  const plan = { port: service.port, clients: BULK_WRITERS, seconds, isRepeated: false } as const;
  const { answered, perSecond, p50, p99 } = await load({ ...plan, requests: batchesOf(catalog, first, first + size) });
  assert.equal(await datasetsIn(bench), before + answered * BATCH);
  await checkStored(bench, first + answered * BATCH - 1);
  const alone = raw.writes(BATCH, LIMIT_SECONDS, (number) => rowsOf(catalog, first + number));
  const limit = { figure: alone, of: groupsOf(BATCH) };
  const name = `batches of ${String(BATCH)} new datasets, ${String(BULK_WRITERS)} clients`;
  bench.report(
    { name: `${name}, datasets`, unit: '/s', figure: perSecond * BATCH, limit, budget: 2_500 },
    { name: `${name}, p50`, unit: 'ms', figure: p50 },
    { name: `${name}, p99`, unit: 'ms', figure: p99 },
  );
}

/** So many proposals, each of which changes a stored aspect. */
export function changes(catalog: SampleCatalog, count: number): readonly PreparedRequest[] {
  return Array.from({ length: count }, (_, at) => ({
    ...prepare('POST', '/aspects?action=ingestProposal', {
      proposal: catalog.proposal(at % catalog.size, 1 + Math.floor(at / catalog.size)),
    }),
    needle: `{"value":"${catalog.urn(at % catalog.size)}"}`,
  }));
}

/** The first dataset is stored as the last of so many changes left it. */
export async function checkChanged(bench: Pick<Bench, 'catalog' | 'service'>, answered: number): Promise<void> {
  const { catalog } = bench;
  const { urn } = catalog.dataset(0);
  const revision = 1 + Math.floor((answered - 1) / catalog.size);
  const stored = await ask(bench, `/entitiesV2/${encodeURIComponent(urn)}`);
  assert.ok(stored.includes(`"revision":"${String(revision)}"`), stored);
}

/** Single proposals, each of which changes a stored aspect. */
export async function changedAspects(bench: Bench): Promise<void> {
  const { catalog, seconds, raw } = bench;
  const requests = changes(catalog, (WARM_UP_SECONDS + seconds) * MOST_PER_SECOND * 2);
  const perSecond = raw.writes(WRITERS, LIMIT_SECONDS, (number) => ({
    document: number % catalog.size,
    aspects: [JSON.stringify(catalog.proposal(number % catalog.size, 1))],
    text: catalog.text(number % catalog.size),
    edges: 0,
  }));
  const { answered } = await measure(bench, {
    name: 'proposal that changes an aspect',
    requests,
    clients: WRITERS,
    isRepeated: false,
    budgets: { perSecond: 3_500, p99: 25 },
    engine: { perSecond, of: groupsOf(WRITERS) },
  });
  await checkChanged(bench, answered);
}

/** How long a write that was acknowledged stays invisible to a search. */
export async function visibility(bench: Bench): Promise<void> {
  const waits: number[] = [];
  for (let at = 0; at < 50; at++) {
    const word = `vis${String(at)}k`;
    const aspect = { contentType: 'application/json', value: JSON.stringify({ description: word }) };
    const entityUrn = `urn:li:dataset:(urn:li:dataPlatform:hive,visible_${String(at)},PROD)`;
    const proposal = {
      entityType: 'dataset',
      entityUrn,
      changeType: 'UPSERT',
      aspectName: 'datasetProperties',
      aspect,
    };
    await ask(bench, '/aspects?action=ingestProposal', { proposal });
    const began = performance.now();
    let looks = 0;
    const question = { entity: 'dataset', input: word, start: 0, count: 10 };
    while (!(await ask(bench, '/entities?action=search', question)).includes(entityUrn)) looks++;
    waits.push(looks === 0 ? 0 : performance.now() - began);
  }
  // The first look already finds what is visible at once, however long the look itself takes.
  bench.report({
    name: 'acknowledged to searchable, longest of 50',
    unit: 'ms',
    figure: waits.toSorted((a, b) => a - b).at(-1) ?? 0,
    budget: 1,
  });
}

/** Texts of all aspects of a new dataset. */
export function aspectsOf(catalog: SampleCatalog, number: number): readonly string[] {
  const snapshot: { value: Record<string, { aspects: readonly Record<string, object>[] }> } = JSON.parse(
    JSON.stringify(catalog.snapshot(number)),
  );
  const aspects = Object.values(snapshot.value).flatMap((one) =>
    one.aspects.flatMap((aspect) => Object.values(aspect)),
  );
  return [...aspects.map((aspect) => JSON.stringify(aspect)), ...DEFAULTS];
}

function rowsOf(catalog: SampleCatalog, number: number): RawWrite {
  return {
    document: NEW_DOCUMENTS + number,
    aspects: aspectsOf(catalog, number),
    text: catalog.text(number),
    edges: catalog.dataset(number).upstreams.length,
  };
}
