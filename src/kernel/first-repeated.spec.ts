import { firstRepeated } from './first-repeated.js';

it.each([
  [[], undefined],
  [['a', 'b', 'A'], undefined],
  [['a', 'b', 'c', 'b', 'a'], 'b'],
])('finds what is repeated first in %j', (texts: readonly string[], expected) => {
  expect(firstRepeated(texts)).toBe(expected);
});
