import { Distribution } from './distribution.js';

describe('Distribution', () => {
  it('counts a value in its bucket and in all above, bounds included', () => {
    const distribution = new Distribution([1, 5]);
    for (const value of [0, 1, 1.5, 5, 5.5]) distribution.note(value);
    expect(distribution.cumulated()).toEqual([
      ['1', 2],
      ['5', 4],
      ['+Inf', 5],
    ]);
    expect(distribution.sum).toBe(13);
  });

  it('begins with zeros', () => {
    expect(new Distribution([1]).cumulated()).toEqual([
      ['1', 0],
      ['+Inf', 0],
    ]);
  });
});
