import { resolve } from 'node:path';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { shownDatabase, startupBanner } from './startup-banner.js';
import { CONFIGURATION_EXIT, type Settings } from '../platform/config/index.js';
import { createLogger, Readiness, type StructuredLogger } from '../platform/observe/index.js';
import { startService } from './service.js';
import { shownAddress } from '../engines/shown-address.js';
import { StartRefused } from './start-refusal.js';
import { type StopSignal, StopSignals } from './stop-signals.js';

/**
 * Largest growth of the heap between two full collections, in per cent. By default it may become four times as large
 * under load, although hardly any of it stays alive. The V8 of Node.js 26 has lost this flag and ignores it.
 */
const HEAP_GROWTH = '--heap-growing-percent=50';

/**
 * Serve until a signal, as the only task of this process. The first SIGTERM or SIGINT completes accepted requests, a
 * later one exits at once. A refused start exits with the code of an invalid configuration.
 */
export async function serve(settings: Settings): Promise<void> {
  setFlagsFromString(HEAP_GROWTH);
  // A message that cannot be written, because the disk of the log is full, must not end the process.
  process.stderr.on('error', () => undefined);
  const logger = await createLogger(settings.logLevel, process.stderr.isTTY ? 'pretty' : 'json');
  const signals = new StopSignals({
    on: (signal, listener) => process.on(signal, listener),
    exit: (code) => process.exit(code),
    now: () => performance.now(),
  });
  try {
    const { app } = await startService(settings, logger);
    greet(await app.getUrl(), settings, logger);
    signals.whenAsked((signal) => stopOrderly(app, logger, signal));
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = CONFIGURATION_EXIT;
  }
}

/** Complete accepted requests, then close everything. */
async function stopOrderly(app: NestFastifyApplication, logger: StructuredLogger, signal: StopSignal): Promise<void> {
  logger.log(`${signal}: completing accepted requests; a second signal exits at once.`, 'serve');
  app.get(Readiness).stopping();
  try {
    await app.close();
  } catch (error) {
    process.stderr.write(`The service did not stop cleanly: ${String(error)}\n`);
    throw error;
  }
}

/** A banner for people, one log line for machines. */
function greet(
  url: string,
  { dataDir, kafkaBrokers = [], databaseUrl, searchUrl }: Settings,
  logger: StructuredLogger,
): void {
  const folder = resolve(dataDir);
  const database = shownDatabase(databaseUrl);
  if (process.stderr.isTTY)
    process.stderr.write(`${startupBanner(url, folder, { brokers: kafkaBrokers, database, searchUrl })}\n`);
  else
    logger.log(
      {
        ...{ url, dataDir: folder, primaryStore: database === undefined ? 'sqlite' : 'postgresql' },
        index: searchUrl === undefined ? 'sqlite' : shownAddress(searchUrl),
        ...(database === undefined ? {} : { database }),
        ...(kafkaBrokers.length === 0 ? {} : { events: 'kafka', kafkaBrokers }),
        msg: `Cadastre listens on ${url}`,
      },
      'serve',
    );
}
