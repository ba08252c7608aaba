/** Requests whose results are large: a tenth of the catalog, or thousands of entities along lineage. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, measure, type Bench, type Budgets } from './bench.js';
import { reachRow } from './growth.js';
import type { SampleDataset } from './sample-catalog.js';
import { prepare, type PreparedRequest } from './load.js';
import {
  COMPARED,
  countsOf,
  LARGEST_PAGE,
  pageSizes,
  places,
  SEARCH,
  type SearchAnswerBody,
} from './read-scenarios.js';

const LINEAGE = '/entities?action=searchAcrossLineage';
const GRAPHQL = '/api/graphql';

/** Hops of walks, and how often a second everything that they reach is to be answered. */
const HOPS: readonly (readonly [hops: number, budgets: Budgets])[] = [
  [3, { perSecond: 2_500 }],
  [5, { perSecond: 900 }],
  [8, { perSecond: 200 }],
];
/** Entities that a wide walk reaches on the average, at least. */
const WIDE = 2_500;
/** How far such a walk goes, in the names of rows. */
const ENOUGH = 'far enough for 2,500';
const ROOTS = 100;
/** Numbers of revisions that no other scenario writes. */
const REVISIONS = 1_000_000;
/** Of each filter, so many that hardly one is asked twice in a load. */
const VARIANTS = 1_000;
/** Milliseconds between two writes. */
const WRITE_PAUSE = 10;

export async function wideLineage(bench: Bench): Promise<void> {
  const roots = rootsOf(bench);
  const walks = HOPS.map(([hops, budgets]) => ({ hops, budgets, extent: `within ${String(hops)} hops` }));
  // Names without figures of the catalog, so that rows of catalogs of several sizes are beside each other.
  for (const { hops, budgets, extent } of [...walks, { hops: hopsToReach(WIDE, bench), budgets: {}, extent: ENOUGH }]) {
    const body = (root: number): object => ({ ...walkFrom(bench, root, hops), count: LARGEST_PAGE, searchFlags: BARE });
    for (const root of roots.slice(0, COMPARED)) {
      const answer: SearchAnswerBody = JSON.parse(await ask(bench, LINEAGE, body(root)));
      compareReached(answer, bench.expectation.derived(root, hops));
    }
    const reach = meanReach(bench, hops);
    bench.report({ name: `lineage, reached ${extent}`, unit: 'entities', figure: reach });
    const { perSecond } = await measure(bench, {
      name: `lineage, everything ${extent}`,
      requests: roots.map((root) => prepareWalk(bench, { root, hops }, body(root))),
      clients: 1,
      isRepeated: true,
      budgets,
    });
    if (extent === ENOUGH) bench.report(reachRow('everything', perSecond, reach));
  }
}

export async function firstPageOfWideLineage(bench: Bench): Promise<void> {
  const roots = rootsOf(bench);
  const hops = hopsToReach(WIDE, bench);
  const body = (root: number): object => ({ ...walkFrom(bench, root, hops), count: 10 });
  for (const root of roots.slice(0, COMPARED)) {
    const { value }: SearchAnswerBody = JSON.parse(await ask(bench, LINEAGE, body(root)));
    const right = bench.expectation.derived(root, hops);
    compareFacet(value, 'tags', right);
    const near = bench.expectation.derived(root, 1).length;
    const second = bench.expectation.derived(root, 2).length - near;
    const degrees = { '1': near, '2': second, '3+': right.length - near - second };
    assert.deepEqual(facetOf(value, 'degree'), degrees);
  }
  const label = `the first ten ${ENOUGH} with facets`;
  const measurement = { clients: 1, isRepeated: true } as const;
  const { perSecond } = await measure(bench, {
    ...measurement,
    name: `lineage, ${label}`,
    requests: roots.map((root) => prepareWalk(bench, { root, hops }, body(root))),
    budgets: { perSecond: 1_200 },
  });
  bench.report(reachRow('the first ten with facets', perSecond, meanReach(bench, hops)));
  // GraphQL has no bound on hops: it reaches more than the walks above in catalogs of more than one such reach.
  const everything = meanReach(bench, Number.POSITIVE_INFINITY);
  bench.report({ name: 'lineage over GraphQL, reached', unit: 'entities', figure: everything });
  const overGraphql = await measure(bench, {
    ...measurement,
    name: 'lineage over GraphQL, the first ten of everything with facets',
    requests: roots.map((root) => ({
      ...prepare('POST', GRAPHQL, { query: WALK, variables: { urn: bench.catalog.urn(root) } }),
      needle: `"total":${String(bench.expectation.derived(root, Number.POSITIVE_INFINITY).length)}`,
    })),
    budgets: {},
  });
  bench.report(reachRow('the first ten of everything over GraphQL', overGraphql.perSecond, everything));
}

