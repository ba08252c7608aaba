import fc from 'fast-check';
import type { Condition } from '../../../../kernel/filter.js';
import { anyValueTest } from '../../../../text-search/value-match.js';
import { needleOf } from '../query/value-needle.js';
import { ColumnPage } from '../storage/column-page.js';
import { encodePage } from '../storage/page-encoding.js';
import { Column } from './column.js';
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

  it('is looked for in many values at once, and only those that may have it are left', () => {
    let decided = 0;
    const ascii = fc.string({ unit: fc.constantFrom('a', 'A', 'b', '_'), maxLength: 6 });
    const values = fc.uniqueArray(fc.oneof(ascii, ascii, ascii, fc.constant('x'.repeat(70_000)), fc.nat(20)), {
      minLength: 1,
    });
    fc.assert(
      fc.property(ascii, fc.oneof(values, fc.array(text)), fc.nat(4), (wanted, own, at) => {
        const condition = CONDITIONS[at] ?? 'EQUAL';
        const column = new Column();
        column.set(0, own);
        const data = encodePage(column, 1);
        if (data === undefined) return;
        const { bytes, ends } = new ColumnPage(data);
        const among = needleOf(condition, [wanted], 'text')?.among({ bytes, ends });
        if (among === undefined) return;
        decided++;
        const test = anyValueTest(condition, [wanted], 'text');
        const unique = [...new Set(own)];
        expect(among).toEqual([...new Set(among)].sort((a, b) => a - b));
        expect(unique.filter((value, place) => test(value) && !among.includes(place + 1))).toEqual([]);
        const folded = wanted.toLowerCase();
        expect(
          among.map((number) =>
            String(unique[number - 1])
              .toLowerCase()
              .includes(folded),
          ),
        ).not.toContain(false);
      }),
      { numRuns: 1000 },
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
