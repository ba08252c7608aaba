import { withoutControls } from '../../kernel/control-characters.js';
import { colours } from './colours.js';
import { fitted, padded, shownWidth } from './text-width.js';

/** A column of a table. `least`: width to which it may be cut, in columns of the terminal; absent: it is never cut. */
export interface TableColumn {
  readonly heading: string;
  readonly least?: number;
}

/** Between two columns. */
const GAP = 2;

/**
 * Rows under headings, aligned. In a terminal of `columns`, texts are cut so that a row is one line, as far as columns
 * may be cut. Columns without any text are left out.
 * @param columns of the terminal; `undefined` cuts nothing
 */
export function tableText(
  headings: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  columns?: number,
): string {
  const shown = headings.flatMap((column, at) => (rows.some((row) => row[at] !== '') ? [{ column, at }] : []));
  const cells = rows.map((row) => shown.map(({ at }) => withoutControls(row[at] ?? '')));
  const widths = columnWidths(
    shown.map(({ column }, place) => ({
      width: cells.reduce((most, row) => Math.max(most, shownWidth(row[place] ?? '')), shownWidth(column.heading)),
      least: column.least,
    })),
    columns,
  );
  const lines = [
    shown.map(({ column }) => colours.bold(column.heading)),
    ...cells.map((row) => row.map((cell, place) => fitted(cell, widths[place] ?? 0))),
  ];
  return lines
    .map((line) => line.map((cell, place) => padded(cell, widths[place] ?? 0)).join(' '.repeat(GAP)))
    .map((line) => line.trimEnd())
    .join('\n');
}

/**
 * Widths that fit side by side. Columns lose from the last to the first, each down to its least; those that may not be
 * cut are as wide as their texts, whatever the terminal has.
 */
function columnWidths(
  wanted: readonly { readonly width: number; readonly least: number | undefined }[],
  columns: number | undefined,
): readonly number[] {
  const whole = wanted.reduce((sum, { width }) => sum + width, GAP * (wanted.length - 1));
  let over = columns === undefined ? 0 : Math.max(0, whole - columns);
  const fromLast = wanted.toReversed().map(({ width, least = width }) => {
    const lost = Math.min(over, Math.max(0, width - least));
    over -= lost;
    return width - lost;
  });
  return fromLast.reverse();
}
