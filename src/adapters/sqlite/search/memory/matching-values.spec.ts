import { MatchingValues, type NamedTest } from './matching-values.js';
import { ValueDictionary } from './value-dictionary.js';

/** A dictionary with so many values. */
function filled(values: number): ValueDictionary {
  const dictionary = new ValueDictionary();
  for (let at = 0; at < values; at++) dictionary.add(`value ${String(at)}`);
  return dictionary;
}

describe('Values that pass a test', () => {
  let calls = 0;
  const ending = (end: string): NamedTest => ({
    test: (value) => {
      calls++;
      return String(value).endsWith(end);
    },
    needle: undefined,
    name: () => end,
  });
  const found = (passes: Uint8Array): readonly number[] => Array.from(passes.keys()).filter((at) => passes[at] === 1);
  beforeEach(() => {
    calls = 0;
  });

  it.each([10, 5000])('are found among %d, and among those that come later', (values) => {
    const dictionary = filled(values);
    const matching = new MatchingValues(dictionary);
    const right = Array.from({ length: values }, (_, at) => at + 1).filter((number) => (number - 1) % 10 === 7);
    expect(found(matching.get(ending('7')))).toEqual(right);
    dictionary.add('new 7');
    dictionary.add('new 8');
    expect(found(matching.get(ending('7')))).toEqual([...right, values + 1]);
  });

  it('are kept apart by the name of the test, and tested once', () => {
    const matching = new MatchingValues(filled(2000));
    const count = (end: string): number => found(matching.get(ending(end))).length;
    expect([count('1'), count('11'), count('1'), count('0')]).toEqual([200, 20, 200, 200]);
    expect([calls, matching.bytes]).toEqual([6000, 3 * 2001]);
  });

  it('are found in steps when there are many, which nobody repeats', () => {
    const dictionary = filled(7000);
    const matching = new MatchingValues(dictionary);
    const steps = matching.steps(ending('7'));
    let taken = 0;
    while (steps?.next().done === false) {
      taken++;
      expect(calls).toBeLessThanOrEqual(2000 * taken);
    }
    expect([taken, calls]).toEqual([4, 7000]);
    expect([found(matching.get(ending('7'))).length, calls]).toEqual([700, 7000]);
    expect(matching.steps(ending('7'))).toBeUndefined();
  });
});
