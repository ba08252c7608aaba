/** Longest and shortest wait that is proposed, in seconds. */
const LONGEST = 60;
const SHORTEST = 1;
const ONE = { entities: 'entity', entries: 'entry' } as const;

/** How far long work is, and how long it may still take. `total`: about so many; `done` may come to more or less. */
export class WorkProgress {
  done = 0;
  private readonly began = performance.now();

  constructor(
    private readonly unit: keyof typeof ONE,
    readonly total: number,
  ) {}

  /** Such as `1,200 of about 50,000 entities`. */
  get text(): string {
    return `${printed(this.done)} of about ${this.counted(Math.max(this.total, this.done))}`;
  }

  /** What was done, such as `1,200 entities`. */
  get doneText(): string {
    return this.counted(this.done);
  }

  /** Whole seconds until it is done, at the speed it had so far. */
  get secondsLeft(): number {
    if (this.done === 0) return SHORTEST;
    const seconds = (((performance.now() - this.began) / this.done) * (this.total - this.done)) / 1000;
    return Math.min(Math.max(Math.ceil(seconds), SHORTEST), LONGEST);
  }

  private counted(count: number): string {
    return `${printed(count)} ${count === 1 ? ONE[this.unit] : this.unit}`;
  }
}

function printed(count: number): string {
  return count.toLocaleString('en-US');
}
