import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import type { ThreadSettings } from './document-thread.js';

let code: string | undefined;

/** Start a worker with the code of the source: what compiles the tests does not compile for workers. */
export function beginThreadOfSource(beginning: ThreadSettings): Worker {
  code ??= bundled();
  return new Worker(code, { eval: true, workerData: beginning });
}

function bundled(): string {
  const source = fileURLToPath(new URL('./document-thread.ts', import.meta.url));
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  });
  return outputFiles[0]?.text ?? '';
}
