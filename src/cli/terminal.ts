import { isatty } from 'node:tty';
import Table from 'cli-table3';
import picocolors from 'picocolors';

/** Results that a program reads carry no colours, wherever it runs. */
const colours = picocolors.createColors(picocolors.isColorSupported && isatty(1));

/** Where a command writes: results for the next program, talk for the person. */
export interface Terminal {
  /** A line of result, on standard output. */
  result(line: string): void;
  /** A line of talk, on standard error. */
  say(line: string): void;
  /** Whether a person watches the talk. */
  readonly audience: 'person' | 'program';
}

export const processTerminal: Terminal = {
  result: (line) => {
    process.stdout.write(`${line}\n`);
  },
  say: (line) => {
    process.stderr.write(`${line}\n`);
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
  for (const row of rows) table.push([...row]);
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
