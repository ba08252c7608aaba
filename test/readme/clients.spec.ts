import { readdirSync, readFileSync } from 'node:fs';

/** Columns of the tables in src/clients.md, and the files with the checks of that version. */
const VERSIONS = [
  { column: 1, files: /^old[-_]/ },
  { column: 2, files: /^new[-_]/ },
] as const;
const FOLDER = new URL('../clients/', import.meta.url);
const STATES = ['', 'differs', 'no server', 'not here', 'works'];

/** Rows of both tables: cells without blanks around them. */
function tableRows(): readonly (readonly string[])[] {
  const page = readFileSync(new URL('../../src/clients.md', import.meta.url), 'utf8');
  const lines = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (-|command|area)/.test(line));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What checks are about: a command without its options, or a class. */
function subjects(files: RegExp): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of readdirSync(FOLDER).filter((name) => files.test(name))) {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const [pattern, end] = file.endsWith('.py')
      ? [/@check\(\s*"([^"]+)"/g, /[.:]/]
      : [/\bit(?:\.each\([^]*?\]\))?\(\s*'([^']+)'/g, /:| -/];
    for (const [, name = ''] of text.matchAll(pattern)) found.add(name.split(end)[0] ?? '');
  }
  return found;
}

describe('the table of published clients', () => {
  const rows = tableRows();

  it('knows the states that it explains', () => {
    for (const [name, ...cells] of rows) {
      expect([name, cells.slice(0, 2).filter((cell) => !STATES.includes(cell))]).toEqual([name, []]);
    }
  });

  it.each(VERSIONS)('says what is proven, and nothing else, in column $column', ({ column, files }) => {
    // Two rows are about clients with suites of their own.
    const named = rows.filter(([name = '']) => /^`[^`]+`$/.test(name));
    const claimed = named.filter((cells) => ['differs', 'works'].includes(cells[column] ?? ''));
    const names = claimed.map(([name = '']) => name.slice(1, -1));
    expect(names.toSorted()).toEqual([...subjects(files)].toSorted());
  });
});
