import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readTree, writeTree } from '../disk/file-tree.js';
import type { OutputFile } from '../emit/output-file.js';
import { KeptOutput, makersDigest, outputDigest } from './kept-output.js';
import { binary, runProgram } from './program.js';

/**
 * A third-party generator, which runs in a process of its own after all emitters, in a directory with what it reads and
 * nothing else. `needs`: a file, or the beginning of its path, without which there is nothing to do. `reads`: files, or
 * beginnings of their paths. `writesInto`: a folder that it expects to be there.
 */
interface ThirdParty {
  readonly name: string;
  readonly needs: string;
  readonly reads: readonly string[];
  readonly writesInto: string;
  readonly command: () => readonly string[];
}

/** All that a run made. `times`: milliseconds by name. */
export interface ThirdPartyRun {
  readonly files: readonly OutputFile[];
  readonly times: ReadonlyMap<string, number>;
}

const { resolve } = createRequire(import.meta.url);
/** Below `node_modules`, so that the generators find their plug-ins. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const KEPT = join(CACHE, 'cadastre', 'third-party');

const THIRD_PARTIES: readonly ThirdParty[] = [
  {
    name: 'json-schema-to-typescript',
    needs: 'generated/contract/json-schema/',
    reads: ['generated/contract/json-schema/'],
    writesInto: 'generated/contract/types',
    command: () => [
      '--import',
      pathToFileURL(resolve('tsx/esm')).href,
      fileURLToPath(new URL('json-schema-types.ts', import.meta.url)),
      'generated/contract',
    ],
  },
  {
    name: 'graphql-codegen',
    needs: 'generated/contract/client/graphql-client.ts',
    reads: ['codegen.yml', 'package.json', 'generated/contract/graphql/', 'models/', 'src/web/'],
    writesInto: 'generated/contract/client',
    command: () => [binary('@graphql-codegen/cli', 'cjs/bin.js'), '--config', 'codegen.yml'],
  },
  {
    name: 'openapi-typescript',
    needs: 'generated/contract/openapi/openapi.json',
    reads: ['package.json', 'generated/contract/openapi/'],
    writesInto: 'generated/contract/client',
    command: () => [
      binary('openapi-typescript', 'bin/cli.js'),
      'generated/contract/openapi/openapi.json',
      '--output',
      'generated/contract/client/openapi.ts',
    ],
  },
];

/**
 * Run the generators that have something to read. What one has made of the same files before is kept, and not made
 * again.
 * @param files laid out like the project: `codegen.yml`, `package.json`, `models/`, `generated/`
 * @param signal ends the processes
 * @throws GeneratorBug with the output of the process that failed
 * @throws ThirdPartyAborted after the signal
 */
export async function runThirdParties(
  files: readonly OutputFile[],
  signal: AbortSignal | undefined,
): Promise<ThirdPartyRun> {
  const makers = makersDigest();
  const wanted = THIRD_PARTIES.filter(({ needs }) => files.some(({ path }) => path.startsWith(needs)));
  const times = new Map<string, number>();
  const made = wanted.map(async (thirdParty) => {
    const began = performance.now();
    const read = files.filter(({ path }) => thirdParty.reads.some((begin) => path.startsWith(begin)));
    const output = await keptOrMade(thirdParty, read, { makers, signal });
    times.set(thirdParty.name, performance.now() - began);
    return output;
  });
  return { files: (await Promise.all(made)).flat(), times };
}

/** `makers`: a digest of all that makes output beside the files; without it nothing is kept. */
interface RunSettings {
  readonly makers: string | undefined;
  readonly signal: AbortSignal | undefined;
}

async function keptOrMade(
  thirdParty: ThirdParty,
  files: readonly OutputFile[],
  { makers, signal }: RunSettings,
): Promise<readonly OutputFile[]> {
  if (makers === undefined) return make(thirdParty, files, signal);
  const kept = new KeptOutput(KEPT);
  const digest = outputDigest(`${thirdParty.name} ${makers}`, files);
  const known = kept.read(digest);
  if (known !== undefined) return known;
  const made = await make(thirdParty, files, signal);
  kept.write(digest, made);
  return made;
}

async function make(
  { name, writesInto, command }: ThirdParty,
  files: readonly OutputFile[],
  signal: AbortSignal | undefined,
): Promise<readonly OutputFile[]> {
  mkdirSync(CACHE, { recursive: true });
  const directory = mkdtempSync(join(CACHE, 'cadastre-generate-'));
  try {
    writeTree(directory, files);
    mkdirSync(join(directory, writesInto), { recursive: true });
    await runProgram(name, command(), { cwd: directory, ...(signal === undefined ? {} : { signal }) });
    const given = new Set(files.map(({ path }) => path));
    const made = readTree(directory, (path) => !given.has(path));
    return [...made].map(([path, text]) => ({ path, text }));
  } finally {
    // Terminated processes may still have to close their files.
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}
