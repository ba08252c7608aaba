import { isatty } from 'node:tty';
import Table from 'cli-table3';
import picocolors from 'picocolors';
import { linesWithoutControls, withoutControls } from '../kernel/control-characters.js';

/** Results read by a program have no colours. */
const colours = picocolors.createColors(picocolors.isColorSupported && isatty(1));

/**
 * Where a command writes: results to standard output, messages to standard error. Control characters of stored texts
 * are spelt out: they could hide or forge what a person reads.
 */
export interface Terminal {
  /** Writes a result line to standard output. */
  result(line: string): void;
  /** Writes a message line to standard error. */
  say(line: string): void;
  /** Whether messages go to a terminal. */
  readonly audience: 'person' | 'program';
}

export const processTerminal: Terminal = {
  result: (line) => {
    process.stdout.write(`${linesWithoutControls(line)}\n`);
  },
  say: (line) => {
    process.stderr.write(`${linesWithoutControls(line)}\n`);
  },
  audience: process.stderr.isTTY ? 'person' : 'program',
};

/** Rows under headings, aligned. */
export function tableText(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = new Table({
    head: headings.map((heading) => colours.bold(heading)),
    style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 2 },
    chars: NO_LINES,
  });
  for (const row of rows) table.push(row.map(withoutControls));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

const NO_LINES = Object.fromEntries(
  [
    'top',
    'top-mid',
    'top-left',
    'top-right',
    'bottom',
    'bottom-mid',
    'bottom-left',
    'bottom-right',
    'left',
    'left-mid',
    'mid',
    'mid-mid',
    'right',
    'right-mid',
    'middle',
  ].map((line) => [line, '']),
);
