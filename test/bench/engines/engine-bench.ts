import type { ServiceProcess } from '../../process/service-process.js';
import type { Bench } from '../bench.js';
import type { BareRoute } from '../bare-route.js';
import type { RawDatabase } from './raw-database.js';
import type { RawSearch } from './raw-search.js';

/** Variables by which a service finds an engine. */
export type EngineVariables = Readonly<Record<string, string>>;

/**
 * What scenarios over PostgreSQL work with. `service`: over it, with an embedded index. `bare`: answers rows of that
 * database. `database`: the engine alone.
 */
export interface DatabaseBench extends Pick<Bench, 'catalog' | 'expectation' | 'report' | 'seconds'> {
  readonly service: ServiceProcess;
  readonly bare: BareRoute;
  readonly database: RawDatabase;
  /** Of a service whose primary store is PostgreSQL. */
  readonly overDatabase: EngineVariables;
}

/** The same with a search server; the index of the service is where the phase says. */
export interface EngineBench extends DatabaseBench {
  readonly search: RawSearch;
  /** Of a service whose index is on the search server as well. */
  readonly overBoth: EngineVariables;
  /** Edges of the graph that walks go through. */
  readonly edges: number;
}

/** In the names of rows. */
export const PROCESSOR = 'processor time of the service for each';

/**
 * Do some work, and report what processor time the service takes for each of the things that it returns the number of:
 * a machine with other work to do makes everything slower but that.
 */
export async function reportProcessorTime(
  { report, service }: Pick<DatabaseBench, 'report' | 'service'>,
  name: string,
  work: () => Promise<number>,
): Promise<void> {
  const before = service.processorSeconds();
  const count = await work();
  const after = service.processorSeconds();
  if (before === undefined || after === undefined || count === 0) return;
  report({
    name: `${name}, ${PROCESSOR}`,
    unit: 'ms',
    figure: ((after - before) * 1000) / count,
  });
}

/** Start the service over other engines. @returns milliseconds until everything can be asked for */
export async function restart(
  { service }: Pick<DatabaseBench, 'service'>,
  variables: EngineVariables,
): Promise<number> {
  await service.stop();
  return service.start(variables);
}
