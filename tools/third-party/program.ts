/** Programs of packages, each in a process of its own. */
import { type ChildProcess, execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GeneratorBug } from '../invariant.js';

/** A run was aborted because its caller wanted it: no failure. */
export class ThirdPartyAborted extends Error {
  override readonly name = 'ThirdPartyAborted';
}

const { resolve } = createRequire(import.meta.url);
/** Where Node keeps what it compiled: half of what these processes do is compiling packages that never change. */
const COMPILED_CODE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/cadastre/v8', import.meta.url)),
};
const run = promisify(execFile);

/**
 * Run a program of JavaScript to its end.
 * @param command its path and its arguments
 * @throws GeneratorBug with its output when it fails
 * @throws ThirdPartyAborted after the signal
 */
export async function runProgram(
  name: string,
  command: readonly string[],
  options: { readonly cwd: string; readonly signal?: AbortSignal },
): Promise<void> {
  try {
    const running = run(execPath, command, { ...options, maxBuffer: 2 ** 26, env: { ...COMPILED_CODE, ...env } });
    // A run that can be aborted is in the background: answers to edits come first.
    if (options.signal !== undefined) yieldTo(running.child);
    await running;
  } catch (cause) {
    if (options.signal?.aborted === true) throw new ThirdPartyAborted(`${name} was aborted.`, { cause });
    const output =
      cause instanceof Error && 'stderr' in cause && 'stdout' in cause
        ? `${String(cause.stdout)}${String(cause.stderr)}`
        : '';
    throw new GeneratorBug(`${name} failed.\n${output}`, { cause });
  }
}

function yieldTo({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended, or the system refuses: it only competes more with answers to edits.
  }
}

/** Path of a program. Packages that do not export their command line are found by their package.json. */
export function binary(packageName: string, path: string): string {
  return join(dirname(resolve(`${packageName}/package.json`)), path);
}
