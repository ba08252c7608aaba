import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { SqliteDocumentStore } from '../../src/adapters/sqlite/search/sqlite-document-store.js';
import { ServedGenerations } from '../../src/adapters/sqlite/served-generations.js';
import { StoreUnavailable } from '../../src/kernel/failures.js';
import { METRICS } from '../../src/platform/observe/metric-table.js';
import { MetricsSampler } from '../../src/platform/observe/index.js';
import { DeadLetters, ProjectionRunner } from '../../src/projections/index.js';
import { DocumentStore } from '../../src/search/index.js';
import { parseUrn } from '../../src/kernel/urn.js';
import { type WireApp, wireApp } from './app.builder.js';
import { DATASET, ingest, proposal, put } from './proposal.builder.js';

const PAGE = readFileSync(new URL('../../src/server/metrics.md', import.meta.url), 'utf8');
/** After so many a test says what it found instead. */
const MOST_LOOKS = 400;
const SERIES = /^(\w+)(?:\{(.*)\})? (\S+)$/;

let app: WireApp;
beforeEach(async () => {
  app = await wireApp();
});
afterEach(() => app.close());

/** Values by name and labels, as the service prints them; buckets left out. */
async function scrape(): Promise<ReadonlyMap<string, number>> {
  const { text } = await app.get('/metrics');
  return new Map(
    text.split('\n').flatMap((line): (readonly [string, number])[] => {
      const [, name = '', labels, value] = SERIES.exec(line) ?? [];
      if (name === '' || name.endsWith('_bucket')) return [];
      return [[labels === undefined ? name : `${name}{${labels}}`, Number(value)]];
    }),
  );
}

/** Counts of one histogram by their labels. */
async function counts(name: string): Promise<Readonly<Record<string, number>>> {
  const found = [...(await scrape())].filter(([key]) => key.startsWith(`${name}_count`));
  return Object.fromEntries(found.map(([key, value]) => [key.slice(`${name}_count`.length), value]));
}

/** The counts of requests as soon as there are so many: a request is measured when its connection has done with it. */
async function requestsOnce(total: number): Promise<Readonly<Record<string, number>>> {
  let counted: Readonly<Record<string, number>> = {};
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const found = await counts('cadastre_http_request_duration_seconds');
    counted = Object.fromEntries(Object.entries(found).filter(([labels]) => !labels.includes('route="/metrics"')));
    if (Object.values(counted).reduce((sum, count) => sum + count, 0) >= total) break;
    await sleep(5);
  }
  return counted;
}

/** Requests in progress, the one that looks among them, as soon as there are so many. */
async function inProgressOnce(total: number): Promise<number | undefined> {
  let found: number | undefined;
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    found = (await scrape()).get('cadastre_http_requests_in_progress');
    if (found === total) break;
    await sleep(5);
  }
  return found;
}

