import { resolve } from 'node:path';
import process from 'node:process';
import { shownAddress } from '../engines/shown-address.js';
import { DEFAULT_WORKERS, mistypedVariables, type Settings } from '../platform/config/index.js';
import type { StructuredLogger } from '../platform/observe/index.js';
import { shownDatabase, startupBanner } from './startup-banner.js';

/** Say that a service listens: a banner for people, one log line for machines, and what may be mistyped. */
export function reportStart(
  url: string,
  { dataDir, kafkaBrokers = [], databaseUrl, searchUrl, workers = DEFAULT_WORKERS }: Settings,
  logger: StructuredLogger,
): void {
  const folder = resolve(dataDir);
  const database = shownDatabase(databaseUrl);
  if (process.stderr.isTTY)
    process.stderr.write(`${startupBanner(url, folder, { brokers: kafkaBrokers, database, searchUrl, workers })}\n`);
  else
    logger.log(
      {
        ...{ url, dataDir: folder, primaryStore: database === undefined ? 'sqlite' : 'postgresql' },
        index: searchUrl === undefined ? 'sqlite' : shownAddress(searchUrl),
        ...(database === undefined ? {} : { database }),
        ...(kafkaBrokers.length === 0 ? {} : { events: 'kafka', kafkaBrokers }),
        ...(workers === DEFAULT_WORKERS ? {} : { workers }),
        msg: `Cadastre listens on ${url}`,
      },
      'serve',
    );
  for (const sentence of mistypedVariables(process.env)) logger.warn(sentence, 'serve');
}
