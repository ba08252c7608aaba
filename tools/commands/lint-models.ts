/**
 * The command `cadastre models lint`: trees of models in, findings out. Exit codes: 0 nothing found, 1 something found,
 * 2 wrong use or errors in the models.
 */
import { realpathSync } from 'node:fs';
import process, { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { diagnosticsJson, printDiagnostics } from '../diagnostics/diagnostic-printer.js';
import { isDirectory, newCommand, readOptions } from './command-options.js';
import { type CommandOutput, counted, processOutput } from './command-output.js';
import { modelFindings } from './model-findings.js';
import { OWN_MODELS } from './pdl-files.js';
import { compileTrees } from './model-trees.js';

/** @returns the exit code */
export function lintModels(args: readonly string[], output: CommandOutput): number {
  const asked = readOptions<{ readonly json?: true }>(command(output), args);
  if (typeof asked === 'number') return asked;
  const { options, paths } = asked;
  const missing = paths.find((path) => !isDirectory(path));
  if (missing !== undefined) {
    output.say(`There is no folder ${missing}.\n`);
    return 2;
  }
  const compilation = compileTrees({ own: OWN_MODELS, trees: paths });
  if (compilation.model === undefined) {
    output.say(printDiagnostics(compilation.diagnostics, output.style));
    return 2;
  }
  const found = modelFindings(compilation, paths.length);
  output.result(options.json === true ? diagnosticsJson(found) : printDiagnostics(found, 'plain'));
  output.say(found.length === 0 ? 'No findings.\n' : `\n${counted(found.length, 'finding')}.\n`);
  return found.length === 0 ? 0 : 1;
}

function command(output: CommandOutput): Command {
  return newCommand('lint', output)
    .description('Report findings in models that compile. Default: models/.')
    .argument('[folders...]', 'folders of models, each adding to the previous ones')
    .option('--json', 'print each finding as a line of JSON')
    .addHelpText(
      'after',
      `
To suppress a rule for a declaration, field or symbol, write @lint.allow.<rule> = "reason".

Examples:
  $ npx cadastre models lint
  $ npx cadastre models lint ../their-models --json
  $ npx cadastre models lint models ../our-additions`,
    );
}

if (realpathSync(argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  process.exitCode = lintModels(argv.slice(2), processOutput);
}
