import { spawnSync } from 'node:child_process';
import type { Command } from 'commander';
import type { ExitCode } from './exit-code.js';
import { EXIT } from './exit-code.js';
import { generatorScript } from './generator-script.js';

/** `cadastre generate`: the generator, with the arguments that follow. */
export function addGenerate(program: Command, exit: (code: ExitCode) => void): void {
  program
    .command('generate')
    .description('make generated/ from models/; arguments go to the generator, see generate --help')
    .allowUnknownOption()
    .helpOption(false)
    .argument('[arguments...]')
    .action((args: readonly string[]) => {
      const script = generatorScript(program, 'generate');
      const { status } = spawnSync(process.execPath, [...script, ...args], { stdio: 'inherit' });
      exit(status === EXIT.done || status === EXIT.refused ? status : EXIT.usage);
    });
}
