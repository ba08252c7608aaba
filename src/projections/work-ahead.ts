/** Lets pieces of work go on at the same time, but not more than so many. */
export class WorkAhead {
  private readonly running: Promise<void>[] = [];

  constructor(private readonly limit: number) {}

  /**
   * Take on one more piece, which has begun. Resolves when there is room for another.
   * @throws what the oldest piece threw, when it had to be waited for
   */
  async begin(work: Promise<void>): Promise<void> {
    // Nobody may be waiting for it when it fails.
    work.catch(() => undefined);
    this.running.push(work);
    if (this.running.length >= this.limit) await this.running.shift();
  }

  /** @throws what the oldest of the pieces that failed threw */
  async done(): Promise<void> {
    while (this.running.length > 0) await this.running.shift();
  }
}
