import { join } from 'node:path';
import process from 'node:process';
import type { LoggerService } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CONFIGURATION_EXIT, type Settings } from '../../platform/config/index.js';
import { Exposition } from '../../platform/observe/index.js';
import { beginProcess, stopOrderly } from '../process-life.js';
import { listen, openService, serving } from '../service.js';
import { StartRefused } from '../start-refusal.js';
import type { WorkerOrder, WorkerReport } from './worker-messages.js';

/**
 * Where the system divides the connections to a port among the processes that listen on it, those of a process that
 * dies end with it, and the others never notice. Elsewhere the process that started the workers hands connections out;
 * one that it is handing to a worker when that dies is then lost to its caller.
 */
const PORTS_ARE_SHARED = ['aix', 'freebsd', 'linux', 'sunos'].includes(process.platform);

/** `number`: of the worker; the first is 1. `port`: of all of them. */
export interface WorkerPlace {
  readonly number: number;
  readonly port: number;
}

/**
 * Serve as one of several processes at one port. It listens when its indexes answer, so that requests only come to
 * those that can answer them.
 */
export async function serveAsWorker(shared: Settings, assigned: WorkerPlace): Promise<void> {
  const { number, port } = assigned;
  const own = { port, dataDir: join(shared.dataDir, `worker-${String(number)}`) };
  const settings: Settings = Object.assign({}, shared, own);
  const { logger, signals } = await beginProcess(settings, { worker: number });
  try {
    const app = await openService(settings, logger);
    tell({ kind: 'opened' });
    const life = { isStopping: false };
    signals.whenAsked((signal) => {
      life.isStopping = true;
      return stopOrderly(app, logger, signal);
    });
    shareFigures(app, number, logger);
    answerQuestions();
    await serving(app, settings, addressOf(settings));
    // Whoever stops it while its indexes are made has closed it by now.
    if (life.isStopping) return;
    await listen(app, settings, PORTS_ARE_SHARED ? 'shared' : 'alone');
    tell({ kind: 'serves', url: await app.getUrl() });
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    tell({ kind: 'refused', reason: error.message });
    process.exitCode = CONFIGURATION_EXIT;
    // Nothing else keeps it alive.
    process.disconnect();
  }
}

/** Print the figures of all workers, and say one's own when another one prints them. */
function shareFigures(app: NestFastifyApplication, number: number, logger: Pick<LoggerService, 'error'>): void {
  const exposition = app.get(Exposition);
  const waiting = new Map<number, (texts: readonly string[]) => void>();
  let count = 0;
  const gather = (): Promise<readonly string[]> => {
    const scrape = ++count;
    tell({ kind: 'scrape', scrape });
    return new Promise((resolve) => waiting.set(scrape, resolve));
  };
  exposition.share({ worker: number, gather });
  process.on('message', (order: WorkerOrder) => {
    if (order.kind === 'gathered') {
      waiting.get(order.scrape)?.(order.texts);
      waiting.delete(order.scrape);
    } else if (order.kind === 'measure') {
      // Without an answer the others are printed when their time is over.
      exposition.scrapeOwn().then(
        ({ text }) => {
          tell({ kind: 'figures', round: order.round, text });
        },
        (error: unknown) => {
          logger.error(`The figures of this worker cannot be printed: ${String(error)}`);
        },
      );
    }
  });
}

/** Of whether this process still does anything. */
function answerQuestions(): void {
  process.on('message', (order: WorkerOrder) => {
    if (order.kind === 'ask') tell({ kind: 'alive' });
  });
}

/** Without effect when the process that started this one is gone: then this one ends, too. */
function tell(report: WorkerReport): void {
  if (process.connected) process.send?.(report);
}

function addressOf({ host, port }: Settings): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
}
