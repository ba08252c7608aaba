/**
 * `npm run bench:sizes [-- --entities N[,N...]] [--seconds N] [--without-kafka]`: how much room sample datasets take
 * in PostgreSQL, in OpenSearch and in Kafka, and how reads and searches over them scale with workers. Starts engines of
 * its own, fills them once and weighs them at each size on the way. A million datasets take 16 GB in the first two, and
 * 37 GB more in Kafka. The figures of `src/adapters/arithmetic.md` come from here.
 */
import { readdirSync, statSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { argv, stderr, stdout } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { KafkaEngine } from '../../engines/kafka-engine.js';
import { PostgresEngine } from '../../engines/postgres-engine.js';
import { SearchEngine } from '../../engines/search-engine.js';
import { ServiceProcess } from '../../process/service-process.js';
import { load, prepare, type PreparedRequest } from '../load.js';
import { tableOf } from '../report.js';
import { SampleCatalog } from '../sample-catalog.js';
import { fillService } from '../write-scenarios.js';

/** What a part of an engine takes. `rows`: of whatever it counts. */
interface MeasuredSize {
  readonly engine: string;
  readonly part: string;
  readonly rows: number;
  readonly bytes: number;
}

const PREFIX = 'sizes';
const CLIENTS = 32;
/** Datasets that are asked for in turn. */
const ASKED = 2000;

/** Bytes and rows of each table with its indexes; the rows are counted. */
async function sizesOfDatabase(url: string): Promise<readonly MeasuredSize[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('VACUUM ANALYZE');
    const { rows: tables } = await client.query<{ readonly name: string; readonly own: string; readonly keys: string }>(
      `SELECT relname AS name, pg_table_size(oid) AS own, pg_indexes_size(oid) AS keys FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY pg_total_relation_size(oid) DESC`,
    );
    const sizes: MeasuredSize[] = [];
    for (const { name, own, keys } of tables) {
      const { rows } = await client.query<{ readonly count: string }>(`SELECT count(*) AS count FROM "${name}"`);
      const count = Number(rows[0]?.count);
      if (count === 0) continue;
      sizes.push({ engine: 'PostgreSQL', part: name, rows: count, bytes: Number(own) });
      sizes.push({ engine: 'PostgreSQL', part: `${name}, its indexes`, rows: count, bytes: Number(keys) });
    }
    const { rows: written } = await client.query<{ readonly bytes: string; readonly entries: string }>(
      `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS bytes, (SELECT head FROM store) AS entries`,
    );
    const { bytes, entries } = written[0] ?? { bytes: '0', entries: '0' };
    // Older parts of it are gone from the disk, but each byte was written, and is sent to every replica.
    return [
      ...sizes,
      { engine: 'PostgreSQL', part: 'write-ahead log, all of it', rows: Number(entries), bytes: Number(bytes) },
    ];
  } finally {
    await client.end();
  }
}

/** Of indexes with documents, after a refresh; segments are merged as far as the server has done it by itself. */
async function sizesOfIndexes(url: string): Promise<readonly MeasuredSize[]> {
  await fetch(`${url}/${PREFIX}*/_refresh`, { method: 'POST' });
  const answer = await fetch(`${url}/_cat/indices/${PREFIX}*?format=json&bytes=b`);
  const indexes: readonly Readonly<Record<string, string>>[] = JSON.parse(await answer.text());
  return indexes
    .map((index) => ({
      engine: 'OpenSearch',
      part: index['index'] ?? '',
      rows: Number(index['docs.count']),
      bytes: Number(index['pri.store.size']),
    }))
    .filter(({ rows }) => rows > 0)
    .sort((a, b) => b.bytes - a.bytes);
}

/** Bytes of the segments of each topic; an event is an entry of the log. */
function sizesOfTopics(folder: string, entries: number): readonly MeasuredSize[] {
  const sizes = new Map<string, number>();
  for (const name of readdirSync(folder)) {
    const [, topic] = /^(\w+_v1)-\d+$/.exec(name) ?? [];
    if (topic === undefined) continue;
    const segments = readdirSync(join(folder, name)).filter((file) => file.endsWith('.log'));
    const bytes = segments.map((file) => statSync(join(folder, name, file)).size);
    sizes.set(
      topic,
      bytes.reduce((sum, one) => sum + one, sizes.get(topic) ?? 0),
    );
  }
  return [...sizes]
    .filter(([, bytes]) => bytes > 0)
    .map(([part, bytes]) => ({ engine: 'Kafka', part, rows: entries, bytes }));
}

