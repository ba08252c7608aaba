/** The catalog in a program of its user: `import { startCatalog } from 'cadastre'`. */
import { readSettings } from './platform/config/read-settings.js';
import type { Settings } from './platform/config/settings.js';
import { VARIABLES } from './platform/config/variables.js';
import { createLogger } from './platform/observe/index.js';
import { startService } from './server/service.js';
import { StartRefused } from './server/start-refusal.js';

export { StartRefused } from './server/start-refusal.js';

/**
 * How a catalog is set up. What is left out has the default of its variable; variables of the environment are not read.
 * A catalog is one process, that of the program: `cadastre serve` has workers.
 */
export type CatalogOptions = Partial<Omit<Settings, 'workers'>>;

/** A catalog that answers requests. */
export interface RunningCatalog {
  /** Where it listens, such as `http://127.0.0.1:8080`; without a slash at its end. */
  readonly url: string;
  /**
   * Resolves when searches and lineage are answered as well. Entities are read and written from the beginning. Takes
   * long only when an index has to be rebuilt.
   */
  readonly ready: Promise<void>;
  /** Completes accepted requests and closes every file. May be called more than once, also before it is ready. */
  stop(): Promise<void>;
}

/**
 * Start a catalog in this process, which handles signals itself. It logs to standard error.
 * @throws StartRefused with a sentence when an option, the address or the data cannot be used
 */
export async function startCatalog(options: CatalogOptions = {}): Promise<RunningCatalog> {
  const settings = settingsOf(options);
  const logger = await createLogger(settings.logLevel, 'json');
  const { app, ready } = await startService(settings, logger);
  let stopped: Promise<void> | undefined;
  return {
    url: (await app.getUrl()).replace(/\/$/, ''),
    ready,
    stop: () => (stopped ??= app.close()),
  };
}

/** Options are checked as the texts of their variables are. */
function settingsOf(options: CatalogOptions): Settings {
  const names: ReadonlyMap<string, string> = new Map(
    Object.entries(VARIABLES)
      .filter(([option]) => option !== 'workers')
      .map(([option, { name }]) => [option, name]),
  );
  const texts: Record<string, string> = {};
  const unknown: string[] = [];
  const given: readonly (readonly [string, Settings[keyof Settings]])[] = Object.entries(options);
  for (const [option, value] of given) {
    if (value === undefined) continue;
    const name = names.get(option);
    if (name === undefined) unknown.push(`There is no option ${option}.`);
    else texts[name] = String(value);
  }
  const reading = readSettings(texts);
  const problems = [...unknown, ...(reading.kind === 'problems' ? reading.problems : [])];
  if (reading.kind === 'problems' || problems.length > 0) throw new StartRefused(problems.join('\n'));
  return reading.settings;
}
