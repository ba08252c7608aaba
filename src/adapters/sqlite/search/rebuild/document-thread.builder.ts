import { Worker } from 'node:worker_threads';
import { threadCode } from '../../thread-code.builder.js';
import type { ThreadSettings } from './document-thread.js';

let code: string | undefined;

/** Start a worker with the code of the source. */
export function beginThreadOfSource(beginning: ThreadSettings): Worker {
  code ??= threadCode(new URL('./document-thread.ts', import.meta.url));
  return new Worker(code, { eval: true, workerData: beginning });
}
