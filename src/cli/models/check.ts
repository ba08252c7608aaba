import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { EXIT } from '../exit-code.js';
import { repeated } from '../service/repeated.js';
import type { CheckOptions } from './check-models.js';
import { readDescriptions } from './described-models.js';
import { callScript } from '../processes/run-script.js';

const EXAMPLES = `
Examples:
  $ npx cadastre models check --against HEAD
  $ npx cadastre models check --against origin/main --strict
  $ npx cadastre models check --against ../released/models --json

Exit codes: 0 compatible, 1 incompatible, 2 wrong use or errors in the models.`;

/** `cadastre models check`: what a change of the models means for stored values, clients and the index. */
export function addCheck(models: Command, context: CommandContext): void {
  models
    .command('check')
    .description('compare the models with older ones: what the change means for stored values, clients and the index')
    .requiredOption('--against <ref|dir>', 'the older models: a folder, or a git ref of the same folders')
    .option('--models <dir>', 'the newer models instead of models/; repeat to add further folders', repeated, [])
    .option('--strict', 'also fail on notices')
    .addHelpText('after', EXAMPLES)
    .action(async (options: CheckOptions) => {
      const { against, models: folders } = options;
      const args = ['--against', against, ...folders.flatMap((folder) => ['--models', folder])];
      const { code, stdout } = callScript('model-shapes', args, { models, context });
      if (code !== EXIT.done) {
        context.exit(EXIT.usage);
        return;
      }
      // Loaded here, so that other commands start without it.
      const { checkModels } = await import('./check-models.js');
      context.exit(checkModels(readDescriptions(stdout), options, context));
    });
}
