import fc from 'fast-check';
import { compareKeys, sortKey } from './sort-keys.js';
import { ValueDictionary } from './value-dictionary.js';

/** Most are ASCII. */
const ASCII = ['a', 'A', 'b', 'Z', '_'];
const UNITS = [...ASCII, ...ASCII, ...ASCII, ...ASCII, '\u0301', 'é', 'ß', 'ﾞ', '\u{1f600}', '\ud800'];
const text = fc.string({ unit: fc.constantFrom(...UNITS), maxLength: 5 });
const value = fc.oneof({ weight: 5, arbitrary: text }, fc.nat(12), fc.boolean());

describe('A dictionary of values', () => {
  it('says the order of two texts that it says of them when they are folded, whenever their bytes tell', () => {
    let decided = 0;
    fc.assert(
      fc.property(text, value, value, (common, one, other) => {
        const dictionary = new ValueDictionary();
        const [first, second] = [one, other].map((each) => (typeof each === 'string' ? common + each : each));
        const order = dictionary.compareFolded(dictionary.add(first ?? ''), dictionary.add(second ?? ''));
        if (order === undefined) return;
        decided++;
        expect(Math.sign(order)).toBe(compareKeys(sortKey(first ?? ''), sortKey(second ?? '')));
      }),
      { numRuns: 3000 },
    );
    expect(decided).toBeGreaterThan(300);
  });

  it('has the values that were stored under their numbers, and finds them and what is added, but none that is gone', () => {
    const stored = new ValueDictionary();
    const values = ['one', 2, true, 'four', '\ud800'];
    for (const each of values) stored.add(each);
    const { bytes, ends } = stored.rawAlone();
    const gone = Uint32Array.from(ends, (end, number) => (number > 3 ? end - (ends[4] ?? 0) + (ends[3] ?? 0) : end));
    const left = Buffer.concat([bytes.subarray(0, ends[3]), bytes.subarray(ends[4])]);
    const hashes = Uint32Array.from(values, (_, at) => (at === 3 ? 0 : stored.hash(at + 1)));
    const dictionary = ValueDictionary.ofStored({ values: values.length, bytes: left, ends: gone, hashes });
    expect(dictionary.limit).toBe(values.length + 1);
    expect([1, 2, 3, 5].map((number) => dictionary.value(number))).toEqual(['one', 2, true, '\ud800']);
    expect(dictionary.content).toBe('mixed');
    expect(['\ud800', 'one', 'four', 'six', 2].map((each) => dictionary.add(each))).toEqual([5, 1, 6, 7, 2]);
  });
});
