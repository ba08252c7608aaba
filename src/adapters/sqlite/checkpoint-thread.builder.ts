import { Worker } from 'node:worker_threads';
import type { CheckpointThreadSettings } from './checkpoint-thread.js';
import { threadCode } from './thread-code.builder.js';

let code: string | undefined;

/** Start a worker with the code of the source. */
export function beginCheckpointThreadOfSource(settings: CheckpointThreadSettings): Worker {
  code ??= threadCode(new URL('./checkpoint-thread.ts', import.meta.url));
  return new Worker(code, { eval: true, workerData: settings });
}
