import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The code of a worker from its source: what compiles the tests does not compile for workers. */
export function threadCode(entry: URL): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    // Places of further threads, which no thread of a test begins.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  return outputFiles[0]?.text ?? '';
}
