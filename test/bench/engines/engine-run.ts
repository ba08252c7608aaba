import { stderr } from 'node:process';
import { PostgresEngine } from '../../engines/postgres-engine.js';
import type { RealEngine } from '../../engines/real-engine.js';
import { SearchEngine } from '../../engines/search-engine.js';
import { ServiceProcess } from '../../process/service-process.js';
import { BareRoute } from '../bare-route.js';
import { Expectation } from '../expectation.js';
import type { ReportRow } from '../report.js';
import { SampleCatalog } from '../sample-catalog.js';
import type { Scenario } from '../scenarios.js';
import type { SizeResult } from '../size-run.js';
import { changesOverDatabase, fillDatabase, readsOverDatabase } from './database-scenarios.js';
import { restart, type EngineBench } from './engine-bench.js';
import { walksOnServer } from './lineage-scenario.js';
import { RawDatabase } from './raw-database.js';
import { RawSearch } from './raw-search.js';
import { rebuildOnServer } from './rebuild-scenario.js';
import { facetsOverServer, visibilityOverServer } from './search-scenarios.js';

/** In an order in which each finds what it needs; the first one fills the database. */
const FILL: Scenario<EngineBench> = {
  name: 'pg-batches',
  says: 'whole new datasets into PostgreSQL, a hundred a call',
  run: fillDatabase,
};
export const ENGINE_SCENARIOS: readonly Scenario<EngineBench>[] = [
  { name: 'pg-read', says: 'one entity by its URN, all of its aspects', run: readsOverDatabase },
  { name: 'pg-proposals', says: 'single proposals that change a stored aspect', run: changesOverDatabase },
  { name: 'server-rebuild', says: 'the index of a search server from PostgreSQL', run: rebuildOnServer },
  { name: 'server-facets', says: 'two words with the default facets', run: facetsOverServer },
  {
    name: 'server-visible',
    says: 'from the answer to a write until another process finds it',
    run: visibilityOverServer,
  },
  { name: 'server-lineage', says: 'walks of five hops through --edges edges', run: walksOnServer },
];

/** `edges`: of the graph that walks go through. */
export interface EngineRunSettings {
  readonly entities: number;
  readonly edges: number;
  readonly seconds: number;
  readonly flags: readonly string[];
}

/** Start the engines, fill a database with a catalog, and run scenarios. @throws EngineMissing */
export async function runOverEngines(
  settings: EngineRunSettings,
  isWanted: (scenario: { readonly name: string }) => boolean,
): Promise<SizeResult> {
  // Acknowledged is on disk, as with the embedded store.
  const engines: readonly RealEngine[] = [new PostgresEngine('fsync'), new SearchEngine('opensearch')];
  try {
    let variables: Readonly<Record<string, string>> = {};
    for (const engine of engines) {
      stderr.write(`${engine.name} starts ...\n`);
      variables = { ...variables, ...(await engine.start()) };
    }
    return await runScenarios(settings, variables, isWanted);
  } finally {
    for (const engine of engines) await engine.remove();
  }
}

async function runScenarios(
  { entities, edges, seconds, flags }: EngineRunSettings,
  { TEST_DATABASE_URL: database = '', TEST_SEARCH_URL: search = '' }: Readonly<Record<string, string>>,
  isWanted: (scenario: { readonly name: string }) => boolean,
): Promise<SizeResult> {
  const catalog = new SampleCatalog(entities);
  const rows: ReportRow[] = [];
  const failed: string[] = [];
  const overDatabase = { DATABASE_URL: database };
  const bench: EngineBench = {
    service: new ServiceProcess(flags),
    bare: await BareRoute.start(database),
    database: await RawDatabase.open(database),
    search: new RawSearch(search),
    catalog,
    expectation: new Expectation(catalog),
    edges,
    seconds,
    overDatabase,
    overBoth: { ...overDatabase, SEARCH_URL: search, SEARCH_PREFIX: 'bench' },
    report: (...more) => {
      rows.push(...more);
    },
  };
  try {
    await restart(bench, overDatabase);
    for (const { name, run } of [FILL, ...ENGINE_SCENARIOS.filter(isWanted)]) {
      stderr.write(`${name} ...\n`);
      try {
        await run(bench);
      } catch (error) {
        failed.push(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await bench.service.dispose();
    await bench.bare.stop();
    await bench.database.close();
  }
  return { rows, failed };
}
