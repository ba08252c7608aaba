/** Gives a reader of a pass its next page. */
type Turn<T> = (page: IteratorResult<T, undefined>) => void;

/**
 * One pass over pages for several readers: the next page is read when every reader has asked for it, and all of them
 * get the same one. Readers that join for the same place before its first page is read share a pass; later ones start
 * another, because what they want is newer than that page.
 */
export class SharedPass<T, Place = undefined> {
  /** Passes that can be joined, by where they start. */
  private readonly open = new Map<Place | undefined, Pass<T>>();

  constructor(private readonly pages: (after: Place | undefined) => AsyncGenerator<T, undefined>) {}

  /**
   * All pages, starting after a place, or with the first.
   * @param wait milliseconds for which a new pass waits for further readers; 0: for those of the same turn alone
   */
  join(after?: Place, wait = 0): AsyncGenerator<T, undefined> {
    const known = this.open.get(after);
    if (known !== undefined) return known.join();
    const pass = new Pass(this.pages(after));
    this.open.set(after, pass);
    const begin = (): void => {
      this.open.delete(after);
      pass.begin();
    };
    if (wait === 0) setImmediate(begin);
    else setTimeout(begin, wait);
    return pass.join();
  }
}

class Pass<T> {
  private state: 'gathering' | 'reading' | 'waiting' = 'gathering';
  private readers = 0;
  private turns: { readonly take: Turn<T>; readonly fail: (reason: unknown) => void }[] = [];

  constructor(private readonly pages: AsyncGenerator<T, undefined>) {}

  begin(): void {
    this.state = 'waiting';
    this.readWhenWanted();
  }

  join(): AsyncGenerator<T, undefined> {
    this.readers++;
    return this.read();
  }

  private async *read(): AsyncGenerator<T, undefined> {
    try {
      for (;;) {
        const page = await new Promise<IteratorResult<T, undefined>>((take, fail) => {
          this.turns.push({ take, fail });
          this.readWhenWanted();
        });
        if (page.done === true) return undefined;
        yield page.value;
      }
    } finally {
      // The others must not wait for a reader that has given up.
      this.readers--;
      this.readWhenWanted();
    }
  }

  private readWhenWanted(): void {
    if (this.state !== 'waiting' || this.turns.length < this.readers || this.turns.length === 0) return;
    this.state = 'reading';
    const turns = this.turns;
    this.turns = [];
    this.pages.next().then(
      (page) => {
        this.state = 'waiting';
        for (const { take } of turns) take(page);
      },
      (reason: unknown) => {
        this.state = 'waiting';
        for (const { fail } of turns) fail(reason);
      },
    );
  }
}
