/**
 * The command `cadastre models format`: PDL files in, their canonical text out.
 * Prints it, writes it into the files, or lists the files that differ. Exit codes: 0 done, 1 a file is not canonical
 * (with --check), 2 wrong use or a file with errors.
 */
import { realpathSync, writeFileSync } from 'node:fs';
import process, { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { printDiagnostics } from '../diagnostics/diagnostic-printer.js';
import { type Formatted, formatFile } from '../pdl/format.js';
import { newCommand, readOptions } from './command-options.js';
import { type CommandOutput, counted, processOutput } from './command-output.js';
import { OWN_MODELS, readPdl } from './pdl-files.js';
import type { SourceFile } from '../source/source-file.js';

interface FormatOptions {
  readonly check?: true;
  readonly write?: true;
  readonly json?: true;
}

/** @returns the exit code */
export function formatModels(args: readonly string[], output: CommandOutput): number {
  const asked = readOptions<FormatOptions>(command(output), args);
  if (typeof asked === 'number') return asked;
  const { options, paths } = asked;
  const files = readPdl(paths.length === 0 ? [OWN_MODELS] : paths, output);
  if (files === undefined) return 2;
  const outcomes = files.map((file) => ({ file, formatted: formatFile(file) }));
  const refused = reportRefused(
    outcomes.map(({ formatted }) => formatted),
    output,
  );
  const changed = outcomes.flatMap(({ file, formatted }) =>
    formatted.kind === 'formatted' && formatted.text !== file.text ? [{ file, text: formatted.text }] : [],
  );
  if (options.write === true) for (const { file, text } of changed) writeFileSync(file.path, text);
  if (options.check === true || options.write === true) {
    listChanged(changed, options, output);
  } else {
    const texts = outcomes.flatMap(({ formatted }) => (formatted.kind === 'formatted' ? [formatted.text] : []));
    output.result(texts.join('\n'));
  }
  if (refused > 0) return 2;
  return options.check === true && changed.length > 0 ? 1 : 0;
}

function command(output: CommandOutput): Command {
  return newCommand('format', output)
    .description('Print PDL files in canonical form, with all comments. Default: the files below models/.')
    .argument('[paths...]', 'PDL files, or folders of them')
    .option('--check', 'print only the names of files that are not in canonical form, and fail if there are any')
    .option('--write', 'write the canonical form into the files, and print the names of changed files')
    .option('--json', 'print each name as a line of JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ npx cadastre models format models/com/linkedin/common/Status.pdl
  $ npx cadastre models format --check
  $ npx cadastre models format --write ../their-models`,
    );
}

/** @returns how many files were refused */
function reportRefused(formatted: readonly Formatted[], output: CommandOutput): number {
  const refused = formatted.filter((one) => one.kind === 'refused');
  const diagnostics = refused.flatMap((one) => one.diagnostics);
  output.say(printDiagnostics(diagnostics, output.style));
  if (refused.length > 0) output.say(`\nNot formatted, with errors: ${counted(refused.length, 'file')}.\n`);
  return refused.length;
}

function listChanged(
  changed: readonly { readonly file: SourceFile }[],
  { json, write }: FormatOptions,
  output: CommandOutput,
): void {
  const names = changed.map(({ file }) => file.path);
  output.result(names.map((name) => `${json === true ? JSON.stringify(name) : name}\n`).join(''));
  if (names.length === 0) output.say('All files are in canonical form.\n');
  else if (write === true) output.say(`Wrote ${counted(names.length, 'file')}.\n`);
  else output.say(`Not in canonical form: ${counted(names.length, 'file')}.\n`);
}

if (realpathSync(argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  process.exitCode = formatModels(argv.slice(2), processOutput);
}
