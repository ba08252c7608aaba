import assert from 'node:assert/strict';
import { ask } from '../bench.js';
import { restart, type EngineBench, PROCESSOR } from './engine-bench.js';
import type { RawSearch } from './raw-search.js';

/** Share of the rate at which the same documents are loaded by bulk requests alone. */
const SHARE = 0.6;
const PAGE = 500;
/** Bulk requests under way at a time in the raw load. */
const LOADERS = 2;
const RAW_PREFIX = 'raw';
const FIRST_PREFIX = 'first';

interface LoadedPart {
  readonly index: string;
  readonly bodies: readonly string[];
}

/**
 * Documents and edges of the whole catalog, from PostgreSQL into an empty search server, and then the same documents
 * once more by bulk requests alone. Both come after a first rebuild: a server that has just started takes twice the
 * processor time for its first documents, which none of the two is to have for itself (D-239).
 */
export async function rebuildOnServer(bench: EngineBench): Promise<void> {
  const { catalog, overBoth, overDatabase, report, search, service } = bench;
  await restart(bench, overDatabase);
  const usual = await restart(bench, overDatabase);
  const first = ((await restart(bench, { ...overBoth, SEARCH_PREFIX: FIRST_PREFIX })) - usual) / 1000;
  await restart(bench, overDatabase);
  await search.ask(`/${FIRST_PREFIX}-*`, 'DELETE');
  const seconds = ((await restart(bench, overBoth)) - usual) / 1000;
  const question = { entity: 'dataset', input: '*', start: 0, count: 0 };
  const { value }: { value: { numEntities: number } } = JSON.parse(
    await ask(bench, '/entities?action=search', question),
  );
  assert.equal(value.numEntities, catalog.size);
  // Start and migration apart, all processor time of the new process is that of the rebuild.
  const used = service.processorSeconds();
  const alone = await loadAlone(search, overBoth['SEARCH_PREFIX'] ?? '');
  const name = 'search server: rebuild from PostgreSQL, documents of entities and edges';
  report({
    name,
    unit: '/s',
    figure: alone.documents / seconds,
    limit: { figure: alone.documents / alone.seconds, of: 'bulk load of the same documents' },
    budget: 5_000,
    share: SHARE,
  });
  report({ name: `${name}, the first one`, unit: '/s', figure: alone.documents / first });
  if (used !== undefined) {
    report({ name: `${name}, ${PROCESSOR}`, unit: 'ms', figure: (used * 1000) / alone.documents });
  }
}

interface BulkLoad {
  readonly documents: number;
  readonly seconds: number;
}

/** What bulk requests alone take for the documents of all indexes with a prefix. */
async function loadAlone(search: RawSearch, prefix: string): Promise<BulkLoad> {
  await search.ask(`/${prefix}-*/_refresh`, 'POST');
  const described = asRecord(await search.ask(`/${prefix}-*`));
  const parts: LoadedPart[] = [];
  for (const [name, description] of Object.entries(described)) {
    const { mappings, settings } = asRecord(description);
    const index = `${RAW_PREFIX}-${name}`;
    const { index: own } = asRecord(settings);
    const kept = Object.entries(asRecord(own)).filter(([key]) => !OF_THE_INDEX.has(key));
    const body = JSON.stringify({ mappings, settings: { index: Object.fromEntries(kept) } });
    await search.ask(`/${index}`, 'PUT', body);
    parts.push({ index, bodies: await bulkBodies(search, name, index) });
  }
  const bodies = parts.flatMap((part) => part.bodies);
  // A line that says where, and one with the document.
  const documents = bodies.reduce((sum, body) => sum + body.split('\n').length - 1, 0) / 2;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: LOADERS }, async () => {
      for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) await search.ask('/_bulk', 'POST', body);
    }),
  );
  await search.ask(`/${RAW_PREFIX}-*/_refresh`, 'POST');
  const seconds = (performance.now() - began) / 1000;
  await search.ask(`/${parts.map(({ index }) => index).join(',')}`, 'DELETE');
  return { documents, seconds };
}

/** Settings that say which index it is. */
const OF_THE_INDEX = new Set(['creation_date', 'provided_name', 'uuid', 'version', 'replication']);

async function bulkBodies(search: RawSearch, from: string, to: string): Promise<readonly string[]> {
  const bodies: string[] = [];
  let answer = asRecord(await search.ask(`/${from}/_search?scroll=1m`, 'POST', JSON.stringify({ size: PAGE })));
  for (;;) {
    const { hits } = asRecord(answer['hits']);
    if (!Array.isArray(hits) || hits.length === 0) break;
    const lines = hits.map((hit: unknown) => {
      const { _id: id, _source: source } = asRecord(hit);
      const action = { _index: to, _id: id, version: 1, version_type: 'external_gte' };
      return `${JSON.stringify({ index: action })}\n${JSON.stringify(source)}\n`;
    });
    bodies.push(lines.join(''));
    const next = JSON.stringify({ scroll: '1m', scroll_id: answer['_scroll_id'] });
    answer = asRecord(await search.ask('/_search/scroll', 'POST', next));
  }
  return bodies;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
