import { PageReadAhead } from './page-read-ahead.js';

const WINDOW = 4;
const WINDOWS = 3;

describe('PageReadAhead', () => {
  it('has every page read once, in order, and some windows before it is used', async () => {
    const read: number[] = [];
    const source = {
      read: (from: number, to: number): Promise<number> => {
        for (let place = from; place < to; place++) read.push(place);
        return Promise.resolve(from);
      },
      give: () => undefined,
    };
    const ahead = new PageReadAhead(source, { window: WINDOW, windows: WINDOWS });
    for (let place = 0; place < 100; place++) {
      await ahead.before(place);
      expect(read.at(-1)).toBeGreaterThanOrEqual(place + (WINDOWS - 1) * WINDOW);
      expect(read.length).toBeLessThanOrEqual(place + WINDOWS * WINDOW);
    }
    expect(read).toEqual(read.map((_, at) => at));
  });

  it('says what to wait for before the first page of a window', async () => {
    const ends: (() => void)[] = [];
    const source = {
      read: () => new Promise<void>((resolve) => ends.push(resolve)),
      give: () => undefined,
    };
    const ahead = new PageReadAhead(source, { window: WINDOW, windows: WINDOWS });
    const first = ahead.before(0);
    let state = 'waits';
    void first?.then(() => (state = 'is there'));
    await Promise.resolve();
    expect(state).toBe('waits');
    ends[0]?.();
    await first;
    expect([state, ahead.before(1)]).toEqual(['is there', undefined]);
  });

  it('has the pages of a window until the next one is used, and gives them back then', async () => {
    const given: string[] = [];
    const source = {
      read: (from: number) => Promise.resolve(`pages from ${String(from)}`),
      give: (pages: string) => given.push(pages),
    };
    const ahead = new PageReadAhead(source, { window: WINDOW, windows: WINDOWS });
    const seen: (readonly [string | undefined, number])[] = [];
    for (let place = 0; place < 3 * WINDOW; place += WINDOW) {
      await ahead.before(place);
      seen.push([ahead.current, given.length]);
    }
    expect(seen).toEqual([
      ['pages from 0', 0],
      [`pages from ${String(WINDOW)}`, 1],
      [`pages from ${String(2 * WINDOW)}`, 2],
    ]);
    expect(given).toEqual(['pages from 0', `pages from ${String(WINDOW)}`]);
  });
});
