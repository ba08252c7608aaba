import { stderr, stdout } from 'node:process';
import type { DiagnosticStyle } from '../diagnostics/diagnostic-printer.js';

/** Where a command writes: results to standard output, messages to standard error. Texts include their line breaks. */
export interface CommandOutput {
  readonly result: (text: string) => void;
  readonly say: (text: string) => void;
  /** For messages. */
  readonly style: DiagnosticStyle;
}

export const processOutput: CommandOutput = {
  result: (text) => {
    stdout.write(text);
  },
  say: (text) => {
    stderr.write(text);
  },
  style: stderr.isTTY ? 'coloured' : 'plain',
};

/** `1 file`, `2 files`. */
export function counted(count: number, thing: string): string {
  return `${String(count)} ${thing}${count === 1 ? '' : 's'}`;
}
