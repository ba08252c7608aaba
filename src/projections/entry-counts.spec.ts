import { entitiesOf, lastSeq } from './entry-counts.js';
import { noteEntry } from './memory-ports.builder.js';

describe('what is counted of a page of entries', () => {
  it('is each entity once, whose rows are side by side', () => {
    expect(entitiesOf([noteEntry(3, 'a'), noteEntry(1, 'a'), noteEntry(9, 'b'), noteEntry(2, 'c')])).toBe(3);
    expect(entitiesOf([])).toBe(0);
  });

  it('is an entity whose points follow the rows of all once', () => {
    const rows = [noteEntry(1, 'a'), noteEntry(2, 'b')];
    expect(entitiesOf([...rows, ...rows.map((row) => ({ ...row, kind: 'timeseries' as const }))])).toBe(2);
  });

  it('is the number of its last entry, 0 without entries', () => {
    expect([lastSeq([noteEntry(3, 'a'), noteEntry(5, 'b')]), lastSeq([])]).toEqual([5, 0]);
  });
});
