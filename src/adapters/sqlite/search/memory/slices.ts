/** Work in steps of a millisecond or so each; it ends with the last step, or with what a step throws. */
export type Steps = Iterator<unknown>;

/** What slices are made of; a test puts its own in their place. `now`: milliseconds. `later`: after other requests. */
export interface SliceTimer {
  readonly now: () => number;
  readonly later: (run: () => void) => void;
}

const TIMER: SliceTimer = {
  now: () => performance.now(),
  later: (run) => {
    setImmediate(run);
  },
};

/** Milliseconds for which requests may have to wait. */
const SLICE = 5;

interface SlicedWork {
  readonly steps: Steps;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Does long work on the main thread in slices of a few milliseconds, with requests served between two of them. Several
 * works take turns within one slice, so that many of them block requests no longer than one.
 */
export class Slices {
  private readonly jobs: SlicedWork[] = [];
  private state: 'idle' | 'scheduled' = 'idle';

  constructor(private readonly timer: SliceTimer = TIMER) {}

  /** Resolves after the last step. Rejects with what a step throws. */
  run(steps: Steps): Promise<void> {
    return new Promise((resolve, reject) => {
      this.jobs.push({ steps, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.state === 'scheduled') return;
    this.state = 'scheduled';
    this.timer.later(() => {
      this.state = 'idle';
      this.runSlice();
      if (this.jobs.length > 0) this.schedule();
    });
  }

  private runSlice(): void {
    const end = this.timer.now() + SLICE;
    for (let job = this.jobs.shift(); job !== undefined; job = this.jobs.shift()) {
      try {
        if (job.steps.next().done === true) job.resolve();
        else this.jobs.push(job);
      } catch (error) {
        job.reject(error);
      }
      if (this.timer.now() >= end) return;
    }
  }
}
