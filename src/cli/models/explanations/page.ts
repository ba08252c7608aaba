import { tableText } from '../../output/table.js';

/** A row of a table: cells by column, all of them texts. */
export type TableRow = Readonly<Record<string, string>>;

/** A page about one part of the models, in reading order: a text, several, or a table under each heading. */
export interface ExplanationPage {
  /** What it is, such as `aspect`. */
  readonly kind: string;
  readonly name: string;
  readonly doc: string;
  readonly facts: Readonly<Record<string, readonly TableRow[] | readonly string[] | string>>;
}

const INDENT = '  ';

/** A page for people; what is empty is left out. */
export function pageText({ kind, name, doc, facts }: ExplanationPage): string {
  const lines = [`${kind} ${name}`, ...(doc === '' ? [] : [doc]), ''];
  const entries = Object.entries(facts).filter(([, value]) => value.length > 0);
  const width = entries.reduce((most, [label]) => Math.max(most, label.length), 0) + INDENT.length;
  for (const [label, value] of entries) {
    const parts = typeof value === 'string' ? [value] : value;
    const texts = parts.filter((part) => typeof part === 'string');
    const rows = parts.filter((part) => typeof part !== 'string');
    for (const [index, text] of texts.entries()) lines.push(`${(index === 0 ? label : '').padEnd(width)}${text}`);
    if (rows.length > 0) for (const line of ['', label, ...tableLines(rows)]) lines.push(line);
  }
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

function tableLines(rows: readonly TableRow[]): readonly string[] {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  const headings = columns.map((column) => ({ heading: column.toUpperCase() }));
  return tableText(headings, cells)
    .split('\n')
    .map((line) => INDENT + line);
}
