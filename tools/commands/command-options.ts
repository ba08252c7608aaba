import { statSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import type { CommandOutput } from './command-output.js';

/** The parsed command line of a command. */
export interface Asked<Options> {
  readonly options: Options;
  /** The arguments that are not options. */
  readonly paths: readonly string[];
}

/** A command whose help and errors go where its results go. */
export function newCommand(name: string, output: CommandOutput): Command {
  return new Command(name).exitOverride().configureOutput({
    writeOut: (text) => {
      output.result(text);
    },
    writeErr: (text) => {
      output.say(text);
    },
  });
}

/** The options and paths of a command line, or the exit code when it asks for help or cannot be read. */
export function readOptions<Options extends object>(
  command: Command,
  args: readonly string[],
): Asked<Options> | number {
  try {
    command.parse([...args], { from: 'user' });
    return { options: command.opts<Options>(), paths: command.args };
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}

/** For an option that names a directory and may be repeated. @throws InvalidArgumentError when there is none */
export function addDirectory(directory: string, before: readonly string[] = []): readonly string[] {
  if (isDirectory(directory)) return [...before, directory];
  throw new InvalidArgumentError('There is no such directory.');
}

export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
