import { pointColumns, valueAt } from './point-columns.js';

describe('a table of points', () => {
  const check = 'urn:li:assertion:a';
  const points = [
    { time: 1, value: { timestampMillis: 1, check, by: 'urn:li:corpuser:a', result: { type: 'SUCCESS', rows: 5 } } },
    { time: 2, value: { timestampMillis: 2, check, by: 'urn:li:corpuser:b', result: { type: 'FAILURE', all: [1] } } },
  ];

  it('has what single values say, also in records, and leaves out what is the same entity in all', () => {
    expect(pointColumns(points)).toEqual([
      { path: ['by'], name: 'by' },
      { path: ['result', 'type'], name: 'result' },
      { path: ['result', 'rows'], name: 'rows' },
    ]);
    expect(points.map(({ value }) => valueAt(value, { path: ['result', 'rows'], name: 'rows' }))).toEqual([
      5,
      undefined,
    ]);
  });

  it('has no more columns than can be read', () => {
    const value = Object.fromEntries('abcdefghij'.split('').map((name) => [name, 1]));
    expect(pointColumns([{ time: 1, value }])).toHaveLength(7);
  });
});