const WALK = `query walk($urn: String!) {
  searchAcrossLineage(input: { urn: $urn, direction: DOWNSTREAM, query: "*", start: 0, count: 10 }) {
    total
    facets { field aggregations { value count } }
    searchResults { degree entity { urn type ... on Dataset { name properties { name description } } } }
  }
}`;

export async function tenthOfAll(bench: Bench): Promise<void> {
  const tags = bench.catalog.tags();
  const pairs = tags.map((tag, at): readonly [string, string] => [tag, tags[(at + 1) % tags.length] ?? tag]);
  const body = (values: readonly string[]): object => ({
    entity: 'dataset',
    input: '*',
    start: 0,
    count: 10,
    filter: { or: [{ and: [{ field: 'tags', condition: 'EQUAL', values }] }] },
  });
  const expected = new Map(pairs.map((pair) => [pair, bench.expectation.tagged(pair)]));
  for (const [pair, right] of [...expected].slice(0, COMPARED)) {
    const { value }: SearchAnswerBody = JSON.parse(await ask(bench, SEARCH, body(pair)));
    compareFacet(value, 'tags', right);
  }
  // With a tag that nothing has, a new one each time: what is asked for again would be answered from memory.
  const requests = Array.from({ length: VARIANTS }, (_, variant) =>
    [...expected].map(([pair, right]) => ({
      ...prepare('POST', SEARCH, body([...pair, `urn:li:tag:absent${String(variant)}`])),
      needle: `"numEntities":${String(right.length)}}`,
    })),
  ).flat();
  const name = 'filter on a tenth, default facets';
  const measurement = { name, requests, isRepeated: true, distinct: pairs.length } as const;
  await measure(bench, { ...measurement, clients: 1, budgets: {} });
  const perSecond = bench.catalog.size > 10_000 ? 1_500 : 3_000;
  await measure(bench, { ...measurement, clients: 8, budgets: { perSecond } });
}

export async function searchWithFacets(bench: Bench): Promise<void> {
  const pairs = places(bench).map((place) => bench.expectation.twoWords(place));
  for (const pair of pairs.slice(0, COMPARED)) {
    const { value }: SearchAnswerBody = JSON.parse(await ask(bench, SEARCH, bodyOf(pair)));
    compareFacet(value, 'tags', bench.expectation.holding(pair));
  }
  const measurement = { clients: 8, isRepeated: true } as const;
  await measure(bench, {
    ...measurement,
    name: 'search for two words, default facets',
    requests: requestsFor(bench, pairs, pageSizes(pairs.length)),
    distinct: pairs.length,
    budgets: { perSecond: 6_000 },
    engine: { perSecond: bench.raw.searches(pairs, 1), of: 'FTS5' },
  });
  await measure(bench, {
    ...measurement,
    name: 'the same, asked again and answered from memory',
    requests: requestsFor(bench, pairs, [10]),
    budgets: {},
  });
}

