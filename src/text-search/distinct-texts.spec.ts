import { DistinctTexts } from './distinct-texts.js';

/** More than are looked up without a Set, with long beginnings and ends in common. */
const MANY = Array.from({ length: 700 }, (_, at) => `${'same '.repeat(20)}${String(at)}${' again'.repeat(20)}`);

describe('DistinctTexts', () => {
  it.each([
    ['few', ['b', 'a', 'b', '', 'a', '']],
    ['many', [...MANY, ...MANY.toReversed()]],
  ])('keeps each of %s texts once, in the order in which they come', (_amount, texts) => {
    const distinct = new DistinctTexts();
    const seen = new Set<string>();
    for (const text of texts) {
      expect(distinct.add(text)).toBe(seen.has(text) ? 'again' : 'first');
      seen.add(text);
    }
    expect(distinct.texts).toEqual([...seen]);
  });

  it('is empty after it was cleared', () => {
    const distinct = new DistinctTexts();
    for (let round = 0; round < 3; round++) {
      for (const text of MANY) distinct.add(text);
      distinct.clear();
      expect(distinct.add('a')).toBe('first');
      expect(distinct.add(MANY[0] ?? '')).toBe('first');
      expect(distinct.texts).toEqual(['a', MANY[0]]);
      distinct.clear();
    }
  });
});
