import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { binary, runProgram } from './program.js';

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
    await runProgram(name, command(), { cwd: directory, ...(signal === undefined ? {} : { signal }) });
    return [name, performance.now() - began];
  });
  return new Map(await Promise.all(times));
}
