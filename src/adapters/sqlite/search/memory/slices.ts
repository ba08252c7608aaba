import { nextTurn } from '../../../../kernel/event-loop-turn.js';

/**
 * Work in steps of a millisecond or so each; it ends with the last step, or with what a step throws. After a step that
 * answers a promise it waits for that, which must not reject, while other work continues.
 */
export type Steps = Iterator<unknown, unknown>;

/**
 * What slices are made of; a test puts its own in their place. `now`: milliseconds. `later`: after other requests.
 * `afterPause`: after so many milliseconds.
 */
export interface SliceTimer {
  readonly now: () => number;
  readonly later: (run: () => void) => void;
  readonly afterPause: (milliseconds: number, run: () => void) => void;
}

const TIMER: SliceTimer = {
  now: () => performance.now(),
  later: (run) => {
    void nextTurn().then(run);
  },
  afterPause: (milliseconds, run) => {
    setTimeout(run, milliseconds);
  },
};

/** Milliseconds for which requests may have to wait. */
const SLICE = 5;
/** The same of work for which nobody waits, and how much longer others have the time after each of its slices. */
const UNHURRIED_SLICE = 2;
const PAUSES = 3;

interface SlicedWork {
  readonly steps: Steps;
  readonly isAwaited: () => boolean;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Does long work on the main thread in slices of a few milliseconds, with requests served between two of them. Several
 * works take turns within one slice, so that many of them block requests no longer than one. Work for which nobody
 * waits is done when there is no other, and takes a quarter of the time.
 */
export class Slices {
  private readonly jobs: SlicedWork[] = [];
  private readonly unhurried: SlicedWork[] = [];
  private state: 'idle' | 'pausing' | 'scheduled' = 'idle';
  private pauses = 0;
  private lastSlice = UNHURRIED_SLICE;

  constructor(private readonly timer: SliceTimer = TIMER) {}

  /**
   * Resolves after the last step. Rejects with what a step throws.
   * @param isAwaited whether somebody waits for it by now; absent: from the beginning
   */
  run(steps: Steps, isAwaited: () => boolean = (): boolean => true): Promise<void> {
    return new Promise((resolve, reject) => {
      this.add({ steps, isAwaited, resolve, reject });
    });
  }

  private add(job: SlicedWork): void {
    (job.isAwaited() ? this.jobs : this.unhurried).push(job);
    this.schedule();
  }

  private schedule(): void {
    if (this.state === 'scheduled') return;
    if (this.jobs.length > 0) {
      this.state = 'scheduled';
      this.timer.later(() => {
        this.take();
      });
    } else if (this.unhurried.length > 0 && this.state === 'idle') {
      this.state = 'pausing';
      const pause = ++this.pauses;
      this.timer.afterPause(PAUSES * this.lastSlice, () => {
        if (this.state === 'pausing' && this.pauses === pause) this.take();
      });
    }
  }

  private take(): void {
    this.state = 'idle';
    const unhurried = this.unhurried.splice(0);
    for (const job of unhurried) (job.isAwaited() ? this.jobs : this.unhurried).push(job);
    if (this.jobs.length > 0) this.runSlice(this.jobs, SLICE);
    else this.runSlice(this.unhurried, UNHURRIED_SLICE);
    this.schedule();
  }

  private wait(job: SlicedWork, until: Promise<unknown>): void {
    void until.then(() => {
      this.add(job);
    });
  }

  private runSlice(jobs: SlicedWork[], milliseconds: number): void {
    const begin = this.timer.now();
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      try {
        const { done, value } = job.steps.next();
        if (done === true) job.resolve();
        else if (value instanceof Promise) this.wait(job, value);
        else jobs.push(job);
      } catch (error) {
        job.reject(error);
      }
      this.lastSlice = this.timer.now() - begin;
      if (this.lastSlice >= milliseconds) return;
    }
  }
}