/** The same while datasets are written: the service keeps answers only as long as nothing is. */
export async function searchWhileWriting(bench: Bench): Promise<void> {
  const pairs = places(bench).map((place) => bench.expectation.twoWords(place));
  const stop = new AbortController();
  const writing = changeDatasets(bench, stop.signal);
  try {
    await measure(bench, {
      name: 'search for two words, default facets, while others write',
      requests: requestsFor(bench, pairs, [10]),
      clients: 8,
      isRepeated: true,
      budgets: {},
    });
  } finally {
    stop.abort();
    await writing;
  }
}

/** Changes aspects one after the other, some of them between any two searches for the same words. */
async function changeDatasets(bench: Bench, signal: AbortSignal): Promise<void> {
  const { catalog } = bench;
  for (let at = 0; !signal.aborted; at++) {
    await ask(bench, '/aspects?action=ingestProposal', {
      proposal: catalog.proposal(at % catalog.size, REVISIONS + at),
    });
    await sleep(WRITE_PAUSE);
  }
}

function bodyOf(pair: readonly string[], count = 10): object {
  return { entity: 'dataset', input: pair.join(' '), start: 0, count };
}

function requestsFor(
  { expectation }: Bench,
  pairs: readonly (readonly [string, string])[],
  sizes: readonly number[],
): readonly PreparedRequest[] {
  const needles = pairs.map((pair) => `"numEntities":${String(expectation.holding(pair).length)}}`);
  return sizes.flatMap((count) =>
    pairs.map((pair, at) => ({ ...prepare('POST', SEARCH, bodyOf(pair, count)), needle: needles[at] ?? '' })),
  );
}

const BARE = { skipAggregates: true };

/** Datasets of the lowest layer. */
function rootsOf({ catalog }: Bench): readonly number[] {
  return Array.from({ length: ROOTS }, (_, place) => catalog.bottom(place * 7));
}

/** The least number of hops; of the largest walk when no walk reaches so many. */
function hopsToReach(least: number, bench: Bench): number {
  let hops = 1;
  while (hops < bench.catalog.layers && meanReach(bench, hops) < least) hops++;
  return hops;
}

function meanReach(bench: Bench, hops: number): number {
  const roots = rootsOf(bench);
  return Math.round(roots.reduce((sum, root) => sum + bench.expectation.derived(root, hops).length, 0) / ROOTS);
}

function walkFrom({ catalog }: Bench, root: number, maxHops: number): object {
  return { urn: catalog.urn(root), direction: 'DOWNSTREAM', maxHops, start: 0 };
}

function prepareWalk(
  { expectation }: Bench,
  { root, hops }: { readonly root: number; readonly hops: number },
  body: object,
): PreparedRequest {
  const total = expectation.derived(root, hops).length;
  return { ...prepare('POST', LINEAGE, body), needle: `"numEntities":${String(total)}}` };
}

/** All that is reached is on the page, or as much of it as a page takes. */
function compareReached({ value }: SearchAnswerBody, right: readonly SampleDataset[]): void {
  const found = new Set(value.entities.map(({ entity }) => entity));
  assert.equal(value.numEntities, right.length);
  assert.equal(value.entities.length, Math.min(right.length, LARGEST_PAGE));
  const reached = new Set(right.map(({ urn }) => urn));
  assert.equal(found.size, value.entities.length);
  for (const urn of found) assert.ok(reached.has(urn), `${urn} is not reached`);
}

function facetOf({ metadata }: SearchAnswerBody['value'], name: string): unknown {
  return metadata.aggregations.find((one) => one.name === name)?.aggregations;
}

function compareFacet(value: SearchAnswerBody['value'], name: 'tags', right: readonly SampleDataset[]): void {
  assert.equal(value.numEntities, right.length);
  const expected = Object.entries(countsOf(right.map((one) => one[name])));
  const found = Object.entries(facetOf(value, name) ?? {}).filter(([, count]) => count > 0);
  assert.deepEqual(Object.fromEntries(found), Object.fromEntries(expected));
}
