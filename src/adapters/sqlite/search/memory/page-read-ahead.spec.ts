import { PageReadAhead } from './page-read-ahead.js';

describe('PageReadAhead', () => {
  it('has every page read once, in order, and some windows before it is used', async () => {
    const read: number[] = [];
    const ahead = new PageReadAhead((from, to) => {
      for (let place = from; place < to; place++) read.push(place);
      return Promise.resolve();
    });
    for (let place = 0; place < 100; place++) {
      await ahead.before(place);
      expect(read.at(-1)).toBeGreaterThan(place + 50);
    }
    expect(read).toEqual(read.map((_, at) => at));
  });

  it('says what to wait for before the first page of a window', async () => {
    const ends: (() => void)[] = [];
    const ahead = new PageReadAhead(() => new Promise<void>((resolve) => ends.push(resolve)));
    const first = ahead.before(0);
    let state = 'waits';
    void first?.then(() => (state = 'is there'));
    await Promise.resolve();
    expect(state).toBe('waits');
    ends[0]?.();
    await first;
    expect([state, ahead.before(1)]).toEqual(['is there', undefined]);
  });
});
