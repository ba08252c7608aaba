/** Longest and shortest wait that is proposed, in seconds. */
const LONGEST = 60;
const SHORTEST = 1;

/** How far long work is, and how long it may still take. `total`: about so many; `done` may come to more or less. */
export class WorkProgress {
  done = 0;
  private readonly began = performance.now();

  constructor(
    private readonly unit: 'entities' | 'entries',
    readonly total: number,
  ) {}

  /** Such as `1,200 of about 50,000 entities`. */
  get text(): string {
    const [done, total] = [this.done, Math.max(this.total, this.done)].map((count) => count.toLocaleString('en-US'));
    return `${String(done)} of about ${String(total)} ${this.unit}`;
  }

  /** Whole seconds until it is done, at the speed it had so far. */
  get secondsLeft(): number {
    if (this.done === 0) return SHORTEST;
    const seconds = (((performance.now() - this.began) / this.done) * (this.total - this.done)) / 1000;
    return Math.min(Math.max(Math.ceil(seconds), SHORTEST), LONGEST);
  }
}
