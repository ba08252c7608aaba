import fc from 'fast-check';
import { type FullTextExpression, matchesTexts } from '../../../../text-search/full-text-expression.js';
import { TEXT_COLUMNS } from '../../../../text-search/index-text.js';
import { ChangedTexts } from './changed-texts.js';

const token = fc.constantFrom('orders', 'order', 'daily', 'da', 'x');
const text = fc.array(token, { maxLength: 4 }).map((tokens) => tokens.join(' '));
const phrase = fc.record({
  tokens: fc.array(token, { minLength: 1, maxLength: 2 }),
  end: fc.constantFrom('begins' as const, 'whole' as const),
});
const expression: fc.Arbitrary<FullTextExpression> = fc.record({
  columns: fc.subarray([...TEXT_COLUMNS], { minLength: 1 }),
  pattern: fc.array(fc.array(phrase, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
});

describe('The texts of a changed document', () => {
  it('satisfy the expressions that they satisfy when they are searched as they are', () => {
    fc.assert(
      fc.property(
        fc.array(text, { minLength: TEXT_COLUMNS.length, maxLength: TEXT_COLUMNS.length }),
        expression,
        (texts, wanted) => {
          expect(new ChangedTexts(texts).matches(wanted)).toBe(matchesTexts(wanted, texts));
        },
      ),
    );
  });

  it('have a token only in the columns that have it', () => {
    const texts = new ChangedTexts(TEXT_COLUMNS.map((column) => (column === 'plain' ? 'daily orders' : '')));
    const of = (columns: FullTextExpression['columns'], ...tokens: string[]): FullTextExpression => ({
      columns,
      pattern: [[{ tokens, end: 'whole' }]],
    });
    expect(texts.matches(of(['plain'], 'orders'))).toBe(true);
    expect(texts.matches(of(['name', 'weak'], 'orders'))).toBe(false);
    expect(texts.matches(of(['plain'], 'daily', 'orders'))).toBe(true);
    expect(texts.matches(of(['plain'], 'orders', 'daily'))).toBe(false);
  });
});
