import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../tools/start.mjs', import.meta.url));
const BUILD = new URL('../../tools/build.mjs', import.meta.url).href;

/**
 * How a process of the service ended that was started with some variables beside those of tests, and the lines it
 * wrote to stderr. `data`: whether it has made the folder of its data.
 */
export interface EndedProcess {
  readonly code: number | null;
  readonly lines: readonly string[];
  readonly data: 'made' | 'none';
}

/** Start the service with a data folder that is not there, and wait until it ends. */
export async function endOf(variables: Readonly<Record<string, string>>): Promise<EndedProcess> {
  // A build that is stale is made now, which says so.
  const build = `const { buildWhenStale } = await import(${JSON.stringify(BUILD)}); await buildWhenStale('service');`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', build], { stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-refused-'));
  const dataDir = join(folder, 'data');
  const child = spawn(process.execPath, [START], {
    env: { ...env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
    return { code: child.exitCode, lines: said.trim().split('\n'), data: existsSync(dataDir) ? 'made' : 'none' };
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
