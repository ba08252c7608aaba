/** Where pages come from. `give`: takes back what nobody looks at any more. */
export interface PageSource<Pages> {
  /** Read pages from one place up to, not including, another. Never rejects. */
  readonly read: (from: number, to: number) => Promise<Pages>;
  readonly give: (pages: Pages) => void;
}

/** `window`: pages that are read in one go. `windows`: how many of them are read before the one that is used. */
export interface ReadAheadSize {
  readonly window: number;
  readonly windows: number;
}

/** Has pages of a column read while others before them are used. The pages are used in order, from the first one on. */
export class PageReadAhead<Pages> {
  /** The windows that are to be used next. */
  private readonly begun: Promise<Pages>[] = [];
  private next = 0;
  private pages: Pages | undefined;

  constructor(
    private readonly source: PageSource<Pages>,
    private readonly size: ReadAheadSize,
  ) {}

  /** Those of the window that is used. */
  get current(): Pages | undefined {
    return this.pages;
  }

  /** Have those read that are to be used next. */
  begin(): void {
    const { window, windows } = this.size;
    while (this.begun.length < windows) {
      this.begun.push(this.source.read(this.next, this.next + window));
      this.next += window;
    }
  }

  /** What to wait for before a page is used, while nobody looks at the one before it; `undefined` for nothing. */
  before(place: number): Promise<void> | undefined {
    if (place % this.size.window > 0) return undefined;
    this.begin();
    return this.begun.shift()?.then((pages) => {
      if (this.pages !== undefined) this.source.give(this.pages);
      this.pages = pages;
    });
  }
}
