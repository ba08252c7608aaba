import { tableText } from './table.js';
import { fitted, shownWidth } from './text-width.js';

const COLUMNS = [{ heading: 'NAME', least: 6 }, { heading: 'TYPE' }, { heading: 'DESCRIPTION', least: 5 }];

describe('tableText', () => {
  it('cuts nothing outside of a terminal', () => {
    expect(tableText(COLUMNS, [['order_lines', 'table', 'All lines of orders.']])).toBe(
      ['NAME         TYPE   DESCRIPTION', 'order_lines  table  All lines of orders.'].join('\n'),
    );
  });

  it('cuts the last columns first, and none below its least width', () => {
    const row = ['order_lines', 'table', 'All lines of orders.'];
    const linesAt = (columns: number): readonly string[] => tableText(COLUMNS, [row], columns).split('\n').slice(1);
    expect(linesAt(40)).toEqual(['order_lines  table  All lines of orders.']);
    expect(linesAt(39)).toEqual(['order_lines  table  All lines of order…']);
    expect(linesAt(25)).toEqual(['order_lines  table  All…']);
    expect(linesAt(24)).toEqual(['order_lin…  table  All…']);
    expect(linesAt(1)).toEqual(['order…  table  All…']);
  });

  it('counts wide characters as the terminal does, and keeps what belongs together', () => {
    const rows = [
      ['注文の明細表', 'x'],
      ['👩‍👩‍👧 famílias', 'y'],
      ['orders', 'z'],
      ['ก็ 각 a\u200bb', 'v'],
    ];
    const lines = tableText([{ heading: 'NAME', least: 4 }, { heading: 'T' }], rows, 10).split('\n');
    expect(lines.map((line) => shownWidth(line.slice(0, -1)))).toEqual([9, 9, 9, 9, 9]);
    expect(lines[1]).toBe('注文の…  x');
    expect(lines.every((line) => line.isWellFormed())).toBe(true);
  });

  it('leaves out columns without texts, and spells out control characters', () => {
    expect(tableText([{ heading: 'A' }, { heading: 'B' }, { heading: 'C' }], [['a\u001b[2J', '', 'c']])).toBe(
      ['A           C', 'a\\u001b[2J  c'].join('\n'),
    );
  });
});

it.each([
  ['orders', 6, 'orders'],
  ['orders', 5, 'orde…'],
  ['one two', 5, 'one…'],
  ['注文', 3, '注…'],
  ['注文', 2, '…'],
])('fits %s into %d columns', (text, columns, expected) => {
  expect(fitted(text, columns)).toBe(expected);
});
