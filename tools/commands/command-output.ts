import { stderr, stdout } from 'node:process';
import type { DiagnosticStyle } from '../diagnostics/diagnostic-printer.js';

/** Where a command writes: results for the next program, talk for the person. Texts come with their line breaks. */
export interface CommandOutput {
  readonly result: (text: string) => void;
  readonly say: (text: string) => void;
  /** Of the talk. */
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
