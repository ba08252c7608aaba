import { findDrift } from './drift.js';

describe('findDrift', () => {
  it('names what is missing, stale and orphaned, by path', () => {
    const wanted = [
      { path: 'c', text: 'new' },
      { path: 'a', text: 'new' },
      { path: 'b', text: 'same' },
    ];
    const current = new Map([
      ['b', 'same'],
      ['c', 'old'],
      ['d', 'left'],
    ]);
    expect(findDrift(wanted, current)).toEqual([
      { path: 'a', kind: 'missing' },
      { path: 'c', kind: 'stale' },
      { path: 'd', kind: 'orphan' },
    ]);
  });
});
