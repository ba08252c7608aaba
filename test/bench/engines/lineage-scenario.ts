import assert from 'node:assert/strict';
import { SearchServer } from '../../../src/adapters/elasticsearch/client/search-server.js';
import { EDGE, EDGE_PARTS } from '../../../src/adapters/elasticsearch/edges/edge-index.js';
import { ServerEdgeGraph } from '../../../src/adapters/elasticsearch/edges/server-edge-graph.js';
import { ServerEdgeStore } from '../../../src/adapters/elasticsearch/edges/server-edge-store.js';
import { parseUrn, type Urn } from '../../../src/kernel/urn.js';
import { Work } from '../../../src/kernel/work.js';
import type { EdgeChange } from '../../../src/lineage/edge-store.port.js';
import { RetryPolicy } from '../../../src/projections/retry-policy.js';
import { within } from '../expectation.js';
import { SampleCatalog } from '../sample-catalog.js';
import type { ReportRow } from '../report.js';
import type { EngineBench } from './engine-bench.js';
import type { RawSearch } from './raw-search.js';

const HOPS = 5;
const WALKS = 200;
/** Datasets whose edges are written at a time. */
const CHUNK = 2_000;
/** Each dataset is made from so many others. */
const UPSTREAMS = 2;

/**
 * Walks along lineage of a large graph: its edges are written to the search server by the adapter, without datasets, of
 * which there would have to be half as many.
 */
export async function walksOnServer({ edges: wanted, report, search }: EngineBench): Promise<void> {
  const catalog = new SampleCatalog(Math.ceil(wanted / UPSTREAMS));
  const server = await SearchServer.open(search.url);
  try {
    const store = await ServerEdgeStore.open(server, 'bench', { prefix: 'bench-walks' });
    const began = performance.now();
    const edges = await fill(store, catalog);
    const perSecond = (edges * 1000) / (performance.now() - began);
    report({ name: `search server: edges written, ${edges.toLocaleString('en')}`, unit: '/s', figure: perSecond });
    const graph = new ServerEdgeGraph(server, store);
    const times: number[] = [];
    for (let at = 0; at < WALKS; at++) times.push(await walk(graph, catalog, catalog.top(at * PLACES)));
    const path = `/${store.names.part(EDGE_PARTS.edges)}/_search`;
    const alone: number[] = [];
    for (let at = 0; at < WALKS; at++) alone.push(await requestsAlone(search, path, urnOf(catalog.top(at * PLACES))));
    const name = `search server: ${String(HOPS)} hops of lineage, ${String(WALKS)} walks`;
    const limit = (part: number): NonNullable<ReportRow['limit']> => ({
      figure: quantile(alone, part),
      of: 'a request for each hop',
    });
    report(
      { name: `${name}, p50`, unit: 'ms', figure: quantile(times, 0.5), limit: limit(0.5), budget: 150 },
      { name: `${name}, p99`, unit: 'ms', figure: quantile(times, 0.99), limit: limit(0.99), budget: 150 },
    );
    await store.close();
  } finally {
    await server.close();
  }
}

/** What the server takes for as many requests as a walk needs at least, one after another. @returns milliseconds */
async function requestsAlone(search: RawSearch, path: string, node: string): Promise<number> {
  const query = { bool: { filter: [{ terms: { [EDGE.down]: [node] } }] } };
  const sources = [{ own: { terms: { field: EDGE.down } } }, { other: { terms: { field: EDGE.up } } }];
  const body = JSON.stringify({ size: 0, query, aggs: { pairs: { composite: { size: 1000, sources } } } });
  const began = performance.now();
  for (let hop = 0; hop < HOPS; hop++) await search.ask(path, 'POST', body);
  return performance.now() - began;
}

function quantile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
}

/** Any number that has no divisor in common with sizes of catalogs. */
const PLACES = 7919;

/** @returns how many edges there are */
async function fill(store: ServerEdgeStore, catalog: SampleCatalog): Promise<number> {
  const generation = await store.newGeneration();
  // A server with a small heap refuses what it has no room for, until it has collected its garbage.
  const patience = new RetryPolicy([1000, 5000, 10_000]);
  let edges = 0;
  for (let begin = 0; begin < catalog.size; begin += CHUNK) {
    const numbers = Array.from({ length: Math.min(CHUNK, catalog.size - begin) }, (_, at) => begin + at);
    const changes = numbers.map((number) => statement(catalog, number));
    for (const { edges: stated } of changes) edges += stated.length;
    await patience.run('outages', () => generation.add(changes));
  }
  await generation.finish({ storeId: 'bench', seq: 1 });
  return edges;
}

function statement(catalog: SampleCatalog, number: number): Extract<EdgeChange, { kind: 'set' }> {
  const owner = urnOf(number);
  const edges = catalog.upstreams(number).map((upstream) => ({
    source: owner,
    type: 'DownstreamOf',
    destination: urnOf(upstream),
    lineage: 'upstream' as const,
    createdOn: undefined,
    createdActor: undefined,
    updatedOn: undefined,
    updatedActor: undefined,
    properties: undefined,
  }));
  return { kind: 'set', owner, aspect: 'upstreamLineage', edges };
}

/** @returns milliseconds */
async function walk(graph: ServerEdgeGraph, catalog: SampleCatalog, root: number): Promise<number> {
  const began = performance.now();
  const { numbers, nodes } = await graph.walk(
    {
      root: urnOf(root),
      direction: 'UPSTREAM',
      maxHops: HOPS,
      maxNodes: 10_000,
      startTime: undefined,
      endTime: undefined,
    },
    Work.unlimited,
  );
  const milliseconds = performance.now() - began;
  const reached = [...nodes].map((node) => numbers.urnOf(node));
  const right = [...within(root, HOPS, (number) => catalog.upstreams(number))].map(urnOf);
  assert.deepEqual(reached.sort(), right.sort());
  return milliseconds;
}

function urnOf(number: number): Urn {
  const urn = parseUrn(`urn:li:dataset:(urn:li:dataPlatform:hive,walk.t${String(number)},PROD)`);
  assert.ok(urn !== undefined);
  return urn;
}
