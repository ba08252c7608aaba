/**
 * The command `cadastre models format`: PDL files in, their canonical text out.
 * Prints it, writes it in place of what is there, or lists the files that have another text.
 * Exit codes: 0 done, 1 a file is not canonical (with --check), 2 wrong use or a file with faults.
 */
import { realpathSync, writeFileSync } from 'node:fs';
import process, { argv, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { printDiagnostics } from './diagnostics/diagnostic-printer.js';
import { type Formatted, formatFile } from './pdl/format.js';
import { readOptions } from './rim/command-options.js';
import { OWN_MODELS, readPdl } from './rim/pdl-files.js';
import type { SourceFile } from './source/source-file.js';

interface Options {
  readonly check?: true;
  readonly write?: true;
  readonly json?: true;
}

/** @returns the exit code */
export function formatModels(args: readonly string[]): number {
  const asked = readOptions<Options>(COMMAND, args);
  if (typeof asked === 'number') return asked;
  const { options, paths } = asked;
  const files = readPdl(paths.length === 0 ? [OWN_MODELS] : paths);
  if (files === undefined) return 2;
  const outcomes = files.map((file) => ({ file, formatted: formatFile(file) }));
  const refused = reportRefused(outcomes.map(({ formatted }) => formatted));
  const changed = outcomes.flatMap(({ file, formatted }) =>
    formatted.kind === 'formatted' && formatted.text !== file.text ? [{ file, text: formatted.text }] : [],
  );
  if (options.write === true) for (const { file, text } of changed) writeFileSync(file.path, text);
  if (options.check === true || options.write === true) {
    listChanged(changed, options);
  } else {
    const texts = outcomes.flatMap(({ formatted }) => (formatted.kind === 'formatted' ? [formatted.text] : []));
    stdout.write(texts.join('\n'));
  }
  if (refused > 0) return 2;
  return options.check === true && changed.length > 0 ? 1 : 0;
}

const COMMAND = new Command('format')
  .description('Print PDL files in their canonical form, with all comments: those below models/ when none is named.')
  .argument('[paths...]', 'PDL files, and folders of them')
  .option('--check', 'print nothing but the names of files that are not in canonical form, and fail when there are any')
  .option('--write', 'write the canonical form into the files, and print the names of those that changed')
  .option('--json', 'print names as a JSON array')
  .addHelpText(
    'after',
    `
Examples:
  $ npx cadastre models format models/com/linkedin/common/Status.pdl
  $ npx cadastre models format --check
  $ npx cadastre models format --write ../their-models`,
  );

/** @returns how many files were refused */
function reportRefused(formatted: readonly Formatted[]): number {
  const refused = formatted.filter((one) => one.kind === 'refused');
  const diagnostics = refused.flatMap((one) => one.diagnostics);
  stderr.write(printDiagnostics(diagnostics, stderr.isTTY ? 'coloured' : 'plain'));
  if (refused.length > 0) stderr.write(`\n${String(refused.length)} files have faults and are left as they are.\n`);
  return refused.length;
}

function listChanged(changed: readonly { readonly file: SourceFile }[], { json, write }: Options): void {
  const names = changed.map(({ file }) => file.path);
  if (json === true) stdout.write(`${JSON.stringify(names)}\n`);
  else stdout.write(names.map((name) => `${name}\n`).join(''));
  if (names.length === 0) stderr.write('All files are in canonical form.\n');
  else if (write === true) stderr.write(`Wrote ${String(names.length)} files.\n`);
  else stderr.write(`${String(names.length)} files are not in canonical form; --write changes them.\n`);
}

if (realpathSync(argv[1] ?? '') === fileURLToPath(import.meta.url)) process.exitCode = formatModels(argv.slice(2));
