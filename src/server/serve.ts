import process from 'node:process';
import { CONFIGURATION_EXIT, DEFAULT_WORKERS, type Settings } from '../platform/config/index.js';
import { beginProcess, stopOrderly } from './process-life.js';
import { reportStart } from './report-start.js';
import { startService } from './service.js';
import { StartRefused } from './start-refusal.js';

/**
 * Serve until a signal, as the only task of this process. The first SIGTERM or SIGINT completes accepted requests, a
 * later one exits at once. A refused start exits with the code of an invalid configuration.
 */
export async function serve(settings: Settings): Promise<void> {
  try {
    if ((settings.workers ?? DEFAULT_WORKERS) === DEFAULT_WORKERS) await serveAlone(settings);
    // Loaded when there are some: a single process needs nothing of it.
    else await (await import('./workers/serve-workers.js')).serveWorkers(settings);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = CONFIGURATION_EXIT;
  }
}

async function serveAlone(settings: Settings): Promise<void> {
  const { logger, signals } = await beginProcess(settings);
  const { app } = await startService(settings, logger);
  reportStart(await app.getUrl(), settings, logger);
  signals.whenAsked((signal) => stopOrderly(app, logger, signal));
}
