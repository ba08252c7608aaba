import { spawnSync } from 'node:child_process';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import { generatorScript } from './generator-script.js';

/** Larger than the shapes of all models. */
const LONGEST_OUTPUT = 2 ** 28;

interface Caller {
  readonly models: Command;
  readonly context: CommandContext;
}

/** Run a script of the generator: its results and its exit code are those of the command. */
export function runScript(name: string, args: readonly string[], caller: Caller): void {
  const { context } = caller;
  const format = context.format() === 'json' ? ['--json'] : [];
  const { code, stdout } = callScript(name, [...args, ...format], caller);
  if (stdout !== '') context.terminal.result(stdout.replace(/\n$/, ''));
  context.exit(code);
}

/** Run a script of the generator on the terminal until it ends. */
export function runInteractively(name: string, args: readonly string[], command: Command): ExitCode {
  const { status } = spawnSync(process.execPath, [...generatorScript(command, name), ...args], { stdio: 'inherit' });
  return exitCodeOf(status);
}

/** Run a script of the generator for its output: messages go to standard error, results to the caller. */
export function callScript(
  name: string,
  args: readonly string[],
  { models, context }: Caller,
): { readonly code: ExitCode; readonly stdout: string } {
  const { audience } = context.terminal;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...generatorScript(models, name), ...args], {
    // A person's terminal decides about colours.
    stdio: ['inherit', 'pipe', audience === 'person' ? 'inherit' : 'pipe'],
    encoding: 'utf8',
    maxBuffer: LONGEST_OUTPUT,
  });
  const messages = audience === 'person' ? '' : stderr;
  if (messages !== '') context.terminal.say(messages.replace(/\n$/, ''));
  return { code: exitCodeOf(status), stdout };
}

function exitCodeOf(status: number | null): ExitCode {
  return status === EXIT.done || status === EXIT.refused ? status : EXIT.usage;
}
