import type { Terminal } from './terminal.js';
import type { ExitCode } from './exit-code.js';
import type { CommandFailure } from './failure.js';
import type { ServerClient } from './service/server-client.js';

/** @param load imports a module of the service */
export type ServiceLoader = <T>(load: () => Promise<T>) => Promise<T>;

/** What every command receives. */
export interface CommandContext {
  readonly terminal: Terminal;
  /** The server at an address; without one, the server named by the options or the environment, or the usual one. */
  readonly client: (address?: string) => ServerClient;
  /** Whether the options or the environment name a server. */
  readonly isServerNamed: () => boolean;
  /** Whether results are printed as JSON. */
  readonly format: () => 'json' | 'text';
  /**
   * Says something to whoever runs the command, on standard error. With JSON as the format it is an object on a line of
   * its own, with the sentence as `message`.
   * @param facts what the sentence says, for programs
   */
  readonly note: (sentence: string, facts?: Readonly<Record<string, unknown>>) => void;
  /** Prints the outcome of a command that has one: a sentence, or the facts as JSON. */
  readonly done: (sentence: string, facts: Readonly<Record<string, unknown>>) => void;
  /** Shows a page in a browser; `undefined` where there is none. */
  readonly openPage: ((address: string) => Promise<void>) | undefined;
  /** Ends the command as one that was refused something: says why, on standard error as `note` does. */
  readonly refuse: (failure: CommandFailure) => void;
  /** Says how far long work is; to a person alone. */
  readonly progress: (sentence: string) => void;
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** Loads code of the service, which has to be built first where a working copy has changed. */
  readonly loadService: ServiceLoader;
  /** Exit code of the process once the command is done. */
  readonly exit: (code: ExitCode) => void;
}
