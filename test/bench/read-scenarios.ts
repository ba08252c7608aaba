import assert from 'node:assert/strict';
import { ask, measure, type Bench } from './bench.js';
import { prepare, type PreparedRequest } from './load.js';
import type { SampleDataset } from './sample-catalog.js';

/** Distinct requests of one load, taken in turn. */
const DISTINCT = 500;
/** Searches that are asked for before one is asked again; the service remembers fewer. */
const ASKED_ONCE = 10_000;
/** Longest page whose answer the service keeps. */
const LONGEST_KEPT = 99;
/** How many of them are compared in full with the expected answer before the load. */
export const COMPARED = 15;
export const SEARCH = '/entities?action=search';
const LINEAGE = '/entities?action=searchAcrossLineage';
const PLATFORM = 'urn:li:dataPlatform:hive';
/** Largest page that the service gives; of searches with more hits the total and the page are compared. */
export const LARGEST_PAGE = 10_000;

export interface SearchAnswerBody {
  readonly value: {
    readonly entities: readonly { readonly entity: string }[];
    readonly numEntities: number;
    readonly metadata: { readonly aggregations: readonly { name: string; aggregations: Record<string, number> }[] };
  };
}

interface CompletionAnswer {
  readonly value: { readonly entities: readonly { readonly urn: string }[] };
}

/** Reads of whole entities, each of another one. */
export function entityReads(bench: Pick<Bench, 'catalog' | 'expectation'>): readonly PreparedRequest[] {
  return places(bench).map((place) => {
    const { urn } = bench.expectation.dataset(place);
    return { ...prepare('GET', `/entitiesV2/${encodeURIComponent(urn)}`), needle: `"urn":"${urn}"` };
  });
}

export async function readEntities(bench: Bench): Promise<void> {
  const requests = entityReads(bench);
  for (const place of places(bench).slice(0, COMPARED)) {
    const { urn, words } = bench.expectation.dataset(place);
    const answer: { aspects: { datasetProperties: { value: { description: string } } } } = JSON.parse(
      await ask(bench, `/entitiesV2/${encodeURIComponent(urn)}`),
    );
    assert.equal(answer.aspects.datasetProperties.value.description, words.join(' '));
  }
  await measure(bench, {
    name: 'entity read',
    requests,
    clients: 32,
    isRepeated: true,
    budgets: { perSecond: 15_000 },
  });
}

export async function search(bench: Bench): Promise<void> {
  const pairs = places(bench).map((place) => bench.expectation.twoWords(place));
  const body = (pair: readonly string[], count: number): object => ({
    entity: 'dataset',
    input: pair.join(' '),
    start: 0,
    count,
    searchFlags: { skipAggregates: true },
  });
  for (const pair of pairs.slice(0, COMPARED)) {
    await compareSearch(bench, body(pair, LARGEST_PAGE), bench.expectation.holding(pair));
  }
  const totals = pairs.map((pair) => [pair, bench.expectation.holding(pair).length] as const);
  const requests = pageSizes(pairs.length).flatMap((count) =>
    totals.map(([pair, total]) => prepareSearch(body(pair, count), total)),
  );
  const engine = { perSecond: bench.raw.searches(pairs, 1), of: 'FTS5' };
  const name = 'search for two words, exact total';
  const measurement = { name, requests, isRepeated: true, engine, distinct: pairs.length } as const;
  await measure(bench, { ...measurement, clients: 1, budgets: { p50: 1, p99: 10 } });
  await measure(bench, { ...measurement, clients: 8, budgets: { perSecond: 5_000 } });
}

export async function facetedSearch(bench: Bench): Promise<void> {
  const ofPlatform = places(bench).filter((place) => bench.expectation.dataset(place).platform === PLATFORM);
  const pairs = ofPlatform.map((place) => bench.expectation.twoWords(place));
  const body = (pair: readonly string[], count: number): object => ({
    entity: 'dataset',
    input: pair.join(' '),
    start: 0,
    count,
    filter: { or: [{ and: [{ field: 'platform', condition: 'EQUAL', value: PLATFORM }] }] },
  });
  const expected = (pair: readonly [string, string]): readonly SampleDataset[] =>
    bench.expectation.holding(pair).filter(({ platform }) => platform === PLATFORM);
  for (const pair of pairs.slice(0, COMPARED)) {
    const { value } = await compareSearch(bench, body(pair, LARGEST_PAGE), expected(pair));
    const facet = (name: string): unknown => value.metadata.aggregations.find((one) => one.name === name)?.aggregations;
    assert.deepEqual(facet('tags'), countsOf(expected(pair).map(({ tags }) => tags)));
    assert.deepEqual(facet('origin'), { PROD: expected(pair).length });
  }
  const totals = pairs.map((pair) => [pair, expected(pair).length] as const);
  const requests = pageSizes(pairs.length).flatMap((count) =>
    totals.map(([pair, total]) => prepareSearch(body(pair, count), total)),
  );
  const engine = { perSecond: bench.raw.facetedSearches(pairs, PLATFORM, 1), of: 'FTS5 + 3 GROUP BY' };
  const name = 'search with a filter and facets';
  const measurement = { name, requests, isRepeated: true, engine, distinct: pairs.length } as const;
  await measure(bench, { ...measurement, clients: 1, budgets: { p50: 3 } });
  await measure(bench, { ...measurement, clients: 8, budgets: { perSecond: 2_500 } });
}

