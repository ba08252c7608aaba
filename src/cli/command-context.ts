import type { Terminal } from './terminal.js';
import type { ExitCode } from './exit-code.js';
import type { ServerClient } from './service/server-client.js';

/** What every command is given. */
export interface CommandContext {
  readonly terminal: Terminal;
  /** The server that the options or the environment name. */
  readonly client: () => ServerClient;
  /** Whether results are for machines. */
  readonly format: () => 'json' | 'text';
  /** Code with which the process will end once the command is done. */
  readonly exit: (code: ExitCode) => void;
}
