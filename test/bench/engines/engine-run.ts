import { stderr } from 'node:process';
import { PostgresEngine } from '../../engines/postgres-engine.js';
import type { RealEngine } from '../../engines/real-engine.js';
import { SearchEngine } from '../../engines/search-engine.js';
import { ServiceProcess } from '../../process/service-process.js';
import { attempt } from '../attempt.js';
import { BareRoute } from '../bare-route.js';
import { Expectation } from '../expectation.js';
import type { ReportRow } from '../report.js';
import { SampleCatalog } from '../sample-catalog.js';
import type { Scenario } from '../scenarios.js';
import type { SizeResult } from '../size-run.js';
import { changesOverDatabase, fillDatabase, readsOverDatabase } from './database-scenarios.js';
import { type DatabaseBench, type EngineBench, restart } from './engine-bench.js';
import { walksOnServer } from './lineage-scenario.js';
import { RawDatabase } from './raw-database.js';
import { RawSearch } from './raw-search.js';
import { deletionsOverDatabase, rollbackOverDatabase } from './removal-scenarios.js';
import { rebuildOnServer } from './rebuild-scenario.js';
import { facetsOverServer, visibilityOverServer } from './search-scenarios.js';

/** In an order in which each finds what it needs; the first one fills the database. */
const FILL: Scenario<DatabaseBench> = {
  name: 'pg-batches',
  says: 'whole new datasets into PostgreSQL, a hundred a call',
  run: fillDatabase,
};
const DATABASE_SCENARIOS: readonly Scenario<DatabaseBench>[] = [
  { name: 'pg-read', says: 'one entity by its URN, all of its aspects', run: readsOverDatabase },
  { name: 'pg-proposals', says: 'single proposals that change a stored aspect', run: changesOverDatabase },
  { name: 'pg-rollback', says: 'a run taken back that has changed 10,000 aspects', run: rollbackOverDatabase },
];
const SERVER_SCENARIOS: readonly Scenario<EngineBench>[] = [
  { name: 'server-rebuild', says: 'the index of a search server from PostgreSQL', run: rebuildOnServer },
  { name: 'server-facets', says: 'two words with the default facets', run: facetsOverServer },
  {
    name: 'server-visible',
    says: 'from the answer to a write until another process finds it',
    run: visibilityOverServer,
  },
  { name: 'server-lineage', says: 'walks of five hops through --edges edges', run: walksOnServer },
];
/** What leaves nothing for others to read. */
const LAST_SCENARIOS: readonly Scenario<DatabaseBench>[] = [
  { name: 'pg-delete', says: 'all datasets deleted from PostgreSQL, one a call', run: deletionsOverDatabase },
];
/** All of them, for `--help`. */
export const ENGINE_SCENARIOS: readonly Pick<Scenario<EngineBench>, 'name' | 'says'>[] = [
  ...DATABASE_SCENARIOS,
  ...SERVER_SCENARIOS,
  ...LAST_SCENARIOS,
];

/** `edges`: of the graph that walks go through. */
export interface EngineRunSettings {
  readonly entities: number;
  readonly edges: number;
  readonly seconds: number;
  readonly flags: readonly string[];
}

type IsWanted = (scenario: { readonly name: string }) => boolean;

/** Start the engines, fill a database with a catalog, and run scenarios. @throws EngineMissing */
export async function runOverEngines(settings: EngineRunSettings, isWanted: IsWanted): Promise<SizeResult> {
  // Acknowledged is on disk, as with the embedded store.
  const [database, search] = [new PostgresEngine('fsync'), new SearchEngine('opensearch')];
  try {
    const { TEST_DATABASE_URL: url = '' } = await started(database);
    return await runScenarios(settings, url, { isWanted, search });
  } finally {
    for (const engine of [database, search]) await engine.remove();
  }
}

function started(engine: RealEngine): Promise<Readonly<Record<string, string>>> {
  stderr.write(`${engine.name} starts ...\n`);
  return engine.start();
}

async function runScenarios(
  { entities, edges, seconds, flags }: EngineRunSettings,
  database: string,
  { isWanted, search }: { readonly isWanted: IsWanted; readonly search: SearchEngine },
): Promise<SizeResult> {
  const catalog = new SampleCatalog(entities);
  const rows: ReportRow[] = [];
  const failed: string[] = [];
  const overDatabase = { DATABASE_URL: database };
  const bench: DatabaseBench = {
    service: new ServiceProcess(flags),
    bare: await BareRoute.start(database),
    database: await RawDatabase.open(database),
    catalog,
    expectation: new Expectation(catalog),
    seconds,
    overDatabase,
    report: (...more) => {
      for (const row of more) rows.push(row);
    },
  };
  try {
    await restart(bench, overDatabase);
    await runEach([FILL, ...DATABASE_SCENARIOS.filter(isWanted)], bench, failed);
    const onServer = SERVER_SCENARIOS.filter(isWanted);
    if (onServer.length > 0) {
      // Its start takes the processors for a while, and its rest some of their time: not beside those before.
      const { TEST_SEARCH_URL: url = '' } = await started(search);
      const overBoth = { ...overDatabase, SEARCH_URL: url, SEARCH_PREFIX: 'bench' };
      await runEach(onServer, { ...bench, search: new RawSearch(url), edges, overBoth }, failed);
      await restart(bench, overDatabase);
    }
    await runEach(LAST_SCENARIOS.filter(isWanted), bench, failed);
  } finally {
    await bench.service.dispose();
    await bench.bare.stop();
    await bench.database.close();
  }
  return { rows, failed };
}

/** @param failed gets a sentence for each scenario that fails; the others run */
async function runEach<B>(scenarios: readonly Scenario<B>[], bench: B, failed: string[]): Promise<void> {
  for (const { name, run } of scenarios) {
    const failure = await attempt(name, () => run(bench));
    if (failure !== undefined) failed.push(failure);
  }
}