export async function autocomplete(bench: Bench): Promise<void> {
  const texts = [...new Set(places(bench).map((place) => bench.expectation.twoWords(place)[0].slice(0, 4)))];
  const body = (text: string, limit = 10): object => ({ entity: 'dataset', query: text, limit });
  for (const text of texts.slice(0, COMPARED)) {
    const { value }: CompletionAnswer = JSON.parse(await ask(bench, '/entities?action=autocomplete', body(text)));
    const right = new Set(bench.expectation.beginning(text).map(({ urn }) => urn));
    assert.equal(value.entities.length, Math.min(10, right.size));
    for (const { urn } of value.entities) assert.ok(right.has(urn), `${urn} has no word that begins with ${text}`);
  }
  const requests = pageSizes(texts.length).flatMap((limit) =>
    texts.map((text) => ({
      ...prepare('POST', '/entities?action=autocomplete', body(text, limit)),
      needle: `"query":"${text}"`,
    })),
  );
  const engine = { perSecond: bench.raw.completions(texts, 1), of: 'FTS5 prefix' };
  const measurement = { name: 'autocomplete', requests, isRepeated: true, engine, distinct: texts.length } as const;
  await measure(bench, { ...measurement, clients: 1, budgets: { p50: 1 } });
  await measure(bench, { ...measurement, clients: 8, budgets: { perSecond: 4_000 } });
}

export async function lineage(bench: Bench): Promise<void> {
  for (const [hops, perSecond] of [
    [5, 2_500],
    [8, 700],
  ] as const) {
    const roots = places(bench).map((place) => bench.catalog.top(place));
    const body = (root: number, count: number): object => ({
      urn: bench.catalog.urn(root),
      direction: 'UPSTREAM',
      maxHops: hops,
      start: 0,
      count,
      searchFlags: { skipAggregates: true },
    });
    for (const root of roots.slice(0, COMPARED)) {
      const answer: SearchAnswerBody = JSON.parse(await ask(bench, LINEAGE, body(root, LARGEST_PAGE)));
      const urns = answer.value.entities.map(({ entity }) => entity);
      assert.deepEqual(urns.sort(), [...bench.expectation.reached(root, hops)].sort());
    }
    const requests = roots.map((root) => ({
      ...prepare('POST', LINEAGE, body(root, 10)),
      needle: `"numEntities":${String(bench.expectation.reached(root, hops).size)}}`,
    }));
    await measure(bench, {
      name: `lineage over ${String(hops)} hops`,
      requests,
      clients: 1,
      isRepeated: true,
      budgets: { perSecond },
      engine: { perSecond: bench.raw.walks(roots, hops, 1), of: 'edge statements' },
    });
  }
}

const DATASET_PAGE = `query page($urn: String!) { dataset(urn: $urn) {
  urn type name properties { name description customProperties { key value } }
  ownership { owners { owner { ... on CorpUser { urn } } type } }
  tags { tags { tag { urn } } }
  schemaMetadata { name fields { fieldPath type nativeDataType description nullable } }
} }`;

export async function datasetPage(bench: Bench): Promise<void> {
  const body = (urn: string): object => ({ query: DATASET_PAGE, variables: { urn } });
  for (const place of places(bench).slice(0, COMPARED)) {
    const { urn, words } = bench.expectation.dataset(place);
    const answer: {
      data: { dataset: { properties: { description: string }; schemaMetadata: { fields: unknown[] } } };
    } = JSON.parse(await ask(bench, '/api/graphql', body(urn)));
    assert.equal(answer.data.dataset.properties.description, words.join(' '));
    assert.equal(answer.data.dataset.schemaMetadata.fields.length, 20);
  }
  const requests = places(bench).map((place) => {
    const { urn } = bench.expectation.dataset(place);
    return { ...prepare('POST', '/api/graphql', body(urn)), needle: `"urn":"${urn}"` };
  });
  await measure(bench, { name: 'GraphQL dataset page', requests, clients: 32, isRepeated: true, budgets: {} });
}

export function places({ catalog }: Pick<Bench, 'catalog'>): readonly number[] {
  return Array.from({ length: Math.min(DISTINCT, catalog.size) }, (_, at) => (at * 7919) % catalog.size);
}

function prepareSearch(body: object, total: number): PreparedRequest {
  return { ...prepare('POST', SEARCH, body), needle: `"numEntities":${String(total)}}` };
}

async function compareSearch(bench: Bench, body: object, right: readonly SampleDataset[]): Promise<SearchAnswerBody> {
  const answer: SearchAnswerBody = JSON.parse(await ask(bench, SEARCH, body));
  const found = answer.value.entities.map(({ entity }) => entity);
  const urns = new Set(right.map(({ urn }) => urn));
  assert.equal(answer.value.numEntities, urns.size);
  assert.equal(new Set(found).size, Math.min(LARGEST_PAGE, urns.size));
  for (const urn of found) assert.ok(urns.has(urn), `${urn} does not hold the words`);
  return answer;
}

/** The twenty most frequent values with their counts. */
export function countsOf(lists: readonly (readonly string[])[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const value of lists.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ordered = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return Object.fromEntries(ordered.slice(0, 20));
}

/**
 * Sizes of pages with which each of so many searches is asked for, so that hardly any is asked twice in a load: the
 * service keeps answers to what is asked again, and rows of searches are not of those. What was found it keeps for
 * pages of any size.
 */
export function pageSizes(searches: number): readonly number[] {
  const wanted = Math.min(Math.ceil(ASKED_ONCE / searches), LONGEST_KEPT - 10);
  return Array.from({ length: wanted }, (_, more) => 10 + more);
}
