import { LimitedValues, SEARCH_LIMITS } from './search-limits.js';

function limited(leaves: Iterable<number | string>): LimitedValues {
  const values = new LimitedValues();
  for (const leaf of leaves) values.take(leaf);
  return values;
}

describe('LimitedValues', () => {
  it('takes as many values as there may be, and counts the others', () => {
    const numbers = Array.from({ length: SEARCH_LIMITS.values + 2 }, (_, at) => at);
    const { taken, count, omitted } = limited(numbers);
    expect([taken, count, omitted]).toEqual([numbers.slice(0, -2), numbers.length, 2]);
    expect(limited(numbers.slice(0, -2)).omitted).toBe(0);
  });

  it('takes the beginning of the text that is too long, and nothing after it', () => {
    const half = 'x'.repeat(SEARCH_LIMITS.characters / 2);
    const { taken, count, omitted } = limited([half, `${half.slice(1)}yz`, 'w', 5]);
    expect([taken, count, omitted]).toEqual([[half, `${half.slice(1)}y`], 4, 3]);
    expect(limited([half, half])).toMatchObject({ taken: [half, half], omitted: 0 });
    expect(limited([half, half, 'w'])).toMatchObject({ taken: [half, half], count: 3, omitted: 1 });
  });
});
