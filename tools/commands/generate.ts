/**
 * The command: reads models, compiles, emits, then writes or checks, and reports.
 * Takes a directory of models, gives a directory of generated files. A run that finds errors writes nothing.
 * Exit codes: 0 done, 1 not up to date (or a bug of ours), 2 wrong use or errors in the models.
 */
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process, { argv, stderr } from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Command, Option } from 'commander';
import { diagnosticsJson, printDiagnostics } from '../diagnostics/diagnostic-printer.js';
import type { Diagnostic } from '../diagnostics/diagnostics.js';
import type { CatalogModel } from '../model/catalog-model.js';
import type { Compilation } from '../resolve/compile.js';
import { completeOutput, emitOwn } from './build-output.js';
import { clientRefusal, currentClient } from './client-folder.js';
import { clientPackage } from './client-package.js';
import { addDirectory, newCommand, readOptions } from './command-options.js';
import { type CommandOutput, processOutput } from './command-output.js';
import { type Drift, findDrift } from '../disk/drift.js';
import type { OutputFile } from '../emit/output-file.js';
import { EMITTERS } from './emitters.js';
import { syncTree, readTree } from '../disk/file-tree.js';
import { findingsFile } from './model-findings.js';
import { OWN_MODELS } from './pdl-files.js';
import { driftLines, findingsLine, timeLine, writtenLine } from './report.js';
import { compileTrees, type TreeDirectories, treesOf } from './model-trees.js';
import { WatchSession } from './watch-session.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** Written by hand, although it is among generated files. */
const README = 'README.md';
/** Clears a terminal and its scrollback. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

interface GenerateOptions {
  readonly check?: true;
  readonly client?: string;
  readonly json?: true;
  readonly models?: readonly string[];
  readonly out: string;
  readonly strict?: true;
  readonly watch?: true;
}

/** @returns the exit code */
export async function generate(args: readonly string[], to: CommandOutput): Promise<number> {
  const asked = readOptions<GenerateOptions>(command(to), args);
  if (typeof asked === 'number') return asked;
  const { options } = asked;
  const refusal = options.client === undefined ? undefined : clientRefusal(options.client);
  if (refusal !== undefined) {
    to.say(`${refusal}\n`);
    return 2;
  }
  if (options.watch === true) return watch(options, to);
  const began = performance.now();
  const compilation = compileTrees(directoriesOf(options));
  const model = acceptModel(compilation, options, to);
  if (model === undefined) return 2;
  const compiled = performance.now() - began;
  const emitted = emitOwn(model, EMITTERS);
  const own = new Map([['compile', compiled], ...emitted.times]);
  const total = [...own.values()].reduce((sum, time) => sum + time, 0);
  to.say(timeLine('Own stages', total, own));
  const findings = findingsFile(compilation, treesOf(directoriesOf(options)));
  const output = await completeOutput(model, [...emitted.files, findings]);
  to.say(timeLine('Third-party generators', output.thirdParty.total, output.thirdParty.each));
  return deliver(await targetOf(output.files, options), options, to);
}

/** Files, where they belong, and what is there now. */
interface DeliveryTarget {
  readonly directory: string;
  readonly files: readonly OutputFile[];
  readonly current: ReadonlyMap<string, string>;
}

async function targetOf(files: readonly OutputFile[], { client, out }: GenerateOptions): Promise<DeliveryTarget> {
  if (client === undefined) {
    const directory = resolve(out);
    return { directory, files, current: readTree(directory, isGenerated) };
  }
  const directory = resolve(client);
  return { directory, files: await clientPackage(files, directory), current: currentClient(directory) };
}

/** Write what differs, or report it. @returns the exit code */
function deliver({ directory, files, current }: DeliveryTarget, { check }: GenerateOptions, to: CommandOutput): number {
  const drift = findDrift(files, current);
  if (check === true) return reportDrift(drift, files.length, to);
  syncTree(directory, files, drift);
  to.say(writtenLine(drift, files.length));
  return 0;
}

/** Generate after every edit, until the process receives a signal. */
async function watch(options: GenerateOptions, to: CommandOutput): Promise<number> {
  const end = new AbortController();
  // A terminal signals npm, tsx and this process, and tsx forwards its signal: every one must be handled.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      end.abort();
    });
  }
  const session = new WatchSession({
    directories: directoriesOf(options),
    emitters: EMITTERS,
    out: resolve(options.out),
    takes: isGenerated,
    accept: (compilation) => acceptModel(compilation, options, to),
    clear: () => stderr.isTTY && stderr.write(CLEAR),
    say: to.say,
  });
  await session.run(end.signal);
  return 0;
}

function directoriesOf({ models = [] }: GenerateOptions): TreeDirectories {
  return { own: OWN_MODELS, trees: models };
}

function isGenerated(path: string): boolean {
  return path !== README;
}

function reportDrift(drift: readonly Drift[], files: number, to: CommandOutput): number {
  to.result(driftLines(drift));
  const fresh = drift.length === 0;
  to.say(fresh ? writtenLine(drift, files) : 'Generated files are not up to date. Run "npm run generate".\n');
  return fresh ? 0 : 1;
}

function command(to: CommandOutput): Command {
  return newCommand('generate', to)
    .description('Compile the models and write all generated files.')
    .option('--check', 'write nothing; list stale, missing and orphaned files, and fail if there are any')
    .option(
      '--models <dir>',
      'compile the PDL files and the entity-registry.yml below this directory instead of ours; repeat to add further directories',
      addDirectory,
    )
    .option('--out <dir>', 'directory of the generated files', join(PROJECT, 'generated'))
    .addOption(
      new Option(
        '--client <dir>',
        'write only the typed client of these models, as a package of its own below this directory',
      ).conflicts(['out', 'watch']),
    )
    .option('--strict', 'also fail on warnings')
    .addOption(
      new Option('--json', 'print each thing that is wrong with the models as a line of JSON').conflicts([
        'check',
        'watch',
      ]),
    )
    .addOption(new Option('--watch', 'regenerate after every edit, until Ctrl+C').conflicts('check'))
    .addHelpText(
      'after',
      '\nExamples:\n  npm run generate\n  npm run generate -- --check\n  npm run generate -- --models ../their-models --out ./their-output\n  npm run generate -- --models models --models ../our-additions\n  npx cadastre generate --models models --models ../our-additions --client ../our-client',
    )
    .allowExcessArguments(false);
}

/** Print all diagnostics. @returns the model when it may be used */
function acceptModel(
  { model, diagnostics }: Compilation,
  options: GenerateOptions,
  to: CommandOutput,
): CatalogModel | undefined {
  if (options.json === true) to.result(diagnosticsJson(diagnostics));
  else if (diagnostics.length > 0) report(diagnostics, to);
  const refused = options.strict === true && diagnostics.some(({ severity }) => severity === 'warning');
  return refused ? undefined : model;
}

function report(diagnostics: readonly Diagnostic[], to: CommandOutput): void {
  to.say(`${printDiagnostics(diagnostics, to.style)}\n`);
  to.say(findingsLine(diagnostics));
}

if (realpathSync(argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  process.exitCode = await generate(argv.slice(2), processOutput);
}