/** The sum of a figure of `/metrics`. */
async function figureOf(service: ServiceProcess, name: string): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  const values = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (.*)$`, 'gm'))].map(([, value]) => Number(value));
  return values.length === 0 ? Infinity : values.reduce((sum, one) => sum + one, 0);
}

async function untilFollowed(service: ServiceProcess, names: readonly string[]): Promise<void> {
  const lag = async (): Promise<number> => {
    const figures = await Promise.all(names.map((name) => figureOf(service, name)));
    return figures.reduce((sum, one) => sum + one, 0);
  };
  // Figures are looked at every five seconds.
  await sleep(6000);
  while ((await lag()) > 0) await sleep(1000);
}

function requestsFor(catalog: SampleCatalog, entities: number): Readonly<Record<string, readonly PreparedRequest[]>> {
  const numbers = Array.from({ length: ASKED }, (_, at) => Math.floor((at * entities) / ASKED));
  const datasets = numbers.map((number) => catalog.dataset(number));
  return {
    'entity reads': datasets.map(({ urn }) => ({
      ...prepare('GET', `/entitiesV2/${encodeURIComponent(urn)}`),
      needle: '"datasetProperties"',
    })),
    searches: datasets.map(({ name, words }, at) => ({
      ...prepare('POST', '/entities?action=search', {
        ...{ entity: 'dataset', input: `${words[0] ?? ''} ${name.split('_').at(-1) ?? ''}`, start: at % 3, count: 10 },
      }),
      needle: '"numEntities"',
    })),
  };
}

/** `entities`: of the catalog, those that are in. */
interface ScalePlan {
  readonly catalog: SampleCatalog;
  readonly entities: number;
  readonly seconds: number;
}

/** Answers a second with some numbers of workers. */
async function scale(
  service: ServiceProcess,
  variables: Readonly<Record<string, string>>,
  { catalog, entities, seconds }: ScalePlan,
): Promise<string> {
  const table = tableOf(['what', 'workers', 'a second', 'p50 ms', 'p99 ms', 'load of the machine'], ['left']);
  for (const workers of [1, 2]) {
    await service.stop();
    await service.start({ ...variables, WORKERS: String(workers) });
    while (workers > 1 && service.workers().length < workers) await sleep(50);
    await sleep(3000);
    for (const [what, requests] of Object.entries(requestsFor(catalog, entities))) {
      const plan = { port: service.port, clients: CLIENTS, requests, isRepeated: true } as const;
      await load({ ...plan, seconds: 1 });
      const { perSecond, p50, p99 } = await load({ ...plan, seconds });
      const figures = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), (loadavg()[0] ?? 0).toFixed(1)];
      table.push([what, String(workers), ...figures]);
    }
  }
  return table.toString();
}

function asTable(sizes: readonly MeasuredSize[], entities: number): string {
  const table = tableOf(['engine', 'part', 'rows', 'MB', 'bytes a row', 'bytes a dataset'], ['left', 'left']);
  for (const { engine, part, rows, bytes } of sizes)
    table.push([
      engine,
      part,
      String(rows),
      (bytes / 1e6).toFixed(1),
      ...[bytes / rows, bytes / entities].map((one) => one.toFixed(0)),
    ]);
  return table.toString();
}

/** `seconds`: of each measurement with some workers; 0 for none. `kafka`: whether its topics are weighed, too. */
interface SizePlan {
  readonly sizes: readonly number[];
  readonly seconds: number;
  readonly kafka: 'left out' | 'weighed';
}

interface WeighedEngines {
  readonly service: ServiceProcess;
  readonly databaseUrl: string;
  readonly searchUrl: string;
  readonly broker: KafkaEngine | undefined;
}

/** What so many datasets take, once everything has followed. */
async function weigh(entities: number, engines: WeighedEngines): Promise<string> {
  const { service, databaseUrl, searchUrl, broker } = engines;
  const lags = broker === undefined ? [] : ['cadastre_event_lag_entries'];
  await untilFollowed(service, ['cadastre_projection_lag_entries', ...lags]);
  const entries = await figureOf(service, 'cadastre_change_log_head');
  const sizes = [
    ...(await sizesOfDatabase(databaseUrl)),
    ...(await sizesOfIndexes(searchUrl)),
    ...(broker === undefined ? [] : sizesOfTopics(join(broker.folder, 'data'), entries)),
  ];
  return `${entities.toLocaleString('en')} datasets, ${String(entries)} entries of the log\n${asTable(sizes, entities)}\n`;
}

async function measureSizes({ sizes, seconds, kafka }: SizePlan): Promise<void> {
  const database = new PostgresEngine('fsync');
  const search = new SearchEngine('opensearch');
  const broker = kafka === 'weighed' ? new KafkaEngine() : undefined;
  const service = new ServiceProcess();
  try {
    const { TEST_DATABASE_URL: databaseUrl = '' } = await database.start();
    const { TEST_SEARCH_URL: searchUrl = '' } = await search.start();
    const { TEST_KAFKA_BROKERS: brokers } = (await broker?.start()) ?? {};
    const stores = { DATABASE_URL: databaseUrl, SEARCH_URL: searchUrl, SEARCH_PREFIX: PREFIX };
    const variables = brokers === undefined ? stores : { ...stores, KAFKA_BROKERS: brokers };
    const catalog = new SampleCatalog(Math.max(...sizes));
    let filled = 0;
    for (const entities of [...sizes].sort((a, b) => a - b)) {
      await service.start(variables);
      const progress = (done: number): void => void stderr.write(`${String(done)} datasets\n`);
      const took = await fillService({ catalog, service }, { from: filled, to: entities, progress });
      stdout.write(await weigh(entities, { service, databaseUrl, searchUrl, broker }));
      stdout.write(`${String(entities - filled)} of them came in ${took.toFixed(0)} s\n`);
      filled = entities;
      if (seconds > 0) {
        const answers = await scale(service, stores, { catalog, entities, seconds });
        stdout.write(`${String(availableParallelism())} processors\n${answers}\n`);
      }
      await service.stop();
    }
  } finally {
    await service.dispose();
    for (const engine of [database, search, broker]) await engine?.remove();
  }
}

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    entities: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
    'without-kafka': { type: 'boolean', default: false },
  },
});
await measureSizes({
  sizes: values.entities.split(',').map(Number),
  seconds: Number(values.seconds),
  kafka: values['without-kafka'] ? 'left out' : 'weighed',
});
