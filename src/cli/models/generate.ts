import type { Command } from 'commander';
import type { ExitCode } from '../exit-code.js';
import { runInteractively } from '../processes/run-script.js';

/** `cadastre generate`: runs the generator with the arguments that follow. */
export function addGenerate(program: Command, exit: (code: ExitCode) => void): void {
  program
    .command('generate')
    .description('generate code from models/; arguments are passed on, see generate --help')
    .allowUnknownOption()
    .helpOption(false)
    .argument('[arguments...]')
    .action((args: readonly string[]) => {
      exit(runInteractively('generate', args, program));
    });
}
