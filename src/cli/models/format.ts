import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { runScript } from '../processes/run-script.js';

/** `cadastre models format`: PDL in canonical form, with its comments. */
export function addFormat(models: Command, context: CommandContext): void {
  models
    .command('format')
    .description('print, write or check PDL files in canonical form; see models format --help')
    .allowUnknownOption()
    .helpOption(false)
    .argument('[arguments...]')
    .action((args: readonly string[]) => {
      runScript('format-models', args, { models, context });
    });
}
