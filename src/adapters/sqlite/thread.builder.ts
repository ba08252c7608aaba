import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

const bundled = new Map<string, string>();

/**
 * Start a worker with the code of a source: what compiles the tests does not compile for workers.
 * @param source of the entry point
 */
export function threadOfSource(source: URL, workerData: unknown): Worker {
  const path = fileURLToPath(source);
  const code = bundled.get(path) ?? bundle(path);
  bundled.set(path, code);
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { workerData });
}

function bundle(path: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  return outputFiles[0]?.text ?? '';
}
