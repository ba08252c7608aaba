import { WrittenIds } from './written-ids.js';

describe('WrittenIds', () => {
  it('knows each id that was added, and hardly any other', () => {
    const written = new WrittenIds();
    const ids = Array.from({ length: 20_000 }, (_, at) => `urn:li:dataset:${String(at)}`);
    expect(ids.filter((id) => written.add(id) === 'maybe').length).toBeLessThan(5);
    expect(ids.filter((id) => written.add(id) === 'no')).toEqual([]);
  });
});
