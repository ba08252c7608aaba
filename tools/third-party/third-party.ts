import { type ChildProcess, execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { GeneratorBug } from '../invariant.js';

/** A run was aborted because its caller wanted it: no failure. */
export class ThirdPartyAborted extends Error {
  override readonly name = 'ThirdPartyAborted';
}

/**
 * A third-party generator, which runs in a process of its own after all emitters. It reads emitted files and writes
 * beside them. `needs`: an emitted path, or the beginning of one; without such a file there is nothing to do.
 */
interface ThirdParty {
  readonly name: string;
  readonly needs: string;
  readonly command: () => readonly string[];
}

const { resolve } = createRequire(import.meta.url);
/** Where Node keeps what it compiled: half of what these processes do is compiling packages that never change. */
const COMPILED_CODE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/cadastre/v8', import.meta.url)),
};
const run = promisify(execFile);

const THIRD_PARTIES: readonly ThirdParty[] = [
  {
    name: 'json-schema-to-typescript',
    needs: 'contract/json-schema/',
    command: () => [
      '--import',
      pathToFileURL(resolve('tsx')).href,
      fileURLToPath(new URL('json-schema-types.ts', import.meta.url)),
      'generated/contract',
    ],
  },
  {
    name: 'graphql-codegen',
    needs: 'contract/client/graphql-client.ts',
    command: () => [binary('@graphql-codegen/cli', 'cjs/bin.js'), '--config', 'codegen.yml'],
  },
  {
    name: 'openapi-typescript',
    needs: 'contract/openapi/openapi.json',
    command: () => [
      binary('openapi-typescript', 'bin/cli.js'),
      'generated/contract/openapi/openapi.json',
      '--output',
      'generated/contract/client/openapi.ts',
    ],
  },
];

/**
 * Run the generators that have something to read. `directory` is laid out like the project: `codegen.yml`, `models/`,
 * `generated/`.
 * @param signal ends the processes
 * @returns milliseconds by name
 * @throws GeneratorBug with the output of the process that failed
 * @throws ThirdPartyAborted after the signal
 */
export async function runThirdParties(
  directory: string,
  emitted: readonly string[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, number>> {
  const wanted = THIRD_PARTIES.filter(({ needs }) => emitted.some((path) => path.startsWith(needs)));
  const times = wanted.map(async ({ name, command }): Promise<[string, number]> => {
    const began = performance.now();
    await runOne(name, command(), { cwd: directory, ...(signal === undefined ? {} : { signal }) });
    return [name, performance.now() - began];
  });
  return new Map(await Promise.all(times));
}

async function runOne(
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

/** Packages that do not export their command line are found by their package.json. */
function binary(packageName: string, path: string): string {
  return join(dirname(resolve(`${packageName}/package.json`)), path);
}
