import fc from 'fast-check';
import { compareKeys, sortKey, SortKeys } from './sort-keys.js';
import { ValueDictionary } from './value-dictionary.js';

/** More than are ranked. */
const MANY = 17_000;
const beginning = fc.constantFrom('urn:li:x:', 'urn:', 'URN:li', '', 'é', '\ud800');
const text = fc
  .tuple(
    beginning,
    fc.string({ unit: fc.constantFrom('a', 'B', 'b', 'é', 'e\u0301', '\uffff', '\u{1f600}', '\ud800') }),
  )
  .map(([first, rest]) => first + rest);

describe('Keys of the values of a dictionary', () => {
  /** Compare all neighbours of a list with each other and with the first value. */
  const check = (dictionary: ValueDictionary, sort: SortKeys, numbers: readonly number[]): void => {
    const { keys, exact } = sort.get();
    const [first = 1] = numbers;
    numbers.forEach((number, at) => {
      for (const other of [first, numbers[at - 1] ?? first]) {
        const right = compareKeys(sortKey(dictionary.value(number)), sortKey(dictionary.value(other)));
        const order = Math.sign((keys[number] ?? 0) - (keys[other] ?? 0));
        if (order !== 0 || exact) expect(order).toBe(right);
      }
    });
  };

  it.each(['few', 'many'])('order %s texts as their folded texts are ordered, also those that come later', (amount) => {
    const filling = Array.from({ length: amount === 'few' ? 3 : MANY }, (_, at) => `urn:li:x:${String(at)}`);
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), fc.array(text, { maxLength: 5 }), (texts, later) => {
        const dictionary = new ValueDictionary();
        for (const each of filling) dictionary.add(each);
        const sort = new SortKeys(dictionary);
        const numbers = texts.map((each) => dictionary.add(each));
        check(dictionary, sort, numbers);
        const all = [...numbers, ...later.map((each) => dictionary.add(each))];
        check(dictionary, sort, all);
      }),
      { numRuns: amount === 'few' ? 100 : 10 },
    );
  });

  it('are the numbers themselves when there are many', () => {
    const dictionary = new ValueDictionary();
    for (let at = 0; at < MANY; at++) dictionary.add(at * 7.5 - 100);
    const sort = new SortKeys(dictionary);
    let steps = 0;
    for (const making = sort.steps(); making?.next().done === false;) steps++;
    expect(steps).toBe(4);
    expect(sort.steps()).toBeUndefined();
    const { keys, exact } = sort.get();
    expect([keys[1], keys[2], keys[MANY], exact]).toEqual([-100, -92.5, (MANY - 1) * 7.5 - 100, true]);
  });

  it('are made of texts in steps, what all begin with included, also while others come', () => {
    const dictionary = new ValueDictionary();
    for (let at = 0; at < 60_000; at++) dictionary.add(`urn:li:x:${String(at)}`);
    const sort = new SortKeys(dictionary);
    const making = sort.steps();
    making?.next();
    const [other, same] = [dictionary.add('urn:li:w'), dictionary.add('urn:li:x:00')];
    let steps = 1;
    while (making?.next().done === false) steps++;
    expect(steps).toBeGreaterThanOrEqual(60_000 / 20_000 + 60_000 / 5000);
    expect(sort.steps()).toBeUndefined();
    check(dictionary, sort, [1, 2, other, same, 60_000]);
  });

  it('leave texts beside numbers to a comparison', () => {
    const dictionary = new ValueDictionary();
    for (let at = 0; at < MANY; at++) dictionary.add(at);
    dictionary.add('text');
    expect(new SortKeys(dictionary).get().exact).toBe(false);
  });
});
