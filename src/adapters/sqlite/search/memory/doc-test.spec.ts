import { DocSet } from './doc-set.js';
import { allOf, anyOf, asFunction, type DocTest, opposite, passing } from './doc-test.js';

const ALL = DocSet.of([1, 2, 3, 4, 5, 6]);
/** Documents 2, 4 and 6. */
const EVEN: DocTest = { kind: 'by-number', numbers: Uint8Array.of(1, 1, 0, 1, 0, 1, 0), passes: Uint8Array.of(1, 0) };
const NOBODY: DocTest = { ...EVEN, passes: Uint8Array.of(0, 0) };
const LOW: DocTest = { kind: 'listed', documents: DocSet.of([1, 2]) };
const HIGH: DocTest = { kind: 'listed', documents: DocSet.of([5, 6]) };
/** Documents 3 and 6. */
const THIRD: DocTest = { kind: 'by-bit', bits: Uint32Array.of((1 << 3) | (1 << 6) | (1 << 9)) };
const MIDDLE: DocTest = { kind: 'one-by-one', passes: (id) => id === 3 || id === 4 };

it.each<[string, DocTest, readonly number[]]>([
  ['numbers', EVEN, [2, 4, 6]],
  ['bits', THIRD, [3, 6]],
  ['the opposite of bits', opposite(THIRD), [1, 2, 4, 5]],
  ['any of bits and a list', anyOf([THIRD, LOW]), [1, 2, 3, 6]],
  ['a list', LOW, [1, 2]],
  ['a function', MIDDLE, [3, 4]],
  ['the opposite of numbers', opposite(EVEN), [1, 3, 5]],
  ['the opposite of a list', opposite(LOW), [3, 4, 5, 6]],
  ['the opposite of a function', opposite(MIDDLE), [1, 2, 5, 6]],
  ['any of all kinds', anyOf([EVEN, LOW, MIDDLE]), [1, 2, 3, 4, 6]],
  ['any of lists', anyOf([HIGH, LOW]), [1, 2, 5, 6]],
  ['any of one that can pass', anyOf([NOBODY, LOW]), [1, 2]],
  ['any of none that can pass', anyOf([NOBODY]), []],
  ['all of several', allOf([EVEN, LOW]), [2]],
  ['all of lists', allOf([LOW, { kind: 'listed', documents: DocSet.of([2, 3]) }]), [2]],
  ['all of one', allOf([MIDDLE]), [3, 4]],
  ['all of none', allOf([]), [1, 2, 3, 4, 5, 6]],
])('%s let documents pass, one or all at once', (_what, test, ids) => {
  expect([...passing(ALL, test).ids]).toEqual(ids);
  expect([...ALL.ids].filter(asFunction(test))).toEqual(ids);
});

it('goes from lists wherever it can', () => {
  const tests = [anyOf([HIGH, LOW]), anyOf([NOBODY, LOW]), anyOf([NOBODY]), allOf([HIGH, LOW]), allOf([LOW])];
  expect(new Set(tests.map(({ kind }) => kind))).toEqual(new Set(['listed']));
});
