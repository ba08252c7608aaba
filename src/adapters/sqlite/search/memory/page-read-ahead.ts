/** Pages of a column that are read ahead in one go, and how many such windows before they are used. */
const WINDOW = 16;
const WINDOWS = 8;

/**
 * Has pages of a column read from the disk while others before them are used. The pages are used in order, from the
 * first one on.
 */
export class PageReadAhead {
  /** The windows that are to be used next. */
  private readonly begun: Promise<unknown>[] = [];
  private next = 0;

  /** @param read reads pages from one place up to, not including, another, and never rejects */
  constructor(private readonly read: (from: number, to: number) => Promise<unknown>) {}

  /** What to wait for before a page is used; `undefined` for nothing. */
  before(place: number): Promise<unknown> | undefined {
    if (place % WINDOW > 0) return undefined;
    while (this.begun.length < WINDOWS) {
      this.begun.push(this.read(this.next, this.next + WINDOW));
      this.next += WINDOW;
    }
    return this.begun.shift();
  }
}
