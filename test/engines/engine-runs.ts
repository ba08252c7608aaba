import { KafkaEngine } from './kafka-engine.js';
import { PostgresEngine } from './postgres-engine.js';
import type { RealEngine } from './real-engine.js';
import { RegistryEngine } from './registry-engine.js';
import { SearchEngine } from './search-engine.js';

/**
 * What `npm run test:engines -- NAME` does: start engines, and run suites over them. `suites`: patterns of spec files.
 * `more`: those that only `--all` runs. `variables`: beside those of the engines. `usual`: whether it is done when
 * nobody names it and without `--all`.
 */
export interface EngineRun {
  readonly name: string;
  readonly usual: boolean;
  readonly engines: () => readonly RealEngine[];
  readonly suites: readonly string[];
  readonly more: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
}

/** Suites of the ports of the primary store. */
const PRIMARY_PORTS = [
  'aspect-store',
  'change-log',
  'dead-letters',
  'leases',
  'run-index',
  'stored-(model|texts)',
  'timeseries-store',
  'waiting-proposals',
];

/** Suites of the whole service that look at the files of the embedded primary store. */
const EMBEDDED = ['forgetting', 'metrics'];

/** Suites of the whole service that write and read in every way. */
const WIRE = [
  ...[
    'delete',
    'entities',
    'openlineage',
    'openlineage-lineage',
    'openlineage-out',
    'patches',
    'proposals',
    'retention',
  ],
  ...['runs', 'search', 'timeseries', 'waiting-proposals', 'write-order'],
];

/** Suites of the ports of the index, and the judged queries. */
const INDEX_SUITES = ['test/conformance/(derived-store|edge-graph|search-index)[.]spec', 'test/relevance/'];
/** Those without the longest, which tries the same requests as over OpenSearch (D-454). */
const SHORT_INDEX_SUITES = ['test/conformance/(derived-store|edge-graph)[.]spec', 'test/relevance/'];

export const ENGINE_RUNS: readonly EngineRun[] = [
  {
    name: 'postgres',
    usual: true,
    engines: () => [new PostgresEngine()],
    suites: [
      `test/conformance/(${PRIMARY_PORTS.join('|')})[.]spec`,
      `test/wire/(${WIRE.join('|')})[.]spec`,
      'test/engines/postgres/',
    ],
    more: ['test/conformance/projection-', `test/wire/(?!(${EMBEDDED.join('|')})[.]spec)`],
  },
  {
    name: 'kafka',
    usual: true,
    engines: () => [new KafkaEngine(), new RegistryEngine()],
    suites: ['test/engines/kafka/'],
    more: [],
  },
  // Both have the same interface: the older one is what more people run.
  ...(['opensearch', 'opensearch3'] as const).map((name) => ({
    name,
    usual: name === 'opensearch',
    engines: () => [new SearchEngine(name)],
    suites: [...INDEX_SUITES, 'test/engines/search/'],
    more: [],
  })),
  {
    name: 'shards',
    usual: false,
    engines: () => [new SearchEngine('opensearch')],
    variables: { TEST_SEARCH_SHARDS: '3' },
    suites: INDEX_SUITES,
    more: [],
  },
  ...(['elasticsearch', 'elasticsearch9'] as const).map((name) => ({
    name,
    usual: name === 'elasticsearch',
    engines: () => [new SearchEngine(name)],
    suites: SHORT_INDEX_SUITES,
    more: ['test/conformance/search-index[.]spec', 'test/engines/search/'],
  })),
  {
    name: 'faults',
    usual: true,
    // They start engines of their own, to which faults happen.
    engines: () => [],
    variables: { TEST_FAULTS: 'on' },
    suites: ['test/engines/faults/(usual|restored-store)[.]spec'],
    more: ['test/engines/faults/rare[.]spec'],
  },
];
