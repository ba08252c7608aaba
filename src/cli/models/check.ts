import { spawnSync } from 'node:child_process';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { EXIT } from '../exit-code.js';
import { generatorScript } from '../generator-script.js';

interface CheckOptions {
  readonly against: string;
  readonly models?: readonly string[];
}

/** `cadastre models check`: what a change of the models means for stored data, clients and the index. */
export function addCheck(models: Command, context: CommandContext): void {
  models
    .command('check')
    .description('compare the models with older ones: what a change means for stored data, clients and the index')
    .requiredOption('--against <ref|dir>', 'the older models: a git ref of the repository, or a folder')
    .option('--models <dir...>', 'the newer models in place of models/, each folder adding to those before it')
    .action(({ against, models: folders }: CheckOptions) => {
      const script = generatorScript(models, 'model-shapes');
      const args = ['--against', against, ...(folders ?? []).flatMap((folder) => ['--models', folder])];
      const { status, stdout } = spawnSync(process.execPath, [...script, ...args], {
        stdio: ['ignore', 'pipe', 'inherit'],
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      });
      context.terminal.result(stdout);
      context.exit(status === EXIT.done ? EXIT.done : EXIT.usage);
    });
}
