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

  it('comes from numbers that were added up in doubles', () => {
    const parts = Array.from({ length: 70_000 }, (_, at) => ['urn:li:note', String(at)]);
    const sums = { entries: 0, a: 0, b: 0, c: 0, d: 0 };
    const whole = new ContentSum();
    for (const part of parts) {
      const one = new ContentSum();
      one.add(...part);
      whole.add(...part);
      const { entries, a, b, c, d } = one.addends;
      sums.entries += entries;
      sums.a += a;
      sums.b += b;
      sums.c += c;
      sums.d += d;
    }
    expect(ContentSum.ofAddends(sums).total).toEqual(whole.total);
  });
});
