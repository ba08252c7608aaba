import cluster from 'node:cluster';
import type { WorkerHost } from './worker-host.js';
import { WORKER_VARIABLE, type WorkerReport } from './worker-messages.js';

/**
 * Workers that share one port. Each runs the program that this process runs, with the same arguments and variables, so
 * that it reads the same settings, and ends when this process is gone.
 * @param port on which all of them listen
 */
export function clusterHost(port: number): WorkerHost {
  return {
    start: (number, { report, ended }) => {
      const worker = cluster.fork({ [WORKER_VARIABLE]: `${String(number)} ${String(port)}` });
      worker.on('message', (message: WorkerReport) => {
        report(message);
      });
      // It is said to have ended when it could not even be started.
      worker.on('error', () => undefined);
      worker.process.once('exit', (code, signal) => {
        ended(code ?? undefined, signal ?? undefined);
      });
      return {
        signal: (signal) => {
          worker.process.kill(signal);
        },
        send: (order) => {
          if (worker.isConnected()) worker.send(order, () => undefined);
        },
      };
    },
    after: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    now: () => performance.now(),
  };
}
