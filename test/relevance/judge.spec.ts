import { judge } from './judge.js';
import type { JudgedQuery } from './judged-query.js';

const FOUND = ['a', 'b', 'c', 'd'];

describe('judge', () => {
  it.each<[string, Partial<JudgedQuery>, readonly string[]]>([
    ['the first', { first: 'a' }, []],
    ['any of several first', { first: ['x', 'a'] }, []],
    ['the third', { firstThree: ['c', ['x', 'b']] }, []],
    ['an order', { before: [['a', 'd']] }, []],
    ['what is not found', { absent: ['x'] }, []],
    ['another first', { first: 'd' }, ['d is not first, but a, b, c', 'd is not among the first three, but a, b, c']],
    [
      'the fourth',
      { firstThree: ['d', ['x', 'y']] },
      ['d is not among the first three, but a, b, c', 'x or y is not among the first three, but a, b, c'],
    ],
    ['another order', { before: [['d', 'a']] }, ['d (place 4), a (place 1)']],
    [
      'an order of what is not found',
      {
        before: [
          ['a', 'x'],
          ['x', 'a'],
        ],
      },
      ['a (place 1), x (not found)', 'x (not found), a (place 1)'],
    ],
    ['what is found', { absent: ['b'] }, ['b is found']],
    ['anything', { nothing: true }, ['a, b, c is found']],
  ])('judges %s', (_what, query, misses) => {
    expect(judge({ text: 'q', ...query }, FOUND).misses).toEqual(misses);
  });

  it('misses everything in an empty answer but what is not to be found', () => {
    const query: JudgedQuery = { text: 'q', first: 'a', firstThree: ['b'], before: [['a', 'b']], absent: ['c'] };
    expect(judge(query, []).checks).toEqual({
      'hit@1': { passed: 0, all: 1 },
      'hit@3': { passed: 0, all: 2 },
      order: { passed: 0, all: 1 },
      absent: { passed: 1, all: 1 },
    });
    expect(judge({ text: 'q', nothing: true }, []).misses).toEqual([]);
  });
});
