import { spawnSync } from 'node:child_process';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { EXIT } from '../exit-code.js';
import { generatorScript } from '../generator-script.js';

/** More than all models together. */
const LONGEST_OUTPUT = 2 ** 28;

/** Let a script of the generator do the work: its results are ours, and so is its exit code. */
export function runScript(
  name: string,
  args: readonly string[],
  { models, context }: { readonly models: Command; readonly context: CommandContext },
): void {
  const format = context.format() === 'json' ? ['--json'] : [];
  const { audience } = context.terminal;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...generatorScript(models, name), ...args, ...format],
    {
      // A person's terminal decides about colours.
      stdio: ['inherit', 'pipe', audience === 'person' ? 'inherit' : 'pipe'],
      encoding: 'utf8',
      maxBuffer: LONGEST_OUTPUT,
    },
  );
  const talk = audience === 'person' ? '' : stderr;
  if (talk !== '') context.terminal.say(talk.replace(/\n$/, ''));
  if (stdout !== '') context.terminal.result(stdout.replace(/\n$/, ''));
  context.exit(status === EXIT.done || status === EXIT.refused ? status : EXIT.usage);
}
