import { Worker } from 'node:worker_threads';

/** Edges whose indexes take some ten milliseconds: not worth the start of a worker. */
const FEW_EDGES = 20_000;

/** Starts a worker with the code of `edge-index-thread.ts`. */
export type BeginIndexing = (path: string) => Worker;

export function beginIndexing(path: string): Worker {
  return new Worker(new URL('./edge-index-thread.js', import.meta.url), { workerData: path });
}

/**
 * Make the indexes of many edges by a worker: for a million edges they take seconds, during which no request would be
 * served. Nobody else may use the file meanwhile. Resolves when the worker has ended; indexes that it did not make are
 * left to the caller.
 */
export async function indexManyEdges(path: string, edges: number, begin: BeginIndexing): Promise<void> {
  if (edges < FEW_EDGES) return;
  const worker = begin(path);
  // The caller makes what is missing, and meets the same fault if it lasts.
  worker.on('error', () => undefined);
  await new Promise((ended) => {
    worker.once('exit', ended);
  });
}
