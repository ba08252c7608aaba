import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { runScript } from '../processes/run-script.js';

/** `cadastre models lint`: findings in models that compile. */
export function addLint(models: Command, context: CommandContext): void {
  models
    .command('lint')
    .description('report findings in models that compile; see models lint --help')
    .allowUnknownOption()
    .helpOption(false)
    .argument('[arguments...]')
    .action((args: readonly string[]) => {
      runScript('lint-models', args, { models, context });
    });
}
