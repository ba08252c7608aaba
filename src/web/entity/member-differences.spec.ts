import { memberDifferences } from './member-differences.js';

const STAMP = { time: 1, actor: 'urn:li:corpuser:maya' };

describe('the differences of two versions', () => {
  it('are members by their paths, with what they were and are', () => {
    const before = { name: 'pets', custom: { floor: '2' }, size: 3, last: STAMP };
    const after = { name: 'pets', custom: { floor: '3' }, note: 'New.', last: { ...STAMP, time: 2 } };
    expect(memberDifferences(before, after)).toEqual([
      { path: ['custom', 'floor'], before: '2', after: '3' },
      { path: ['size'], before: 3 },
      { path: ['note'], after: 'New.' },
    ]);
  });

  it('are items of lists by what they are, and not by where they stand', () => {
    const before = [
      { fieldPath: 'name', type: 'text' },
      { fieldPath: 'age', type: 'int' },
      { fieldPath: 'old', type: 'int' },
    ];
    const after = [
      { type: 'int', fieldPath: 'new' },
      { fieldPath: 'age', type: 'bigint' },
      { type: 'text', fieldPath: 'name' },
    ];
    expect(memberDifferences({ fields: before }, { fields: after })).toEqual([
      { path: ['fields', '“age”', 'type'], before: 'int', after: 'bigint' },
      { path: ['fields'], before: { fieldPath: 'old', type: 'int' } },
      { path: ['fields'], after: { type: 'int', fieldPath: 'new' } },
    ]);
    expect(memberDifferences(['a', 'b', 'a'], ['a', 'c', 'b'])).toEqual([
      { path: [], before: 'a' },
      { path: [], after: 'c' },
    ]);
  });

  it('are the whole value where there was none, and none where nothing but its moment is another', () => {
    expect(memberDifferences(undefined, { name: 'pets' })).toEqual([{ path: [], after: { name: 'pets' } }]);
    expect(memberDifferences({ owners: [], last: STAMP }, { last: { ...STAMP, time: 2 }, owners: [] })).toEqual([]);
    expect(memberDifferences({ note: null }, {})).toEqual([]);
  });
});
