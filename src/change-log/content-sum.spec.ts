import { ContentSum, type ContentTotal, isSameTotal } from './content-sum.js';

function totalOf(...entries: readonly (readonly string[])[]): ContentTotal {
  const sum = new ContentSum();
  for (const parts of entries) sum.add(...parts);
  return sum.total;
}

describe('ContentSum', () => {
  it('is the same for the same entries in any order', () => {
    expect(totalOf(['a', '1'], ['b', '2'], ['c', '3'])).toEqual(totalOf(['c', '3'], ['a', '1'], ['b', '2']));
    expect(totalOf()).toEqual({ entries: 0, digest: '0000000000000000' });
  });

  it('is another one when a character, the border of two parts, an entry or its number differs', () => {
    const totals = [
      totalOf(['a', '1'], ['b', '2']),
      totalOf(['a', '2'], ['b', '1']),
      totalOf(['a', '1'], ['b', '3']),
      totalOf(['a1'], ['b', '2']),
      totalOf(['a', '1']),
      totalOf(['a', '1'], ['b', '2'], ['b', '2']),
      totalOf(['a', '1'], ['b', '2'], []),
    ];
    for (const [at, one] of totals.entries()) {
      for (const other of totals.slice(at + 1)) expect(isSameTotal(one, other)).toBe(false);
    }
  });

  it('tells a hundred thousand entries from each other', () => {
    const digests = Array.from({ length: 100_000 }, (_, at) => totalOf(['urn:li:note', String(at)]).digest);
    expect(new Set(digests).size).toBe(100_000);
  });

  it('is continued from what was printed, and made of parts', () => {
    const whole = totalOf(['a'], ['b'], ['c'], ['d']);
    const continued = ContentSum.from(totalOf(['a'], ['b']));
    continued.addAll(totalOf(['d'], ['c']));
    expect([continued.total, isSameTotal(continued.total, whole)]).toEqual([whole, true]);
  });
});
