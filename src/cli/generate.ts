import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { ExitCode } from './exit-code.js';
import { EXIT } from './exit-code.js';

/** The generator stands in the repository alone; an installed package holds what it made. */
const GENERATOR = ['../../tools/generate.ts', '../../../tools/generate.ts'].map(
  (path) => new URL(path, import.meta.url),
);

/** `cadastre generate`: the generator, with the arguments that follow. */
export function addGenerate(program: Command, exit: (code: ExitCode) => void): void {
  program
    .command('generate')
    .description('make generated/ from models/; arguments go to the generator, see generate --help')
    .allowUnknownOption()
    .helpOption(false)
    .argument('[arguments...]')
    .action((args: readonly string[]) => {
      const script = GENERATOR.map((url) => fileURLToPath(url)).find((path) => existsSync(path));
      if (script === undefined)
        program.error('The generator is not part of this installation.', { exitCode: EXIT.usage });
      // The generator runs from its sources, with the loader that stands beside them wherever the command is typed.
      const loader = createRequire(script).resolve('tsx/cli');
      const { status } = spawnSync(process.execPath, [loader, script, ...args], { stdio: 'inherit' });
      exit(status === EXIT.done || status === EXIT.refused ? status : EXIT.usage);
    });
}
