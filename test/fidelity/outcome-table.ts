import type { Comparison } from './comparison.js';

/** The outcome of ingesting one file in one way. `refused`: each with its reason. */
export interface FileOutcome extends Comparison {
  readonly file: string;
  readonly way: string;
  readonly records: number;
  readonly refused: readonly string[];
}

const HEAD = ['FILE', 'WAY IN', 'RECORDS', 'ACCEPTED', 'REFUSED', 'ASPECTS', 'POINTS', 'DIFFERENCES'];

/** A table with the counts of each file, then the refusals and the differences. */
export function outcomeTable(outcomes: readonly FileOutcome[]): string {
  const rows = [HEAD, ...outcomes.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => padded(cell, widths[column] ?? 0, column)).join('  '));
  const troubles = outcomes.flatMap(({ file, way, refused, differences }) => [
    ...refused.map((reason) => `${file} (${way}) refused ${reason}`),
    ...differences.map((difference) => `${file} (${way}) differs ${difference}`),
  ]);
  return [...lines, ...troubles].map((line) => `${line.trimEnd()}\n`).join('');
}

function cellsOf({ file, way, records, refused, aspects, points, differences }: FileOutcome): readonly string[] {
  const counts = [records, records - refused.length, refused.length, aspects, points, differences.length];
  return [file, way, ...counts.map(String)];
}

function padded(cell: string, width: number, column: number): string {
  return column < 2 ? cell.padEnd(width) : cell.padStart(width);
}
