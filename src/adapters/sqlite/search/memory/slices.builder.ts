import type { SliceTimer } from './slices.js';

/** Turns of the event loop that the test takes, and a clock that moves with every look at it. */
export class TakenTurns implements SliceTimer {
  time = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param tick milliseconds by which a look moves the clock; a slice is over after one of its length */
  constructor(private readonly tick = 0) {}

  readonly now = (): number => (this.time += this.tick);
  readonly later = (run: () => void): void => {
    this.waiting.push(run);
  };
  readonly afterPause = (_: number, run: () => void): void => {
    this.later(run);
  };

  /** @returns whether there was one */
  next(): boolean {
    const run = this.waiting.shift();
    run?.();
    return run !== undefined;
  }

  /** The same, after which promises have settled. */
  async nextSettled(): Promise<boolean> {
    const taken = this.next();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    return taken;
  }
}
