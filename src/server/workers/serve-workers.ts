import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import process, { env } from 'node:process';
import type { DataFolder } from '../../engines/engine.js';
import { lockSharedFolder } from '../../engines/shared-folder.js';
import type { Settings } from '../../platform/config/index.js';
import { beginProcess } from '../process-life.js';
import { reportStart } from '../report-start.js';
import { startRefusal, StartRefused } from '../start-refusal.js';
import { FigureRounds } from './figure-rounds.js';
import { Heartbeats } from './heartbeats.js';
import { clusterHost } from './cluster-host.js';
import { serveAsWorker, type WorkerPlace } from './serve-as-worker.js';
import { WORKER_VARIABLE } from './worker-messages.js';
import { type SupervisionEnd, WorkerSupervisor } from './worker-supervisor.js';

/** Exit code of a process whose workers died, or did not end in order. */
const FAILED = 1;

/**
 * Serve by several processes, as one of them or as the one that starts them, which answers no request itself. Each
 * worker listens on the port when it can answer, and is started again when it dies.
 * @throws StartRefused when the address, the data folder or every worker is refused
 */
export async function serveWorkers(settings: Settings): Promise<void> {
  const assigned = env[WORKER_VARIABLE];
  if (assigned === undefined || process.send === undefined) await supervise(settings);
  else await serveAsWorker(settings, placeOf(assigned));
}

function placeOf(assigned: string): WorkerPlace {
  const [number = 1, port = 0] = assigned.split(' ').map(Number);
  return { number, port };
}

async function supervise(settings: Settings): Promise<void> {
  const { logger, signals } = await beginProcess(settings);
  const { port, folder } = await reserve(settings);
  try {
    const supervisor = new WorkerSupervisor(settings.workers ?? 1, clusterHost(port), {
      serves: (url) => {
        folder.announce(url);
        reportStart(url, settings, logger);
      },
      warn: (sentence) => {
        logger.warn(sentence, 'serve');
      },
      message: (worker, report) => {
        figures.take(worker, report);
        heartbeats.take(worker, report);
      },
    });
    const figures = new FigureRounds({
      serving: () => supervisor.serving(),
      send: (worker, order) => {
        supervisor.send(worker, order);
      },
    });
    const heartbeats = new Heartbeats({
      serving: () => supervisor.serving(),
      send: (worker, order) => {
        supervisor.send(worker, order);
      },
      replace: (worker, why) => {
        supervisor.replace(worker, why);
      },
    });
    const ended = supervisor.run();
    heartbeats.start();
    signals.whenAsked(async (signal) => {
      const end = await supervisor.stop(signal);
      await folder.close();
      if (end.kind !== 'stopped' || !end.orderly) process.exit(FAILED);
    });
    report(
      await ended.finally(() => {
        heartbeats.stop();
      }),
    );
  } finally {
    await folder.close();
  }
}

/** What no worker can have alone. @throws StartRefused */
async function reserve(settings: Settings): Promise<{ readonly port: number; readonly folder: DataFolder }> {
  try {
    const port = await choosePort(settings);
    return { port, folder: await lockSharedFolder(settings) };
  } catch (error) {
    throw startRefusal(error, settings) ?? error;
  }
}

/** The port, which is free at this moment; the one that the system chooses where the settings leave it open. */
async function choosePort({ host, port }: Settings): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it listens on a port
  const { port: chosen } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return chosen;
}

/** @throws StartRefused when that is how it ended */
function report(end: SupervisionEnd): void {
  if (end.kind === 'refused') throw new StartRefused(end.reason);
  if (end.kind === 'stopped') return;
  process.stderr.write(`${end.reason}\n`);
  process.exitCode = FAILED;
}
