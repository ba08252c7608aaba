import { CommanderError } from 'commander';
import { CONFIGURATION_EXIT } from '../platform/config/read-settings.js';
import { EXIT, type ExitCode } from './exit-code.js';
import { ServerRefusal } from './service/server-client.js';

/** Why a command failed. `status`: HTTP status of the server's answer, 0 when no server was asked or answered. */
export interface CommandFailure {
  /** A code of the service, or one of the command line's own. */
  readonly code: string;
  readonly message: string;
  readonly status: number;
}

/** How a command ends that was cut short. `failure`: absent for help and version, which are no failures. */
export interface CommandEnd {
  readonly exit: ExitCode;
  readonly failure?: CommandFailure;
  /** Whether the parser of the command line has said it in words already. */
  readonly isReported: boolean;
}

/** @throws the error itself when it is none that a command ends with */
export function endOf(error: unknown): CommandEnd {
  if (error instanceof ServerRefusal) {
    const { code, message, status } = error;
    return { exit: EXIT.refused, failure: { code, message, status }, isReported: false };
  }
  if (!(error instanceof CommanderError)) throw error;
  if (error.exitCode === EXIT.done) return { exit: EXIT.done, isReported: true };
  const isConfiguration = error.exitCode === CONFIGURATION_EXIT;
  // Without a command the parser prints its help, and names what it did instead of what is wrong.
  const message = error.code === 'commander.help' ? 'No command is given.' : error.message.replace(/^error: /, '');
  return {
    exit: isConfiguration ? EXIT.configuration : EXIT.usage,
    failure: { code: isConfiguration ? 'CONFIGURATION_INVALID' : 'USAGE_INVALID', message, status: 0 },
    isReported: true,
  };
}
