/** Longest and shortest wait that is proposed, in seconds. */
const LONGEST = 60;
const SHORTEST = 1;
const ONE = { entities: 'entity', entries: 'entry' } as const;
/** Milliseconds after which a rate says something. */
const RATE_AFTER = 1000;

/** How far long work is, and how long it may still take. `total`: about so many; `done` may come to more or less. */
export class WorkProgress {
  done: number;
  private readonly began: number;

  /**
   * @param before how many of them were done by an earlier process
   * @param now milliseconds of a clock that never goes back
   */
  constructor(
    private readonly unit: keyof typeof ONE,
    readonly total: number,
    private readonly before = 0,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.done = before;
    this.began = now();
  }

  /** Such as `1,200 of about 50,000 entities`. */
  get text(): string {
    return `${printed(this.done)} of about ${this.counted(Math.max(this.total, this.done))}`;
  }

  /** The same, with its rate and an estimate once they are known: `, 4,100 a second, about 12 seconds left`. */
  get textWithPace(): string {
    const { rate } = this;
    if (rate === undefined) return this.text;
    return `${this.text}, ${printed(Math.round(rate))} a second, about ${durationText(this.leftToDo / rate)} left`;
  }

  /** What was done, such as `1,200 entities`. */
  get doneText(): string {
    return this.counted(this.done);
  }

  /** So many a second, by what was done since the start of this process; `undefined` while that says nothing. */
  get rate(): number | undefined {
    const milliseconds = this.now() - this.began;
    const done = this.done - this.before;
    return milliseconds < RATE_AFTER || done <= 0 ? undefined : (done * 1000) / milliseconds;
  }

  /** Whole seconds until it is done, at the speed it had so far; at least 1, and at most 60. */
  get secondsLeft(): number {
    const done = this.done - this.before;
    if (done <= 0) return SHORTEST;
    const seconds = (((this.now() - this.began) / done) * this.leftToDo) / 1000;
    return Math.min(Math.max(Math.ceil(seconds), SHORTEST), LONGEST);
  }

  private get leftToDo(): number {
    return Math.max(this.total - this.done, 0);
  }

  private counted(count: number): string {
    return `${printed(count)} ${count === 1 ? ONE[this.unit] : this.unit}`;
  }
}

function durationText(seconds: number): string {
  if (seconds < 100) return `${printed(Math.ceil(seconds))} ${Math.ceil(seconds) === 1 ? 'second' : 'seconds'}`;
  return `${printed(Math.ceil(seconds / 60))} minutes`;
}

function printed(count: number): string {
  return count.toLocaleString('en-US');
}
