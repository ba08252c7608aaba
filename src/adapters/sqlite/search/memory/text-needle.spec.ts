import fc from 'fast-check';
import type { Condition } from '../../../../kernel/filter.js';
import { anyValueTest } from '../../../../text-search/value-match.js';
import { needleOf } from '../query/value-needle.js';
import { ValueDictionary } from './value-dictionary.js';

const CONDITIONS = ['CONTAIN', 'END_WITH', 'EQUAL', 'IN', 'START_WITH'] as const satisfies readonly Condition[];
const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', '_', 'é', 'e\u0301', 'ß', '\u{1f600}', '\ud800') });

describe('A text that is looked for in bytes', () => {
  it('is found where the test of values finds it, whenever bytes tell', () => {
    let decided = 0;
    fc.assert(
      fc.property(text, fc.oneof(text, fc.constant(5), fc.constant(true)), fc.nat(4), (wanted, value, at) => {
        const condition = CONDITIONS[at] ?? 'EQUAL';
        const dictionary = new ValueDictionary();
        dictionary.add('before');
        const number = dictionary.add(value);
        const found = needleOf(condition, [wanted], 'text')?.finds(dictionary.raw(), number);
        if (found === undefined) return;
        decided++;
        expect(found).toBe(anyValueTest(condition, [wanted], 'text')(value));
      }),
      { numRuns: 2000 },
    );
    expect(decided).toBeGreaterThan(100);
  });

  it.each([
    ['CONTAIN', ['ж'], 'text'],
    ['EQUAL', ['urn:li:tag:a'], 'urn'],
    ['EQUAL', ['5'], 'number'],
    ['EQUAL', ['a', 'b'], 'text'],
    ['GREATER_THAN', ['a'], 'text'],
  ] as const)('is no question for bytes: %s %j of a %s', (condition, values, family) => {
    expect(needleOf(condition, values, family)).toBeUndefined();
  });
});
