import { Argument, type Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { completionOf } from './candidates.js';
import { COMPLETED_SHELLS, type CompletedShell, SHELL_SCRIPTS } from './shell-scripts.js';

/** `cadastre completion`: scripts for shells; and the command that they ask. */
export function addCompletion(program: Command, { terminal }: CommandContext): void {
  program
    .command('completion')
    .description('print a script that completes commands, options and names of the models in a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(COMPLETED_SHELLS))
    .addHelpText(
      'after',
      `
It completes the command cadastre, wherever that stands. To have it in every shell, add the line to its startup file.

Examples:
  $ source <(npx cadastre completion bash)
  $ source <(npx cadastre completion zsh)
  $ npx cadastre completion fish | source`,
    )
    .action((shell: CompletedShell) => {
      terminal.result(SHELL_SCRIPTS[shell]);
    });
  program.command('complete <line>', { hidden: true }).action(async (line: string) => {
    // Loaded here, so that other commands start without the names.
    const { MODEL_NAMES } = await import('./model-names.js');
    const completion = await completionOf(program, line, MODEL_NAMES);
    if (completion.kind === 'files') terminal.result(':files');
    else for (const { text, description } of completion.words) terminal.result(`${text}\t${description}`);
  });
}
