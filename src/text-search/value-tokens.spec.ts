import { nameTokens, pairTokens, repeatedToken } from './value-tokens.js';

const sorted = (tokens: Iterable<string>): readonly string[] => [...new Set(tokens)].sort();

describe('nameTokens', () => {
  it('has the pairs of every name, and none of words of different names', () => {
    const names = [['daily orders', 'raw orders'], ['order items']];
    const pairs = sorted(nameTokens(names)).filter((token) => token !== repeatedToken('order', 1));
    expect(pairs).toEqual(sorted(names.flat().flatMap(pairTokens)));
  });

  it('has a word once more for each further field that has it, also where fields have the same name', () => {
    const repeated = (names: readonly (readonly string[])[]): readonly string[] =>
      sorted(nameTokens(names)).filter(
        (token) => token.endsWith('order') && !pairTokens('daily orders').includes(token),
      );
    expect(repeated([['orders', 'all orders']]).filter((token) => token === repeatedToken('order', 1))).toEqual([]);
    expect(repeated([['orders'], ['orders']])).toEqual([repeatedToken('order', 1)]);
    expect(repeated([['orders'], ['orders'], ['orders']])).toEqual(
      sorted([repeatedToken('order', 1), repeatedToken('order', 2)]),
    );
  });
});
