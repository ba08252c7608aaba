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
  /** Readers that there are; when all of them have joined, a pass waits for nobody. */
  mostReaders = Infinity;

  constructor(private readonly pages: (after: Place | undefined) => AsyncGenerator<T, undefined>) {}

  /**
   * All pages, starting after a place, or with the first.
   * @param wait milliseconds for which a new pass waits for further readers; 0: for those of the same turn alone
   */
  join(after?: Place, wait = 0): AsyncGenerator<T, undefined> {
    const known = this.open.get(after);
    if (known !== undefined) return this.joined(known);
    const pass = new Pass(this.pages(after));
    this.open.set(after, pass);
    const begin = (): void => {
      // Another one may be open for the same place meanwhile.
      if (this.open.get(after) === pass) this.open.delete(after);
      pass.begin();
    };
    pass.whenComplete = begin;
    if (wait === 0) setImmediate(begin);
    else setTimeout(begin, wait);
    return this.joined(pass);
  }

  private joined(pass: Pass<T>): AsyncGenerator<T, undefined> {
    const pages = pass.join();
    if (pass.readers >= this.mostReaders) pass.whenComplete();
    return pages;
  }
}

class Pass<T> {
  private state: 'gathering' | 'reading' | 'waiting' = 'gathering';
  /** Those that have joined and still read. */
  readers = 0;
  /** Has it begin, and nobody join any more. */
  whenComplete: () => void = () => undefined;
  private turns: { readonly take: Turn<T>; readonly fail: (reason: unknown) => void }[] = [];

  constructor(private readonly pages: AsyncGenerator<T, undefined>) {}

  begin(): void {
    if (this.state !== 'gathering') return;
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
