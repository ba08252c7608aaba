import type { Terminal } from './terminal.js';
import type { ExitCode } from './exit-code.js';
import type { ServerClient } from './service/server-client.js';

/** What every command receives. */
export interface CommandContext {
  readonly terminal: Terminal;
  /** The server named by the options or the environment. */
  readonly client: () => ServerClient;
  /** Whether results are printed as JSON. */
  readonly format: () => 'json' | 'text';
  /** Exit code of the process once the command is done. */
  readonly exit: (code: ExitCode) => void;
}
