import fc from 'fast-check';
import { ValueDictionary } from '../memory/value-dictionary.js';
import { immediately } from '../../../../text-search/stepwise.js';
import { bestCounts } from './best-counts.js';

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\u{1f600}', '\ufffd', '\ud800') });
const counted = fc.uniqueArray(fc.tuple(text, fc.integer({ min: 1, max: 4 })), { selector: ([value]) => value });

describe('The most frequent values', () => {
  const right = (all: readonly (readonly [string, number])[], limit: number): unknown =>
    all
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, limit);

  it('are those of all in order, with or without a look at their bytes', () => {
    fc.assert(
      fc.property(counted, fc.nat(6), fc.boolean(), (all, limit, hasMany) => {
        // Enough ties that most of them are dropped before they are sorted.
        const more = Array.from({ length: hasMany ? 9000 : 0 }, (_, at) => [`c${String(at * 7919)}`, 1] as const);
        const every = [...all, ...more];
        const dictionary = new ValueDictionary();
        const counts = new Map(every.map(([value, count]) => [dictionary.add(value), count]));
        const steps = bestCounts(
          {
            values: [...counts.keys()],
            countOf: (number) => counts.get(number) ?? 0,
            textOf: (number) => String(dictionary.value(number)),
            comesAfter: (number, other) => dictionary.comesAfter(number, other),
          },
          limit,
        );
        expect(immediately(steps)).toEqual(right(every, limit));
      }),
      { numRuns: 60 },
    );
  });
});
