import { type Command, CommanderError } from 'commander';

/** What a command line asks of a command. */
export interface Asked<Options> {
  readonly options: Options;
  /** The arguments that are no options. */
  readonly paths: readonly string[];
}

/** The options and paths of a command line, or the exit code when it asks for help or cannot be read. */
export function readOptions<Options extends object>(
  command: Command,
  args: readonly string[],
): Asked<Options> | number {
  try {
    command.exitOverride().parse([...args], { from: 'user' });
    return { options: command.opts<Options>(), paths: command.args };
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}
