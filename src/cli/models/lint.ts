import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { runScript } from '../processes/run-script.js';

/** `cadastre models lint`: what of the models compiles and is no good model all the same. */
export function addLint(models: Command, context: CommandContext): void {
  models
    .command('lint')
    .description('say what in the models compiles and should be better all the same; see models lint --help')
    .allowUnknownOption()
    .helpOption(false)
    .argument('[arguments...]')
    .action((args: readonly string[]) => {
      runScript('lint-models', args, { models, context });
    });
}
