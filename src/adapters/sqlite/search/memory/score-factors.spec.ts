import { ScoreFactors } from './score-factors.js';

describe('Factors of scores', () => {
  it('are 1 where nothing else was said, and what was said last', () => {
    const factors = new ScoreFactors();
    factors.put(3, 1);
    expect([factors.areAllOne, factors.highest, factors.bytes, factors.of(3)]).toEqual([true, 1, 0, 1]);
    factors.put(2, 0.5);
    factors.put(5, 1.5);
    factors.put(7, -2);
    factors.put(5, 0.5);
    expect([1, 2, 3, 5, 7, 1000].map((id) => factors.of(id))).toEqual([1, 0.5, 1, 0.5, -2, 1]);
    expect([...factors.numbers.subarray(0, 8)].map((number) => factors.values[number])).toEqual([
      ...[1, 1, 0.5, 1],
      ...[1, 0.5, 1, -2],
    ]);
    expect([factors.areAllOne, factors.highest]).toEqual([false, 1.5]);
  });

  it('may be more than two bytes can number', () => {
    const factors = new ScoreFactors();
    const count = 66_000;
    for (let id = 1; id <= count; id++) factors.put(id, 1 + id / count);
    expect([1, 65_535, 65_536, count].map((id) => factors.of(id))).toEqual(
      [1, 65_535, 65_536, count].map((id) => 1 + id / count),
    );
  });
});
