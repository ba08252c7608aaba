import { memberAt } from './members.js';

describe('memberAt', () => {
  it.each([
    ['the value at the end of a path', ['a', 'b'], 1],
    ['the value itself for no path', [], { a: { b: 1, list: [2] } }],
    ['nothing below a list', ['a', 'list', '0'], undefined],
    ['nothing where the path ends before', ['c', 'b'], undefined],
    ['no inherited member', ['a', 'constructor'], undefined],
  ])('is %s', (_, path, expected) => {
    expect(memberAt({ a: { b: 1, list: [2] } }, path)).toEqual(expected);
  });
});
