import { linesWithoutControls } from '../kernel/control-characters.js';
import { askPerson, readStandardInput } from './files/standard-input.js';

/**
 * Where a command writes: results to standard output, messages to standard error. Control characters of stored texts
 * are spelt out: they could hide or forge what a person reads.
 */
export interface Terminal {
  /** Writes a result line to standard output. */
  result(line: string): void;
  /**
   * Resolves when results were taken: whoever prints many waits for it, so that they do not gather in memory. Never
   * resolves when the reader has left, which ends the process.
   */
  flush(): Promise<void>;
  /** What comes from standard input; nothing when that is a terminal. */
  readonly input: () => AsyncIterable<Buffer>;
  /** The answer of a person; `undefined` when nobody can be asked. */
  ask(question: string): Promise<string | undefined>;
  /** Writes a message line to standard error. */
  say(line: string): void;
  /** Whether messages go to a terminal. */
  readonly audience: 'person' | 'program';
  /** Columns of the terminal that shows results; `undefined` when they go elsewhere, and nothing is to be cut. */
  readonly columns: number | undefined;
}

export const processTerminal: Terminal = {
  result: (line) => {
    process.stdout.write(`${linesWithoutControls(line)}\n`);
  },
  flush: () =>
    new Promise((resolve) => {
      process.stdout.write('', (error) => {
        if (error === undefined || error === null) resolve();
      });
    }),
  input: readStandardInput,
  ask: askPerson,
  say: (line) => {
    process.stderr.write(`${linesWithoutControls(line)}\n`);
  },
  audience: process.stderr.isTTY ? 'person' : 'program',
  columns: process.stdout.isTTY ? process.stdout.columns : undefined,
};
