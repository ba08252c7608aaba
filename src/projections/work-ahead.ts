/** Lets pieces of work run at the same time, up to a limit. */
export class WorkAhead {
  private readonly running: Promise<void>[] = [];

  constructor(private readonly limit: number) {}

  /**
   * Add a piece of work, which has begun. Resolves when there is room for another.
   * @throws what the oldest piece threw, when it had to be waited for
   */
  async begin(work: Promise<void>): Promise<void> {
    // When it fails, it may be that nothing waits for it yet.
    work.catch(() => undefined);
    this.running.push(work);
    if (this.running.length >= this.limit) await this.running.shift();
  }

  /** Resolves when all pieces that were added so far have ended; others may be added meanwhile. Rejects as they do. */
  async begun(): Promise<void> {
    await Promise.all(this.running);
  }

  /** @throws what the oldest of the pieces that failed threw */
  async done(): Promise<void> {
    while (this.running.length > 0) await this.running.shift();
  }
}
