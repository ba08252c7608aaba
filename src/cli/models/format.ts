import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { runScript } from '../processes/run-script.js';

/** `cadastre models format`: PDL in canonical form, comments kept. */
export function addFormat(models: Command, context: CommandContext): void {
  models
    .command('format')
    .description('print PDL files in canonical form, or write or check them; see models format --help')
    .allowUnknownOption()
    .helpOption(false)
    .argument('[arguments...]')
    .action((args: readonly string[]) => {
      runScript('format-models', args, { models, context });
    });
}
