import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { runInteractively } from '../processes/run-script.js';

/** `cadastre models lsp`: the language server of models, on standard input and output. */
export function addLanguageServer(models: Command, context: CommandContext): void {
  models
    .command('lsp')
    .description('run the language server of models, for editors; see models lsp --help')
    .allowUnknownOption()
    .helpOption(false)
    .argument('[arguments...]')
    .action((args: readonly string[]) => {
      context.exit(runInteractively('language-server', args, models));
    });
}