describe('the metrics of a service', () => {
  it('are printed for a fresh service, each with the help and the type that the table has', async () => {
    const answer = await app.get('/metrics');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    const printed = [...answer.text.matchAll(/^# HELP (\S+) (.*)\n# TYPE \S+ (\S+)$/gm)].map(([, ...row]) => row);
    expect(printed.filter(([name = '']) => name.startsWith('cadastre_'))).toEqual(
      Object.values(METRICS).map(({ name, help, kind }) => [name, help, kind]),
    );
    const others = printed.flatMap(([name = '']) => /^(?:process|nodejs)_/.exec(name) ?? []);
    expect(new Set(others)).toEqual(new Set(['process_', 'nodejs_']));
    expect(answer.text).toContain('\nnodejs_eventloop_lag_p99_seconds ');
  });

  it('print histograms as buckets that count everything below their bound', async () => {
    await put(app, 'urn:li:tag:t', 'tagProperties', { name: 't' });
    const { text } = await app.get('/metrics');
    const lines = text.split('\n').filter((line) => line.startsWith('cadastre_group_commit_requests_'));
    expect(lines).toEqual([
      ...METRICS.groupRequests.buckets.map((le) => `cadastre_group_commit_requests_bucket{le="${String(le)}"} 1`),
      'cadastre_group_commit_requests_bucket{le="+Inf"} 1',
      'cadastre_group_commit_requests_sum 1',
      'cadastre_group_commit_requests_count 1',
    ]);
  });

  it('stand in the documentation, all of them and no others', () => {
    const rows = PAGE.split('\n').filter((line) => line.startsWith('| `'));
    const documented = rows.map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, 5),
    );
    expect(documented).toEqual(
      Object.values(METRICS).map(({ name, kind, labels, help }) => [
        `\`${name}\``,
        kind,
        labels.map((label) => `\`${label}\``).join(', ') || 'none',
        help,
      ]),
    );
  });

  it('count requests by template, and all that have none as one', async () => {
    const address = await app.listen();
    // An answer that nobody reads does not end.
    const ask = async (path: string, request: RequestInit = {}): Promise<void> => {
      await (await fetch(`${address}${path}`, request)).arrayBuffer();
    };
    const body = JSON.stringify({ proposal: proposal('status', { removed: false }) });
    await ask('/aspects?action=ingestProposal', { method: 'POST', body });
    await ask(`/gms/entities/${encodeURIComponent(DATASET)}`);
    await ask(`/entities/${encodeURIComponent('urn:li:tag:other')}`);
    await ask(`/entitiesV2?ids=${encodeURIComponent(DATASET)}`);
    await ask('/restli/docs/rest/entities');
    for (const path of ['one', 'two/three', 'four?five=six', '%zz']) await ask(`/${path}`);
    await ask('/entities', { headers: { origin: 'http://evil.example' } });
    await ask('/metrics', { method: 'PATCH' });
    expect(await requestsOnce(11)).toEqual({
      '{method="POST",route="/aspects?action=ingestProposal",status="200"}': 1,
      '{method="GET",route="/entities/{key}",status="200"}': 2,
      '{method="GET",route="/entitiesV2?ids",status="200"}': 1,
      '{method="GET",route="/restli/docs/rest/{name}",status="200"}': 1,
      '{method="GET",route="unknown",status="400"}': 1,
      '{method="GET",route="unknown",status="404"}': 3,
      '{method="GET",route="unknown",status="403"}': 1,
      '{method="PATCH",route="unknown",status="404"}': 1,
    });
  });

  it('count a request whose caller leaves before it is answered', async () => {
    const address = new URL(await app.listen());
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    // The service itself asks now and then: whoever asks waits.
    app.find(ProjectionRunner).status = () => gate.then(() => []);
    const left = httpRequest({ port: address.port, host: '127.0.0.1', path: '/health' });
    left.on('error', () => undefined);
    left.end();
    try {
      expect(await inProgressOnce(2)).toBe(2);
      left.destroy();
      expect(await requestsOnce(1)).toEqual({ '{method="GET",route="/health",status="499"}': 1 });
    } finally {
      // The service waits for it when it is closed.
      letGo();
    }
  });

  it('count messages and roots of GraphQL by how they end', async () => {
    const operate = (query: string) => app.post('/api/graphql', { query });
    await operate('{ a: tag(urn: "urn:li:tag:a") { urn } b: tag(urn: "urn:li:tag:b") { urn } }');
    await operate('{ tag(urn: "urn:li:chart:a") { urn } }');
    await operate('{ nothing }');
    await operate('mutation { deleteWish(urn: "urn:li:post:p") }');
    await ingest(app, proposal('status', { removed: 'perhaps' }));
    expect(await counts('cadastre_graphql_field_duration_seconds')).toEqual({
      '{operation="query",field="tag",outcome="ok"}': 2,
      '{operation="query",field="tag",outcome="refused"}': 1,
    });
    expect(await counts('cadastre_message_duration_seconds')).toMatchObject({
      '{message="IngestProposalsCommand",outcome="refused"}': 1,
    });
  });

  it('count failures apart from refusals', async () => {
    app.find(ProjectionRunner).checkUsable = () => {
      throw new TypeError('broken');
    };
    await app.post('/entities?action=search', { entity: 'tag', input: 'x', start: 0, count: 1 });
    expect(await counts('cadastre_message_duration_seconds')).toEqual({
      '{message="SearchEntitiesQuery",outcome="failed"}': 1,
    });
  });

  it('say how large group commits are', async () => {
    await Promise.all(['a', 'b', 'c'].map((tag) => put(app, `urn:li:tag:${tag}`, 'tagProperties', { name: tag })));
    const figures = await scrape();
    const [groups = 0, requests] = ['count', 'sum'].map((one) => figures.get(`cadastre_group_commit_requests_${one}`));
    expect(groups).toBeGreaterThanOrEqual(1);
    expect(requests).toBe(3);
    expect(figures.get('cadastre_group_commit_changes_sum')).toBeGreaterThanOrEqual(6);
    expect(await counts('cadastre_group_commit_duration_seconds')).toEqual({
      '{step="durable"}': groups,
      '{step="applied"}': groups,
    });
  });

  it('say how far projections are, and with what they could not do', async () => {
    const sampler = app.find(MetricsSampler);
    const urn = parseUrn('urn:li:tag:t') ?? '';
    await app.find(DeadLetters).setAside({ projection: 'edges', seq: 1, urn, aspect: 'a', reason: 'broken', time: 1 });
    await app.find(ProjectionRunner).stop();
    await put(app, 'urn:li:tag:t', 'tagProperties', { name: 't' });
    await sleep(5);
    await sampler.look();
    await sampler.look();
    const figures = await scrape();
    const head = figures.get('cadastre_change_log_head') ?? 0;
    expect(head).toBeGreaterThan(0);
    const projections = [...figures].filter(([name]) => /_projection_|dead/.test(name) && !name.includes('seconds'));
    expect(Object.fromEntries(projections)).toEqual({
      'cadastre_projection_state{projection="documents",state="stopped"}': 1,
      'cadastre_projection_state{projection="edges",state="stopped"}': 1,
      'cadastre_projection_lag_entries{projection="documents"}': head,
      'cadastre_projection_lag_entries{projection="edges"}': head,
      'cadastre_dead_letters{projection="documents"}': 0,
      'cadastre_dead_letters{projection="edges"}': 1,
    });
    expect(figures.get('cadastre_projection_lag_seconds{projection="edges"}')).toBeGreaterThan(0);
  });

  it('time the calls of each engine by kind of work, and count those that went wrong by themselves', async () => {
    await put(app, 'urn:li:tag:t', 'tagProperties', { name: 't' });
    await app.get('/aspects/urn%3Ali%3Atag%3At?aspect=tagProperties&version=0');
    await app.post('/entities?action=search', { entity: 'tag', input: 't', start: 0, count: 1 });
    const found = await counts('cadastre_engine_call_duration_seconds');
    for (const series of [
      'engine="primary store",operation="commit",outcome="ok"',
      'engine="primary store",operation="read",outcome="ok"',
      'engine="search index",operation="apply",outcome="ok"',
      'engine="search index",operation="search",outcome="ok"',
      'engine="edge graph",operation="apply",outcome="ok"',
    ])
      expect(found[`{${series}}`]).toBeGreaterThan(0);
    expect(Object.keys(found).filter((series) => !series.includes('outcome="ok"'))).toEqual([]);
    const { generations } = app.find(SqliteDocumentStore);
    Object.defineProperty(generations, 'current', {
      configurable: true,
      get: () => {
        throw new StoreUnavailable('The disk is gone.');
      },
    });
    await app.post('/entities?action=search', { entity: 'tag', input: 'u', start: 0, count: 1 });
    Reflect.deleteProperty(generations, 'current');
    expect(await counts('cadastre_engine_call_duration_seconds')).toMatchObject({
      '{engine="search index",operation="search",outcome="unavailable"}': 1,
    });
  });

  it('say how far a rebuild is while one is under way', async () => {
    await put(app, 'urn:li:tag:t', 'tagProperties', { name: 't' });
    const documents = app.find(DocumentStore);
    const begin = documents.newGeneration.bind(documents);
    let letGo = (): void => undefined;
    const begun = new Promise<void>((arrive) => {
      documents.newGeneration = async () => {
        arrive();
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
        return begin();
      };
    });
    const rebuilt = app.find(ProjectionRunner).rebuild(['documents']);
    await begun;
    const during = await scrape().finally(letGo);
    await rebuilt;
    const rebuilds = (figures: ReadonlyMap<string, number>) =>
      [...figures].filter(([name]) => name.includes('rebuild'));
    expect(rebuilds(during)).toEqual([
      ['cadastre_rebuild_done_entities{projection="documents"}', 0],
      ['cadastre_rebuild_total_entities{projection="documents"}', 1],
    ]);
    expect(rebuilds(await scrape())).toEqual([]);
  });

  it('say what files and caches take', async () => {
    await put(app, 'urn:li:tag:t', 'tagProperties', { name: 't' });
    await app.post('/entities?action=search', { entity: 'tag', input: 't', start: 0, count: 1 });
    const sampler = app.find(MetricsSampler);
    // The first may join a round that began before the write.
    await sampler.look();
    await sampler.look();
    const figures = await scrape();
    const sized = [...figures].filter(([name]) => /_bytes\{/.test(name) && name.startsWith('cadastre_'));
    expect(sized.map(([name]) => name)).toEqual([
      'cadastre_file_bytes{store="documents",part="database"}',
      'cadastre_file_bytes{store="documents",part="wal"}',
      'cadastre_file_bytes{store="edges",part="database"}',
      'cadastre_file_bytes{store="edges",part="wal"}',
      'cadastre_file_bytes{store="truth",part="database"}',
      'cadastre_file_bytes{store="truth",part="wal"}',
      'cadastre_wal_used_bytes{part="all"}',
      'cadastre_wal_used_bytes{part="pending"}',
      'cadastre_cache_bytes{cache="search"}',
      'cadastre_cache_bytes{cache="lineage"}',
      'cadastre_cache_limit_bytes{cache="search"}',
      'cadastre_cache_limit_bytes{cache="lineage"}',
    ]);
    for (const name of [
      'file_bytes{store="truth",part="wal"}',
      'wal_used_bytes{part="all"}',
      'cache_bytes{cache="search"}',
    ])
      expect([name, (figures.get(`cadastre_${name}`) ?? 0) > 0]).toEqual([name, true]);
    expect(figures.get('cadastre_entities')).toBe(1);
    expect(figures.get('cadastre_indexed_documents')).toBe(1);
    expect(figures.get('cadastre_edge_nodes')).toBe(0);
  });

  it('say nothing of what an index takes whose file is damaged', async () => {
    const damaged = jest.spyOn(ServedGenerations.prototype, 'current', 'get').mockImplementation(() => {
      throw new StoreUnavailable('The file is damaged.');
    });
    const names = [...(await scrape()).keys()];
    damaged.mockRestore();
    expect(names.filter((name) => /cache_bytes|indexed_documents|edge_nodes/.test(name))).toEqual([]);
    expect(names).toContain('cadastre_cache_limit_bytes{cache="lineage"}');
  });
});
